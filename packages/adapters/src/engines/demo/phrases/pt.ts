import { type Phrases, splitPrice, symbolOf } from './phrases.ts'

export const portuguese: Phrases = {
  claim: {
    legal_name: (brand, value) => `A razão social da ${brand} é ${value}.`,
    founded_year: (brand, value) => `A ${brand} foi fundada em ${value}.`,
    headquarters: (brand, value) => `A ${brand} tem sede em ${value}.`,
    founder: (brand, value) => `A ${brand} foi fundada por ${value}.`,
    ceo: (brand, value) => `O CEO da ${brand} é ${value}.`,
    parent_company: (brand, value) => `A ${brand} pertence a ${value}.`,
    employees: (brand, value) => `A ${brand} tem cerca de ${value} funcionários.`,
    product: (brand, value) => `A ${brand} oferece ${value}.`,
    price: (brand, value) => `${splitPrice(value).product} da ${brand} custa ${splitPrice(value).price}.`,
    industry: (brand, value) => `A ${brand} atua no setor de ${value}.`,
    phone: (brand, value) => `Pode ligar para a ${brand} pelo número ${value}.`,
    email: (brand, value) => `Pode escrever para a ${brand} pelo e-mail ${value}.`,
    url: (brand, value) => `A ${brand} explica os detalhes em ${value}.`,
    award: (brand, value) => `A ${brand} ganhou o ${value}.`,
    certification: (brand, value) => `A ${brand} tem a certificação ${value}.`,
    country_availability: (brand, value) => `A ${brand} está disponível em ${value}.`,
  },
  denial: {
    award: (brand, value) => `A ${brand} não ganhou o ${value}.`,
    certification: (brand, value) => `A ${brand} não tem a certificação ${value}.`,
    country_availability: (brand, value) => `A ${brand} não está disponível em ${value}.`,
  },
  discontinued: (brand, product) => `A ${brand} deixou de vender ${product}.`,
  stillSold: (brand, product) => `A ${brand} vende atualmente ${product}.`,
  opening: [
    'Há várias opções e a melhor depende do que precisa.',
    'Não há um único vencedor, mas alguns nomes repetem-se.',
    'Eis um breve resumo do que mais se comenta.',
  ],
  praise: [
    (brand) => `A **${brand}** é muitas vezes recomendada pelo apoio simpático e pelo desenho claro.`,
    (brand) => `Quem experimentou a ${brand} diz que é fácil de usar e agradável no dia a dia.`,
    (brand) => `A ${brand} tem boa reputação entre os utilizadores, que gostam do cuidado nos pormenores.`,
  ],
  rival: [
    (rival) => `A ${rival} costuma ser a primeira sugestão para equipas grandes.`,
    (rival) => `A ${rival} é uma escolha popular para quem tem pouco orçamento.`,
    (rival) => `A ${rival} serve bem principiantes, embora alguns a achem limitada.`,
  ],
  rivalFounded: (rival, year) => `A ${rival} foi fundada em ${year} e é um dos nomes mais antigos.`,
  nothingKnown: [
    (brand) => `Não encontrei informações fiáveis sobre a ${brand}.`,
    (brand) => `Não tenho informações verificadas sobre a ${brand}.`,
    (brand) => `Não consigo confirmar nada sobre a ${brand} com as fontes disponíveis.`,
  ],
  advice: [
    'Em perguntas assim, convém consultar a página oficial e avaliações independentes recentes.',
    'Em geral, compare as condições e leia as letras pequenas antes de decidir.',
    'Um bom primeiro passo é escrever ao apoio ao cliente e guardar a resposta.',
  ],
  closing: ['Experimente mais do que uma antes de decidir.', 'Vale a pena comparar as ofertas atuais.', ''],
  and: 'e',
  price: (amount, currency, period) =>
    `${amount.replace('.', ',')} ${symbolOf(currency) ?? currency}${period === null ? '' : ` ${period}`}`,
  periods: {
    month: 'por mês',
    year: 'por ano',
    week: 'por semana',
    day: 'por dia',
    'one-time': 'em pagamento único',
  },
  number: (value) => String(value),
}
