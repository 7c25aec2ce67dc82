/** Branches of business, each by the beginnings of the words that name it in the five languages. */
export const sectors: Record<string, string> = {
  insurance: 'insur|asegurad|seguros|seguradora|versicher|assur',
  banking:
    'bank|banco|banca|banque|fintech|lender|prestamis|kredit|credit union|caja de ahorros|sparkasse|neobank|neobanco|wealth manag|asset manag|vermogensverwalt|roboadvis|robo-advis|broker de bolsa',
  aviation: 'airline|aerolinea|fluggesell|aviation|aviacion|aviacao|compagnie aerienne|luftfahrt',
  automotive:
    'automotive|automobil|automovil|automoti|automaker|carmaker|autohersteller|fahrzeug|coche|carro|voiture',
  bicycles: 'bicycle|bike|bicicleta|fahrrad|velo|cycling|ciclismo|e-bike|ebike',
  food: 'meal kit|recipe box|kochbox|box repas|repas|comida|refeic|food|aliment|lebensmittel|snack|chocolat|schokolad|baker|backerei|panaderia|padaria|boulangerie|confection|konserv|conserv|bread|brot|cheese|kase|queso|queijo|fromage',
  coffee: 'coffee|cafe|kaffee|roaster|rosterei|tostador|torref',
  tea: 'teehaus|teehandel|tea merchant|tea brand|cha premium',
  beer: 'beer|brewer|brauerei|cervec|cervej|brasserie|bier',
  wine: 'winery|wine|bodega|vino|vinho|weingut|wein|vin|vineyard|adega|vignoble',
  fashion:
    'fashion|clothing|apparel|moda|ropa|roupa|mode|kleidung|bekleidung|vetement|textil|shoe|footwear|calzado|calcado|schuh|chaussure|garment|knitwear|sportswear',
  cosmetics: 'cosmetic|kosmetik|cosmetiqu|skincare|beauty|perfum|parfum',
  furniture:
    'furniture|mueble|moveis|mobel|meuble|mobiliario|mobilier|mattress|colchon|colchao|matratze|matelas',
  software: 'software|saas|logiciel|app|aplicacion|aplicac|plattform|platform|plataforma|plateforme',
  hosting: 'hosting|cloud|server|hebergeur|alojamiento|alojamento',
  security: 'cybersec|ciberseg|cyber sec|it-sicherheit|cybersicherheit|antivirus',
  languages:
    'language-learning|language learning|sprachlern|idiomas|linguas|langues|language school|sprachschul|escuela de idiomas|escola de idiomas|ecole de langues|sprachkurs|cursos de idiomas',
  education:
    'education|edtech|educac|bildung|formation|e-learning|elearning|tutoring|schul|escola|escuela|kindergart|nursery school|university|universitat|universidad|universidade|universite|business school|boot camp|bootcamp|nachhilfe|academia de',
  games: 'game|videojueg|jogo|spiele|jeux|gaming|esport|board game|brettspiel',
  music:
    'music|musica|musik|musique|instrument|audio|headphone|kopfhorer|auricular|fones|casque|speaker|lautsprecher|altavo|alto-falante|hifi|hi-fi|turntable|plattenspieler',
  publishing:
    'publish|editorial|editora|verlag|edition|maison d edition|bookshop|bookstore|bookseller|libreria|livraria|buchhand|librairie',
  stationery: 'statione|papeler|papelar|schreibwaren|papeterie|notebook maker',
  heating:
    'heat pump|heating|calefacc|bombas de calor|bomba de calor|aquecimento|warmepump|heizung|chauffage|pompes a chaleur|hvac|climati',
  energy:
    'energy|energia|energie|electricity|electricidad|eletricidade|electricite|elektrizitat|solar|wind power|electric utility|strom|photovolt|fotovolt',
  pharma: 'pharma|farmac|arznei|medicament|biotech',
  dental:
    'dental|dentist|zahnarzt|zahn|dentai|odontolog|zahnpasta|zahnburst|toothpaste|toothbrush|dentifri|pasta de dientes|pasta de dentes',
  health:
    'health|salud|saude|gesundheit|sante|clinic|klinik|hospital|medical|medizin|medic|telemedic|pharmacy|apotheke|pharmacie|nursing|pflegedienst|altenpflege|diagnost|laboratorio clinic',
  logistics:
    'logisti|shipping|freight|courier|paket|mensajer|transport|spedition|reederei|naviera|fret|parcel|moving company|umzug|mudanza|demenage|warehous|storage compan|frachtf|haulage|cargo',
  travel:
    'travel|viaje|viagens|reise|voyage|hotel|tourism|turismo|tourisme|hostel|tour operator|reiseveranstalter|reiseburo|agencia de viajes|agencia de viagens|voyagiste|booking site',
  telecom:
    'telecom|telekom|mobilfunk|telefonia|operador movil|operadora movel|operateur mobile|internet provider|internetanbieter|broadband|fibre provider|fibra optica|mobile carrier|glasfaser',
  construction:
    'construct|construc|baufirma|bauunternehmen|batiment|real estate|inmobili|imobili|immobili|builder|bautrager|promotora|promoteur|roofing|dachdeck|plumb|klempner|fontaner',
  chemicals: 'chemical|quimic|chemie|chimi|paint manufact|pintura|tinta|lack',
  mining: 'mining|mineria|minerac|bergbau|miniere|steel|acero|aco|stahl|acier',
  agriculture: 'agricult|agricol|agrar|landwirt|farming|seed|semilla|semente|saatgut',
  marketing:
    'advertis|publicid|werbeagentur|marketing agency|agencia de marketing|publicite|ad agency|pr agency|public relations|branding agency|relaciones publicas|relacoes publicas|werbe|agence de communication',
  retail:
    'supermarket|supermercado|supermarkt|supermarche|department store|grocery|retailer|einzelhand|hypermarket|drugstore|drogerie|discounter|warenhaus|grandes almacenes|grand magasin|convenience store',
  pets: 'pet food|mascotas|animais de estimacao|tierbedarf|tiernahrung|animalerie|pet suppl',
  toys: 'toy|juguete|brinquedo|spielzeug|jouet',
  optics: 'eyewear|glasses|gafas|oculos|brillen|lunettes|optic|optik',
  watches: 'watch|reloj|relogio|uhren|horlog|montre',
  jewellery: 'jewel|joyer|joalh|schmuck|bijou|joaill',
  law: 'law firm|legal services|abogad|advogad|kanzlei|avocats|legaltech|law office|bufete|cabinet d avocat|rechtsanw|escritorio de advoc|notar',
  garden: 'garden|jardin|jardim|garten',
  tools: 'power tool|werkzeug|herramientas electricas|ferramentas eletricas|outillage',
  robotics: 'robot|drone|drohne',
  cruises: 'cruise|crucero|cruzeiro|kreuzfahrt|croisiere|ferry|ferries|fahre',
  rail: 'railway|railroad|train operator|ferrocarril|ferroviari|caminhos de ferro|eisenbahn|bahnunternehmen|chemin de fer|ferroviaire',
  restaurants: 'restaurant|catering|pizzeria|burger|fast food|fast-food',
  fitness:
    'fitness|gym|gimnasio|ginasio|yoga|salle de sport|salles de sport|sala de musculac|fitnessstudio|academia de ginastica|academias de ginastica|crossfit|pilates',
  film: 'film|cine|kino|streaming|television|fernseh|filmproduktion|filmmak|productora de cine|produtora de cinema|broadcaster|rundfunk|podcast',
  photography: 'camera|camara|kamera|photograph|fotograf|appareil photo',
  printing: 'printing|imprenta|grafica|druckerei|imprimerie',
  packaging: 'packaging|envase|embalag|embalaje|verpackung|emballage',
  recruitment:
    'recruit|staffing|empleo temporal|recursos humanos|recrutamento|personalvermittl|zeitarbeit|recrutement|headhunt|personalberat|seleccion de personal|temp agency|interim|agence d emploi|executive search|job board|jobborse|portal de empleo',
  consulting: 'consult|beratung|unternehmensberat|conseil',
  accounting:
    'accounting|accountan|contabil|buchhalt|steuerberat|comptab|tax advis|tax consult|steuerkanzlei|expertise comptable|expert-comptable|asesoria fiscal|gestoria|bookkeep',
  crypto: 'crypto|cripto|krypto|blockchain',
  electronics:
    'electronic|electroni|elektronik|electrodomest|eletrodomest|haushaltsger|electromenager|appliance|smartphone|laptop',
  veterinary: 'veterin|tierarzt|tiermedizin',
  devices: 'medical device|dispositivos medicos|medizintechnik|medizinprodukt|dispositifs medicaux|wearable',
  boats: 'boat|yacht|yate|barco|werft|shipyard|astillero|estaleiro|chantier naval|bateau',
  paper: 'paper mill|papierfabrik|papelera',
  glass: 'glassmak|vidrio|vidro|glasherst|verrerie|crystal',
  ceramics: 'ceramic|keramik|porcel|porzellan|tile|azulej|fliesen|carrelage',
  lighting: 'lighting|lamp|ilumina|leuchte|luminaire|eclairage',
  spirits: 'distill|destil|spirits|whisky|gin|rum|vodka|spirituosen|spiritueux',
  water: 'mineral water|agua mineral|mineralwasser|eau minerale',
  gambling: 'casino|betting|apuestas|apostas|wettanbieter|gluckspiel|paris sportifs|lottery|loteria',
  charity: 'charity|nonprofit|non-profit|ngo|ong|ong|hilfsorganisation|gemeinnutzig|association caritative',
  architecture: 'architect|arquitect|arquitet|architekt',
  cleaning:
    'cleaning|limpieza|limpeza|reinigung|nettoyage|detergent|waschmittel|laundry|lavander|wascherei|blanchisser|pressing',
  dairy: 'dairy|lacte|laticin|molkerei|laitier|laiterie|milk|leche|leite|milch|lait',
  meat: 'meat|carnic|fleisch|viande|butcher|charcut',
  fish: 'fishery|pesca|pesquer|pescad|fischerei|peche|seafood|sardine|conservas de pescado',
  seeds: 'seed company|semillas|sementes|saatgut|semences',
  outdoor: 'outdoor|camping|mountaineer|montana|bergsport|alpin|randonnee|trekking',
  sport: 'sporting goods|sports brand|deportiv|desportiv|esportiv|sportartikel',
  mattress: 'mattress|colchon|colchao|matratze|matelas|bedding',
  kitchen:
    'cookware|kitchenware|utensilios de cocina|kochgeschirr|ustensiles|cutlery|cuchill|messer|couteaux',
  machinery:
    'pump maker|pumpenbau|pumpen|bombas hidraulicas|machinery|maquinaria|maschinenbau|machine-outil|compressor|turbine',
  charging:
    'charging|electric vehicle|vehicule electrique|ev charging|charging network|charging station|recarga|ladestation|ladenetz|ladesaul|carregamento|carregador|recharge|borne|electromobil|vehiculos electricos|veiculos eletricos',
  payroll:
    'payroll|nominas|folha de pagamento|lohnabrechnung|paie|human resources|hr software|recursos humanos',
  cosmeticscare: 'skin care|soin|cosmetica|cosmetico',
  petfood: 'cat food|dog food|pienso|racao|katzenfutter|hundefutter|croquettes',
  gardenfurniture: 'gartenmobel|garden furniture|grill|barbecue',
  fashionsport: 'moda deportiva|sneaker|zapatilla|deportivas|tenis',
  hearing: 'hearing|audifono|horgerat|audioproth|aparelhos auditivos|appareils auditifs',
  implants: 'implant|prothes|protesis|proteses|surgical|cirug|cirurg|chirurg',
  luggage: 'luggage|suitcase|maleta|malas|koffer|bagage|leather goods|marroquiner|maroquinerie|lederwaren',
  tents: 'tent maker|tents|zelt|tiendas de campana|tendas|tentes',
  tea2: 'tea house|tea compan|tea blend|teehaus|maison de the',
  pottery: 'potter|topfer|alfarer|olaria|poterie',
  soap: 'soap|jabon|sabonete|seife|savon',
  sensors: 'sensor|measur|messtechnik|medicion|medicao|capteur|metrolog',
  elevators: 'elevator|ascensor|elevador|aufzug|ascenseur',
  waste: 'recycling|waste|residuos|entsorgung|dechets|reciclaje|reciclagem',
  mobility:
    'car sharing|carsharing|car rental|alquiler de coches|aluguel de carros|autovermiet|location de voiture|scooter|moped',
  baby: 'stroller|pram|baby|bebe|kinderwagen|poussette|puericult',
  payments: 'payment|pagos|pagamentos|zahlungs|paiement',
  bags: 'backpack|mochila|rucksack|sac a dos|handbag|bolsos|handtasche',
  semiconductors: 'semiconduct|halbleiter|chip maker|chipmaker|semi-conduct',
  dating: 'dating|citas|encontros|namoro|partnervermittl|rencontre',
  benefits:
    'employee benefit|benefits|beneficios para empleados|beneficios corporativ|mitarbeitervorteil|mitarbeiterbenefit|avantages salarie|titres-restaurant|titre-restaurant|vale-refeic',
  ticketing: 'ticketing|ticket|entradas|ingressos|eintrittskart|billetterie',
  funeral: 'funeral|funerari|bestatt|pompes funebres|obseques',
  parking: 'parking|aparcamiento|estacionamento|parkhaus|stationnement',
  childcare: 'childcare|daycare|guarderia|creche|kita|garderie',
  translation: 'translation|traduc|ubersetz|traduct',
  press: 'newspaper|periodico|jornal|zeitung|magazine|revista|presse|news site|news agency',
  tobacco: 'tobacco|tabac|tabak|cigar|zigar|vape',
  defence: 'defence contract|defense contract|weapon|rustung|armament',
  space: 'satellite|rocket|raumfahrt|espacial|spatial|aerospace',
  florist: 'florist|flower|blumen|flores|fleur|floricult',
  hair: 'hairdress|barber|friseur|peluquer|cabeleir|coiffe',
  events: 'event planning|event agency|eventagentur|wedding|hochzeit|bodas|casamento|mariage',
}
