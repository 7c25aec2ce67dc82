/** Fills `{runId}` and the like. */
export const fillTemplate = (template: string, values: Record<string, string>): string =>
  template.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
