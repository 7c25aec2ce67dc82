import { toCsv } from './csv.ts'
import { save } from './save.ts'
import { type Drawing, savePng, saveSvg } from './shapes.tsx'

interface Props {
  name: string
  rows: () => (string | number | null)[][]
  drawing: () => Drawing
}

/** Downloads what is on the screen, as numbers or as a picture. */
export const Export = ({ name, rows, drawing }: Props) => (
  <div class="actions">
    <button type="button" class="small" onClick={() => save(`${name}.csv`, 'text/csv', toCsv(rows()))}>
      CSV
    </button>
    <button type="button" class="small" onClick={() => saveSvg(name, drawing())}>
      SVG
    </button>
    <button type="button" class="small" onClick={() => savePng(name, drawing())}>
      PNG
    </button>
  </div>
)
