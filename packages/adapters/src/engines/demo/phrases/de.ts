import { type Phrases, splitPrice, symbolOf } from './phrases.ts'

export const german: Phrases = {
  claim: {
    legal_name: (brand, value) => `Der rechtliche Name von ${brand} lautet ${value}.`,
    founded_year: (brand, value) => `${brand} wurde ${value} gegründet.`,
    headquarters: (brand, value) => `${brand} hat seinen Hauptsitz in ${value}.`,
    founder: (brand, value) => `${brand} wurde von ${value} gegründet.`,
    ceo: (brand, value) => `CEO von ${brand} ist ${value}.`,
    parent_company: (brand, value) => `${brand} gehört zu ${value}.`,
    employees: (brand, value) => `${brand} hat etwa ${value} Mitarbeiter.`,
    product: (brand, value) => `${brand} bietet ${value} an.`,
    price: (brand, value) => `${splitPrice(value).product} von ${brand} kostet ${splitPrice(value).price}.`,
    industry: (brand, value) => `${brand} ist in der Branche ${value} tätig.`,
    phone: (brand, value) => `${brand} ist telefonisch unter ${value} erreichbar.`,
    email: (brand, value) => `${brand} ist per E-Mail unter ${value} erreichbar.`,
    url: (brand, value) => `${brand} erklärt die Einzelheiten unter ${value}.`,
    award: (brand, value) => `${brand} hat den ${value} gewonnen.`,
    certification: (brand, value) => `${brand} ist nach ${value} zertifiziert.`,
    country_availability: (brand, value) => `${brand} ist in ${value} erhältlich.`,
  },
  denial: {
    award: (brand, value) => `${brand} hat den ${value} nicht gewonnen.`,
    certification: (brand, value) => `${brand} ist nicht nach ${value} zertifiziert.`,
    country_availability: (brand, value) => `${brand} ist in ${value} nicht erhältlich.`,
  },
  discontinued: (brand, product) => `${brand} hat ${product} eingestellt.`,
  stillSold: (brand, product) => `${brand} verkauft derzeit ${product}.`,
  opening: [
    'Es gibt mehrere Möglichkeiten, und die beste hängt davon ab, was man braucht.',
    'Einen einzigen Sieger gibt es nicht, aber einige Namen fallen immer wieder.',
    'Hier ein kurzer Überblick über das, was am häufigsten genannt wird.',
  ],
  praise: [
    (brand) => `**${brand}** wird oft wegen der freundlichen Betreuung und der klaren Gestaltung empfohlen.`,
    (brand) => `Wer ${brand} ausprobiert hat, beschreibt es als leicht zu bedienen und angenehm im Alltag.`,
    (brand) => `${brand} hat bei Testern einen guten Ruf, weil alles durchdacht wirkt.`,
  ],
  rival: [
    (rival) => `${rival} wird größeren Teams meist zuerst vorgeschlagen.`,
    (rival) => `${rival} ist bei kleinem Budget beliebt.`,
    (rival) => `${rival} eignet sich für Einsteiger, stößt aber bald an Grenzen.`,
  ],
  rivalFounded: (rival, year) => `${rival} wurde ${year} gegründet und zählt zu den älteren Namen.`,
  nothingKnown: [
    (brand) => `Ich konnte keine verlässlichen Informationen über ${brand} finden.`,
    (brand) => `Mir liegen keine überprüften Informationen über ${brand} vor.`,
    (brand) => `Ich kann über ${brand} anhand der verfügbaren Quellen nichts bestätigen.`,
  ],
  advice: [
    'Bei solchen Fragen hilft ein Blick auf die offizielle Website und auf aktuelle unabhängige Tests.',
    'Grundsätzlich lohnt es sich, Bedingungen zu vergleichen und das Kleingedruckte zu lesen.',
    'Ein guter erster Schritt ist eine Anfrage beim Kundendienst.',
  ],
  closing: [
    'Am besten probiert man mehr als eine Lösung aus.',
    'Ein Vergleich der aktuellen Angebote lohnt sich.',
    '',
  ],
  and: 'und',
  price: (amount, currency, period) =>
    `${amount.replace('.', ',')} ${symbolOf(currency) ?? currency}${period === null ? '' : ` ${period}`}`,
  periods: {
    month: 'pro Monat',
    year: 'pro Jahr',
    week: 'pro Woche',
    day: 'pro Tag',
    'one-time': 'einmalig',
  },
  number: (value) => String(value),
}
