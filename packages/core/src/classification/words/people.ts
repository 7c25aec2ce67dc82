import { givenNames } from './given-names.ts'

/** Frequent in Spain, Portugal, Brazil, Germany and France, and missing from the list of names. */
const MORE_NAMES =
  'oriol iara dietrich jordi arnau pau biel aitor iker unai ibai gorka eneko amaia nerea leire ainhoa itziar xabier xoan brais uxia antia nuno tiago rui ines joana tomas duarte afonso goncalo vasco thiago caio davi iago ubirajara moacir jussara iracema bento torsten heiko detlef uwe juergen jurgen gunther gunter wolfgang siegfried hannelore ingeborg hartmut eckhard volker hannes ulrich jochen annegret gesine fenja svenja maelys ewen loic gwenaelle yann erwan ronan goulven aymeric thibault gaetan anais oceane noemie leonie clemence solenn enora'

const names = new Set([...givenNames.trim().split(/\s+/), ...MORE_NAMES.split(' ')])

export function isGivenName(word: string): boolean {
  return names.has(word)
}
