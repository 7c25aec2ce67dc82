/** The other company that a prompt names beside the brand ("Halden or Nordvik Sensors for …"); null where there is none. */
export function rivalInPrompt(prompt: string, brandNames: readonly string[]): string | null {
  const known = brandNames.map((name) => name.toLowerCase())
  const beside = [...prompt.slice(0, 500).matchAll(BESIDE)].flatMap(({ groups }) => [
    groups?.left ?? '',
    groups?.right ?? '',
  ])
  return (
    beside.find(
      (name) =>
        name.length > 2 &&
        !known.some((own) => own.includes(name.toLowerCase()) || name.toLowerCase().includes(own)),
    ) ?? null
  )
}

const NAME = String.raw`\p{Lu}[\p{L}\d&-]{1,30}(?: \p{Lu}[\p{L}\d&-]{0,30}){0,3}`
const BESIDE = new RegExp(
  String.raw`(?<left>${NAME}),? (?:or|vs\.?|versus|oder|ou|o) (?<right>${NAME})`,
  'gu',
)
