import { followGuides } from './follow-guides.ts'

/** Pages for those who bring a brand, its facts and products. In a file of their own: both are followed at the same time. */
followGuides(['docs/your-brand.md', 'docs/corrections.md', 'docs/predicates.md', 'docs/feeds.md'])
