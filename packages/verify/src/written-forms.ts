import { FormatError } from './format-error.ts'
import { pattern, type Shape, shape } from './shape.ts'

export const sha256Text = pattern(/^[0-9a-f]{64}$/, 'a SHA-256 in lower-case hexadecimal')
const written = pattern(
  /^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]\.[0-9]{3}Z$/,
  'a UTC time with milliseconds',
)

/** A day that no month has would be another day to one reader and none to the next. */
export const instant: Shape<string> = shape(written.accepts, (value, path) => {
  const time = written(value, path)
  const [year = 0, month = 0, day = 0] = time.slice(0, 10).split('-').map(Number)
  if (year === 0 || day > new Date(Date.UTC(2000 + (year % 400), month, 0)).getUTCDate())
    throw new FormatError(`${path} is not a day that exists`)
  return time
})
