import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect } from 'vitest'
import type { Answer } from './server.ts'

type Described = Record<
  string,
  { responses: Record<string, { content: Record<string, { schema: unknown }> }> }
>

/** Compares answers of the running server with a document that it serves. */
export function documentedIn(built: unknown) {
  const document = built as { paths: Record<string, Described> }
  const ajv = new Ajv2020({ strict: false, validateFormats: false })
  ajv.addSchema({ $id: 'document', ...document })
  return (method: string, path: string, answer: Answer): void => {
    const pointer = `/paths/${path.replaceAll('/', '~1')}/${method.toLowerCase()}/responses/${answer.status}`
    const media = (answer.headers.get('content-type') ?? '').split(';')[0] ?? ''
    expect(Object.keys(document.paths[path]?.[method.toLowerCase()]?.responses ?? {})).toContain(
      String(answer.status),
    )
    if (media !== 'application/json') return
    const validate = ajv.compile({ $ref: `document#${pointer}/content/application~1json/schema` })
    if (!validate(answer.body))
      throw new Error(
        `${method} ${path} ${answer.status}: ${ajv.errorsText(validate.errors)} in ${answer.text.slice(0, 500)}`,
      )
  }
}
