import type { ProseCues } from './cues.ts'

export const es: ProseCues = {
  us: [
    '[Nn]osotros',
    '[Nn]uestra empresa',
    '[Ll]a empresa',
    '[Ll]a compañía',
    '[Nn]uestra compañía',
    '[Ll]a marca',
  ],
  months:
    'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|el año|otoño|primavera',
  patterns: {
    founded_year: [
      '{US} (?:fue (?:fundada|fundado|creada|creado)|se fundó|se creó|nació) (?:por {NAMES} )?(?:en {PLACE} )?en (?:(?:{MONTH})(?: de)? )?{YEAR}',
      '^(?:Fundad[oa]s?|Cread[oa]s?) (?:por {NAMES} )?en (?:{PLACE} en )?(?:(?:{MONTH})(?: de)? )?{YEAR}(?: por {NAMES})?(?=[.!]?$|, {US})',
      '{NAMES} fund(?:ó|aron) (?:{BRAND}|la empresa|la compañía) en (?:(?:{MONTH})(?: de)? )?{YEAR}',
      '^(?:Fuimos fundados|Nacimos) en (?:(?:{MONTH})(?: de)? )?{YEAR}',
      '^En {YEAR},? {NAMES} fund(?:ó|aron) (?:{BRAND}|la empresa|la compañía)',
    ],
    founder: [
      '{US} (?:fue (?:fundada|fundado|creada|creado))(?: en (?:(?:{MONTH})(?: de)? )?{DATE})? por {NAMES}',
      '^Fundad[oa](?: en {DATE})? por {NAMES}',
      '{NAMES} fund(?:ó|aron) (?:{BRAND}|la empresa|la compañía)(?![\\p{L}])',
    ],
    headquarters: [
      '{US} (?:tiene|tenemos) (?:su|nuestra) sede(?: central| principal)? en {PLACE}',
      '{US} (?:está|estamos) (?:ubicad[oa]s?|radicad[oa]s?|con sede) en {PLACE}',
      '(?:[Nn]uestra|[Ss]u|[Ll]a) sede(?: central| principal| social)? (?:está|se encuentra)(?: ubicada)? en {PLACE}',
      '^Con sede en {PLACE}, {US}',
    ],
    employees: [
      '{US} (?:cuenta con|tiene|emplea a|contamos con) (?:un equipo de |unos |más de |cerca de |casi |aproximadamente )?{COUNT} (?:emplead[oa]s|personas|trabajadores|profesionales)',
      '^(?:[Ss]omos|[Cc]ontamos con|[Tt]enemos) (?:un equipo de |unos |más de |cerca de |casi )?{COUNT} (?:emplead[oa]s|personas|trabajadores|profesionales)',
    ],
    ceo: [
      '(?:[Nn]uestr[oa]|[Ee]l|[Ll]a) (?:actual )?(?:CEO|director general|directora general|director ejecutivo|directora ejecutiva|consejero delegado|consejera delegada)(?:,| es| de {BRAND},| de {BRAND} es) {NAME}',
      '{NAME} es (?:la |el )?(?:(?:co)?fundador[a]? y )?(?:CEO|director general|directora general|director ejecutivo|directora ejecutiva|consejero delegado|consejera delegada) de (?:{BRAND}|la empresa|la compañía)',
    ],
    parent_company: ['{US} es (?:una )?(?:filial de|empresa del grupo|propiedad de) {ORG}'],
    legal_name: ['{BRAND} es una marca (?:comercial |registrada )?de {ORG}'],
    certification: [
      '{US} (?:está|estamos) certificad[oa]s? (?:en|según|con)(?: la| el)? {STANDARD}',
      '{US} (?:cuenta|contamos) con la certificación {STANDARD}',
    ],
    discontinued: ['{THING} (?:ha sido|fue|está) (?:descatalogad[oa]|descontinuad[oa])'],
  },
  labels: {
    founded_year: ['fundación', 'fundada', 'fundada en', 'fundado en', 'año de fundación', 'creación'],
    headquarters: ['sede', 'sede central', 'sede principal', 'sede social'],
    employees: ['empleados', 'número de empleados', 'plantilla'],
    ceo: [
      'ceo',
      'director general',
      'directora general',
      'director ejecutivo',
      'directora ejecutiva',
      'consejero delegado',
      'consejera delegada',
    ],
    founder: ['fundador', 'fundadora', 'fundadores', 'fundada por'],
    parent_company: ['empresa matriz', 'matriz', 'grupo'],
    legal_name: ['razón social', 'denominación social'],
    industry: ['sector', 'industria'],
    phone: ['teléfono', 'tel', 'tlf', 'llámanos'],
    email: ['correo', 'correo electrónico', 'email', 'e-mail'],
  },
  ceoTitles: [
    'ceo',
    'director general',
    'directora general',
    'director ejecutivo',
    'directora ejecutiva',
    'consejero delegado',
    'consejera delegada',
    'fundador y ceo',
    'fundadora y ceo',
    'cofundador y ceo',
    'cofundadora y ceo',
    'ceo y fundador',
    'ceo y fundadora',
  ],
  and: 'y|e',
  doubts:
    '(?<!\\p{L})(?:no|nunca|ya no|antigu[oa]|anterior|ex|hasta|será|podría|rumor|competidores?)(?!\\p{L})',
  notThePrice: '(?<!\\p{L})(?:desde|ahorra|ahorro|descuento|antes|dto)(?!\\p{L})|%',
}
