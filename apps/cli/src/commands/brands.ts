import type { Brand } from '../bodies.ts'
import { group, lists, shows, withId } from '../declared/verbs.ts'
import { plural } from '../ui/words.ts'

const CAPTURED: Record<Brand['captureSources'], string> = {
  none: 'cited pages are not captured',
  findings: 'cited pages are captured where something false is stated',
  all: 'every cited page is captured',
}

export const brandsCommand = group('brands', [
  shows('brands add', {
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
  lists('brands list', {
    call: ({ brands }) => brands.list,
    columns: [
      { title: 'name', cell: ({ name }) => name, least: 12 },
      { title: 'domain', cell: ({ domain }) => domain, least: 12 },
      { title: 'samples', cell: ({ samplesPerPrompt }) => String(samplesPerPrompt), align: 'right' },
      { title: 'aliases', cell: ({ aliases }) => aliases.join(', '), least: 8 },
      { title: 'ID', cell: ({ id }) => id, paint: 'dim' },
    ],
    empty: ({ sent }, { self }) =>
      sent.archived ? 'No brand is archived.' : `No brand yet: ${self} brands add NAME --domain DOMAIN`,
  }),
  shows('brands set', {
    call: ({ brands }) => brands.change,
    done: ({ name, samplesPerPrompt, captureSources, pageFacts }) =>
      `${name}: each prompt is asked ${plural(samplesPerPrompt, 'time')} of each engine; ${CAPTURED[captureSources]}; facts of its pages ${pageFacts === 'proposed' ? 'wait for approval' : 'count at once'}`,
  }),
  shows('brands archive', {
    confirm: ({ brand }) => `Stop watching ${brand.name} (${brand.domain})?`,
    call: ({ brands }) => brands.archive,
    data: withId,
    done: () => 'archived; its evidence stays',
  }),
  shows('brands restore', {
    call: ({ brands }) => brands.restore,
    done: ({ name }) => `${name} is watched again`,
  }),
])
