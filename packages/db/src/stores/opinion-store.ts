import type { Verdict } from '@veracite/core/classification/types'
import type { OpinionStore } from '@veracite/core/judge/judge-port'
import type { FactToJudge } from '@veracite/core/stores'
import { eq, sql } from 'drizzle-orm'
import type { Database } from '../open-postgres.ts'
import { brands, captureBytes, captures, classifications, judgeOpinions, prompts, runs } from '../schema.ts'
import { isPart } from './capture-parts.ts'
import { isUuid } from './ids.ts'
import { completeJob } from './job-rows.ts'

/** Second opinions: what they are about, and where they are kept. */
export function createOpinionStore({ db }: Pick<Database, 'db'>): OpinionStore {
  return {
    async findCase(classificationId) {
      if (!isUuid(classificationId)) return null
      const [row] = await db
        .select({
          runId: runs.id,
          verdict: classifications.verdict,
          facts: classifications.facts,
          brand: { name: brands.name, domain: brands.domain, aliases: brands.aliases },
          prompt: prompts.text,
          cited: sql<{ url: string }[]>`${captures.extracted} -> 'cited'`,
          answer: captureBytes.bytes,
        })
        .from(classifications)
        .innerJoin(runs, eq(runs.id, classifications.runId))
        .innerJoin(captures, eq(captures.id, classifications.captureId))
        .innerJoin(brands, eq(brands.id, runs.brandId))
        .innerJoin(prompts, eq(prompts.id, runs.promptId))
        .innerJoin(captureBytes, isPart(captureBytes, 'answer'))
        .where(eq(classifications.id, classificationId))
      if (!row) return null
      const { answer, cited, verdict, facts, ...rest } = row
      return {
        ...rest,
        classificationId,
        verdict: verdict as unknown as Verdict,
        facts: facts as FactToJudge[],
        answer: {
          text: new TextDecoder('utf-8', { ignoreBOM: true }).decode(answer),
          citations: cited.map((source) => source.url),
        },
      }
    },

    async appendOpinion(lease, added) {
      await db.transaction(async (tx) => {
        const result = { opinion: added.opinion.opinion, agrees: added.agrees }
        await completeJob(tx, lease, result, added.createdAt)
        await tx.insert(judgeOpinions).values({ ...added, opinion: { ...added.opinion } })
      })
    },
  }
}
