/** Adjectives of cities in the five languages, as stems: the ending varies with gender, case and number. */
const adjectives = `
milan: milanes|milanais|mailand
bogota: bogotan
medellin: medellinens
paris: parisian|parisien|parisin|parisiens|pariser
london: londoner|londonien|londinens|londrin
madrid: madrilen
barcelona: barcelones|barcelonais
seville: sevillan
valencia: valencian
bilbao: bilbain
lisbon: lisboet|lissabonn|lisbonnin
porto: portuens
berlin: berliner|berlinois|berlines
munich: munchner|munchener|munichois|muniques
hamburg: hamburger|hamburgues
cologne: kolner|colonais
vienna: wiener|viennois|vienes|viennes
zurich: zurcher|zurichois|zuriques
geneva: genfer|genevois|ginebrin
basel: basler|balois
brussels: brusseler|bruxellois|bruselens|bruxelens
antwerp: anversois
ghent: gantois
lyon: lyonnais|lyones
marseille: marseillais
bordeaux: bordelais
toulouse: toulousain
nantes: nantais
lille: lillois
strasbourg: strasbourgeois
rome: romain
turin: turines|turinois|torinese
naples: napolitan|neapolitan|napolitain
sao paulo: paulistan
rio de janeiro: carioc
curitiba: curitiban
recife: recifens
buenos aires: porten
lima: limen
santiago: santiaguin
montreal: montrealais|montrealer
glasgow: glaswegian
liverpool: liverpudlian
manchester: mancunian
`

const byKey = new Map<string, [string, string][]>()
for (const line of adjectives.trim().split('\n')) {
  const [city = '', stems = ''] = line.split(': ')
  for (const stem of stems.split('|')) {
    const key = stem.slice(0, 4)
    byKey.set(key, [...(byKey.get(key) ?? []), [stem, city]])
  }
}

/** The city of such an adjective: "bogotana" → bogota. */
export function cityOfAdjective(word: string): string | undefined {
  const found = byKey
    .get(word.slice(0, 4))
    ?.find(([stem]) => word.startsWith(stem) && word.length - stem.length <= 3)
  return found?.[1]
}
