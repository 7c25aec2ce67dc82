import {
  type TBoolean,
  type TObject,
  type TProperties,
  type TSchema,
  type TUnsafe,
  Type,
} from '@sinclair/typebox'
import { GRADE_TABLE } from '@veracite/terms/surfaces'
import {
  BUNDLE_FORMATS,
  CITATION_CLASSES,
  CONFABULATION_WINDOWS,
  ENGINES,
  GRADES,
  ORIGINS,
  PROMPT_INTENTS,
  SURFACES,
  VERIFICATION_STATUSES,
} from '@veracite/terms/vocabulary'
import { LANGUAGE_CODES } from '@veracite/words/languages'
import { refusal } from '@veracite/words/refusals'

/**
 * Marks a schema as a component of the document under this name. The mark is removed when the document is
 * written.
 */
export const COMPONENT = 'x-component'

export const named = <T extends TSchema>(name: string, schema: T): T => ({ ...schema, [COMPONENT]: name })

/** A closed list of strings. A missing value stays missing; a wrong one is refused with the list of right ones. */
export const oneOf = <const T extends readonly string[]>(
  values: T,
  /** The description alone, or with the value that counts if none is given. */
  described: string | { description?: string; default?: T[number] } = {},
): TUnsafe<T[number]> =>
  Type.Unsafe<T[number]>(
    Type.Union(
      values.map((value) => Type.Literal(value)),
      { ...(typeof described === 'string' ? { description: described } : described), 'x-enum': values },
    ),
  )

export const Bytes = Type.Unsafe<Uint8Array>({ type: 'string', format: 'binary' })
/** A file of any size: made as fast as it is read. */
export type InPieces = AsyncGenerator<Uint8Array | string>

export const text = (description: string) => Type.String({ description })
export const flag = (description: string) => Type.Boolean({ description })
export const number = (description: string) => Type.Number({ description })
export const integer = (description: string) => Type.Integer({ description })
export const count = (description: string) => Type.Integer({ minimum: 0, description })
export const between = (minimum: number, maximum: number, description: string) =>
  Type.Integer({ minimum, maximum, description })
export const inputText = (maxLength: number, description: string) =>
  Type.String({ minLength: 1, maxLength, description })
export const list = <T extends TSchema>(item: T, description: string) => Type.Array(item, { description })
export const nullable = <T extends TSchema>(schema: T, description?: string) =>
  Type.Union([schema, Type.Null()], description === undefined ? {} : { description })
export const nullableText = (description: string) => nullable(Type.String(), description)
export const Id = (description: string) => Type.String({ minLength: 1, maxLength: 128, description })
export const DateTime = (description: string) => Type.String({ format: 'date-time', description })
export const NullableDateTime = (description: string) =>
  nullable(Type.String({ format: 'date-time' }), description)
export const Sha256 = (description: string) => Type.String({ pattern: '^[a-f0-9]{64}$', description })

export const Day = (example: string) =>
  Type.String({
    pattern: '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$',
    'x-wrong': refusal('must_be_a_day', { example }),
  })

/** An object that may get more members: clients must tolerate members they do not know. */
export const openObject = <T extends TProperties>(
  members: T,
  description: string | null = null,
): TObject<T> =>
  Type.Object(members, { additionalProperties: true, ...(description !== null && { description }) })

/** An open object as a named component of the OpenAPI document. */
export const open = <T extends TProperties>(name: string, description: string | null, members: T) =>
  named(name, openObject(members, description))

/** A list that is whole. */
export const listOf = <T extends TSchema>(name: string, description: string | null, item: T, which: string) =>
  open(name, description, { items: list(item, which) })

/** What is answered when something was taken away. */
export const done = <const Member extends string>(name: string, description: string, member: Member) =>
  open(name, description, { [member]: flag('Always true.') } as Record<Member, TBoolean>)

/** A common predicate, or one that is declared for the brand: which there are, the brand knows. */
export const PredicateName = Type.String({
  minLength: 1,
  maxLength: 60,
  description: 'What it is about: a common predicate, or one that is declared for the brand.',
})

export const LanguageName = named('Language', oneOf(LANGUAGE_CODES, 'The language of its words.'))

export const EngineName = named('Engine', oneOf(ENGINES, 'An AI answer engine.'))
export const OriginName = named(
  'Origin',
  oneOf(
    ORIGINS,
    'Who gives an answer: `engine`, the engine itself, asked over a programming interface or by a data seller; `app`, its app, from which a person brought the answer; `stand_in`, a server that the operator chose to stand in for it; `demo`, nobody: this software invented it. Answers of different origin are never added up.',
  ),
)

const gradesInWords = GRADES.map((grade) => `\`${grade}\`: ${GRADE_TABLE[grade].name}.`).join(' ')

export const GradeName = named(
  'Grade',
  oneOf(GRADES, `How much is proven of an answer from an app. ${gradesInWords}`),
)

export const SurfaceName = named(
  'AnswerSurface',
  oneOf(
    SURFACES,
    'Where the answer was given: `api`, an interface for programs; `seller`, a data seller says what the app showed; `app`, a person got it in the app.',
  ),
)

/** Of one answer. Older servers send neither. */
export const surfaceAndGrade = {
  surface: Type.Optional(SurfaceName),
  grade: Type.Optional(nullable(GradeName, 'Only for answers from an app; null for others.')),
}

/** A field that stands beside every count of classified answers. */
export const provisional = Type.Optional(
  count(
    'Answers among them that are provisional: the configured model has not finished reading them, and their class may change.',
  ),
)

/** The origin of the answers. Older servers do not send it. */
export const fromAnswers = {
  demo: Type.Optional(
    flag('True of a demonstration: invented by this software, said by no engine, counted apart.'),
  ),
  origin: Type.Optional(OriginName),
}

const OfOrigin = open('OfOrigin', 'How many there are of another origin.', {
  origin: OriginName,
  count: count('How many.'),
})
/** Counts of other origins, which the numbers beside it leave out. */
export const apart = Type.Optional(
  list(OfOrigin, 'Answers of other origin: they are in none of the other numbers.'),
)

export const PromptIntentName = named('PromptIntent', oneOf(PROMPT_INTENTS, 'What a prompt asks about.'))
export const CitationClassName = named(
  'CitationClass',
  oneOf(CITATION_CLASSES, 'How an answer treats the brand.'),
)
export const VerificationStatusName = named(
  'VerificationStatus',
  oneOf(
    VERIFICATION_STATUSES,
    'Whether what was found still holds: `active`, `stale` (too old, or a fact behind it changed) or `not_reproducible` (asked again, the answers did not say it; the bundle says in how many answers it may still be said).',
  ),
)
export const WindowName = named(
  'ConfabulationWindow',
  oneOf(CONFABULATION_WINDOWS, 'How far back to look, in whole UTC days by time of capture.'),
)
export const BundleFormatName = named('BundleFormat', oneOf(BUNDLE_FORMATS, 'Form of an evidence bundle.'))
export const CheckVerdict = named(
  'CheckVerdict',
  oneOf(['verified', 'modified'], 'Whether the submitted content is what was captured.'),
)

export const because = {
  reason: Type.Optional(
    text(
      'The name of this refusal, such as `too_many_runs`. It stays the same; programs and other languages go by it.',
    ),
  ),
  parameters: Type.Optional(
    Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()]), {
      description: 'What the words of the refusal hold, by name: limits, names, counts.',
    }),
  ),
}
const refused = { error: text('What went wrong, for a person.'), ...because }

export const ErrorBody = open(
  'Error',
  'Every refusal has this shape; further fields may accompany it.',
  refused,
)

export const ValidationErrorBody = open(
  'ValidationError',
  'An invalid body or query, with each offending field.',
  {
    ...refused,
    fields: list(
      Type.Object({
        path: text('The offending field, for example `brandId` or `query.window`.'),
        message: text('What it must be.'),
        ...because,
      }),
      'Every offending field.',
    ),
  },
)

export const ScanCapErrorBody = open('ScanCapError', 'The monthly scan cap of the plan is reached.', {
  ...refused,
  maxScans: integer('Scans the plan allows in a calendar month (UTC).'),
  scansThisMonth: integer('Scans started this month.'),
})

export const VerificationCapErrorBody = open(
  'VerificationCapError',
  'Re-verifications are used up: for the month (then with `maxVerifications`, `verificationsThisMonth`, `maxScans` and `scansThisMonth`) or for this run today (then with `maxVerificationsPerRunAndDay` and `verificationsOfRunToday`).',
  {
    ...refused,
    maxVerifications: Type.Optional(integer('Re-verifications the plan allows in a calendar month (UTC).')),
    verificationsThisMonth: Type.Optional(integer('Re-verifications asked for this month.')),
    maxVerificationsPerRunAndDay: Type.Optional(integer('Re-verifications of one run in a day (UTC).')),
    verificationsOfRunToday: Type.Optional(integer('Re-verifications of this run today.')),
  },
)

export const PlannedBody = named(
  'Planned',
  Type.Object(
    {
      status: Type.Literal('planned'),
      roadmap: Type.Optional(text('Planned sprint.')),
      note: Type.Optional(text('Dependency or context.')),
    },
    { description: 'A planned route that is not available yet.' },
  ),
)

export const HashNotFoundBody = named(
  'HashNotFound',
  Type.Object(
    { found: Type.Literal(false) },
    { description: 'Nothing with this SHA-256 was captured. A normal answer, not an error.' },
  ),
)

export const JobAck = open('JobAck', 'The work is queued.', { jobId: text('Identifier of the queued job.') })

export const BrandRef = open('BrandRef', 'A brand.', {
  id: text('Brand identifier.'),
  name: text('Name of the brand.'),
  domain: text('Host name of its website.'),
})

export const CitationCounts = named(
  'CitationCounts',
  Type.Object(Object.fromEntries(CITATION_CLASSES.map((name) => [name, Type.Integer({ minimum: 0 })])), {
    description: 'Runs per citation class.',
  }),
)
