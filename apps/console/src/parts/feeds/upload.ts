import { type Answer, read, send } from '../server/api.ts'

export type FeedBody = Answer<'GET /api/admin/brands/{brandId}/feeds'>['items'][number]
export type ImportBody = Answer<'GET /api/admin/brands/{brandId}/feeds/{feedId}/imports/{importId}'>
export type PreviewBody = Answer<'POST /api/admin/brands/{brandId}/feeds/preview'>

/** Enough for the first rows of any feed. */
const PREVIEW_BYTES = 1_048_576

/** Sends the file as it is; without one, the server fetches the feed's address. */
export async function startImport(brandId: string, feedId: string, file: File | null): Promise<ImportBody> {
  const url = `/console/api/admin/brands/${brandId}/feeds/${feedId}/imports`
  return (await read(await send(url, { method: 'POST', body: file }))) as ImportBody
}

export async function previewFile(
  brandId: string,
  file: File,
  settings: { format: string; mapping: Record<string, string>; country: string; currency: string },
): Promise<PreviewBody> {
  const query = new URLSearchParams({ format: settings.format, mapping: JSON.stringify(settings.mapping) })
  if (settings.country !== '') query.set('country', settings.country)
  if (settings.currency !== '') query.set('currency', settings.currency)
  const url = `/console/api/admin/brands/${brandId}/feeds/preview?${query}`
  return (await read(await send(url, { method: 'POST', body: file.slice(0, PREVIEW_BYTES) }))) as PreviewBody
}
