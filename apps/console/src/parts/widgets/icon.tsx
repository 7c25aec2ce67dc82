const PATHS = {
  home: 'M2.5 7 8 2.5 13.5 7v6.5h-4v-4h-3v4h-4z',
  search: 'M7 11.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9zM10.500 10.500 14 14',
  switch: 'M5 6l3-3 3 3M5 10l3 3 3-3',
  watch:
    'M1.5 8S4 3.500 8 3.500 14.500 8 14.500 8 12 12.500 8 12.500 1.500 8 1.500 8zM8 10a2 2 0 1 0 0-4 2 2 0 0 0 0 4z',
  act: 'M3 13l.7-3L11 2.700 13.300 5 6 12.300zM9.500 4.200l2.300 2.300',
  truth:
    'M3 3.500c2-.8 3.700-.6 5 .7 1.300-1.300 3-1.500 5-.7v9c-2-.8-3.700-.6-5 .7-1.300-1.300-3-1.500-5-.7zM8 4.200v9',
  setUp: 'M2 5h6M12 5h2M2 11h2M8 11h6M10 3.300v3.400M6 9.300v3.400',
  next: 'M6 3.500 10.500 8 6 12.500',
  theme: 'M8 14a6 6 0 1 0 0-12zM8 2v12',
  help: 'M6 6a2 2 0 1 1 2.700 1.900c-.5.200-.7.500-.7 1.100M8 11.500v.01M8 14.500a6.500 6.500 0 1 0 0-13 6.500 6.500 0 0 0 0 13z',
  leave: 'M6.500 3H3v10h3.500M10 5l3 3-3 3M13 8H6.500',
} as const

export type IconName = keyof typeof PATHS

/** A sign beside its words, or inside a button that has a name. */
export const Icon = ({ name }: { name: IconName }) => (
  <svg class="icon" viewBox="0 0 16 16" aria-hidden="true">
    <path d={PATHS[name]} />
  </svg>
)
