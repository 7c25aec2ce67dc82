import { csvText } from '@veracite/terms/csv-text'
import { say } from '@veracite/words/say'
import { Button } from './action.tsx'
import ink from './ink.json' with { type: 'json' }
import { save } from './save.ts'

/** A piece of a drawing: one description for the page and for files. */
export interface Shape {
  tag: 'rect' | 'path' | 'line' | 'circle' | 'text'
  attributes: Record<string, string | number>
  text?: string
}

export interface Drawing {
  width: number
  height: number
  shapes: readonly Shape[]
}

/** For files, which have no style sheet: light colours, as on paper. In the page, the style sheet wins. */
export const INK = ink

export const textShape = (
  x: number,
  y: number,
  fill: string,
  text: string,
  more: Shape['attributes'] = {},
): Shape => ({ tag: 'text', attributes: { x, y, fill, ...more }, text })

/** The title of a picture that leaves the page. */
export const titleShape = (title: string): Shape =>
  textShape(16, 28, INK.ink, title, { 'font-size': 18, 'font-weight': 600 })

export function svgText({ width, height, shapes }: Drawing): string {
  const body = shapes.map(({ tag, attributes, text }) => {
    const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escaped(String(value))}"`)
    return `<${tag}${written.join('')}>${escaped(text ?? '')}</${tag}>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="system-ui, sans-serif" font-size="13"><rect width="100%" height="100%" fill="#fff"/>${body.join('')}</svg>`
}

const escaped = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)

/** Twice as large as on the screen, for print and slides. */
const PNG_SCALE = 2

async function savePng(name: string, drawing: Drawing): Promise<void> {
  const image = new Image()
  image.src = `data:image/svg+xml,${encodeURIComponent(svgText(drawing))}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = drawing.width * PNG_SCALE
  canvas.height = drawing.height * PNG_SCALE
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (blob) save(`${name}.png`, 'image/png', blob)
}

interface Props {
  name: string
  rows: () => (string | number | null)[][]
  drawing: () => Drawing
}

/** Downloads what is on the screen, as numbers or as a picture. */
export const Export = ({ name, rows, drawing }: Props) => (
  <div class="actions">
    <Button
      name={say('widgets.csv')}
      press={() => save(`${name}.csv`, 'text/csv', toCsv(rows()))}
      class="small"
    />
    <Button
      name={say('widgets.svg')}
      press={() => save(`${name}.svg`, 'image/svg+xml', svgText(drawing()))}
      class="small"
    />
    <Button name={say('widgets.png')} press={() => savePng(name, drawing())} class="small" />
  </div>
)

/** Rows as CSV (RFC 4180); texts come from outside. */
export const toCsv = (rows: readonly (readonly (string | number | null)[])[]): string =>
  rows.map((row) => `${row.map(field).join(',')}\r\n`).join('')

const field = (value: string | number | null): string =>
  typeof value === 'string' ? csvText(value) : String(value ?? '')
