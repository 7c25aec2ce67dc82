import { Type } from '@sinclair/typebox'
import { COMPARES, VALUE_KINDS } from '@veracite/verdicts/declared/declaration'
import { needs } from '../base/access.ts'
import { adminOperation } from '../base/operation.ts'
import { created, ok } from '../base/parts.ts'
import * as t from '../base/schemas.ts'
import { reads } from '../base/tool.ts'
import { Claim } from '../claims/claims.ts'
import { FactInput } from './operations.ts'

/** Predicates that an operator declares: what is asked, which form the value has, how it is compared. */

const Choice = t.open('DeclaredChoice', 'One of the values of `one-of`.', {
  label: t.text('The value.'),
  synonyms: t.list(Type.String(), 'Other words for it.'),
})

const ValueForm = t.open('DeclaredValue', 'The form of a value.', {
  kind: t.oneOf(VALUE_KINDS),
  unit: Type.Optional(t.nullableText('Of a number: what is meant where an answer gives none.')),
  currency: Type.Optional(t.nullableText('Of money: what is meant where an answer gives none.')),
  values: Type.Optional(t.list(Choice, 'Of `one-of`.')),
})

const Tolerance = t.open('DeclaredTolerance', 'How far a statement may be from the fact.', {
  amount: Type.Optional(t.number('In the unit of the fact; for a date in days.')),
  percent: Type.Optional(t.number('Of the fact, at most 50.')),
})

const Example = t.open('DeclaredExample', 'How an answer puts it, and what to write down then.', {
  text: t.text('Words of an answer; made up, and not the truth about the brand.'),
  value: Type.Unknown({ description: 'The value that they state.' }),
})

const declared = {
  name: t.text('As facts name it.'),
  label: t.text('For people.'),
  question: t.text('What a reader looks for.'),
  value: ValueForm,
  compare: t.oneOf(
    COMPARES,
    'What makes a statement right: `equal` to the fact, `at-least` or `at-most` the fact, `within` its range or tolerance, or all of it `contained` in the list or text of the fact.',
  ),
  tolerance: t.nullable(Tolerance, 'Only with `within`; null without one.'),
  examples: t.list(Example, 'At most six.'),
}

const Declaration = t.open('Declaration', 'A declared predicate in one of its versions.', {
  ...declared,
  version: t.count('From 1 on. A change is a new version.'),
  sha256: t.Sha256('Of its RFC 8785 form without version, digest and times: evidence names it by this.'),
  declaredAt: t.DateTime('When this version was declared.'),
  withdrawnAt: t.NullableDateTime('When it was withdrawn: nobody is asked about it any more.'),
  hint: t.text('What to tell a person who enters a fact of it.'),
  inputs: t.list(FactInput, 'What to ask that person for.'),
})

const Declarations = t.listOf(
  'Declarations',
  'Declared predicates of a brand.',
  Declaration,
  'Those in force first, by name.',
)

/** Problems of a declaration are named by the use case, which knows what fits what. */
const Given = t.openObject({
  name: t.text('Lower-case letters, figures and underscores; none of the common names.'),
  label: t.text('At most 60 characters.'),
  question: t.text('At most 300 characters.'),
  value: Type.Unknown({
    description: `\`{"kind": …}\` with one of ${VALUE_KINDS.join(', ')}; a number may have a \`unit\`, money a \`currency\`, one-of has its \`values\`, each a text or \`{"label", "synonyms"}\`.`,
  }),
  compare: Type.Optional(t.text(`One of ${COMPARES.join(', ')}; \`equal\` if left out.`)),
  tolerance: Type.Optional(
    Type.Unknown({ description: '`{"amount": …}` or `{"percent": …}`, with `within`.' }),
  ),
  examples: Type.Optional(t.list(Type.Unknown(), 'At most six of `{"text": …, "value": …}`.')),
})

const ofOne = {
  name: { description: 'The name of the predicate.', example: 'return_window' },
}

export const listDeclarations = adminOperation('GET /api/admin/brands/{brandId}/predicates', {
  id: 'adminListDeclarations',
  useCase: 'declarations.list',
  access: needs('viewer', 'params.brandId'),
  tools: { list_predicates: reads() },
  answers: ok(Declarations),
})

export const declarePredicate = adminOperation('POST /api/admin/brands/{brandId}/predicates', {
  id: 'adminDeclarePredicate',
  useCase: 'declarations.declare',
  access: needs('editor', 'params.brandId'),
  body: Given,
  answers: created(Declaration),
})

export const listDeclarationVersions = adminOperation('GET /api/admin/brands/{brandId}/predicates/{name}', {
  id: 'adminListDeclarationVersions',
  useCase: 'declarations.history',
  access: needs('viewer', 'params.brandId'),
  params: ofOne,
  answers: ok(Declarations),
})

export const withdrawDeclaration = adminOperation('DELETE /api/admin/brands/{brandId}/predicates/{name}', {
  id: 'adminWithdrawPredicate',
  useCase: 'declarations.withdraw',
  access: needs('editor', 'params.brandId'),
  params: ofOne,
  answers: ok(Declaration),
})

const Lost = t.open('LostStatement', 'A statement of a reply that could not be taken.', {
  index: t.count('Which one of the reply, from 0.'),
  predicate: t.text('What it is about.'),
  outcome: t.text('`lost`.'),
  reason: t.text('Why.'),
})

const PreviewReading = t.open('PreviewReading', 'What the model read, and what would follow.', {
  problem: t.nullableText('Why there is no reading; null if there is one.'),
  claims: t.list(Claim, 'Statements of declared predicates, typed and judged.'),
  lost: t.list(Lost, 'What could not be typed, or is not in the answer.'),
  wouldBe: t.nullable(t.CitationClassName, 'The class that would follow.'),
  rule: t.nullableText('The rule that would decide.'),
  costUsd: t.nullableText('What the reading cost; null if that is not known.'),
})

const PreviewItem = t.open('DeclarationPreviewItem', 'One stored answer.', {
  runId: t.text('The run.'),
  ...t.fromAnswers,
  prompt: t.text('What was asked.'),
  capturedAt: t.DateTime('When it was answered.'),
  class: t.nullable(t.CitationClassName, 'The class as it stands.'),
  request: t.open('PreviewRequest', 'What a model would be asked, to try anywhere.', {
    instructions: t.text('For the system.'),
    material: t.text('For the user.'),
    schema: Type.Unknown({ description: 'JSON Schema of the reply; null for the usual one.' }),
  }),
  reading: t.nullable(PreviewReading, 'Null unless `read` was asked for.'),
})

export const previewDeclarations = adminOperation('POST /api/admin/brands/{brandId}/predicates/preview', {
  id: 'adminPreviewPredicates',
  access: needs('editor', 'params.brandId'),
  body: Type.Object({
    declaration: Type.Optional(
      Type.Unknown({ description: 'One that is not declared yet, or the next version of one that is.' }),
    ),
    fact: Type.Optional(Type.Unknown({ description: 'The value of a fact of it, to judge by.' })),
    limit: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 20, default: 3, description: 'How many of the newest answers.' }),
    ),
    read: Type.Optional(Type.Boolean({ default: false, description: 'Have the model read them.' })),
  }),
  answers: ok(
    t.open('DeclarationPreview', 'What a reader would be asked, and would find.', {
      declared: t.list(Type.String(), 'What is asked about.'),
      reader: t.nullableText('The model that reads here; null if none does.'),
      read: t.flag('Whether it has read.'),
      items: t.list(PreviewItem, 'Newest first.'),
    }),
  ),
})
