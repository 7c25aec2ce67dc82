import { say } from '@veracite/words/say'
/** `19.99 USD`; nothing where there is no price. */
export function priceInWords(price: unknown): string {
  const { amount, currency } = Object(price) as { amount?: unknown; currency?: unknown }
  return amount === undefined ? '' : `${amount} ${currency}`
}

/** `19.99 USD until 2026-11-30`. */
export function saleInWords(sale: unknown): string {
  const { until } = Object(sale) as { until?: unknown }
  const price = priceInWords(sale)
  return price === '' || typeof until !== 'string'
    ? price
    : say('feeds.until', { price, value: until.slice(0, 10) })
}
