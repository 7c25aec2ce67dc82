/** A described thing, however the page wrote it down: JSON-LD, microdata and RDFa all become this. */
export interface Thing {
  /** Local names: `https://schema.org/Organization` and `schema:Organization` are both `Organization`. */
  types: string[]
  id: string | null
  props: Map<string, PropValue[]>
}

export interface PropValue {
  text: string
  thing: Thing | null
  /** A literal part of the markup that states this value. */
  quote: string
}

export function localName(name: string): string {
  return name.trim().split(/[/#:]/).at(-1) ?? ''
}

export function values(thing: Thing, ...names: string[]): PropValue[] {
  return names.flatMap((name) => thing.props.get(name) ?? [])
}

/** The first plain text among these properties; a nested thing counts by its name. */
export function firstText(thing: Thing, ...names: string[]): PropValue | null {
  for (const value of values(thing, ...names)) {
    const text = nameOf(value)
    if (text !== '') return { ...value, text }
  }
  return null
}

export function nameOf(value: PropValue): string {
  if (value.thing === null) return value.text.trim()
  const name = value.thing.props.get('name')?.find((each) => each.thing === null && each.text.trim() !== '')
  return name?.text.trim() ?? ''
}

export function addProp(thing: Thing, name: string, value: PropValue): void {
  const list = thing.props.get(name)
  if (list === undefined) thing.props.set(name, [value])
  else list.push(value)
}
