import type { FindingStore } from '@veracite/core/findings/finding-store'
import { and, asc, eq } from 'drizzle-orm'
import type { Connection } from '../../connection.ts'
import { gravities } from '../../schema/findings.ts'

/** How grave people say that a kind of statement is. */
export const gravityVerbs = ({
  db,
}: Pick<Connection, 'db'>): Pick<FindingStore, 'readGravities' | 'setGravity'> => ({
  readGravities: (brandId) =>
    db
      .select({ predicate: gravities.predicate, about: gravities.about, gravity: gravities.gravity })
      .from(gravities)
      .where(eq(gravities.brandId, brandId))
      .orderBy(asc(gravities.predicate), asc(gravities.about)),

  async setGravity(brandId, { predicate, about, gravity }, now) {
    const { brandId: ofBrand, predicate: ofPredicate, about: ofAbout } = gravities
    if (gravity === null)
      await db
        .delete(gravities)
        .where(and(eq(ofBrand, brandId), eq(ofPredicate, predicate), eq(ofAbout, about)))
    else
      await db
        .insert(gravities)
        .values({ brandId, predicate, about, gravity, setAt: now })
        .onConflictDoUpdate({ target: [ofBrand, ofPredicate, ofAbout], set: { gravity, setAt: now } })
  },
})
