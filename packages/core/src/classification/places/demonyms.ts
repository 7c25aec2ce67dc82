/** Adjectives of nationality in the five languages, as stems: the ending varies with gender, case and number. */
export const demonyms = `
US: american|americain|amerikanisch|estadounidense|norteamerican|norte-american|us-amerikanisch|us-american
GB: british|english|scottish|welsh|britanic|britisch|englisch|schottisch|ingles|ingles|britannique|anglais|ecossais|escoces
DE: german|aleman|alemao|alema|deutsch|allemand
FR: french|frances|francaise|francais|franzosisch|francesa
ES: spanish|español|espanhol|espanhola|española|spanisch|espagnol
PT: portuguese|portugues|portuguesa|portugiesisch|portugais
IT: italian|italien|italienisch
BE: belgian|belga|belgisch|belge|flemish|flamenc|flamisch
NL: dutch|holandes|holandesa|neerlandes|niederlandisch|hollandisch|neerlandais|hollandais
CH: swiss|suiz|suic|schweizer|schweizerisch|suisse
AT: austrian|austriac|osterreichisch|autrichien
DK: danish|danes|danesa|dinamarques|dinamarquesa|danisch|danois
SE: swedish|suec|schwedisch|suedois
NO: norwegian|norueg|norwegisch|norvegien
FI: finnish|finland|finlandes|finnisch|finlandais
IE: irish|irlandes|irlandesa|irisch|irlandais
PL: polish|polac|polones|polonesa|polnisch|polonais
CZ: czech|chec|tchec|tschechisch|tcheque
BR: brazilian|brasilen|brasileir|brasilianisch|bresilien
MX: mexican|mexikanisch|mexicain
AR: argentin|argentinian|argentinisch
CL: chilean|chilen|chilenisch|chilien
CO: colombian|colombien|kolumbianisch
JP: japanese|japones|japonesa|japanisch|japonais
CN: chinese|chin|chinesisch|chinois|chinesa
KR: korean|corean|koreanisch|coreen|sudcoreen
IN: indian|indisch|indien
CA: canadian|canadiens|kanadisch|canadien|canadense
AU: australian|australisch|australien
GR: greek|grieg|grego|griechisch|grec|grecque
HU: hungarian|hungar|ungarisch|hongrois
RO: romanian|ruman|romen|rumanisch|roumain
TR: turkish|turc|turkisch|turqu
RU: russian|rus|russ|russisch|russe
IL: israeli|israelisch|israelien|israelense
EE: estonian|estoni|estnisch|estonien
LT: lithuanian|lituan|litauisch|lituanien
LV: latvian|leton|lettisch|letton
UA: ukrainian|ucranian|ukrainisch|ukrainien
ZA: south african|sudafrican|sul-african|sudafrikanisch|sud-africain
SG: singaporean|singapurisch|singapourien
LU: luxembourgish|luxemburgues|luxemburgisch|luxembourgeois
IS: icelandic|islandes|islandesa|islandisch|islandais
SI: slovenian|esloven|slowenisch|slovene
HR: croatian|croat|kroatisch|croate
`
