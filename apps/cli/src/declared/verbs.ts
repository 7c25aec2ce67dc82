import type { Operator } from '@veracite/sdk'
import type { Listed as ListedWords } from '@veracite/words/say'
import type { Say } from '@veracite/words/say-in'
import { Command } from 'commander'
import { type Client, connect, type Paged } from '../client.ts'
import described from '../commands.json' with { type: 'json' }
import { confirm } from '../confirm.ts'
import type { Context } from '../context.ts'
import { UsageError } from '../failures.ts'
import { type Example, withExamples } from '../options.ts'
import { type Column, table } from '../ui/table.ts'
import {
  argumentOf,
  argumentsAmong,
  type DescribedInput,
  type Given,
  gather,
  type Input,
  inputsOf,
  optionOf,
  optionsAmong,
  sampleOf,
} from './inputs.ts'
import { withLists } from './lists.ts'

/** What commands.json says of a command: what its help shows, and what is typed. */
interface Described {
  /** The line for this command in the list of all commands. */
  summary?: string
  about?: string
  inputs?: readonly (string | DescribedInput)[]
  /** For what the usage line does not show; without them, one is made from the inputs. */
  examples?: readonly Example[]
  /** At least one option must be given. */
  needsOne?: true
  isDefault?: true
}

/** The words behind `veracite`. */
export type CommandName = keyof typeof described.commands
const DESCRIBED = described.commands as unknown as Record<CommandName, Described>

/** What a command does with it. */
interface Declared {
  /** Reads what is typed for an input, by its name. */
  parse?: Readonly<Record<string, NonNullable<Input['parse']>>>
  /** For what cannot be undone: the question, unless `--yes` is given. */
  confirm?: (given: Given, client: Client, context: Context) => string | Promise<string>
  /** Runs before the request: checks what was given, or adds to it. */
  before?: (given: Given, context: Context, client: Client) => Promise<void> | void
  /** Members of the request that are the same each time. */
  always?: Record<string, unknown>
}

export interface Verb extends Declared {
  command: CommandName
  inputs: readonly Input[]
  /** The request, if the command makes exactly one. */
  call?: Call<unknown>
  run: (given: Given, context: Context, client: Client) => Promise<void>
}

/** Asks for what the server says in the language of the caller. */
export const inLanguage = ({ sent }: Given, { say }: Context): void => {
  if (say.language !== 'en') sent.language = say.language
}

type Method<R> = (...given: never[]) => R
/** The method of the client that the command calls: with the ids, then everything else in one object. */
type Call<R> = (operator: Operator, given: Given) => Method<R>

type Listed = Paged<object> | PromiseLike<{ items: object[] }>
type PageOf<R> = R extends { page(...given: never[]): PromiseLike<infer Page> } ? Page : Awaited<R>
type ItemOf<R> = PageOf<R> extends { items: (infer Item)[] } ? Item : never

interface List<R> extends Declared {
  call: Call<R>
  /** A table; or `blocks`, one text for each item, with an empty line between them. */
  columns?:
    | readonly Column<ItemOf<NoInfer<R>>>[]
    | ((
        given: Given,
        context: Context,
        items: readonly ItemOf<NoInfer<R>>[],
      ) => readonly Column<ItemOf<NoInfer<R>>>[])
  blocks?: (item: ItemOf<NoInfer<R>>, context: Context) => string
  empty: ListedWords<'cliEmpty'> | ((given: Given, context: Context) => string)
  /** Below the items, from the last page; also below an empty list if `footerAlways`. */
  footer?: (page: PageOf<NoInfer<R>>, items: readonly ItemOf<NoInfer<R>>[], context: Context) => string
  footerAlways?: true
  /** Leaves out items that were not asked for. */
  only?: (item: ItemOf<NoInfer<R>>, given: Given) => boolean
  /** How many at most; there may be more. */
  most?: number | ((given: Given) => number)
  /** Only the newest are wanted: that there are more is not said. */
  isExcerpt?: true
}

/** A command that lists: every page of an operation as a table, or one line of JSON for each item. */
export const lists = <R extends Listed>(command: CommandName, declared: List<R>): Verb => ({
  ...withInputs(command, declared),
  run: async (given, context, client) => {
    const most = typeof declared.most === 'function' ? declared.most(given) : declared.most
    const answer = invoke(declared.call, client, given)
    let page: unknown
    const keep = async <Page>(asked: PromiseLike<Page>) => {
      page = await asked
      return page as Page
    }
    const items =
      'page' in answer
        ? declared.isExcerpt
          ? (await keep(answer.page({ limit: most ?? 100, cursor: null }))).items
          : await client.everyPage({ page: (query) => keep(answer.page(query)) }, most)
        : (await keep(answer)).items
    const footer = (shown: readonly ItemOf<R>[]) => declared.footer?.(page as PageOf<R>, shown, context)
    const { only } = declared
    const wanted = (items as ItemOf<R>[]).filter((item) => only?.(item, given) ?? true)
    context.showEach(wanted, (shown) => {
      const { empty: none } = declared
      const empty = typeof none === 'string' ? context.say(`cliEmpty.${none}`) : none(given, context)
      if (shown.length === 0)
        return [empty, declared.footerAlways && footer(shown)].filter(Boolean).join('\n\n')
      return [bodyOf(declared, shown, given, context), footer(shown)].filter(Boolean).join('\n\n')
    })
  },
})

function bodyOf<R>(declared: List<R>, items: readonly ItemOf<R>[], given: Given, context: Context): string {
  const { blocks, columns = [] } = declared
  if (blocks) return items.map((item) => blocks(item, context)).join('\n\n')
  return table(items, typeof columns === 'function' ? columns(given, context, items) : columns, context)
}

interface Show<R> extends Declared {
  call: Call<PromiseLike<R>>
  /** What a person reads of the answer; `done` has a green check before it. */
  says?: (answer: R, context: Context, given: Given) => string
  done?: (answer: R, context: Context, given: Given) => string
  /** On standard error, so that standard output is the answer alone. */
  note?: (answer: R, context: Context, given: Given) => string | null
  /** What `--json` prints, if it is not the answer. */
  data?: (answer: R, given: Given) => object
}

/** A command that makes one request and says what came of it. */
export const shows = <R>(command: CommandName, declared: Show<R>): Verb => ({
  ...withInputs(command, declared),
  run: async (given, context, client) => {
    const answer = await invoke(declared.call, client, given)
    const { note, says, done, data } = declared
    const noted = note?.(answer, context, given)
    if (noted) context.note(noted)
    context.show(data ? (data(answer, given) as R) : answer, (clean) =>
      says ? says(clean, context, given) : `${context.paint.green('✓')} ${done?.(clean, context, given)}`,
    )
  },
})

/** For answers that do not say what they are about. */
export const withId = (answer: object, { ids }: Given): object => ({ id: ids.at(-1), ...answer })

/** A command that does more than one request: its inputs are described, the rest is written by hand. */
export const runs = <Sent>(
  command: CommandName,
  declared: Declared & {
    run: (given: Given<Sent>, context: Context, client: Client) => Promise<void> | void
  },
): Verb => ({
  ...withInputs(command, declared),
  run: async (given, ...rest) => declared.run(given as Given<Sent>, ...rest),
})

const withInputs = <D extends Declared>(command: CommandName, declared: D) => ({
  ...declared,
  command,
  inputs: inputsOf(DESCRIBED[command].inputs ?? [], declared.parse),
})

function invoke<R>(call: Call<R>, { operator }: Client, given: Given): R {
  const method = call(operator, given) as (...parts: unknown[]) => R
  return method(...given.ids, given.sent)
}

/** Makes a command; `verbs` are the declarations it is made from. */
type MakeDeclared = ((context: Context) => Command) & { verbs: readonly Verb[] }

/** A command with others below it, such as `brands list`; `own` is what it does without one of them. */
export function group(name: CommandName, verbs: readonly Verb[], own?: Verb): MakeDeclared {
  const make = (context: Context): Command => {
    const made = own ? commandOf(context, own, verbs) : named(name)
    for (const verb of verbs)
      made.addCommand(commandOf(context, verb), { isDefault: DESCRIBED[verb.command].isDefault === true })
    return made
  }
  return Object.assign(make, { verbs: own ? [own, ...verbs] : verbs })
}

/** A command without others below it. */
export const single = (verb: Verb): MakeDeclared =>
  Object.assign((context: Context) => commandOf(context, verb), { verbs: [verb] })

function named(name: CommandName): Command {
  const { summary, about = '' } = DESCRIBED[name]
  const command = new Command(lastWord(name)).description(withLists(about))
  return summary === undefined ? command : command.summary(summary)
}

/** A command whose work is written by hand from what was typed: its arguments, then its options. */
export function plain(
  name: CommandName,
  act?: (...typed: never[]) => unknown,
  parse: Declared['parse'] = {},
): Command {
  const command = named(name)
  const { inputs = [], examples } = DESCRIBED[name]
  addInputs(command, inputsOf(inputs, parse))
  if (act) command.action(act as (...typed: unknown[]) => Promise<void>)
  return examples === undefined ? command : withExamples(command, examples)
}

function addInputs(command: Command, inputs: readonly Input[]): void {
  for (const input of argumentsAmong(inputs)) command.addArgument(argumentOf(input))
  for (const input of optionsAmong(inputs)) command.addOption(optionOf(input))
}

const lastWord = (name: CommandName): string => name.split(' ').at(-1) ?? name

function commandOf(context: Context, verb: Verb, below: readonly Verb[] = []): Command {
  const { examples, needsOne, inputs: described } = DESCRIBED[verb.command]
  const inputs = [...verb.inputs, ...(verb.confirm ? inputsOf(['YES']) : [])]
  const command = named(verb.command)
  addInputs(command, inputs)
  command.action(async (...typed: unknown[]) => {
    const options = command.opts()
    if (needsOne && Object.keys(options).length === 0) throw new UsageError(whatToChange(inputs))
    const client = connect(context)
    const words = typed.slice(0, argumentsAmong(inputs).length)
    const given = await gather(context, client, inputs, { words, options })
    if (described?.[0] === 'BRAND_OF_GROUP' && given.ids.length === 0)
      throw new UsageError((say) =>
        say('cliRefused.giveABrandOrUse', {
          commands: below.map(({ command }) => lastWord(command)).join(', '),
        }),
      )
    Object.assign(given.sent, verb.always)
    if (verb.confirm)
      await confirm(context, await verb.confirm(given, client, context), given.own.yes as true | undefined)
    await verb.before?.(given, context, client)
    await verb.run(given, context, client)
  })
  return withExamples(command, examples ?? [[sampleOf(inputs)]])
}

function whatToChange(inputs: readonly Input[]) {
  const names = optionsAmong(inputs).map(({ flags }) => /--[\w-]+/.exec(flags)?.[0])
  const options = { options: names.slice(0, -1).join(', '), last: names.at(-1) ?? '' }
  return (say: Say) => say('cliRefused.sayWhatToChange', options)
}
