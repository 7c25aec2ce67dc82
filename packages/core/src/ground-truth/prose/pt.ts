import type { ProseCues } from './cues.ts'

export const pt: ProseCues = {
  us: ['[Nn]ós', '[Nn]ossa empresa', '[Aa] nossa empresa', '[Aa] empresa', '[Aa] companhia', '[Aa] marca'],
  months: 'janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|o ano',
  patterns: {
    founded_year: [
      '(?:[AO] )?{US} (?:foi (?:fundada|fundado|criada|criado)|nasceu|surgiu) (?:por {NAMES} )?(?:em {PLACE},? )?em (?:(?:{MONTH})(?: de)? )?{YEAR}',
      '^(?:Fundad[oa]s?|Criad[oa]s?) (?:por {NAMES} )?em (?:(?:{MONTH})(?: de)? )?{YEAR}(?: por {NAMES})?(?=[.!]?$|, (?:[ao] )?{US})',
      '{NAMES} fund(?:ou|aram) (?:[ao] )?(?:{BRAND}|empresa) em (?:(?:{MONTH})(?: de)? )?{YEAR}',
      '^(?:Fomos fundados|Nascemos) em (?:(?:{MONTH})(?: de)? )?{YEAR}',
    ],
    founder: [
      '{US} foi (?:fundada|fundado|criada|criado)(?: em (?:(?:{MONTH})(?: de)? )?{DATE})? por {NAMES}',
      '^Fundad[oa](?: em {DATE})? por {NAMES}',
      '{NAMES} fund(?:ou|aram) (?:[ao] )?(?:{BRAND}|empresa)(?![\\p{L}])',
    ],
    headquarters: [
      '{US} (?:tem|temos) (?:a )?(?:sua )?sede em {PLACE}',
      '{US} (?:está|é|fica) (?:sediad[oa]|baseada|localizada) em {PLACE}',
      '(?:[Aa] )?(?:[Nn]ossa|[Ss]ua) sede (?:fica|está|localiza-se)(?: localizada)? em {PLACE}',
      '^Com sede em {PLACE}, (?:[ao] )?{US}',
    ],
    employees: [
      '{US} (?:conta com|tem|emprega|possui) (?:uma equipe de |uma equipa de |cerca de |mais de |quase |aproximadamente )?{COUNT} (?:funcionários|colaboradores|pessoas|empregados|trabalhadores)',
      '^(?:[Ss]omos|[Cc]ontamos com|[Tt]emos) (?:uma equipe de |uma equipa de |cerca de |mais de |quase )?{COUNT} (?:funcionários|colaboradores|pessoas)',
    ],
    ceo: [
      '(?:[Nn]oss[oa]|[OoAa]) (?:atual )?(?:CEO|diretor-geral|diretora-geral|diretor executivo|diretora executiva|presidente executivo|presidente executiva)(?:,| é| da {BRAND} é| do {BRAND} é| da {BRAND},) {NAME}',
      '{NAME} é (?:[ao] )?(?:(?:co)?fundador[a]? e )?(?:CEO|diretor-geral|diretora-geral|diretor executivo|diretora executiva) d[ao] (?:{BRAND}|empresa)',
    ],
    parent_company: ['{US} é (?:uma )?(?:subsidiária d[aeo]|controlada pel[ao]|propriedade d[aeo]) {ORG}'],
    legal_name: ['{BRAND} é uma marca (?:registrada |registada |comercial )?d[aeo] {ORG}'],
    certification: [
      '{US} (?:é|está|tem|possui|somos|temos)(?: a)? (?:certificad[oa]s?|certificação) (?:em |pela |segundo a )?{STANDARD}',
    ],
    discontinued: ['{THING} foi descontinuad[oa]'],
  },
  labels: {
    founded_year: ['fundação', 'fundada em', 'fundado em', 'ano de fundação', 'criação'],
    headquarters: ['sede', 'matriz', 'sede principal'],
    employees: ['funcionários', 'colaboradores', 'número de funcionários', 'número de colaboradores'],
    ceo: [
      'ceo',
      'diretor-geral',
      'diretora-geral',
      'diretor executivo',
      'diretora executiva',
      'presidente executivo',
    ],
    founder: ['fundador', 'fundadora', 'fundadores', 'fundada por'],
    parent_company: ['empresa-mãe', 'empresa controladora', 'controladora'],
    legal_name: ['razão social', 'denominação social'],
    industry: ['setor', 'indústria'],
    phone: ['telefone', 'tel', 'ligue'],
    email: ['e-mail', 'email', 'correio eletrônico', 'correio eletrónico'],
  },
  ceoTitles: [
    'ceo',
    'diretor-geral',
    'diretora-geral',
    'diretor executivo',
    'diretora executiva',
    'fundador e ceo',
    'fundadora e ceo',
    'cofundador e ceo',
    'cofundadora e ceo',
    'ceo e fundador',
    'ceo e fundadora',
  ],
  and: 'e',
  doubts: '(?<!\\p{L})(?:não|nunca|antig[oa]|anterior|ex|até|será|poderia|boato|concorrentes?)(?!\\p{L})',
  notThePrice: '(?<!\\p{L})(?:a partir|desde|economize|poupe|desconto|antes)(?!\\p{L})|%',
}
