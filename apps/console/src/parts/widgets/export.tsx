import { say } from '@veracite/words/say'
import { Button } from './action.tsx'
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
    <Button
      name={say('widgets.csv')}
      press={() => save(`${name}.csv`, 'text/csv', toCsv(rows()))}
      class="small"
    />
    <Button name={say('widgets.svg')} press={() => saveSvg(name, drawing())} class="small" />
    <Button name={say('widgets.png')} press={() => savePng(name, drawing())} class="small" />
  </div>
)
