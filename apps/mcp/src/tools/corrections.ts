import { Type } from '@sinclair/typebox'
import { EngineName, Id, oneOf } from '@veracite/contract/base/schemas'
import {
  getCorrection as adminGetCorrection,
  listCorrections as adminListCorrections,
  openCorrection as adminOpenCorrection,
} from '@veracite/contract/corrections/operations'
import { startCorrectionWatch as adminStartCorrectionWatch } from '@veracite/contract/corrections/watches'
import type { ScopedServices } from '@veracite/core/scoped-services'
import { originBody } from '@veracite/terms/origins'
import { pick } from '@veracite/terms/pick'
import { formatUsd } from '@veracite/terms/usd'
import { CORRECTION_STATES } from '@veracite/terms/vocabulary'
import { AnyObject } from '../schemas.ts'
import { counted, dayOf, short } from '../short.ts'
import { defineAskingTool, defineBrandTool, defineOwnTool } from '../tool.ts'
import { markUntrusted } from '../untrusted.ts'

const FEW = 20

export const listCorrections = defineBrandTool(adminListCorrections, 'list_corrections', {
  input: { state: Type.Optional(oneOf(CORRECTION_STATES)) },
  output: { items: Type.Array(Type.Unknown()), times: AnyObject },
  async call(services, brand, { state }) {
    const { corrections } = services
    const filter = { state: state ?? null, findingId: null }
    const { items, totals } = await corrections.list(brand.id, filter, { limit: FEW, cursor: null })
    const origin = items[0]?.origin ?? 'engine'
    const times = await corrections.times(brand.id, origin)
    return {
      value: {
        totals,
        items: items.map((one) => ({
          id: one.id,
          about: one.about === null ? one.label : `${one.label}: ${short(one.about, 80)}`,
          truth: one.truth && short(one.truth, 160),
          engines: one.engines,
          state: one.state,
          since: dayOf(one.stateSince),
          ...(one.deadline && { deadline: dayOf(one.deadline) }),
          ...originBody(one.origin),
        })),
        times: {
          ...originBody(origin),
          overall: times.overall.words,
          engines: wordsOf(times.engines),
          sources: wordsOf(times.sources.slice(0, 5)),
          facts: wordsOf(times.facts.slice(0, 5)),
        },
      },
    }
  },
})

const wordsOf = (times: readonly { of: string; words: string }[]) =>
  Object.fromEntries(times.map(({ of, words }) => [short(of, 80), words]))

type Detail = Awaited<ReturnType<ScopedServices['corrections']['get']>>

export const getCorrection = defineOwnTool(adminGetCorrection, 'get_correction', {
  input: { correctionId: Id('From list_corrections.') },
  output: { id: Type.String(), state: Type.String() },
  async call(services, { correctionId }) {
    return { value: toAnswer(await services.corrections.get(correctionId)) }
  },
})

const toAnswer = (found: Detail) =>
  markUntrusted(['said', 'steps[].text', 'steps[].contacts', 'pages'], {
    id: found.id,
    brandId: found.brandId,
    about: found.about === null ? found.label : `${found.label}: ${short(found.about, 80)}`,
    truth: found.truth && short(found.truth, 300),
    ...originBody(found.origin),
    state: found.state,
    since: dayOf(found.stateSince),
    ...(found.deadline && { deadline: dayOf(found.deadline) }),
    said: found.said.map(({ engine, sentence }) => ({ engine, sentence: short(sentence, 200) })),
    steps: found.steps.slice(0, 6).map((step) => ({
      ...pick(step, 'key', 'kind', 'why'),
      ...(step.url && { url: short(step.url, 200) }),
      ...(step.form && { form: step.form.url }),
      contacts: step.contacts.slice(0, 3).map(({ address }) => short(address, 200)),
      subject: step.subject,
      text: short(step.text, 1500),
      ...(step.warning && { warning: step.warning }),
      ...(step.patches.length > 0 && { patches: step.patches.map(({ content }) => short(content, 800)) }),
      asked: step.askedAt !== null,
    })),
    pages: found.pages.slice(0, 5).map(({ url, saysBefore, says, changedAt }) => ({
      url: short(url, 200),
      saysBefore,
      says,
      ...(changedAt && { changed: dayOf(changedAt) }),
    })),
    watches: found.watches
      .slice(0, 11)
      .map((watch) => pick(watch, 'engine', 'phase', 'words', 'questions', 'mostQuestions')),
    history: found.events.slice(0, 5).map(({ move, at, who, words }) => ({
      ...{ move, day: dayOf(at), who: short(who, 80) },
      ...(words !== null && { words }),
    })),
  })

export const openCorrection = defineAskingTool(adminOpenCorrection, 'open_correction', {
  input: { findingId: Id('From list_findings.') },
  async asks(services, { findingId }) {
    const { label, stated, engine } = await services.findings.get(findingId)
    return {
      words: `Open a correction: ${engine} says ${label}: ${short(stated, 100)}? Pages that say the same are captured every day from now on. Nobody is written to.`,
      priceUsd: null,
    }
  },
  async call(services, { findingId }) {
    const { brandId } = await services.findings.get(findingId)
    const input = { findingId, deadline: null, note: null, by: 'agent, confirmed by a person' }
    const opened = await services.corrections.open(brandId, input)
    return { value: { done: true, ...toAnswer(opened) } }
  },
})

export const watchCorrection = defineAskingTool(adminStartCorrectionWatch, 'watch_correction', {
  input: {
    correctionId: Id('From list_corrections.'),
    engines: Type.Optional(Type.Array(EngineName, { minItems: 1, maxItems: 11 })),
    atMost: Type.Optional(
      Type.Number({
        minimum: 0.03,
        maximum: 0.3,
        default: 0.1,
        description: 'To be shown: fewer than this share.',
      }),
    ),
  },
  async asks(services, { correctionId, engines, atMost }) {
    const choice = { ...(engines && { engines }), ...(atMost !== undefined && { atMost }) }
    const estimate = await services.corrections.estimateWatch(correctionId, choice)
    const most = estimate.engines.reduce((sum, { mostQuestions }) => sum + mostQuestions, 0)
    const priced = estimate.engines.flatMap(({ mostUsd }) => mostUsd ?? [])
    const priceUsd =
      priced.length < estimate.engines.length
        ? null
        : priced.reduce((sum, usd) => sum + Number(usd), 0).toFixed(6)
    const price = priceUsd === null ? 'The price is not known.' : `It costs at most ${formatUsd(priceUsd)}.`
    const days = estimate.engines[0]?.surveillanceDays ?? 0
    return {
      words: `Ask ${counted(estimate.engines.length, 'engine')} again until it is clear, and then watch for ${days} days: at most ${counted(most, 'question')}? ${price} Each look counts as a scan of the month.`,
      priceUsd,
    }
  },
  async call(services, { correctionId, engines, atMost }) {
    const choice = { ...(engines && { engines }), ...(atMost !== undefined && { atMost }) }
    const { items } = await services.corrections.startWatch(correctionId, {
      ...choice,
      by: 'agent, confirmed by a person',
    })
    return {
      value: { done: true, watches: items.map(({ engine, phase, words }) => ({ engine, phase, words })) },
    }
  },
})
