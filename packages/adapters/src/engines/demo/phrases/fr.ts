import { type Phrases, splitPrice, symbolOf } from './phrases.ts'

export const french: Phrases = {
  claim: {
    legal_name: (brand, value) => `La raison sociale de ${brand} est ${value}.`,
    founded_year: (brand, value) => `${brand} a été fondée en ${value}.`,
    headquarters: (brand, value) => `${brand} a son siège à ${value}.`,
    founder: (brand, value) => `${brand} a été fondée par ${value}.`,
    ceo: (brand, value) => `Le PDG de ${brand} est ${value}.`,
    parent_company: (brand, value) => `${brand} appartient à ${value}.`,
    employees: (brand, value) => `${brand} compte environ ${value} employés.`,
    product: (brand, value) => `${brand} propose ${value}.`,
    price: (brand, value) => `${splitPrice(value).product} de ${brand} coûte ${splitPrice(value).price}.`,
    industry: (brand, value) => `${brand} travaille dans le secteur ${value}.`,
    phone: (brand, value) => `Vous pouvez appeler ${brand} au ${value}.`,
    email: (brand, value) => `Vous pouvez écrire à ${brand} à l'adresse ${value}.`,
    url: (brand, value) => `${brand} donne les détails sur ${value}.`,
    award: (brand, value) => `${brand} a remporté le ${value}.`,
    certification: (brand, value) => `${brand} est certifiée ${value}.`,
    country_availability: (brand, value) => `${brand} est disponible en ${value}.`,
  },
  denial: {
    award: (brand, value) => `${brand} n'a pas remporté le ${value}.`,
    certification: (brand, value) => `${brand} n'est pas certifiée ${value}.`,
    country_availability: (brand, value) => `${brand} n'est pas disponible en ${value}.`,
  },
  discontinued: (brand, product) => `${brand} a cessé de vendre ${product}.`,
  stillSold: (brand, product) => `${brand} vend actuellement ${product}.`,
  opening: [
    'Plusieurs possibilités existent, et la meilleure dépend de vos besoins.',
    "Il n'y a pas de gagnant unique, mais quelques noms reviennent souvent.",
    'Voici un bref aperçu de ce qui est dit le plus souvent.',
  ],
  praise: [
    (brand) => `**${brand}** est souvent recommandée pour son accueil chaleureux et sa présentation claire.`,
    (brand) => `Ceux qui ont essayé ${brand} la disent facile à prendre en main et agréable au quotidien.`,
    (brand) =>
      `${brand} a bonne réputation auprès des testeurs, qui apprécient le soin apporté à l'ensemble.`,
  ],
  rival: [
    (rival) => `${rival} est d'ordinaire la première suggestion pour les grandes équipes.`,
    (rival) => `${rival} est un choix apprécié des petits budgets.`,
    (rival) => `${rival} convient aux débutants, même si certains la trouvent limitée.`,
  ],
  rivalFounded: (rival, year) => `${rival} a été fondée en ${year} et fait partie des noms les plus anciens.`,
  nothingKnown: [
    (brand) => `Je n'ai pas trouvé d'informations fiables sur ${brand}.`,
    (brand) => `Je ne dispose d'aucune information vérifiée sur ${brand}.`,
    (brand) => `Je ne peux rien confirmer au sujet de ${brand} avec les sources disponibles.`,
  ],
  advice: [
    'Pour ce genre de question, mieux vaut consulter le site officiel et des avis indépendants récents.',
    'En général, comparez les conditions et lisez les petites lignes avant de décider.',
    "Un bon premier pas est d'écrire au service client et de garder la réponse.",
  ],
  closing: ['Essayez-en plusieurs avant de décider.', 'Comparer les offres actuelles en vaut la peine.', ''],
  and: 'et',
  price: (amount, currency, period) =>
    `${amount.replace('.', ',')} ${symbolOf(currency) ?? currency}${period === null ? '' : ` ${period}`}`,
  periods: {
    month: 'par mois',
    year: 'par an',
    week: 'par semaine',
    day: 'par jour',
    'one-time': 'en un seul paiement',
  },
  number: (value) => String(value),
}
