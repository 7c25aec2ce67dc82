import { type Phrases, splitPrice, symbolOf } from './phrases.ts'

export const spanish: Phrases = {
  claim: {
    legal_name: (brand, value) => `La razón social de ${brand} es ${value}.`,
    founded_year: (brand, value) => `${brand} fue fundada en ${value}.`,
    headquarters: (brand, value) => `${brand} tiene su sede en ${value}.`,
    founder: (brand, value) => `${brand} fue fundada por ${value}.`,
    ceo: (brand, value) => `El CEO de ${brand} es ${value}.`,
    parent_company: (brand, value) => `${brand} pertenece a ${value}.`,
    employees: (brand, value) => `${brand} tiene unos ${value} empleados.`,
    product: (brand, value) => `${brand} ofrece ${value}.`,
    price: (brand, value) => `${splitPrice(value).product} de ${brand} cuesta ${splitPrice(value).price}.`,
    industry: (brand, value) => `${brand} trabaja en el sector de ${value}.`,
    phone: (brand, value) => `Puedes llamar a ${brand} al ${value}.`,
    email: (brand, value) => `Puedes escribir a ${brand} al correo ${value}.`,
    url: (brand, value) => `${brand} explica los detalles en ${value}.`,
    award: (brand, value) => `${brand} ganó el ${value}.`,
    certification: (brand, value) => `${brand} cuenta con la certificación ${value}.`,
    country_availability: (brand, value) => `${brand} está disponible en ${value}.`,
  },
  denial: {
    award: (brand, value) => `${brand} no ganó el ${value}.`,
    certification: (brand, value) => `${brand} no cuenta con la certificación ${value}.`,
    country_availability: (brand, value) => `${brand} no está disponible en ${value}.`,
  },
  discontinued: (brand, product) => `${brand} ha dejado de vender ${product}.`,
  stillSold: (brand, product) => `${brand} vende actualmente ${product}.`,
  opening: [
    'Hay varias opciones y la mejor depende de lo que necesites.',
    'No hay un único ganador, pero algunos nombres se repiten.',
    'Este es un breve resumen de lo que más se comenta.',
  ],
  praise: [
    (brand) => `**${brand}** se recomienda a menudo por su atención cercana y su diseño claro.`,
    (brand) => `Quienes han probado ${brand} dicen que es fácil de usar y agradable en el día a día.`,
    (brand) => `${brand} tiene buena fama entre los usuarios, que valoran lo cuidado que está todo.`,
  ],
  rival: [
    (rival) => `${rival} suele ser la primera sugerencia para equipos grandes.`,
    (rival) => `${rival} es una opción popular para quien tiene poco presupuesto.`,
    (rival) => `${rival} va bien para principiantes, aunque a algunos se les queda corto.`,
  ],
  rivalFounded: (rival, year) => `${rival} fue fundada en ${year} y es uno de los nombres más veteranos.`,
  nothingKnown: [
    (brand) => `No he encontrado información fiable sobre ${brand}.`,
    (brand) => `No dispongo de información verificada sobre ${brand}.`,
    (brand) => `No puedo confirmar nada sobre ${brand} con las fuentes disponibles.`,
  ],
  advice: [
    'Para preguntas así conviene consultar la página oficial y reseñas independientes recientes.',
    'En general, compara las condiciones y lee la letra pequeña antes de decidir.',
    'Un buen primer paso es escribir al servicio de atención al cliente y guardar la respuesta.',
  ],
  closing: ['Prueba más de una antes de decidir.', 'Vale la pena comparar las ofertas actuales.', ''],
  and: 'y',
  price: (amount, currency, period) =>
    `${amount.replace('.', ',')} ${symbolOf(currency) ?? currency}${period === null ? '' : ` ${period}`}`,
  periods: {
    month: 'al mes',
    year: 'al año',
    week: 'a la semana',
    day: 'al día',
    'one-time': 'en un pago único',
  },
  number: (value) => String(value),
}
