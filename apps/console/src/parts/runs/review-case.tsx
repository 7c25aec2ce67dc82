import { rich, say } from '@veracite/words/say'
import type { RefObject } from 'preact'
import { Blocks } from '../../markdown/rendered.tsx'
import type { BrandBody } from '../frame/brand-frame.tsx'
import { useApi } from '../server/api.ts'
import { toggled } from '../widgets/lists.ts'
import { OriginNote, Term } from '../widgets/page.tsx'
import { Age, inWords, originOf, screenSpeaker, visibleText } from '../widgets/words.ts'
import { questionOf, quotedIn, type ToReview } from './review-answers.ts'
import { placeOf, type ReviewQueue } from './review-queue.ts'
import { markedIn } from './segments.ts'

interface ReviewCaseProps {
  brand: BrandBody
  queue: ReviewQueue
  heading: RefObject<HTMLHeadingElement | null>
}

/** One review: the question with the answer's words, the reading, the fact and the doubt. */
export function ReviewCase({ brand, queue, heading }: ReviewCaseProps) {
  const { item } = queue
  const predicates = useApi('GET /api/admin/facts/predicates', {})
  const labelOf = (name: string) =>
    predicates.value?.items.find((one) => one.name === name)?.label ??
    // A declared one says itself what people call it.
    item.statements.find((one) => one.predicate === name)?.label ??
    inWords(name)
  const quotes = quotedIn(
    item.excerpt,
    item.needsReview.flatMap(({ span }) => span?.quote ?? []),
  )
  const marked = markedIn(item.excerpt, quotes, (words, _, at) => <mark key={at}>{words}</mark>)
  const others = item.needsReview.filter(({ reason }) => reason !== 'likely_contradiction')
  return (
    <div class="review-case">
      <h3 ref={heading} tabIndex={-1}>
        {questionOf(item, screenSpeaker(item.engine, originOf(item)), brand.name, labelOf)}
      </h3>
      <OriginNote of={item} />
      {!item.statements.some(({ sentence }) => sentence !== null) && (
        <blockquote class="review-said answer" dir="auto">
          <Blocks source={item.excerpt} marked={marked} />
        </blockquote>
      )}
      {item.statements.map((statement) => (
        <Statement
          key={placeOf(statement.span)}
          {...statement}
          label={labelOf(statement.predicate)}
          queue={queue}
        />
      ))}
      {others.map(({ reason, message }) => (
        <p key={reason} class="soft">
          {say('runs.unsureBecause', { message })}
        </p>
      ))}
      <p class="soft">
        {rich('runs.askedTheWholeAnswer', {
          prompt: visibleText(item.prompt),
          age: () => <Age at={item.capturedAt} />,
          a: (words) => <a href={`/console/runs/${item.runId}`}>{words}</a>,
        })}
      </p>
    </div>
  )
}

type StatementProps = ToReview['statements'][number] & { label: string; queue: ReviewQueue }

/** With several in doubt, each can be left out of what is called wrong. */
function Statement({ span, stated, truth, why, sentence, label, queue }: StatementProps) {
  const { item, left, setLeft } = queue
  const place = placeOf(span)
  const lines = (
    <>
      {sentence && (
        <blockquote class="review-said" dir="auto">
          {visibleText(sentence.before)}
          <mark>{visibleText(sentence.words)}</mark>
          {visibleText(sentence.after)}
        </blockquote>
      )}
      <dl class="review-lines">
        <Term name={say('runs.readAs')}>
          {label}: <strong>{visibleText(stated)}</strong>
        </Term>
        <Term name={say('runs.fact')}>{truth === null ? say('runs.noneIsInForce') : visibleText(truth)}</Term>
        <Term name={say('runs.unsureBecause2')}>{why}</Term>
      </dl>
    </>
  )
  if (item.statements.length < 2) return lines
  return (
    <div class="review-statement">
      {lines}
      <label class="choice">
        <input
          type="checkbox"
          checked={!left.includes(place)}
          onChange={() => setLeft(toggled(left, place))}
        />
        {say('runs.wrongIsAboutThis')}
      </label>
    </div>
  )
}
