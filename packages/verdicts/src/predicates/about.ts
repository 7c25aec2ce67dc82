import told from './predicates.json' with { type: 'json' }

/** The entry of `predicates.json`: label, hint for models, question to people, whether a brand has one at a time. */
export const about = <Name extends keyof typeof told>(name: Name): { name: Name } & (typeof told)[Name] => ({
  name,
  ...told[name],
})
