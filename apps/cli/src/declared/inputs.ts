import { Argument, Option } from 'commander'
import type { Account, Brand } from '../bodies.ts'
import type { Client } from '../client.ts'
import described from '../commands.json' with { type: 'json' }
import type { Context } from '../context.ts'
import { findAccount, findBrand } from '../find.ts'
import { collect, oneOf, readEngines, wholeNumber } from '../options.ts'
import { listOf, withLists } from './lists.ts'

/** An argument (`<name>`, `[name]`) or an option (`--name <value>`) of a command, and where its value goes. */
export interface Input {
  flags: string
  about?: string
  parse?: (typed: string, before?: never) => unknown
  /** One of a closed list, in any spelling. */
  choices?: readonly string[]
  /** One of a closed list, as it is spelt; help shows the list. */
  exactly?: readonly string[]
  preset?: unknown
  required?: true
  /** The member of the request that gets the value; the name of the input if left out. */
  as?: string
  /** An id in the path of the operation. The order of the inputs is that of the path. */
  id?: true
  /** The command itself uses it; it is not sent. */
  local?: true
  /** A name that is looked up: the id of what is found is the value. Without a name: the only account there is. */
  find?: 'brand' | 'account' | 'accountIfGiven'
}

/** What was typed, sorted by where it goes. */
export interface Given<Sent = Record<string, unknown>> {
  ids: string[]
  sent: Sent
  /** Values of `local` inputs. */
  own: Record<string, unknown>
  /** Present only if an input of the command finds a brand. */
  brand: Brand
  account: Account
  /** The address of the server. */
  url: string
}

/** An input as `commands.json` has it: lists of words stand there by name, and so do ways to read what was typed. */
export interface DescribedInput extends Omit<Input, 'parse' | 'choices' | 'exactly'> {
  choices?: string | readonly string[]
  exactly?: string | readonly string[]
  parse?: keyof typeof PARSERS
  /** A whole number, from and to. */
  whole?: readonly number[]
  /** One of a list, in any spelling; with `each`, several of them separated by commas. */
  oneOf?: string
  each?: string
}

type Parse = NonNullable<Input['parse']>

const PARSERS = {
  many: collect,
  engines: readEngines,
  list: (typed: string) => typed.split(','),
  upper: (typed: string) => typed.toUpperCase(),
  /** The beginning of a day, in UTC; a whole time is taken as it is. */
  fromDay: (typed: string) => (/^\d{4}-\d{2}-\d{2}$/.test(typed) ? `${typed}T00:00:00Z` : typed),
}

/** The inputs of a command; `parse` reads what is typed for those that it names. */
export const inputsOf = (
  described: readonly (string | DescribedInput)[],
  parse: Readonly<Record<string, Parse>> = {},
): Input[] =>
  described.flatMap((one): Input[] => {
    if (typeof one === 'string') return inputsOf([SHARED[one] ?? []].flat(), parse)
    const { whole, oneOf: among, each, parse: way, choices, exactly, about, ...rest } = one
    const [least = 0, most = 0] = whole ?? []
    const read =
      parse[nameOf(one)] ??
      (whole && wholeNumber(least, most)) ??
      (among && ((typed: string) => oneOf(listOf(among), typed))) ??
      (each && ((typed: string) => typed.split(',').map((word) => oneOf(listOf(each), word.trim())))) ??
      (way && (PARSERS[way] as Parse))
    return [
      {
        ...rest,
        ...(about !== undefined && { about: withLists(about) }),
        ...(choices && { choices: listOf(choices) }),
        ...(exactly && { exactly: listOf(exactly) }),
        ...(read && { parse: read }),
      },
    ]
  })

const SHARED = described.shared as Record<string, DescribedInput | DescribedInput[]>

const isOption = ({ flags }: Pick<Input, 'flags'>): boolean => flags.startsWith('-')

export function optionOf({ flags, about = '', parse, choices, exactly, preset, required }: Input): Option {
  const option = new Option(flags, choices ? `${about}: ${choices.join(', ')}` : about)
  if (choices) option.argParser((typed: string) => oneOf(choices, typed))
  else if (exactly) option.choices(exactly)
  else if (parse) option.argParser(parse as (typed: string) => unknown)
  if (preset !== undefined) option.default(preset)
  return option.makeOptionMandatory(required === true)
}

export function argumentOf({ flags, about, parse, choices, exactly }: Input): Argument {
  const argument = new Argument(flags, about ?? choices?.join(', '))
  if (exactly) argument.choices(exactly)
  else if (choices) argument.argParser((typed: string) => oneOf(choices, typed))
  else if (parse) argument.argParser(parse as (typed: string) => unknown)
  return argument
}

export const optionsAmong = (inputs: readonly Input[]): Input[] => inputs.filter(isOption)
export const argumentsAmong = (inputs: readonly Input[]): Input[] => inputs.filter((one) => !isOption(one))

/** `--page-facts <how>` is `pageFacts`, `<value...>` is `value`. */
const nameOf = (input: Pick<Input, 'flags'>): string =>
  isOption(input) ? new Option(input.flags).attributeName() : input.flags.replaceAll(/[<>[\].]/g, '')

/** What somebody types who gives no more than is needed: `BRAND`, `ID --out FILE`. */
export const sampleOf = (inputs: readonly Input[]): string =>
  inputs
    .filter((input) => input.required || input.find === 'brand' || /^</.test(input.flags))
    .map((input) => {
      const value = input.find === 'brand' ? 'BRAND' : input.id ? 'ID' : nameOf(input).toUpperCase()
      return isOption(input) ? `${/--[\w-]+/.exec(input.flags)?.[0]} ${value}` : value
    })
    .join(' ')

export async function gather(
  context: Context,
  client: Client,
  inputs: readonly Input[],
  typed: { words: readonly unknown[]; options: Record<string, unknown> },
): Promise<Given> {
  const words = [...typed.words]
  const given = { ids: [], sent: {}, own: {} } as unknown as Given
  given.url = client.url
  const find = async (kind: NonNullable<Input['find']>, wanted: string | undefined) => {
    if (kind === 'account' || (kind === 'accountIfGiven' && wanted !== undefined)) {
      given.account = await findAccount(client, wanted, context)
      return given.account.id
    }
    if (kind === 'accountIfGiven' || wanted === undefined) return undefined
    given.brand = await findBrand(client, wanted)
    return given.brand.id
  }
  // One after the other: a name that is not found is reported in the order of the inputs.
  for (const input of inputs) {
    const name = nameOf(input)
    const raw = isOption(input) ? typed.options[name] : words.shift()
    const value = input.find ? await find(input.find, raw as string | undefined) : raw
    if (value === undefined) continue
    if (input.id) given.ids.push(value as string)
    else (input.local ? given.own : given.sent)[input.as ?? name] = value
  }
  return given
}
