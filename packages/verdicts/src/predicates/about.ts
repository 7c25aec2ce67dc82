import told from './predicates.json' with { type: 'json' }

/** What `predicates.json` tells of a predicate: label, hint for models, whether a brand has one at a time. */
export const about = <Name extends keyof typeof told>(name: Name): { name: Name } & (typeof told)[Name] => ({
  name,
  ...told[name],
})
