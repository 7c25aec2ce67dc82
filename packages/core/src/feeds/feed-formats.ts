import { FEED_FORMATS } from '@veracite/ground-truth/feeds/feed-format'

/** What a feed may be said to be; for callers who may not look further down. */
export const FORMATS_OF_FEEDS = FEED_FORMATS
