import { CAPTURE_SOURCES, PAGE_FACTS } from '@veracite/terms/vocabulary'
import type { Brand } from '../bodies.ts'
import { ACCOUNT, ACCOUNT_FILTER, BRAND, opt } from '../declared/inputs.ts'
import { group, lists, shows, withId } from '../declared/verbs.ts'
import { collect, wholeNumber } from '../options.ts'
import { plural } from '../ui/words.ts'

const SAMPLES = opt('--samples <n>', 'how often a scan asks each prompt of each engine', {
  parse: wholeNumber(1, 100),
  as: 'samplesPerPrompt',
})

const CAPTURED: Record<Brand['captureSources'], string> = {
  none: 'cited pages are not captured',
  findings: 'cited pages are captured where something false is stated',
  all: 'every cited page is captured',
}

export const brandsCommand = group({
  name: 'brands',
  summary: 'the brands that are watched',
  about: 'The brands that are watched.',
  verbs: [
    shows({
      name: 'add',
      about: 'Adds a brand. Aliases are other names that answers use for it.',
      inputs: [
        { flags: '<name>' },
        opt('-d, --domain <domain>', 'its own web site', { required: true }),
        opt('--alias <name>', 'another name of the brand; repeatable', { parse: collect, as: 'aliases' }),
        SAMPLES,
        ACCOUNT,
      ],
      examples: [['"Halden Instruments" --domain BRAND --alias Halden', 'With another name']],
      call: ({ brands }) => brands.create,
      done: ({ name, domain, id }, { self }) =>
        [
          `${name}  ${id}`,
          '',
          'Next, what is true of it and what to ask:',
          `  ${self} facts refresh ${domain} --wait`,
          `  ${self} prompts suggest ${domain}`,
        ].join('\n'),
    }),
    lists({
      name: 'list',
      about: 'Lists brands.',
      inputs: [ACCOUNT_FILTER, opt('--archived', 'those that are archived instead')],
      examples: [['--json', 'For a script']],
      call: ({ brands }) => brands.list,
      columns: [
        { title: 'NAME', cell: ({ name }) => name, least: 12 },
        { title: 'DOMAIN', cell: ({ domain }) => domain, least: 12 },
        { title: 'SAMPLES', cell: ({ samplesPerPrompt }) => String(samplesPerPrompt), align: 'right' },
        { title: 'ALIASES', cell: ({ aliases }) => aliases.join(', '), least: 8 },
        { title: 'ID', cell: ({ id }) => id, paint: 'dim' },
      ],
      empty: ({ sent }, { self }) =>
        sent.archived ? 'No brand is archived.' : `No brand yet: ${self} brands add NAME --domain DOMAIN`,
    }),
    shows({
      name: 'set',
      about: 'Changes a brand.',
      inputs: [
        BRAND,
        opt('--name <name>', 'its name'),
        opt('--domain <domain>', 'its own web site'),
        opt('--alias <name>', 'another name of the brand, in place of those it has; repeatable', {
          parse: collect,
          as: 'aliases',
        }),
        SAMPLES,
        opt('--sources <which>', 'which answers have their cited pages captured', {
          choices: CAPTURE_SOURCES,
          as: 'captureSources',
        }),
        opt('--page-facts <how>', 'whether facts of its own pages count at once, or wait', {
          choices: PAGE_FACTS,
        }),
      ],
      needsOne: true,
      examples: [
        ['BRAND --alias Halden --alias HI', 'Other names that answers use'],
        ['BRAND --samples 5', 'Five answers for every question'],
        ['BRAND --sources all', 'Capture what every answer cites'],
      ],
      call: ({ brands }) => brands.change,
      done: ({ name, samplesPerPrompt, captureSources, pageFacts }) =>
        `${name}: each prompt is asked ${plural(samplesPerPrompt, 'time')} of each engine; ${CAPTURED[captureSources]}; facts of its pages ${pageFacts === 'proposed' ? 'wait for approval' : 'count at once'}`,
    }),
    shows({
      name: 'archive',
      about: 'Stops watching a brand. Its schedules are paused, and its evidence is kept.',
      inputs: [BRAND],
      confirm: ({ brand }) => `Stop watching ${brand.name} (${brand.domain})?`,
      call: ({ brands }) => brands.archive,
      data: withId,
      done: () => 'archived; its evidence stays',
    }),
    shows({
      name: 'restore',
      about: 'Watches an archived brand again. Its schedules stay paused.',
      inputs: [{ flags: '<brand>', about: 'its id, from "brands list --archived"', id: true }],
      call: ({ brands }) => brands.restore,
      done: ({ name }) => `${name} is watched again`,
    }),
  ],
})
