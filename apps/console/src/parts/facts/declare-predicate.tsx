import { listed, say } from '@veracite/words/say'
import { toldInWords } from '@veracite/words/told-words'
import { useState } from 'preact/hooks'
import { hasReader } from '../frame/layout.tsx'
import { type Answer, api } from '../server/api.ts'
import { ActButton } from '../widgets/action.tsx'
import { choice, type DescribedFields, line, lines } from '../widgets/described-fields.tsx'
import { DescribedForm } from '../widgets/described-form.tsx'
import { className, inList, verdictName, visibleText } from '../widgets/words.ts'
import { COMPARES_OF, type Declared, declarationOf, EMPTY, type Typed, typedFrom } from './declared-words.ts'

type Preview = Answer<'POST /api/admin/brands/{brandId}/predicates/preview'>

interface Props {
  brandId: string
  /** The one that gets a new version, from the end of its row. */
  from?: Declared
}

/** The form of a declaration: question, value form, comparison, and a preview of the reader's question. */
export function DeclarePredicate({ brandId, from }: Props) {
  const [found, setFound] = useState<{ of: Typed; preview: Preview } | null>(null)
  const look = async (typed: Typed, read: boolean) => {
    const body = { declaration: declarationOf(typed), limit: 3, read }
    const preview = await api('POST /api/admin/brands/{brandId}/predicates/preview', { brandId, body })
    setFound({ of: typed, preview })
  }
  /** Null once something was changed. */
  const previewOf = (typed: Typed) => (found?.of === typed ? found.preview : null)
  return (
    <DescribedForm
      label={from ? say('facts.change', { label: from.label }) : say('facts.declareAPredicate')}
      {...(from && {
        name: say('facts.change2'),
        of: visibleText(from.label),
        heading: say('facts.aNewVersionOf', { label: visibleText(from.label) }),
        opens: 'quiet',
        isQuiet: true,
      })}
      minRole="editor"
      initial={from ? typedFrom(from) : EMPTY}
      fieldsFor={(typed) => ({ ...WORD_FIELDS, ...valueFields(typed), examples: EXAMPLES })}
      leavesOut={({ kind, compare }) => [
        ...(from ? (['name'] as const) : []),
        ...(kind === 'one-of' ? [] : (['values'] as const)),
        ...(compare === 'within' ? [] : (['tolerance'] as const)),
      ]}
      also={{
        label: (label) => (from ? {} : { name: nameFrom(label) }),
        kind: (next) => ({ unit: '', compare: COMPARES_OF[next][0] ?? 'equal' }),
      }}
      beside={['value']}
      above={() => hasReader.value === false && <p class="note">{say('facts.notCheckedNoReader')}</p>}
      send={(typed) =>
        api('POST /api/admin/brands/{brandId}/predicates', { brandId, body: declarationOf(typed) })
      }
      button={from ? say('facts.saveTheNewVersion') : say('facts.declareIt')}
      buttons={({ draft, action }) => {
        const preview = previewOf(draft)
        return (
          <>
            <ActButton name={say('facts.whatWouldAReader')} action={action} act={() => look(draft, false)} />
            {preview !== null && preview.reader !== null && !preview.read && (
              <ActButton
                name={say('facts.haveReadThemAt', { reader: preview.reader })}
                action={action}
                act={() => look(draft, true)}
              />
            )}
          </>
        )
      }}
      progress={(draft) => {
        const preview = previewOf(draft)
        return preview !== null && <WouldFind preview={preview} />
      }}
    />
  )
}

/** Plain words first; the name that programs use follows from them. */
const WORD_FIELDS: DescribedFields<Typed> = {
  question: line(say('common.question'), { hint: say('facts.inPlainWordsWhat'), maxLength: 300 }),
  label: line(say('facts.label'), { hint: say('facts.whatPeopleCallIt'), maxLength: 60 }),
  name: line(say('common.name'), { hint: say('facts.forProgramsFollowsFrom'), maxLength: 40 }),
}

/** `Return window` → `return_window`. */
const nameFrom = (label: string): string =>
  label
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/<[^>]*>|[\u0300-\u036f]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replaceAll(/^[_0-9]+|_+$/g, '')
    .slice(0, 40)

const valueFields = ({ kind }: Typed): DescribedFields<Typed> => ({
  kind: choice(say('facts.value'), listed('declaredKind'), { path: 'value' }),
  ...UNITS[kind],
  values: lines(say('facts.values'), 4, { path: 'value.values', hint: say('facts.oneOnEachLine') }),
  compare: choice(
    say('facts.comparedAs'),
    listed('compare').filter(([one]) => COMPARES_OF[kind].includes(one)),
  ),
  tolerance: line(say('facts.toleranceOptional'), { hint: say('facts.anAmountInThe') }),
})

const UNITS: Partial<Record<Typed['kind'], DescribedFields<Typed>>> = {
  number: {
    unit: line(say('facts.unitOptional'), { path: 'value.unit', hint: say('facts.daysMonthsYearsKg') }),
  },
  money: {
    unit: line(say('facts.currencyOptional'), { path: 'value.currency', hint: say('facts.suchAsEur') }),
  },
}

const EXAMPLES = lines(say('facts.examplesOptional'), 3, {
  hint: say('facts.oneOnEachLineWords'),
  placeholder: say('facts.youHave14Days'),
})

/** The preview on stored answers: the reader's questions, or its results. */
function WouldFind({ preview }: { preview: Preview }) {
  if (preview.items.length === 0)
    return (
      <p class="note" role="status">
        {say('facts.thereIsNoClassified')}
      </p>
    )
  return (
    <div class="note" role="status">
      <p>{preview.read ? say('facts.readJustNowNothing') : say('facts.requestsForTheNewest')}</p>
      {preview.items.map(({ runId, prompt, class: now, request, reading }) => (
        <details key={runId}>
          <summary>{visibleText(prompt)}</summary>
          {reading === null ? (
            <pre class="card" dir="auto">
              {visibleText(request.material)}
            </pre>
          ) : (
            <Found reading={reading} now={now} />
          )}
        </details>
      ))}
    </div>
  )
}

type Reading = NonNullable<Preview['items'][number]['reading']>

const Found = ({ reading, now }: { reading: Reading; now: Preview['items'][number]['class'] }) => (
  <>
    {reading.problem !== null && <p class="wrong">{toldInWords(reading.problem)}</p>}
    <ul>
      {reading.claims.map(({ predicate, label, stated, verdict, truth, span }, at) => (
        <li key={at}>
          {visibleText(label ?? predicate)}:{' '}
          {inList([
            visibleText(stated),
            verdictName(verdict),
            ...(truth === null ? [] : [say('facts.theFactSays', { truth: visibleText(truth) })]),
          ])}{' '}
          <q class="soft">{visibleText(span.quote)}</q>
        </li>
      ))}
      {reading.lost.map(({ predicate, reason }, at) => (
        <li key={`lost ${at}`}>
          {say('facts.couldNotBeTaken', { predicate: visibleText(predicate), reason: visibleText(reason) })}
        </li>
      ))}
      {reading.claims.length + reading.lost.length === 0 && <li>{say('facts.nothingIsSaidAbout')}</li>}
    </ul>
    {reading.wouldBe !== null && (
      <p>
        {now !== null && `${className(now)} → `}
        <strong>{className(reading.wouldBe)}</strong>
      </p>
    )}
  </>
)
