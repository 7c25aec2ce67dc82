/** Countries by ISO 3166 code: their names in the five languages (from Unicode CLDR) and common other names. */
export const countries = `
AD: Andorra|Andorre
AE: United Arab Emirates|Emiratos Árabes Unidos|Emirados Árabes Unidos|Vereinigte Arabische Emirate|Émirats arabes unis|UAE|EAU|Dubai
AF: Afghanistan|Afganistán|Afeganistão
AL: Albania|Albânia|Albanien|Albanie
AM: Armenia|Armênia|Armenien|Arménie
AO: Angola
AR: Argentina|Argentinien|Argentine
AT: Austria|Áustria|Österreich|Autriche
AU: Australia|Austrália|Australien|Australie
AZ: Azerbaijan|Azerbaiyán|Azerbaijão|Aserbaidschan|Azerbaïdjan
BA: Bosnia & Herzegovina|Bosnia y Herzegovina|Bósnia e Herzegovina|Bosnien und Herzegowina|Bosnie-Herzégovine
BB: Barbados|Barbade
BD: Bangladesh|Bangladés|Bangladesch
BE: Belgium|Bélgica|Belgien|Belgique
BF: Burkina Faso|Burquina Faso
BG: Bulgaria|Bulgária|Bulgarien|Bulgarie
BH: Bahrain|Baréin|Barein|Bahreïn
BI: Burundi
BJ: Benin|Benín|Bénin
BN: Brunei|Brunéi|Brunei Darussalam
BO: Bolivia|Bolívia|Bolivien|Bolivie
BR: Brazil|Brasil|Brasilien|Brésil
BS: Bahamas
BT: Bhutan|Bután|Butão|Bhoutan
BW: Botswana|Botsuana
BY: Belarus|Bielorrusia|Bielorrússia|Biélorussie
BZ: Belize|Belice
CA: Canada|Canadá|Kanada
CD: Congo - Kinshasa|República Democrática del Congo|Kongo-Kinshasa|Congo-Kinshasa
CF: Central African Republic|República Centroafricana|República Centro-Africana|Zentralafrikanische Republik|République centrafricaine
CG: Congo - Brazzaville|Congo|República do Congo|Kongo-Brazzaville|Congo-Brazzaville
CH: Switzerland|Suiza|Suíça|Schweiz|Suisse|Schweiz|Suíça|Suisse|Suiza
CI: Côte d'Ivoire|Costa do Marfim|Ivory Coast
CL: Chile|Chili
CM: Cameroon|Camerún|Camarões|Kamerun|Cameroun
CN: China|Chine|PRC|Volksrepublik China
CO: Colombia|Colômbia|Kolumbien|Colombie
CR: Costa Rica
CU: Cuba|Kuba
CV: Cape Verde|Cabo Verde|Cap-Vert|Cape Verde
CY: Cyprus|Chipre|Zypern|Chypre
CZ: Czechia|Chequia|Tchéquia|Tschechien|Tchéquie|Czech Republic|Chequia|República Checa|República Tcheca|Chéquia|Tschechische Republik|Tchéquie|République tchèque
DE: Germany|Alemania|Alemanha|Deutschland|Allemagne|Bundesrepublik
DJ: Djibouti|Yibuti|Djibuti|Dschibuti
DK: Denmark|Dinamarca|Dänemark|Danemark
DO: Dominican Republic|República Dominicana|Dominikanische Republik|République dominicaine
DZ: Algeria|Argelia|Argélia|Algerien|Algérie
EC: Ecuador|Equador|Équateur
EE: Estonia|Estônia|Estland|Estonie
EG: Egypt|Egipto|Egito|Ägypten|Égypte
ER: Eritrea|Eritreia|Érythrée
ES: Spain|España|Espanha|Spanien|Espagne
ET: Ethiopia|Etiopía|Etiópia|Äthiopien|Éthiopie
FI: Finland|Finlandia|Finlândia|Finnland|Finlande
FJ: Fiji|Fiyi|Fidschi|Fidji
FR: France|Francia|França|Frankreich
GA: Gabon|Gabón|Gabão|Gabun
GB: United Kingdom|Reino Unido|Vereinigtes Königreich|Royaume-Uni|UK|U.K.|Great Britain|Britain|England|Scotland|Wales|Northern Ireland|Reino Unido|Gran Bretaña|Inglaterra|Escocia|Escócia|Gales|País de Gales|Irlanda del Norte|Irlanda do Norte|Grã-Bretanha|Großbritannien|Vereinigten Königreich|Vereinigtes Königreich|Schottland|Nordirland|Angleterre|Écosse|Pays de Galles|Grande-Bretagne|Royaume-Uni|Irlande du Nord
GE: Georgia|Geórgia|Georgien|Géorgie
GH: Ghana|Gana
GM: Gambia|Gâmbia|Gambie
GN: Guinea|Guiné|Guinée
GQ: Equatorial Guinea|Guinea Ecuatorial|Guiné Equatorial|Äquatorialguinea|Guinée équatoriale
GR: Greece|Grecia|Grécia|Griechenland|Grèce
GT: Guatemala
GW: Guinea-Bissau|Guinea-Bisáu|Guiné-Bissau|Guinée-Bissau
GY: Guyana|Guiana
HK: Hong Kong|Hongkong|R.A.S. chinoise de Hong Kong
HN: Honduras
HR: Croatia|Croacia|Croácia|Kroatien|Croatie
HT: Haiti|Haití|Haïti
HU: Hungary|Hungría|Hungria|Ungarn|Hongrie
ID: Indonesia|Indonésia|Indonesien|Indonésie
IE: Ireland|Irlanda|Irland|Irlande
IL: Israel|Israël
IN: India|Índia|Indien|Inde
IQ: Iraq|Irak|Iraque
IR: Iran|Irán|Irã
IS: Iceland|Islandia|Islândia|Island|Islande
IT: Italy|Italia|Itália|Italien|Italie
JM: Jamaica|Jamaika|Jamaïque
JO: Jordan|Jordania|Jordânia|Jordanien|Jordanie
JP: Japan|Japón|Japão|Japon
KE: Kenya|Kenia|Quênia
KG: Kyrgyzstan|Kirguistán|Quirguistão|Kirgisistan|Kirghizstan
KH: Cambodia|Camboya|Camboja|Kambodscha|Cambodge
KM: Comoros|Comoras|Comores|Komoren
KP: North Korea|Corea del Norte|Coreia do Norte|Nordkorea|Corée du Nord
KR: South Korea|Corea del Sur|Coreia do Sul|Südkorea|Corée du Sud|South Korea|Corea del Sur|Coreia do Sul|Südkorea|Corée du Sud|Korea
KW: Kuwait|Koweït
KZ: Kazakhstan|Kazajistán|Cazaquistão|Kasachstan
LA: Laos
LB: Lebanon|Líbano|Libanon|Liban
LI: Liechtenstein
LK: Sri Lanka
LR: Liberia|Libéria
LS: Lesotho|Lesoto
LT: Lithuania|Lituania|Lituânia|Litauen|Lituanie
LU: Luxembourg|Luxemburgo|Luxemburg
LV: Latvia|Letonia|Letônia|Lettland|Lettonie
LY: Libya|Libia|Líbia|Libyen|Libye
MA: Morocco|Marruecos|Marrocos|Marokko|Maroc
MC: Monaco|Mónaco|Mônaco
MD: Moldova|Moldavia|Moldávia|Republik Moldau|Moldavie
ME: Montenegro|Monténégro
MG: Madagascar|Madagaskar
MK: North Macedonia|Macedonia del Norte|Macedônia do Norte|Nordmazedonien|Macédoine du Nord|Macedonia
ML: Mali
MM: Myanmar|Mianmar
MN: Mongolia|Mongólia|Mongolei|Mongolie
MO: Macao|Macau|R.A.S. chinoise de Macao
MR: Mauritania|Mauritânia|Mauretanien|Mauritanie
MT: Malta|Malte
MU: Mauritius|Mauricio|Maurício|Maurice
MV: Maldives|Maldivas|Malediven
MW: Malawi|Malaui
MX: Mexico|México|Mexiko|Mexique
MY: Malaysia|Malasia|Malásia|Malaisie
MZ: Mozambique|Moçambique|Mosambik
NA: Namibia|Namíbia|Namibie
NE: Niger|Níger
NG: Nigeria|Nigéria
NI: Nicaragua|Nicarágua
NL: Netherlands|Países Bajos|Países Baixos|Niederlande|Pays-Bas|Holland|Holanda|Hollande|the Netherlands|Países Baixos|Países Bajos|Niederlanden
NO: Norway|Noruega|Norwegen|Norvège
NP: Nepal|Népal
NZ: New Zealand|Nueva Zelanda|Nova Zelândia|Neuseeland|Nouvelle-Zélande
OM: Oman|Omán|Omã
PA: Panama|Panamá
PE: Peru|Perú|Pérou
PG: Papua New Guinea|Papúa Nueva Guinea|Papua-Nova Guiné|Papua-Neuguinea|Papouasie-Nouvelle-Guinée
PH: Philippines|Filipinas|Philippinen
PK: Pakistan|Pakistán|Paquistão
PL: Poland|Polonia|Polônia|Polen|Pologne
PR: Puerto Rico|Porto Rico
PS: Palestinian Territories|Territorios Palestinos|Territórios palestinos|Palästinensische Autonomiegebiete|Territoires palestiniens
PT: Portugal
PY: Paraguay|Paraguai
QA: Qatar|Catar|Katar
RO: Romania|Rumanía|Romênia|Rumänien|Roumanie
RS: Serbia|Sérvia|Serbien|Serbie
RU: Russia|Rusia|Rússia|Russland|Russie|Russland
RW: Rwanda|Ruanda
SA: Saudi Arabia|Arabia Saudí|Arábia Saudita|Saudi-Arabien|Arabie saoudite
SD: Sudan|Sudán|Sudão|Soudan
SE: Sweden|Suecia|Suécia|Schweden|Suède
SG: Singapore|Singapur|Singapura|Singapour
SI: Slovenia|Eslovenia|Eslovênia|Slowenien|Slovénie
SK: Slovakia|Eslovaquia|Eslováquia|Slowakei|Slovaquie
SL: Sierra Leone|Sierra Leona|Serra Leoa
SM: San Marino|Saint-Marin
SN: Senegal|Sénégal
SO: Somalia|Somália|Somalie
SR: Suriname|Surinam
SS: South Sudan|Sudán del Sur|Sudão do Sul|Südsudan|Soudan du Sud
ST: São Tomé & Príncipe|Santo Tomé y Príncipe|São Tomé e Príncipe|São Tomé und Príncipe|Sao Tomé-et-Principe
SV: El Salvador|Salvador
SY: Syria|Siria|Síria|Syrien|Syrie
SZ: Eswatini|Esuatini|Essuatíni
TD: Chad|Chade|Tschad|Tchad
TG: Togo
TH: Thailand|Tailandia|Tailândia|Thaïlande
TJ: Tajikistan|Tayikistán|Tadjiquistão|Tadschikistan|Tadjikistan
TM: Turkmenistan|Turkmenistán|Turcomenistão|Turkménistan
TN: Tunisia|Túnez|Tunísia|Tunesien|Tunisie
TR: Türkiye|Turquía|Turquia|Türkei|Turquie|Turkey|Turquía|Turquia|Türkei|Turquie|Türkiye
TT: Trinidad & Tobago|Trinidad y Tobago|Trinidad e Tobago|Trinidad und Tobago|Trinité-et-Tobago
TW: Taiwan|Taiwán|Taïwan
TZ: Tanzania|Tanzânia|Tansania|Tanzanie
UA: Ukraine|Ucrania|Ucrânia
UG: Uganda|Ouganda
US: United States|Estados Unidos|Vereinigte Staaten|États-Unis|USA|U.S.|US|U.S.A.|United States of America|America|EE. UU.|EEUU|EE.UU.|EUA|Estados Unidos de América|Vereinigten Staaten|Vereinigte Staaten von Amerika|Etats-Unis|États-Unis d'Amérique|Amerika|Amérique
UY: Uruguay|Uruguai
UZ: Uzbekistan|Uzbekistán|Uzbequistão|Usbekistan|Ouzbékistan
VA: Vatican City|Ciudad del Vaticano|Cidade do Vaticano|Vatikanstadt|État de la Cité du Vatican|Vatican
VE: Venezuela
VN: Vietnam|Vietnã|Viêt Nam
YE: Yemen|Iêmen|Jemen|Yémen
ZA: South Africa|Sudáfrica|África do Sul|Südafrika|Afrique du Sud
ZM: Zambia|Zâmbia|Sambia|Zambie
ZW: Zimbabwe|Zimbabue|Zimbábue|Simbabwe
`
