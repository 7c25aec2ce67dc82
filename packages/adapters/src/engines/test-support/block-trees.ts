import fc from 'fast-check'

/** A page of any shape. `id` is in every word of a leaf, so that a line tells whose words it holds. */
export type Tree =
  | { kind: 'paragraph' | 'heading' | 'card' | 'place' | 'table'; id: number }
  | { kind: 'list' | 'section'; id: number; inner: Tree[] }
  /** What a page shows around an answer. */
  | { kind: 'picture' | 'question' | 'button' | 'advertisement'; id: number }

const LEAVES = ['paragraph', 'heading', 'card', 'place', 'table'] as const
const AROUND = ['picture', 'question', 'button', 'advertisement'] as const

const { tree } = fc.letrec<{ tree: Shape; leaf: Shape; node: Shape }>((tie) => ({
  leaf: fc.constantFrom(...LEAVES, ...AROUND).map((kind) => ({ kind, inner: [] })),
  node: fc.record({
    kind: fc.constantFrom('list' as const, 'section' as const),
    inner: fc.array(tie('tree'), { minLength: 1, maxLength: 4 }),
  }),
  tree: fc.oneof({ depthSize: 'small', withCrossShrink: true }, tie('leaf'), tie('node')),
}))

interface Shape {
  kind: Tree['kind']
  inner: Shape[]
}

/** Pages with blocks in any order and nesting, each leaf with a number of its own. */
export const pages: fc.Arbitrary<Tree[]> = fc
  .array(tree, { minLength: 1, maxLength: 6 })
  .map((shapes) => numbered(shapes, { next: 10 }))

function numbered(shapes: readonly Shape[], counter: { next: number }): Tree[] {
  return shapes.map(({ kind, inner }): Tree => {
    const id = counter.next++
    return kind === 'list' || kind === 'section'
      ? { kind, id, inner: numbered(inner, counter) }
      : { kind, id }
  })
}

export const leavesOf = (trees: readonly Tree[]): Tree[] =>
  trees.flatMap((entry) => ('inner' in entry ? leavesOf(entry.inner) : [entry]))

export const isAround = ({ kind }: Tree): boolean => (AROUND as readonly string[]).includes(kind)

/** Words as pages have them: no break before or after, and figures at the ends, which run together first. */
export const sentence = (id: number): string => `${id}th thing costs $${id}.00`
export const WORDS = /(\d+)(?:th|st) /g

export const product = (id: number) => ({
  title: `${id}th product`,
  price: `$${id}.99`,
  old_price: `$${id + 1}.99`,
  rating: 4.5,
  reviews: 1204,
  store: `${id}th shop`,
})

/** The one form of a card, from every engine. */
export const productLines = (id: number): string[] => [
  `- **${id}th product**`,
  `  - Price: $${id}.99`,
  `  - Was: $${id + 1}.99`,
  '  - Rating: 4.5 (1,204 reviews)',
  `  - Sold by: ${id}th shop`,
]
