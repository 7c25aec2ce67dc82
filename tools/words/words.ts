import { mkdirSync } from 'node:fs'
import type { Messages } from '../../packages/words/src/compile-words.ts'
import { LANGUAGE_CODES } from '../../packages/words/src/languages.ts'
import { pseudoOf } from '../../packages/words/src/pseudo.ts'
import { areaIn, areasOf, fileOf, messagesOf, WORDS } from '../generate/words-files.ts'

const HELP = `npm run words -- add sv Svenska   makes the files of a new language, with English in them
npm run words -- missing [sv]     what languages lack, have too much, or say as English does
npm run words -- tidy             takes out what English does not have any more
npm run words -- pseudo FOLDER    English with marks and 40 % longer words, to look at screens with\n`

const write = (file: URL | string, data: unknown) => Bun.write(file, `${JSON.stringify(data, null, 2)}\n`)

/** Texts with words in them; `{amount} %` is the same in many languages. */
const hasWords = (message: string): boolean => /\p{L}{3}/u.test(message.replaceAll(/\{[^{}]*\}|<[^>]*>/g, ''))

function gapsOf(english: Messages, messages: Messages) {
  const names = Object.keys(english)
  return {
    missing: names.filter((name) => !Object.hasOwn(messages, name)),
    extra: Object.keys(messages).filter((name) => !Object.hasOwn(english, name)),
    same: names.filter((name) => messages[name] === english[name] && hasWords(english[name] ?? '')),
  }
}

async function add(language: string, name: string): Promise<void> {
  if (!/^[a-z]{2}$/.test(language) || name === '') throw new Error(HELP)
  mkdirSync(new URL('.', fileOf(language, 'x')), { recursive: true })
  for (const area of areasOf('en')) {
    const known = areasOf(language).includes(area) ? areaIn(language, area) : {}
    await write(fileOf(language, area), { ...areaIn('en', area), ...known })
  }
  const [languages, unfinished] = [new URL('languages.json', WORDS), new URL('unfinished.json', WORDS)]
  await write(languages, { ...(await Bun.file(languages).json()), [language]: name })
  await write(unfinished, [...new Set([...(await Bun.file(unfinished).json()), language])])
  tell(language, true)
  process.stdout.write(`Next: translate packages/words/src/messages/${language}, then npm run generate.\n`)
}

function tell(language: string, isLong: boolean): void {
  const { missing, extra, same } = gapsOf(messagesOf('en'), messagesOf(language))
  process.stdout.write(
    `${language}: ${missing.length} missing, ${extra.length} too many, ${same.length} as in English\n`,
  )
  if (isLong) for (const name of [...missing, ...extra, ...same]) process.stdout.write(`  ${name}\n`)
}

async function tidy(): Promise<void> {
  const english = messagesOf('en')
  for (const language of LANGUAGE_CODES.filter((code) => code !== 'en'))
    for (const area of areasOf(language)) {
      const kept = Object.entries(areaIn(language, area)).filter(([name]) => Object.hasOwn(english, name))
      await write(fileOf(language, area), Object.fromEntries(kept))
    }
}

const [command, given = '', name = ''] = process.argv.slice(2)
if (command === 'add') await add(given, name)
else if (command === 'missing')
  for (const language of given === '' ? LANGUAGE_CODES.slice(1) : [given]) tell(language, given !== '')
else if (command === 'tidy') await tidy()
else if (command === 'pseudo' && given !== '')
  for (const area of areasOf('en')) await write(`${given}/${area}.json`, pseudoOf(areaIn('en', area)))
else process.stdout.write(HELP)
