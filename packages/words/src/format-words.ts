import format, { type CompiledMessage, type FormatValues } from 'icu-minify/format'

/** A compiled message in words. Marks in it become what their functions make of the words between them. Pure. */
export const formatWords = (message: CompiledMessage, language: string, parameters: object = {}): unknown =>
  format<unknown>(message, language, parameters as FormatValues, { formatters: FORMATTERS })

const FORMATTERS = {
  getDateTimeFormat: (...of: ConstructorParameters<typeof Intl.DateTimeFormat>) =>
    new Intl.DateTimeFormat(...of),
  getNumberFormat: (...of: ConstructorParameters<typeof Intl.NumberFormat>) => new Intl.NumberFormat(...of),
  getPluralRules: (...of: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...of),
}
