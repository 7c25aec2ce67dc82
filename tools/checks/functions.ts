import { parseAst } from 'vitest/node'

/** Where a function was in the text that ran, and how often it was called. */
export interface CountedRange {
  startOffset: number
  endOffset: number
  count: number
}

/** The functions of a file, and the module around them: each by its own text, without types, comments and layout. */
export function functionsOf(file: string, source: string): ReadonlySet<string> {
  const all = ({ name, inside }: Unit): string[] => [name, ...inside.flatMap(all)]
  return new Set(all(parse(file, source).module))
}

/**
 * Those that ran, the module among them. Null where counts cannot be matched with the text, or where a function starts a
 * process or a thread, in which nothing is counted.
 */
export function functionsThatRan(
  file: string,
  source: string,
  counted: readonly CountedRange[],
): readonly string[] | 'unknown' | 'elsewhere' {
  const { module, hasClasses } = parse(file, source)
  const ran: Unit[] = [module]
  const match = (unit: Unit, { count, inside }: Counted): boolean => {
    if (count > 0) ran.push(unit)
    // Functions inside one that was never called are not counted.
    else if (inside.length === 0 && unit !== module) return true
    return (
      inside.length === unit.inside.length && inside.every((one, at) => match(unit.inside[at] ?? unit, one))
    )
  }
  const outermost = nest(counted)
  // Bun moves classes to the top, so their functions have another order.
  if (hasClasses || outermost === undefined || !match(module, outermost)) return 'unknown'
  return ran.some(({ startsProcess }) => startsProcess) ? 'elsewhere' : ran.map(({ name }) => name)
}

interface Counted extends CountedRange {
  inside: Counted[]
}

function nest(ranges: readonly CountedRange[]): Counted | undefined {
  const sorted = ranges.toSorted((a, b) => a.startOffset - b.startOffset || b.endOffset - a.endOffset)
  const open: Counted[] = []
  const [module] = sorted.map((range) => {
    const counted = { ...range, inside: [] }
    while ((open.at(-1)?.endOffset ?? Number.POSITIVE_INFINITY) < range.endOffset) open.pop()
    open.at(-1)?.inside.push(counted)
    open.push(counted)
    return counted
  })
  return module
}

interface Unit {
  name: string
  startsProcess: boolean
  inside: Unit[]
}
const STARTS_PROCESS =
  /(?<![.\w])(?:spawn|spawnSync|execFile|execFileSync|fork)\(|\bBun\.spawn|\bnew Worker\(/
/** What these start is the program of others. */
const STARTS_OTHERS = /\/(?:own-redis|openssl-tsa)\.ts$/
const CLASS = /^(?:export )?(?:default )?class /m
const FUNCTIONS = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'])

const parsed = new Map<string, { module: Unit; hasClasses: boolean }>()

/** Tests run the same files: each is parsed once. */
function parse(file: string, source: string): { module: Unit; hasClasses: boolean } {
  const known = parsed.get(source) ?? parseAnew(file, source)
  parsed.set(source, known)
  return known
}

function parseAnew(file: string, source: string): { module: Unit; hasClasses: boolean } {
  const loader = file.endsWith('x') ? 'tsx' : 'ts'
  const text = new Bun.Transpiler({ loader, target: 'bun' }).transformSync(source)
  const unitOf = (outer: Node): Unit => {
    const functions = Object.values(outer).flatMap(outermostFunctions)
    functions.sort((a, b) => a.start - b.start)
    const starts = [outer.start, ...functions.map(({ end }) => end)]
    const own = starts.map((start, at) => text.slice(start, functions[at]?.start ?? outer.end)).join('…')
    return {
      name: Bun.hash(own).toString(36),
      startsProcess: STARTS_PROCESS.test(own) && !STARTS_OTHERS.test(file),
      inside: functions.map(unitOf),
    }
  }
  return { module: unitOf(parseAst(text)), hasClasses: CLASS.test(text) }
}

interface Node {
  type: string
  start: number
  end: number
}

function outermostFunctions(value: unknown): Node[] {
  if (typeof value !== 'object' || value === null) return []
  return isFunction(value) ? [value] : Object.values(value).flatMap(outermostFunctions)
}
const isFunction = (value: object): value is Node =>
  'type' in value && typeof value.type === 'string' && FUNCTIONS.has(value.type)
