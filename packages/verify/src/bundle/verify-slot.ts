import { utf8Encode } from '../bytes.ts'
import { FormatError } from '../format-error.ts'
import type { Shapes } from '../generated/shapes.ts'
import { visibleText } from '../screen/visible-text.ts'
import { sha256Hex } from '../sha256.ts'
import { instant } from '../written-forms.ts'
import { type DrawnSlot, daysBetween, drawSlots, endOfDay, slotLine } from './draw-slots.ts'
import type { AppOutcomeManifest, AppPlanManifest, CaptureManifest } from './manifest.ts'

/** People copy and paste, so blanks and composed letters may differ. Nothing else may. */
export const questionSha256 = (question: string): string => sha256Hex(utf8Encode(visibleText(question)))

/** The slot that an answer fills: drawn by the seed, and of this app, question, account and day. */
export function requireSlot(
  plan: AppPlanManifest,
  { line, path, history, promptPath }: Shapes['SEALED'],
  { kind, brand, source, question, times }: CaptureManifest,
  { place, sample }: { place: number; sample: number },
): DrawnSlot {
  if (plan.brand.id !== brand.id) throw new FormatError('the plan is of another brand')
  if (kind !== 'original' || source.surface !== 'app')
    throw new FormatError('a plan for people foresees answers from apps only')
  if (path.length > 0 || history !== null || promptPath !== null)
    throw new FormatError('there is more than the slot')
  const slot = slotsOf(plan)[place]
  if (slot === undefined || sample !== 1 || line !== slotLine(slot))
    throw new FormatError('the plan has another slot in this place')
  if (slot.engine !== source.engine) throw new FormatError('the slot is of the app of another engine')
  const isAsSigned = sha256Hex(utf8Encode(question.prompt)) === question.promptSha256
  if (!isAsSigned || questionSha256(question.prompt) !== plan.questions[slot.question - 1])
    throw new FormatError('the slot is of another question')
  if (source.accountType !== plan.people[slot.person - 1]?.account)
    throw new FormatError('the slot is of another kind of account')
  if (Date.parse(times.capturedAt) >= endOfDay(slot.day))
    throw new FormatError('the answer was brought after the day of its slot')
  const { answeredAt = '' } = source.parameters
  if (IN_UTC.test(answeredAt) && answeredAt < plan.plannedAt)
    throw new FormatError('the file says that the answer is older than the plan')
  return slot
}

/** Those that the plan lists are those that its seed draws. */
function slotsOf({ seed, questions, drawn, engines, people, firstDay, lastDay, slots }: AppPlanManifest) {
  const repeats = (names: string[]) => new Set(names).size < names.length
  const isEmpty =
    drawn < 1 || engines.length === 0 || people.length === 0 || daysBetween(firstDay, lastDay) < 1
  if (isEmpty || drawn > questions.length || repeats(questions) || repeats(engines))
    throw new FormatError('the plan does not add up')
  const found = drawSlots(seed, { questions, drawn, engines, people: people.length, firstDay, lastDay })
  if (slots.length !== found.length || found.some((slot, place) => slotLine(slot) !== slots[place]))
    throw new FormatError('the slots of the plan are not those that its seed draws')
  return found
}

/** After the last day, of every slot of this plan. */
export function requireOutcomeOfPlan(
  { prev, appPlanId, slots, done, closedAt }: AppOutcomeManifest,
  { sha256, manifest }: { sha256: string; manifest: AppPlanManifest },
): void {
  if (prev !== sha256 || appPlanId !== manifest.appPlanId)
    throw new FormatError('the outcomes are of another plan')
  if (slots !== manifest.slots.length || done < 0 || done > slots)
    throw new FormatError('there are not as many outcomes as slots')
  if (Date.parse(closedAt) < endOfDay(manifest.lastDay))
    throw new FormatError('the outcomes were sealed before the last day was over')
}

/** What the outcome says of this answer: the line of its slot. */
export function requireFilled(
  line: string,
  place: number,
  { runId, source, response, times }: CaptureManifest,
): void {
  const own = `${place + 1} done ${source.grade} ${runId} ${response.sha256} ${times.capturedAt}`
  if (line !== own) throw new FormatError('the outcome names another answer for this slot')
}

/** Every line again: of each slot in its order, no run twice, none after its day, and as many done as is said. */
export function recountSlots(
  lines: readonly string[],
  { done }: AppOutcomeManifest,
  plan: AppPlanManifest,
): void {
  const runs = lines.flatMap((line, place) => {
    const [, number, filled, runId = '', at = ''] = LINE.exec(line) ?? []
    if (number !== `${place + 1}`) throw new FormatError('a line of the outcome cannot be read')
    const day = plan.slots[place]?.split(' ').at(-1) ?? ''
    if (filled !== undefined && Date.parse(instant(at, 'time')) >= endOfDay(day))
      throw new FormatError('a slot was filled after its day')
    return filled === undefined ? [] : [runId]
  })
  if (runs.length !== done) throw new FormatError('the outcome counts its slots wrongly')
  if (new Set(runs).size !== done) throw new FormatError('an answer fills two slots')
}

const LINE = /^([1-9][0-9]{0,2}) (?:missed|(done) [A-D] ([!-~]{1,64}) [0-9a-f]{64} ([!-~]{24}))$/
const IN_UTC = /^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\.[0-9]{3}Z$/
