/** What is known about a fact that nothing happened to since it was read. */
export const UNTOUCHED = {
  supersededBy: null,
  withdrawnAt: null,
  proposedAt: null,
  refusedAt: null,
  validFrom: null,
  validUntil: null,
  expiredAt: null,
  enteredBy: null,
  approvedBy: null,
  approvedAt: null,
}
