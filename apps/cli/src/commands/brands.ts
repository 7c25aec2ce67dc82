import { group, lists, shows, withId } from '../declared/verbs.ts'

export const brandsCommand = group('brands', [
  shows('brands add', {
    call: ({ brands }) => brands.create,
    done: ({ name, domain, id }, { self, say }) =>
      [
        `${name}  ${id}`,
        '',
        say('cliDo.whatNext'),
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
    empty: ({ sent }, { self, say }) =>
      sent.archived ? say('cliNone.archivedBrand') : say('cliNone.brand', { self }),
  }),
  shows('brands set', {
    call: ({ brands }) => brands.change,
    done: ({ name, samplesPerPrompt: samples, captureSources, pageFacts }, { say }) =>
      say('cliDo.brandSet', {
        ...{ name, samples, captures: captureSources === 'all' ? 'other' : captureSources },
        facts: pageFacts === 'proposed' ? pageFacts : 'other',
      }),
  }),
  shows('brands archive', {
    confirm: ({ brand }, _, { say }) => say('cliAsk.stopWatchingBrand', brand),
    call: ({ brands }) => brands.archive,
    data: withId,
    done: (_, { say }) => say('cliMade.brandArchived'),
  }),
  shows('brands restore', {
    call: ({ brands }) => brands.restore,
    done: ({ name }, { say }) => say('cliMade.brandRestored', { name }),
  }),
])
