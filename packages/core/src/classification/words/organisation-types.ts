/** Words that turn a shared name into another organisation or place: "Acme Bank", "Acme Street". */
export const organisationTypes = new Set(
  `inn pub tavern cafe bar restaurant hostel lodge guesthouse cinema mall center centre plaza court lane drive cottage cottages
market fair circus choir gasthof gasthaus taverne kneipe hostal posada pousada auberge brasserie bistro bank banka banco banque airlines airways records university universitat universidad universidade universite hotel
hotels motors pharma capital energy foods media entertainment construction insurance inmobiliaria imobiliaria
immobilien immobilier logistics shipping films pictures studios festival museum museo museu musee theatre theater
park street avenue road river lake castle fc cf sc club school college church hospital island islands airport
station county city town bay beach valley mountain creek freight tools steel chemicals mining railways railway
ventures partners foundation stiftung fundacion fundacao fondation institute institut instituto press books
publishing newspaper zeitung magazine band orchestra quartet trio opera prize award institute clinic pharmacy
properties realty estates homes housing hill hills heights point cove woods forest ranch farm farms winery
stadium arena tower towers bridge square gardens cathedral abbey palace observatory telescope crater galaxy
protocol algorithm theorem equation syndrome disease effect`.split(/\s+/),
)
