import paths from './icons.json' with { type: 'json' }

export type IconName = keyof typeof paths

/** A sign beside its words, or inside a button that has a name. */
export const Icon = ({ name }: { name: IconName }) => (
  <svg class="icon" viewBox="0 0 16 16" aria-hidden="true">
    <path d={paths[name]} />
  </svg>
)
