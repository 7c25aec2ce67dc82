import type { Language } from './language.ts'

export const french: Language = {
  code: 'fr',
  functionWords:
    "le|la|les|l'|un|une|des|de|du|d'|et|ou|à|a|au|aux|en|dans|avec|par|pour|sans|sur|sous|entre|depuis|jusque|que|qu'|qui|quoi|dont|où|comme|quand|quel|quelle|quels|quelles|est|sont|était|étaient|fut|été|être|ont|avoir|avait|son|sa|ses|leur|leurs|se|s'|lui|me|m'|mon|ma|mes|te|ton|ta|nous|vous|votre|vos|notre|nos|ne|n'|pas|ni|oui|si|mais|plus|moins|très|beaucoup|peu|aussi|déjà|encore|seulement|ce|c'|cet|cette|ces|cela|ça|celui|celle|autre|autres|tout|toute|tous|toutes|chaque|quelque|quelques|car|parce|bien|tandis|alors|ainsi|donc|puis|selon|avant|après|peut|peuvent|fait|faire|deux|il|elle|ils|elles|je|j'|on|y|même|mêmes|sera|serait|cependant|toutefois|lorsque|lorsqu'|puisque|chez|vers|pendant|entre|non|plutôt|surtout",
  determiners: "le|la|les|l'|un|une|son|sa|ses|leur|leurs|ce|cette|cet|notre|nos",
  prepositions:
    "de|du|d'|des|avec|que|qu'|comme|contre|à|au|aux|par|pour|en|dans|sur|sous|entre|depuis|vers|chez|selon|après|vs|versus|face|derrière|parmi|y compris|près|contrairement",
  of: "de|du|d'|des|chez|derrière",
  by: 'par',
  at: "à|au|aux|en|dans|près de|près d'|de|d'",
  and: 'et|ou|&|ainsi que',
  copulas: 'est|sont|était|étaient|fut|furent|reste|restent|demeure|a été|a|ont|être|étant',
  relatives: "qui|que|qu'|dont|laquelle|lequel",
  pronouns:
    "il|elle|ils|elles|son|sa|ses|leur|leurs|l'entreprise|la société|la marque|la firme|le fabricant|l'application|l'appli|l'outil|la plateforme|le service|l'assureur|le fournisseur|la start-up|la startup|le groupe|cette entreprise|cette société|cette marque|la maison|le magasin|la banque|le studio|l'éditeur|le logiciel|la compagnie|l'organisation|la jeune pousse|la pme|l'enseigne|le constructeur|la boutique",
  cues: {
    negation:
      "pas|ne sont plus|n'est plus|ne livre plus|ne vend plus|jamais|aucun|aucune|sans|ni|rien|personne|nullement|guère|non|dépourvu|dépourvue|manque|bredouille|a perdu|perdu sa|perdu son",
    notNegation:
      "n'est plus à présenter|pas seulement|non seulement|pas moins de|sans doute|sans aucun doute|pas plus de|sinon|pas étonnant|pas uniquement|ne pas confondre|sans conteste|sans oublier|pourquoi pas|non loin",
    former:
      "ancien|ancienne|anciens|anciennement|auparavant|jusqu'en|jusqu'à|ne plus|n'est plus|plus depuis|précédemment|à l'origine|autrefois|jadis|à l'époque|par le passé|a déménagé de|a quitté|démissionné|remplacé|remplacée|ex|avant|initialement|au départ|d'abord|précédent|précédente|sortant|avait été|à ses débuts|avant cela",
    future: 'prévoit|envisage|bientôt|prochainement',
    modal:
      'pourrait|pourraient|peut-être|éventuellement|serait|seraient|probablement|vraisemblablement|prétendument|aurait|auraient|possiblement|soi-disant|hypothétiquement',
    condition:
      "si|s'il|s'ils|au cas où|à moins que|supposons|en supposant|imaginons|imaginez|à condition que|dans le cas où|si l'on",
    asked:
      "vous demandez si|vous demandez|vous me demandez|tu demandes|votre question|ta question|la question|demande si|vous souhaitez savoir|vous voulez savoir|vous mentionnez|vous évoquez|que vous citez|je comprends votre|je comprends que|je comprends ton|désolé pour|désolé d'apprendre|je suis désolé que|merci pour votre question|bonne question|je comprends|votre inquiétude",
    falsehood:
      'contrairement à ce|contrairement aux|contrairement à|mythe|rumeur|rumeurs|faux|fausse|faussement|erroné|erronée|à tort|incorrect|incorrecte|inexact|inexacte|pas vrai|pas exact|pas correct|démenti|démentie|dément|confond|confondre|confondu|confusion|malgré ce|erreur|infondé|infondée|sans fondement|obsolète|périmé|périmée|mensonge|inventé|inventée|ne tient pas|légende|canular|intox|trompe|trompent',
    hearsay:
      "certaines sources|certains sites|certaines pages|certains disent|certains affirment|on dit|on lit|on raconte|il se dit|circule|certains articles|affirment que|l'affirmation|vous avez peut-être lu|on lit parfois|on entend|dit-on|sur des forums|sur certains forums|au lieu de|plutôt que|selon certains|le bruit court|prétendent que|d'aucuns|est parfois|à ne pas confondre|souvent présenté|parfois présenté",
    contrast:
      'mais|cependant|toutefois|tandis que|alors que|bien que|pourtant|néanmoins|en revanche|quant à|or',
    correction:
      'en réalité|en fait|réellement|exact|correct|la vérité|plutôt|en vérité|de fait|effectivement|les registres',
    noInformation:
      "serait inventer|l'invention de ma|serait inventé|devrais deviner|que deviner|aucune idée|je n'ai pas|je n'ai aucune|je n'ai aucun|je ne dispose|je ne connais pas|je ne sais pas|je ne peux pas confirmer|je ne peux confirmer|ne peux pas vérifier|je ne suis pas en mesure|pas d'information|pas d'informations|pas d'élément|pas d'éléments|aucune information|sans information|sans informations|sans éléments suffisants|aucune donnée|aucun élément|aucune source|aucune trace|aucun détail|je n'ai rien|rien trouvé|je n'ai trouvé|je ne trouve|pas trouvé|pas connaissance|pas de données|pas de détails|pas assez|pas suffisamment|peu d'informations|impossible de confirmer|impossible de dire|impossible de vérifier|impossible pour moi|m'est impossible|ne me permet|ne permet pas de|ne permettent pas|je ne peux pas me prononcer|ne saurais|je l'ignore|j'ignore|m'est inconnu|m'est inconnue|ne peux pas dire|ne peux pas affirmer|ne peux pas juger|ne peux pas évaluer|ne peux pas répondre|ne peux pas commenter|ne peux pas|je ne suis pas sûr|je ne suis pas certain|pas de preuve|aucune preuve|pas accès|je manque|manque d'informations|je ne possède|pas d'avis|aucune connaissance|pas en mesure|pas familier|ne me dit rien|jamais entendu parler|je préfère ne pas|je n'ai rien|difficile de dire|difficile à dire|impossible à dire|ce serait spéculer|spéculer|me manquent|je ne vois pas|je ne trouve rien|n'ai pas pu|n'ai pu|aucun moyen|pas de source|mes sources ne|rien à ce sujet|sans information|je ne sais rien|je n'en sais|aucun renseignement|pas de renseignement|je ne peux rien|je ne peux ni|je n'ai jamais|aucun avis|rien de fiable|rien de concret|rien de vérifié|je ne saurais|pas possible de|ne me permettent|en tant qu'ia|en tant que modèle|en tant qu'intelligence|je n'ai pas d'opinion|je n'ai pas d'avis|je ne trouve pas|aucun indice|pas d'indice|rien n'indique|je n'ai vu|n'indique que|aucun signalement|aucun rapport|aucune mention|aucun article|aucun témoignage",
    inability:
      "je n'ai|je ne|je n'|malheureusement|désolé|désolée|il n'y a|il n'existe|mes sources ne|les sources ne|je regrette|hélas",
    knowledge:
      'information|informations|données|détails|connaissance|preuve|preuves|confirmer|vérifier|trouver|trouvé|savoir|dire|commenter|déterminer|fournir|évaluer|juger|comparer|fiable|fiables|sources|éléments|suffisant|suffisantes|suffisamment|avis|accès|références|garantir|aider|précises|précis|élément|source|répondre|renseigner|établir|identifier|localiser|découvrir|affirmer|écarter|corroborer|préciser|donner|apporter|retrouver|attester|assurer',
    firstPerson: "je|j'ai|j'avais|j'en|j'y|m'a|m'ont|m'est|m'en|m'y|me|moi|mes|mon|ma",
    lack: 'sèche|faute|vain|vaine|vaines|vains|peine|démuni|manquent|manque|incapable|hors de|échappe|ignore|vide|vides|inconnu|inconnue|peu',
    opinion:
      'recommande|recommanderais|conseille|conseiller|choisis|choisir|prends|aime|préfère|pense|crois|trouve que|à mon avis|selon moi|mon conseil|mon choix|mon avis est|confiance|hésite|regrette|crains|apprécie|achèterais',
    personLife:
      "s'appelle|vrai nom|chantait|dansait|peignit|chanta|né en|né à|né au|est né|née|mort|morte|meurt|mourut|épouse|épousa|de son vrai nom|de son nom|surnommé|surnommée|incarne|incarné|incarnée|raconte",
    wonder:
      'savoir si|dire si|confirmer si|vérifier si|demande si|demandez si|découvrir si|voir si|établir si|déterminer si',
    complaint: 'redire|plainte|plaintes|plaindre|reprocher|doute',
    otherKind:
      'villes|villages|îles|plages|rivières|balades|randonnées|week-end|prénoms|noms de famille|romans|films|chansons|tableaux|peintres|poèmes|poètes|personnages|acteurs|actrices|chanteurs|joueurs|footballeurs|constellations|oiseaux|qui a gagné|qui a écrit|qui a peint|qui joue|qui chante',
    jointly: 'aussi bien|autant|les deux|tant',
    depends:
      "comme un vendeur|dépend de|dépend|dépendent|dépendra|tout dépend|vos besoins|tes besoins|votre budget|ton budget|vos priorités|tes priorités|vos objectifs|comme pour tout|comme pour toute|comme avec|comme toute|comme tout|n'importe quelle entreprise|toute entreprise|tout fournisseur|toute marque|tout produit|options valables|option valable|avantages et inconvénients|points forts|au moment de choisir|avant de choisir|avant de décider|avant d'acheter|avant de vous décider|les deux options|les deux peuvent|se résume à|affaire de goût|nom propre|une comparaison honnête|question de goût|goûts sont|le goût est|les goûts|affaire de goûts|comme n'importe|comme par n'importe|comme chez n'importe|comme dans n'importe|comme avec n'importe|ou n'importe quel*|ou tout autre|ou toute autre|comme chez tout*|comme dans tout*|comme partout|l'essentiel est|ce qui compte",
    advice:
      "consultez|consulte|comparez|compare|vérifiez|vérifie|demandez|demande|lisez|lis|visitez|visite|contactez|contacte|cherchez|cherche|essayez|essaie|essaye|testez|teste|regardez|regarde|je vous conseille|je te conseille|je vous recommande|je recommande|je vous suggère|il est conseillé|il est recommandé|il convient|il vaut mieux|le mieux est|le plus simple|vous devriez|tu devrais|vous pouvez|tu peux|tenez compte|assurez-vous|faites|fais|définissez|si vous|si tu|dites-moi|dis-moi|racontez-nous|découvrez|rejoignez|suivez|pour obtenir|pour savoir|pour en savoir|pour être|évitez|n'oubliez pas|n'hésitez pas|choisissez|évaluez|écrivez|appelez|prenez|gardez|pensez|renseignez-vous|partagez|il faut|méfiez-vous|rapprochez-vous|adressez-vous|mieux vaut|listez|analysez|préparez|inscrivez-vous|envoyez|présentez|remplissez|signez|documentez|conservez|rassemblez|signalez|notez|planifiez|identifiez|déterminez|calculez|négociez|exigez|observez|confirmez|informez-vous|réservez|téléchargez|considérez|privilégiez|optez|posez|fixez|établissez|interrogez|relisez|respectez",
    affirmation:
      "oui|exact|c'est exact|c'est vrai|en effet|tout à fait|correct|c'est correct|effectivement|c'est bien|absolument",
    otherSubject:
      'rival|rivaux|concurrent|concurrente|concurrents|concurrence|alternative|alternatives|clients|partenaire|partenaires|filiale|filiales|bureau|bureaux|succursale|agence|maison mère|maison-mère|société mère|propriétaire|investisseur|investisseurs|fondation|usine|entrepôt|distributeur|distributeurs|prédécesseur|homonyme|homonymes|marque distributeur|marque de distributeur|supermarché|moyenne|autres|le reste|secteur|leader du marché|produits similaires',
    respectively: 'respectivement|dans cet ordre',
    founded:
      "fondé|fondée|fondés|fondées|fonda|fondent|fonde|fondèrent|créé|créée|crée|créa|cofondé|cofondée|constitué|constituée|établie en|établi en|née|né en|naît|naissance|voit le jour|a vu le jour|vit le jour|a commencé|lancée en|lancé en|a débuté|débute|année de création|année de fondation|date de création|fondation|création|fonder|remonte à|date de|existe depuis|active depuis|actif depuis|en activité depuis|présente depuis|sur le marché depuis|a démarré|démarre|a été lancé|a été lancée|créées|créés|crée en|démarré en|lança|ouvert ses portes|a ouvert|ouverte en|s'est lancée|s'est lancé|prend naissance|a pris naissance|monté|montée|monte|établie|établi|commence en|débute en|est apparue|est lancée|fut fondée|fut créée|lancement|ouvre ses portes|naquit|commence|prend forme|apparaît en|apparue en|est issue|histoire commence|histoire débute|histoire remonte",
    foundedWeak: 'depuis|lancé|lancée|lance',
    founder:
      "fondateur|fondatrice|fondateurs|fondatrices|cofondateur|cofondatrice|cofondateurs|co-fondateur|co-fondatrice|co-fondateurs|créateur|créatrice|créateurs|œuvre de|idée de|œuvre d'|à l'origine de|création de|doit son existence|à l'origine|doit sa naissance|l'idée vient|imaginée par|imaginé par|cerveau derrière|tête pensante|on doit|née dans la tête|sorti de la tête|sortie de la tête",
    chief:
      "pdg|p-dg|ceo|directeur général|directrice générale|directeur exécutif|directrice exécutive|président-directeur général|présidente-directrice générale|président directeur général|dirigeant|dirigeante|patron|patronne|chef d'entreprise|dg|gérant|gérante|direction générale|présidence|direction exécutive",
    ledBy:
      "dirigé par|dirigée par|mené par|menée par|piloté par|pilotée par|sous la direction de|sous la houlette de|à la tête|à sa tête|aux commandes|conduite par|conduit par|gérée par|géré par|présidée et dirigée par|emmenée par|emmené par|aux manettes|tenue par|à la barre|aux rênes|sous l'impulsion de|confiée à|entre les mains de|aux commandes se trouve|à la manœuvre|tient la barre|préside|dirigeants|tient les rênes|les rênes|à la direction|au gouvernail|les commandes|présidée par|présidé par|assure la direction|assume la direction|en assure la direction",
    leads:
      'dirige|mène|pilote|est à la tête de|tient les rênes|conduit|est aux commandes|a pris les rênes|tient la barre|tient les commandes|a pris la tête|commande|prend les rênes|préside|emmène|préside aux destinées',
    headquarters:
      'siège|siège social|siège est|dont le siège|basé à|basée à|basé en|basée en|basé|basée|basés|située à|situé à|située|situé|installé à|installée à|installé|installée|établi à|établie à|implanté à|implantée à|implantée|domicilié à|domiciliée à|quartier général|maison à|a ses bureaux|bureaux à|locaux à|se trouve à|se trouve|ancré à|sise à|a élu domicile|a pour siège|ayant son siège|a établi son siège|est établie|est implantée|est domiciliée|bureaux principaux|est sise|avec siège|siège situé|siège se trouve|installée dans|a ses quartiers|travaille depuis|opère depuis|a ses murs|ses quartiers à|opère à partir de',
    basedBefore: '',
    owned:
      "appartient|appartient à|appartient au|appartient aux|appartenant à|appartenant au|propriété de|propriété du|propriété d'|filiale de|filiale du|filiale d'|filiale|racheté par|rachetée par|acquis par|acquise par|détenu par|détenue par|contrôlé par|contrôlée par|maison mère|maison-mère|société mère|société-mère|propriétaire|vendu à|vendue à|vendue au|cédée à|cédé à|division de|division du|marque de|marque du|marque d'|aux mains de|aux mains du|dans le giron de|dans le giron du|absorbée par|absorbé par|passée sous|actionnaire|est passée aux mains de|est dans le giron|reprise par|repris par|actionnaire majoritaire|a rejoint|intégrée à|intégré à|appartient désormais|appartenait|absorbé|sous pavillon|passé dans le giron|passée dans le giron|dans les mains de|tenue par le groupe|aux mains du groupe|entre les mains de|rejoint le groupe|intégré le groupe|intègre le groupe",
    owns: 'a racheté|rachète|possède|détient|a acquis|contrôle|a repris|est propriétaire de|a mis la main sur|a pris le contrôle de',
    notPrice:
      "levé|levée|levée de fonds|financement|chiffre d'affaires|revenus|valorisation|valorisée|plafond|couverture|franchise|économise|économisez|économie|livraison|frais de port|caution|amende|remboursement|salaire|ventes|bénéfice|investissement|investi|commande supérieure|subvention|prêt|supplément",
    placeLabel: 'lieu|ville|localisation|localité|implantation',
    compose: 'écris|écrivez|écris-moi|rédige|rédigez|crée|créez|génère|imagine|invente|prépare',
    inBusiness: 'sur le marché|en activité|active|actif|dans le métier|ouverte|ouvert',
    textNoun:
      "post|tweet|annonce|publicité|slogan|e-mail|courriel|lettre|description|biographie|légende|article|histoire|poème|communiqué|vœux|invitation|offre d'emploi|titre|script|discours|newsletter|publication|texte|message|accroche",
    priceNoun: 'prix|coût|tarif|abonnement|cotisation|mensualité|formule|adhésion|inscription',
    makes:
      "fabrique|vend|produit|édite|développe|conçoit|commercialise|fournit|spécialisé* dans|spécialiste de|spécialiste des|se spécialise dans|connu* pour|secteur|branche|industrie|fabricant de|fabricant d'|producteur de|fournisseur de|éditeur de|éditeur d'|vendeur de|actif dans|active dans|activité|est actif dans|est active dans|œuvre dans|intervient dans|exerce dans",
    sells:
      'vend|vendent|livre|expédie|distribue|commercialise|propose|exporte|exportent|envoie|livrent|expédient',
    when: 'quand|depuis quand|quelle année|depuis combien|quel âge',
    who: 'qui|à qui|par qui',
    exists: 'existe',
    behind: 'derrière',
    ownedWeak:
      "fait partie de|fait partie du|partie du|partie de|soutenue par|soutenu par|membre du|groupe|dépend de|dépend du|adossée à|adossé à|adossée au|adossé au|sous l'égide de|sous la houlette de|rattachée à|rattaché à|rattachée au|rattaché au",
    ownerNoun: 'maison mère|maison-mère|société mère|société-mère|propriétaire',
    independent:
      "est indépendant|est indépendante|reste indépendante|reste indépendant|entreprise indépendante|société indépendante|n'appartient à aucun|n'appartient à aucune|totalement indépendante|demeure indépendante|pas de maison mère|aucune maison mère|ne fait partie d'aucun|ne dépend d'aucun|toujours indépendante|une entreprise indépendante|marque indépendante|indépendant|indépendante|sans actionnaire extérieur|sans actionnaires extérieurs|aucun actionnaire extérieur|aucun groupe|sans groupe derrière|pas adossée à un groupe|capital familial|détenue par la famille|aux mains de la famille",
    staff:
      'employés|employées|salariés|salariées|collaborateurs|collaboratrices|effectif|effectifs|personnel|travailleurs|postes|équipiers|personnes employées',
    employs:
      "emploie|emploient|compte|effectif de|effectif|effectifs|équipe de|nombre d'employés|nombre de salariés|salariés|employés|travaillent|équipes de|fait travailler|une équipe de|taille de l'entreprise|équipe|équipes|travaillent chez|personnes travaillent|réunit|regroupe|rassemble|composée de|composé de|y travaillent|tourne avec|fait vivre|une équipe|répartis entre|réparties entre|répartis sur|réparties sur|comptent",
    people: 'personnes|spécialistes|ingénieurs|gens|professionnels',
    customers:
      "entreprises|pme|sociétés|clients|équipes|organisations|bureaux|tpe|utilisateurs|écoles|cabinets|structures|jusqu'à",
    larger: 'plus grand|plus grande|plus grosse|plus gros|quelle taille|la taille|taille|plus importante',
    staffChange:
      'licencié|licencie|licenciements|embauché|embauche|embaucher|recruté|recruter|supprimé|suppression|par employé|par salarié|chaque|prévoit|par',
    offers:
      'propose|proposent|vend|vendent|fabrique|fabriquent|produit|produisent|commercialise|comprend|comprennent|gamme|catalogue|ligne|lignes|produits|forfaits|modèles|a lancé|lance|dispose de|offre|offrent|se compose de|fournit|distribue|sa gamme|inclut|édite|publie|compte|contrats|formules|a aussi',
    rangeNoun:
      'gamme|catalogue|lignes|produits|forfaits|modèles|offre|versions|éditions|séries|options|contrats|formules',
    launches: 'a lancé|lance|lancer|vient de lancer|a sorti|a dévoilé|a présenté|a introduit|lançait',
    starProduct:
      'produit phare|modèle phare|produit vedette|best-seller|meilleure vente|produit le plus connu|produit le plus vendu|dernier produit|dernier lancement|dernière nouveauté|nouveauté|produit emblématique|modèle le plus vendu',
    planNoun: 'forfait|plan|offre|version|édition|formule|abonnement|licence|modèle|pass|pack',
    freeOfCharge: 'gratuit|gratuite|gratuitement',
    discontinued:
      "discontinué|discontinuée|arrêté|arrêtée|abandonné|abandonnée|retiré|retirée|n'est plus vendu|n'est plus vendue|n'est plus commercialisé|n'est plus commercialisée|n'est plus disponible|n'est plus proposé|n'est plus proposée|n'est plus fabriqué|n'est plus fabriquée|n'est plus en vente|n'existe plus|ne vend plus|ne propose plus|ne fabrique plus|ne commercialise plus|plus au catalogue|plus vendu|plus vendue|plus disponible|plus commercialisé|plus commercialisée|plus produit|plus produite|plus proposé|plus proposée|supprimé|supprimée|fin de vie|fin de série|occasion|remplacé|remplacée|a cessé|cessé|disparu|disparue|interrompu|interrompue|sorti du catalogue|sortie du catalogue|stoppé|stoppée|n'est pas en vente|a retiré|retire|a arrêté|arrête|a abandonné|a supprimé|a stoppé|arrêts|tiré un trait|ne produit plus|ne fait plus|ne figure plus|ne fait plus partie|n'est plus produit|n'est plus produite|n'est plus au catalogue|quitté le catalogue|quitté la gamme|mis fin|cessé de|hors catalogue|rayé",
    availableIn:
      "disponible en|disponible au|disponible aux|disponible dans|vendu en|vendue en|vendus en|vend en|vend au|présent en|présente en|présente au|présente dans|opère en|opère au|actif en|active en|active au|livre en|livre au|livre aux|livraison en|expédie en|expédie vers|expédie au|commercialisé en|commercialisée en|distribué en|distribuée en|proposé en|proposée en|implantée en|fonctionne en|en vente en|en vente au|marchés|pays|magasins en|clients en|dessert|disponibilité|disponible jusqu'au|disponible|en vente|acheter en|acheter au|se procurer",
    onlyIn:
      "uniquement en|uniquement au|seulement en|seulement au|exclusivement en|exclusivement au|qu'en|qu'au|limité à|limitée à|uniquement disponible en|uniquement dans|ne livre qu'en|ne vend qu'en|n'opère qu'en|seulement dans|exclusivement dans|uniquement à|n'est vendu qu'en|n'est vendue qu'en",
    leftOut:
      "est exclu|est exclue|sont exclus|sont exclues|reste exclu|reste exclue|restent exclus|restent exclues|exclut|sauf|excepté|à l'exception de|à l'exception du|à l'exception des|n'est pas desservi|n'est pas desservie|n'en fait pas partie|n'est pas couvert|n'est pas couverte|reste à l'écart",
    certified:
      'certifié|certifiée|certification|certifications|certificat|certificats|accrédité|accréditée|agréé|agréée|label|labellisé|labellisée|conforme|norme|détient|possède|homologué|homologuée|titulaire',
    awarded:
      "prix|récompense|récompenses|remporté|remporte|gagné|lauréat|lauréate|récompensé|récompensée|reçu|obtenu|distingué|distinguée|primé|primée|médaille|trophée|décroché|titre|distinction|élu|élue|remettre|remis|s'est vu|médaillé|médaillée|sacré|sacrée|couronné|couronnée|couronne|sacre|décerné",
    phone:
      'se joint|téléphone|tél|tel|appelez|appeler|numéro|ligne|joindre|joignable|standard|whatsapp|portable|téléphonique|composez|contacter|composer|faites le',
    email: 'e-mail|email|courriel|mail|mél|écrivez|écrire|adresse|contactez|contact|message|adressez',
    legalName:
      'raison sociale|nom légal|dénomination sociale|juridiquement|enregistrée sous|enregistré sous|immatriculée sous|nom complet|officiellement|entité juridique|nom officiel|éditée par la société|exploitée par|exploité par|nom juridique|sous le nom de',
    company:
      'entreprise|société|marque|firme|fabricant|fournisseur|start-up|startup|application|appli|outil|plateforme|service|assureur|assurance|banque|compagnie|compagnie aérienne|agence|studio|boutique|magasin|groupe|éditeur|développeur|chaîne|producteur|distributeur|brasserie|boulangerie|torréfacteur|domaine|opérateur|cabinet|spécialiste|courtier|organisation|coopérative|restaurant|hôtel|clinique|pharmacie|constructeur|université|maison|logiciel|pme|enseigne|détaillant|laboratoire|armateur|conserverie|papeterie',
    otherThing:
      'nom de famille|patronyme|prénom|village|ville|commune|municipalité|localité|rivière|fleuve|montagne|lac|île|quartier|hameau|province|région|roman|film|chanson|album|groupe de musique|poète|poème|peintre|footballeur|chanteur|chanteuse|acteur|actrice|compositeur|politicien|homme politique|philosophe|écrivain|écrivaine|personnage|déesse|dieu|mythologie|genre|espèce|astéroïde|cratère|classe|fonction|méthode|variable|danse|fromage|cépage|plat|race|château|abbaye|navire|saint|substantif|verbe|mot|port|baie|opéra|planète|constellation|vallée|forêt|vent|oiseau|poisson|minéral|arbre|fruit|bataille|volcan|mathématicien|gare|prénom féminin|prénom masculin|surnom|le nom|marin|roi|reine|prince|princesse|architecte|scientifique|physicien|musicien|journaliste|sculpteur|os|muscle|organe|gène|élément|langage de programmation|commande|journal|rue|péninsule|glacier|désert|monastère|cathédrale|étoile|plante|fleur|plage|massif|éditeur de texte|bibliothèque javascript|série télévisée|jeu vidéo|jeu de société|club de football|remparts|vieille ville|falaise|cap',
    approximately:
      "environ|autour de|près de|à peu près|approximativement|presque|quelque|quelques|une|aux alentours de|aux environs de|~|≈|estimé|estimée|estimés|un peu plus de|un peu moins de|de l'ordre de|avoisine|avoisinent",
    moreThan:
      'plus de|au moins|dépasse|dépassent|supérieur à|minimum|à partir de|+|au-delà de|commence à|commencent à|démarre à|démarrent à',
    lessThan: "moins de|au plus|au maximum|jusqu'à|pas plus de|inférieur à|à peine",
    perMonth: 'par mois|mensuel|mensuelle|mensuels|mensuellement|chaque mois|/ mois|le mois|mois|au mois',
    perYear:
      "par an|annuel|annuelle|annuels|annuellement|chaque année|/ an|l'an|an|ans|par année|année|à l'année",
    perWeek: 'par semaine|hebdomadaire|la semaine|/ semaine|semaine',
    perDay: 'par jour|quotidien|/ jour|par nuit|la nuit',
    once: 'paiement unique|une seule fois|une fois|à vie|prix unique|achat unique|en une fois',
    billedYearly:
      "facturé annuellement|facturée annuellement|facturation annuelle|facturé à l'année|paiement annuel|payé à l'année|abonnement annuel|engagement annuel|formule annuelle|réduction|remise|promotion|promo|en soldes",
    euro: 'euro|euros|eur',
    dollar: 'dollar|dollars|usd',
    pound: 'livre|livres|gbp',
    franc: 'franc|francs|chf',
    peso: 'peso|pesos|mxn|pesos mexicanos|pesos argentinos|pesos chilenos',
    real: 'real|reais|réal|réals|brl',
  },
  numbers:
    'zéro:0|un:1|une:1|deux:2|trois:3|quatre:4|cinq:5|six:6|sept:7|huit:8|neuf:9|dix:10|onze:11|douze:12|treize:13|quatorze:14|quinze:15|seize:16|vingt:20|vingts:20|trente:30|quarante:40|cinquante:50|soixante:60|septante:70|huitante:80|nonante:90|cent:100|cents:100|mille:1000|milliers:1000|millier:1000|million:1000000|millions:1000000|douzaine:12|dizaine:10|dizaines:20|vingtaine:20|trentaine:30|quarantaine:40|cinquantaine:50|soixantaine:60|centaine:100|centaines:200|quinzaine:15',
  months: 'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre',
  generic:
    "accès|achat|acheter|actualité|actuel|actuelle|actuelles|actuels|adapté|adaptée|adaptés|affaire|aide|aider|aimer|ajouter|ami|amis|amélioration|améliorer|an|ancienneté|analyse|année|années|annoncer|approche|article|aspect|aspects|attentif|attention|aujourd'hui|aujourd'|hui|autour|avancer|avantage|avantages|avenir|avis|base|beau|belle|besoin|besoins|bon|bonne|bonnes|bons|budget|cadre|caractéristiques|cas|certain|certaine|certaines|certains|changement|chercher|choisir|choix|chose|choses|clair|claire|clairement|client|clients|comment|commentaire|commentaires|communauté|comparaison|comparer|comparez|compte|concernant|concerne|concret|concrètement|conditions|confiance|confirmer|connaissance|connaître|conseil|conseils|considérer|consommateur|consommateurs|consulter|contact|contacter|contenu|contexte|contrat|correspond|coup|coûts|coût|critère|critères|croire|date|décider|décision|découvrez|découvrir|demande|demander|détail|détails|devis|différence|différences|différent|différente|différents|dire|direct|directement|disponible|disponibles|documentation|domaine|donnée|données|donner|doute|droit|écouter|élément|éléments|engagement|engagé|ensemble|entreprise|entreprises|équipe|équipes|espérer|essai|essayer|essentiel|évaluer|évolution|exact|exacte|excellence|excellent|exemple|exigences|expérience|expériences|expert|experts|explorer|facile|facteurs|façon|faiblesses|famille|fiabilité|fiable|fiables|fier|fiers|fière|fin|fois|fonction|fonctionnalités|force|forces|forme|forum|forums|futur|garantie|garanties|général|générale|générales|grand|grande|grands|gros|heureux|histoire|hésitez|idéal|idée|idées|important|importante|importants|indépendant|indépendants|indépendante|indépendantes|information|informations|innovant|innovante|innovation|inspirer|intéressant|intérêt|inviter|jour|jours|juste|légales|lecture|légitime|lien|ligne|lire|liste|livrer|lieu|long|maintenant|manière|marché|marque|marques|meilleur|meilleure|meilleures|meilleurs|mentions|message|mieux|mission|mode|moderne|moment|monde|mot|motif|moyens|mois|médias|nécessaire|neuf|nom|nombre|nombreux|note|nouveau|nouveaux|nouvelle|nouvelles|numéro|objectif|objectifs|obtenir|occasion|officiel|officielle|officielles|officiels|offre|offrir|offres|opinion|opportunité|option|options|ordre|outil|outils|page|pages|paiement|paraît|parler|part|partager|partenaire|particulier|particulière|partie|passion|passionnés|pays|penser|permettre|personne|personnel|personnelle|personnes|petit|petite|petits|place|plaisir|plateforme|plusieurs|poids|point|points|politique|populaire|poser|positif|possibilité|possible|pouvoir|pratique|précis|précise|précises|préférence|préférences|premier|première|prendre|présence|présenter|principal|priorité|priorités|prix|problème|problèmes|prochain|produit|produits|professionnel|professionnels|promesse|propos|propre|proposer|proposés|protection|prudence|prudent|public|publication|publications|publique|qualité|question|questions|raison|raisons|rapide|rapport|récent|récents|récente|récentes|recherche|rechercher|recommander|recommandé|réel|réels|référence|regarder|rendre|renseigner|réponse|répondre|réputation|réseaux|résultat|résultats|rêve|rêves|réussir|réussite|sécurité|semaine|semble|sens|sérieux|service|services|signes|simple|simplement|site|sites|situation|social|sociaux|société|solide|solution|solutions|source|sources|souvent|spécifique|spécifiques|style|succès|suite|suivre|sujet|support|sûr|sûre|taille|tarif|tarifs|technologie|temps|tendance|tester|texte|toujours|transformer|transparence|transparent|travail|travailler|trouver|type|unique|usage|usages|utile|utilisateur|utilisateurs|utilisation|utiliser|valable|valables|valeur|valeurs|variable|varie|vérifier|véritable|version|vie|vision|visiter|vite|voie|voir|vouloir|vrai|vraie|vraiment|web|hashtag|légende|brouillon|enthousiasme|ravis|ravie|ravi|annonce|excités|beauté|conçu|conçue|méritez|profitez|vivez|ressentez|rêvez|inoubliable|inoubliables|essence|côté|tradition|élégance|joie|maison|sourire|quotidien|émotion|émotions|univers|instant|instants|cœur|magie|inspiration|extraordinaire|pensé|pensée|amour|histoire|histoires|demain|investir|investissement|risque|risques|conseiller|financier|financière|subjectif|perspective|débat|brouillon|abonnés|savoir-faire|authentique|authenticité|prudemment|neutre|objectif|objective|recul|forums|association|associations|professionnelle",
}
