import type { Language } from './language.ts'

export const german: Language = {
  code: 'de',
  functionWords:
    'sowohl|der|die|das|den|dem|des|ein|eine|einen|einem|einer|eines|und|oder|in|im|an|am|auf|aus|bei|beim|mit|nach|von|vom|vor|zu|zum|zur|für|über|unter|durch|ohne|um|bis|seit|als|wie|wenn|weil|dass|ob|ist|sind|war|waren|wird|werden|wurde|wurden|sein|hat|haben|hatte|kann|können|soll|sollte|muss|müssen|darf|will|es|er|sie|ich|wir|ihr|du|mich|mir|dich|dir|uns|sich|ihm|ihn|ihre|ihrer|ihren|ihrem|seine|seiner|seinen|seinem|mein|meine|unser|unsere|nicht|kein|keine|keinen|keiner|auch|nur|noch|schon|sehr|mehr|viel|viele|vielen|weniger|alle|allem|alles|jede|jeder|jedes|andere|anderen|anderer|dieser|diese|dieses|diesem|diesen|jener|welche|welcher|welches|was|wer|wo|wann|warum|aber|doch|sondern|denn|da|dort|hier|so|dann|also|etwa|man|selbst|beide|beiden|zwei|eins|während|obwohl|jedoch|sowie|dabei|damit|dazu|davon|daran|darauf|dafür|gibt|geht|macht|machen|zwischen|gegen|immer|wieder|eher|ganz|gut|bzw|zudem|sowohl|teste|außerdem',
  determiners:
    'der|die|das|den|dem|des|ein|eine|einen|einem|einer|eines|ihr|ihre|ihren|ihrem|sein|seine|seinen|seinem|dieser|diese|dieses|unser|unsere',
  prepositions:
    'von|vom|mit|als|wie|aus|gegen|zu|zum|zur|für|bei|beim|in|im|auf|über|unter|um|zwischen|hinter|nach|neben|durch|an|am|vs|versus|anders|gegenüber|einschließlich|inklusive|per|laut',
  of: 'von|vom|der|des|bei|hinter',
  by: 'von|vom|durch',
  at: 'in|im|bei|nahe|aus|am|an',
  and: 'und|oder|&|sowie|bzw',
  copulas: 'ist|sind|war|waren|wird|wurde|wurden|bleibt|hat|haben|sein|heißt|heißen',
  relatives: 'der|die|das|welche|welcher|welches|dessen|deren',
  pronouns:
    'es|sie|er|ihr|ihre|ihren|ihrem|ihrer|sein|seine|seinen|seinem|seiner|das unternehmen|die firma|die marke|der hersteller|der anbieter|die app|das tool|die plattform|der dienst|der versicherer|das start-up|das startup|die gruppe|der händler|die bank|das studio|der verlag|die software|die gesellschaft|der betrieb|der konzern|des unternehmens|dem unternehmen|der firma|dieses unternehmen|der spezialist|die brauerei|die bäckerei|der entwickler',
  cues: {
    negation:
      'nicht|kein|keine|keinen|keinem|keiner|keines|nie|niemals|ohne|weder|noch nie|nichts|niemand|fehlt|fehlen|verzichtet|leer|verlor|verloren|verzichten|entzogen|aberkannt',
    notNegation:
      'nicht nur|nicht zuletzt|ohne zweifel|zweifellos|nicht mehr als|nicht weniger als|nicht ohne grund|wenn nicht|nicht umsonst|ohne frage|nicht einmal',
    former:
      'früher|früherer|frühere|früheren|ehemalig*|ehemals|bis|vormals|nicht mehr|zuvor|ursprünglich|einst|damals|damalig*|zog von|umgezogen|verließ|trat zurück|abgelöst|ex|vorher|anfangs|zunächst|vorherig*|ausgeschieden|schied aus|in der vergangenheit|war lange|davor',
    future: 'plant|geplant|demnächst|künftig|zukünftig|vorgesehen',
    modal:
      'könnte|könnten|vielleicht|möglicherweise|eventuell|wäre|wohl|vermutlich|angeblich|dürfte|dürften|mutmaßlich|soll|sollen',
    condition: 'wenn|falls|ob|sofern|angenommen|vorausgesetzt|sollten|stell dir vor|gesetzt den fall',
    asked:
      'du fragst|sie fragen|fragst du|fragen sie|deine frage|ihre frage|die frage|frage ob|möchtest wissen|wissen möchten|du erwähnst|sie erwähnen|von dir genannt*|von ihnen genannt*|sie möchten wissen|du willst wissen|ich verstehe ihre|ich verstehe deine|ich verstehe dass|es tut mir leid|tut mir leid dass|danke für die frage|gute frage|verständlich|ich verstehe|ihre sorge|deine sorge',
    falsehood:
      'entgegen|anders als behauptet|mythos|gerücht|gerüchte|gerüchten|falsch|falsche|falschen|falscher|fälschlich|fälschlicherweise|irrtum|irrtümlich*|unwahr|nicht wahr|stimmt nicht|nicht korrekt|nicht richtig|unrichtig|inkorrekt|ungenau|widerlegt|verwechsel*|verwechslung|trotz anderslautender|fehler|unbegründet|haltlos|veraltet*|erfunden|falschmeldung|trifft nicht zu|unzutreffend|ente|fehlinformation*',
    hearsay:
      'manche quellen|einige quellen|manche seiten|einige seiten|manche sagen|manche behaupten|es heißt|man sagt|kursiert|kursieren|einige artikel|behauptung|behauptungen|behaupten|behauptet|wird behauptet|oft heißt es|gelegentlich heißt es|in foren|in manchen foren|statt|anstatt|anstelle|häufig wird|manchmal wird|mitunter|teils wird|ältere artikel|vielleicht hast du gelesen|haben sie gelesen|nicht zu verwechseln|angeblich',
    contrast: 'aber|jedoch|während|obwohl|doch|hingegen|dagegen|allerdings|sondern|wohingegen|indes',
    correction:
      'tatsächlich|in wirklichkeit|in wahrheit|eigentlich|richtig|korrekt|vielmehr|sondern|wahrheit|faktisch|wirklich',
    noInformation:
      'aus der luft gegriffen|wäre erfunden|wären erfunden|müsste ich raten|nur raten|keine ahnung|keine informationen|ohne verlässliche|ohne belastbare|ohne gesicherte|keine verlässlichen|keine gesicherten|keine daten|keine angaben|keine details|keine kenntnis|keine kenntnisse|keine erkenntnisse|keine belastbaren|keine zuverlässigen|keine genauen|keine konkreten|keine näheren|nicht bekannt|unbekannt|kenne ich nicht|kenne nicht|weiß ich nicht|weiß nicht|weiß ich nichts|nichts bekannt|nicht bestätigen|nicht verifizieren|nicht überprüfen|nicht sagen|nicht beurteilen|nicht beantworten|nichts finden|nicht finden|nichts gefunden|keine auskunft|keine quellen|keine quelle|keine belege|keine hinweise|kein wissen|nichts verlässliches|nichts sagen|nicht genug|nicht genügend|zu wenig|nicht ausreichend|keine einschätzung|liegen mir nicht|nicht einschätzen|nicht bewerten|keine aussage|keine aussagen|nicht vertraut|nie gehört|keine ausreichenden|keine fundierten|nichts konkretes|nichts näheres|nicht kommentieren|keine meinung|keine beweise|keinen zugriff|keine stichhaltigen|sagt mir nichts|nicht weiterhelfen|keine erfahrungsberichte|bin ich nicht sicher|nicht spekulieren|nichts in der hand|liegt mir nichts|mir liegt nichts|mir liegen|liegen mir keine|liegen mir dazu|habe ich nichts|ich habe nichts|schwer zu sagen|lässt sich nicht sagen|lässt sich nicht beurteilen|nicht feststellen|spekulieren|spekulation|kann ich nicht|kann ich leider nicht|kann ich dir nicht|kann ich ihnen nicht|nichts dazu|dazu nichts|keine antwort|mir fehlen|fehlen mir|fehlt mir|nicht ersichtlich|keinerlei|konnte ich nicht|konnte ich nichts|konnte nichts|weiß ich leider|kenne ich leider|kenne ich keine|keine anhaltspunkte|keine unterlagen|keinen beleg|keinen hinweis|als ki|als sprachmodell|als künstliche intelligenz|finde ich nichts|finde ich keine|finde ich keinen|finde nichts|finde ich dazu nichts|nichts belastbares|nichts finden können|nichts auffinden|habe ich keine|habe keine|keine berichte|keine meldungen|keine überprüften|keine geprüften|keine verifizierten|keine nachrichten|keine erwähnung',
    inability:
      'ich habe|habe ich|mir liegen|liegen mir|ich kann|kann ich|ich konnte|konnte ich|ich weiß|leider|es gibt|gibt es|ich finde|ich verfüge|verfüge ich|es liegen|liegen keine|tut mir leid|meine quellen|in meinen quellen|ich kenne|ich besitze|ich möchte',
    knowledge:
      'klären|sagen|bestätigen|beurteilen|beantworten|finden|gefunden|überprüfen|prüfen|bewerten|einschätzen|ausschließen|belegen|feststellen|verifizieren|nachweisen|herausfinden|ermitteln|informationen|angaben|daten|belege|quellen|hinweise|messwerte|kenntnisse|auskunft|erkenntnisse|details|weiterhelfen|nennen|aussage|stellung',
    firstPerson: 'ich|mir|mich|mein|meine|meinen|meiner|meinem|meines',
    lack: 'passen|entzieht|entziehen|leer|vergeblich|überfragt|unbekannt|ergebnislos|außerhalb|wenig',
    opinion:
      'empfehle|empfehlen|nehmen|wählen|wähle|kaufen|kaufe|mag|gefällt|gefallen|traue|vertraue|vertrauen|finde es|halte|halten|glaube|denke|meine meinung|meiner meinung|meiner ansicht|meiner erfahrung|raten|rate|würde|bevorzuge|stört|scheue|fürchte',
    personLife:
      'heißt eigentlich|mit richtigem namen|tanzte|malte|bürgerlich|geboren|gestorben|starb|stirbt|heiratet|heiratete|sang|mit bürgerlichem namen|verheiratet|erzählt|regisseur|musikwissenschaftler|abgeordnete|schauspieler|schauspielerin',
    wonder: 'ob',
    complaint: 'auszusetzen|beschwerde|beschwerden|klagen|bemängeln|zweifel',
    otherKind:
      'städte|dörfer|inseln|strände|flüsse|spaziergänge|spaziergang|wanderungen|ausflug|ausflüge|ausflugsziele|wochenende|vornamen|mädchennamen|jungennamen|nachnamen|romane|filme|lieder|gemälde|maler|gedichte|dichter|figuren|schauspieler|sänger|spieler|fußballer|sternbilder|vögel|greifvögel|wer hat gewonnen|wer schrieb|wer spielt|klassiker',
    jointly: 'sowohl|beide|beiden|gleichermaßen',
    depends:
      'wie einen unbekannten|hängt von|hängt davon|hängen von|abhängig von|kommt darauf an|kommt auf|kommt es auf|es kommt|es kommt darauf|ankommt|geschmackssache|geschmäcker sind|geschmack ist|deine bedürfnisse|ihre bedürfnisse|deinen bedürfnissen|ihren bedürfnissen|dein budget|ihr budget|deine prioritäten|ihre prioritäten|wie bei jedem|wie bei jeder|wie bei allen|wie jedes|jedes unternehmen|jeder anbieter|jedem anbieter|jede marke|jedes produkt|vor- und nachteile|vor und nachteile|stärken und schwächen|bei der wahl|bei der auswahl|vor der entscheidung|vor dem kauf|bevor du|bevor sie|beide können|frage des|individuell|individuellen|eigenname|ein fairer vergleich|frage des geschmacks|ansichtssache|oder irgendein*|oder jede*|wie jede|wie jeder|wie jeden|wie jedem|wie bei jed*|wie überall|entscheidend sind|entscheidend ist|maßgeblich|ausschlaggebend',
    advice:
      'prüfe|prüfen sie|vergleiche|vergleichen sie|lies|lesen sie|frage|fragen sie|besuche|besuchen sie|kontaktiere|kontaktieren sie|wende dich|wenden sie sich|schau|schauen sie|achte|achten sie|teste|testen sie|probiere|probieren sie|hole|holen sie|informiere|informieren sie|ich empfehle|ich würde|es empfiehlt sich|empfehlenswert|am besten|du solltest|sie sollten|du kannst|sie können|es lohnt sich|stelle sicher|stellen sie sicher|überlege|überlegen sie|mach|machen sie|wenn du|wenn sie|sag mir|sagen sie mir|teile mir|teilen sie|entdecke|entdecken sie|erlebe|erleben sie|folge|folgen sie|um sicher|um mehr|für aktuelle|für genaue|vermeide|vermeiden sie|denke|denken sie|wähle|wählen sie|schreibe|schreiben sie|rufe|rufen sie|nutze|nutzen sie|bitte|suche|suchen sie|verlange|verlangen sie|lass|lassen sie|definiere|definieren sie|erstelle|erstellen sie|gib|geben sie|gern|gerne|sieh|sehen sie|verraten|verrate|sollte man|bereite|registriere|sende|reiche|fülle|unterschreibe|dokumentiere|dokumentieren sie|sammle|sammeln sie|melde|melden sie|notiere|notieren sie|plane|ermittle|berechne|verhandle|fordern sie|fordere|beachte|beachten sie|bewahre|bewahren sie|legen sie|lege|klären sie|kläre|bestehen sie|bleib|bleiben sie|behalte|behalten sie|ziehe|ziehen sie|setze|setzen sie|nehmen sie|nimm|überprüfen sie|überprüfe|orientiere|rechnen sie|schicke|schicken sie|jetzt',
    affirmation:
      'ja|korrekt|richtig|das stimmt|stimmt|genau|das ist richtig|das ist korrekt|in der tat|tatsächlich|zutreffend|das trifft zu',
    otherSubject:
      'rivale|rivalen|konkurrent|konkurrenten|konkurrenz|mitbewerber|wettbewerber|alternative|alternativen|kunden|partner|tochter|tochterfirma|tochtergesellschaft|büro|büros|niederlassung|niederlassungen|filiale|filialen|mutter|mutterkonzern|muttergesellschaft|mutterunternehmen|eigentümer|inhaber|investor|investoren|stiftung|fabrik|werk|lager|händler|vertriebspartner|vorgänger|nachfolger|schwesterfirma|namensvetter|eigenmarke|handelsmarke|hausmarke|supermarkt|durchschnitt|andere|anderen|branche|marktführer|ähnliche produkte|vergleichbare',
    respectively: 'beziehungsweise|bzw|jeweils|in dieser reihenfolge',
    founded:
      'gegründet|gründete|gründeten|gründung|gründungsjahr|gründen|mitgegründet|ins leben gerufen|besteht seit|bestehen seit|existiert seit|existieren seit|am markt seit|aktiv seit|tätig seit|entstand|entstanden|geht auf das jahr|geht zurück auf|reicht zurück|reicht bis|startete|gestartet|an den start|aus der taufe|firmengründung|unternehmensgründung|gegr|begann|ihren anfang|seinen anfang|gibt es seit|gibt es bereits seit|geboren|aufgebaut|rief|riefen|aufgemacht|eröffnet|eröffnete|aus der taufe gehoben|geht bis|zurückreicht|hervorgegangen|gibt es schon seit|existierte|etabliert|seit dem jahr|im jahr gegründet|beginnt|nahm seinen anfang|nahm ihren anfang|ging an den start|hob|aus dem jahr|seit ihrer gründung|seit seiner gründung|gründungsdatum|öffnete|fing an|fängt an|wurzeln reichen|entsteht|stammt aus dem jahr|startschuss|anfänge|gegründete|gegründeter|gegründetes|gegründeten|ursprünge|gegründetem',
    foundedWeak: 'seit|eingeführt|gelauncht',
    founder:
      'gründer|gründerin|gründern|gründerinnen|mitgründer|mitgründerin|mitbegründer|mitbegründerin|gründerduo|gründungsduo|gründerteam|firmengründer|firmengründerin|unternehmensgründer|unternehmensgründerin|begründer|begründerin|erfinder|erfinderin|gründers|schöpfer|werk von|werk der|werk des|idee von|idee des|idee der|idee zu|idee für|idee hinter|idee kam von|idee stammt von|kopf hinter|köpfe hinter|geht auf die|geht auf den|vater des|mutter des|verdankt ihre existenz|verdankt seine existenz',
    chief:
      'ceo|geschäftsführer|geschäftsführerin|geschäftsführers|geschäftsführung|vorstandsvorsitzender|vorstandsvorsitzende|vorstandsvorsitzenden|vorstandschef|vorstandschefin|firmenchef|firmenchefin|unternehmenschef|unternehmenschefin|chef|chefin|konzernchef|konzernchefin|hauptgeschäftsführer|hauptgeschäftsführerin|geschäftsleitung|geschäftsleiter|geschäftsleiterin|boss|bosse|ceos|vorsitz|firmenleitung|vorstandsvorsitz|geschäftsführungsvorsitz|leitungsposten|chefposten|geschäftsführender gesellschafter|geschäftsführende gesellschafterin',
    ledBy:
      'geleitet|geführt|leitung|unter der leitung|unter der führung|an der spitze|geleitet von|geführt von|unter leitung|unter führung|chefsessel|am ruder|das sagen hat|das sagen|lenkt die geschicke|geschicke|verantwortet|am steuer|chefetage|leitung hat|führung hat|unter der ägide|die geschäfte führt|führt die geschäfte|geschäfte führt|führung liegt bei|leitung liegt bei|in der verantwortung von|die zügel|oberste chefin|oberster chef|gelenkt|gesteuert|gelenkt von|angeführt|herz von',
    leads:
      'leitet|führt|steht an der spitze|leitet heute|führt heute|lenkt|steuert|verantwortet|übernahm die leitung|übernahm die geschäftsführung|hat die leitung|hat das sagen|hat das ruder übernommen|hält die zügel|zieht die fäden|gibt den ton an',
    headquarters:
      'sitz|hauptsitz|firmensitz|stammsitz|unternehmenssitz|zentrale|firmenzentrale|unternehmenszentrale|mit sitz in|hat seinen sitz|hat ihren sitz|sitzt|ansässig|beheimatet|zuhause|zu hause|hauptquartier|standort|angesiedelt|hauptstandort|hauptverwaltung|stammhaus|residiert|kommt aus|stammt aus|firmiert in|hq|headquarter|heimat|ansässige|ansässiges|ansässiger|ansässigen|beheimatete|beheimatetes|liegt die zentrale|hauptniederlassung|befindet sich in|hat seinen hauptsitz|hat ihren hauptsitz|sitzend|mit hauptsitz in|mit firmensitz in|verwaltungssitz|geschäftssitz|hauptgeschäftsstelle|hat sein zuhause|daheim|beheimatet in|hauptsitz liegt|geschäftsstelle|niedergelassen|kommt nicht aus|stammt nicht aus|sitzt nicht in|arbeitet aus|agiert aus|operiert aus|aus der zentrale in|hat ihr zuhause|sitz in',
    basedBefore: 'ansässige|ansässiges|beheimatete|basierte|basiertes|ansässigen',
    owned:
      'gehört zu|gehört zur|gehört zum|gehört der|gehört dem|gehört|tochter von|tochter der|tochter des|tochterfirma von|tochterfirma der|tochterfirma des|tochtergesellschaft von|tochtergesellschaft der|tochtergesellschaft des|tochterunternehmen von|tochterunternehmen der|tochterunternehmen des|im besitz von|im besitz der|im besitz des|im eigentum von|im eigentum der|im eigentum des|eigentum von|eigentum der|übernommen von|übernommen|aufgekauft|gekauft|mutterkonzern|muttergesellschaft|mutterunternehmen|mutterfirma|konzernmutter|eigentümer|eigentümerin|besitzer|inhaber|verkauft an|sparte von|sparte der|marke von|marke der|marke des|hinter dem unternehmen steht|unter dem dach der|unter dem dach von|konzerntochter|unter dem dach|unter das dach|hundertprozentige tochter|gekauft von|übernommen durch|ging an|mehrheitseigner|hauptaktionär|in händen|in den händen|im portfolio|gehörte|gehören|geschluckt|teil der unternehmensgruppe|gehalten von|mehrheit hält|mehrheit an',
    owns: 'übernahm|kaufte|besitzt|hat übernommen|hat gekauft|erwarb|schluckte|hält die mehrheit an|kontrolliert|beherrscht',
    notPrice:
      'finanzierung|finanzierungsrunde|eingesammelt|sammelte|umsatz|umsätze|bewertung|bewertet|limit|deckung|deckungssumme|selbstbeteiligung|spart|sparen|ersparnis|versand|versandkosten|porto|kaution|strafe|bußgeld|erstattung|gehalt|gewinn|investition|investiert|investierte|bestellwert|mindestbestellwert|aufpreis|förderung|kredit',
    placeLabel: 'ort|stadt|standort|lage|ansässig in|wo',
    compose:
      'schreib|schreibe|schreiben sie|verfasse|verfassen sie|erstelle|erstellen sie|formuliere|formulieren sie|entwirf|texte',
    inBusiness: 'am markt|auf dem markt|aktiv|tätig|im geschäft|im einsatz',
    textNoun:
      'post|tweet|anzeige|werbeanzeige|slogan|werbespruch|e-mail|brief|beschreibung|produktbeschreibung|bildunterschrift|artikel|geschichte|gedicht|pressemitteilung|gruß|einladung|stellenanzeige|überschrift|skript|rede|newsletter|beitrag|text|nachricht|werbetext|linkedin-beitrag|instagram-post|geburtstagsgruß',
    priceNoun:
      'preis|kosten|gebühr|abo|tarif|beitrag|monatspreis|listenpreis|mitgliedschaft|mitgliedsbeitrag|jahresbeitrag',
    makes:
      'stellt|verkauft|produziert|fertigt|entwickelt|baut|vertreibt|macht|liefert|handelt mit|spezialisiert|bekannt für|branche|sektor|hersteller von|anbieter von|produzent von|händler für|versandhändler für|lieferant von|spezialist für|branche ist|betreibt|ist im bereich|ist in der branche',
    sells:
      'verkauft|verkaufen|liefert|versendet|vertreibt|bietet|exportiert|exportieren|verschickt|verschicken|schickt|beliefert|expediert',
    when: 'wann|seit wann|welchem jahr|wie alt|wie lange',
    who: 'wer|wem|von wem',
    exists: 'gibt es|existiert',
    behind: 'hinter',
    ownedWeak:
      'teil von|teil der|teil des|unterstützt von|finanziert von|zählt zu|zählt zur|zählt zum|hängt an|abhängig von|getragen von|rückhalt der|im verbund der|im verbund mit|untersteht',
    ownerNoun:
      'mutterkonzern|muttergesellschaft|mutterunternehmen|mutterfirma|konzernmutter|eigentümer|eigentümerin|besitzer|inhaber',
    independent:
      'ist unabhängig|unabhängiges unternehmen|bleibt unabhängig|eigenständiges unternehmen|ist eigenständig|bleibt eigenständig|völlig unabhängig|gehört zu keinem|gehört keinem|gehört keiner|gehört zu keiner|keine muttergesellschaft|kein mutterkonzern|keinen mutterkonzern|konzernunabhängig|ist ein unabhängig*|selbstständiges unternehmen|ist bis heute unabhängig|weiterhin unabhängig|unabhängig*|eigenständig*|inhabergeführt*|eigentümergeführt*|familiengeführt*|in familienbesitz|im familienbesitz|in familienhand|ohne fremde gesellschafter|ohne konzern|steht kein konzern|kein konzern|keinen konzern|keinem konzern|keine fremden gesellschafter|ohne investoren|ohne externe investoren|keine externen investoren|keine externen gesellschafter',
    staff:
      'mitarbeiter|mitarbeitende|mitarbeitern|mitarbeitenden|mitarbeiterinnen|beschäftigte|beschäftigten|angestellte|angestellten|belegschaft|personal|arbeitnehmer|leute|mitarbeiterzahl|arbeitsplätze|köpfe|teammitglieder|kolleginnen|kollegen|mitarbeiterstamm|leuten|köpfen',
    employs:
      'beschäftigt|beschäftigen|belegschaft von|mitarbeiterzahl|belegschaft|team von|mitarbeiter|mitarbeitende|personal|arbeiten|zählt|beschäftigte|angestellte|teamgröße|unternehmensgröße|kopf|team|umfasst|zählt rund|arbeitet mit|auf der gehaltsliste|köpfig|köpfige|köpfiges|köpfigen|sind beschäftigt|arbeiten rund|auf der lohnliste|beschäftigte zählt|stellen|verteilt auf|verteilen sich|arbeitet|gehaltsliste|angestellt|sind angestellt|in lohn und brot',
    people:
      'menschen|personen|leute|fachleute|ingenieure|köpfe|leuten|kollegen|kolleginnen|fachkräften|fachkräfte|köpfen',
    customers:
      'firmen|betriebe|teams|kunden|kmu|büros|organisationen|mittelständler|betrieben|kleinbetriebe|unternehmen mit|unternehmen ab|unternehmen bis|nutzer|nutzern|schulen|kanzleien|ab|bis zu',
    larger: 'größer|größere|größte|wie groß|größe|größerer',
    staffChange:
      'entlassen|entließ|entlassungen|eingestellt|einstellen|abgebaut|abbau|pro mitarbeiter|je mitarbeiter|jeder|plant|kündigte|streicht|pro|je',
    offers:
      'bietet|bieten|verkauft|verkaufen|stellt|produziert|fertigt|vertreibt|umfasst|umfassen|sortiment|produktpalette|produktreihe|angebot|produkte|produktlinie|produktlinien|tarife|modelle|brachte|hat|führt|im programm|im sortiment|portfolio|besteht aus|gehören|zählen|vermarktet|liefert|palette|serie|baureihe|baureihen|neben|herausgebracht|pläne|bringt',
    rangeNoun:
      'sortiment|produktpalette|produktreihe|angebot|produkte|produktlinie|produktlinien|tarife|modelle|portfolio|palette|serien|baureihen|pläne|versionen|varianten|policen',
    launches:
      'auf den markt gebracht|auf den markt|herausgebracht|vorgestellt|stellte|eingeführt|lancierte|lanciert|brachte|veröffentlicht|veröffentlichte',
    starProduct:
      'flaggschiff|bestseller|verkaufsschlager|topseller|neuestes produkt|neueste produkt|neuestes modell|neueste modell|bekanntestes produkt|bekannteste produkt|beliebtestes produkt|meistverkauftes produkt|meistverkaufte produkt|aushängeschild|spitzenmodell|einstiegsmodell|neuheit|hauptprodukt',
    planNoun: 'tarif|plan|version|edition|paket|abo|abonnement|lizenz|modell|stufe|variante|police',
    freeOfCharge: 'kostenlos|gratis|kostenfrei',
    discontinued:
      "eingestellt|nicht mehr erhältlich|nicht mehr verkauft|nicht mehr verfügbar|nicht mehr im sortiment|nicht mehr im programm|nicht mehr angeboten|nicht mehr hergestellt|nicht mehr produziert|wird nicht mehr|gibt es nicht mehr|nicht mehr zu kaufen|ausgelaufen|auslaufmodell|vom markt genommen|aus dem sortiment|aus dem programm|abgeschafft|zurückgezogen|gestrichen|restbestände|gebraucht|gebrauchtmarkt|ersetzt|abgelöst|abgekündigt|nicht länger|nicht mehr|früher|verkauft kein*|bietet kein*|ausverkauft|stellte die produktion|produktion eingestellt|aus dem katalog|vom markt|aus dem regal|aufgegeben|beendet|ausgemustert|ausgelistet|ist geschichte|auslaufen lassen|nicht mehr gebaut|nicht mehr gefertigt|nicht mehr geführt|gibt's nicht mehr|weggefallen|entfallen|verschwunden",
    availableIn:
      'erhältlich in|verfügbar in|verfügbar|erhältlich|verkauft in|wird in|verkauft nach|liefert nach|liefert auch nach|versendet nach|versand nach|lieferung nach|aktiv in|tätig in|vertreten in|präsent in|angeboten in|vertrieben in|verkauft auch in|länder|märkte|läden in|filialen in|kunden in|operiert in|zu kaufen in|auf dem markt in|bedient|verfügbarkeit|bietet in|gekauft werden|zu bekommen|bekommt man|gibt es',
    onlyIn:
      'nur in|ausschließlich in|lediglich in|nur nach|allein in|nur innerhalb|beschränkt auf|begrenzt auf|nirgends sonst|ausschließlich nach|nur innerhalb von|beliefert nur|liefert nur nach|verkauft nur in|nur im raum|ausschließlich innerhalb|ausschließlich|ausschliesslich',
    leftOut:
      'bleibt außen vor|bleiben außen vor|ist ausgenommen|sind ausgenommen|ist ausgeschlossen|sind ausgeschlossen|geht leer aus|gehen leer aus|außer|ausgenommen|mit ausnahme von|gehört nicht dazu|gehören nicht dazu|ist nicht dabei|sind nicht dabei|fehlt|fehlen',
    certified:
      'zertifiziert|zertifizierung|zertifizierungen|zertifikat|zertifikate|akkreditiert|geprüft|siegel|gütesiegel|norm|konform|prüfzeichen|label|verfügt über|ausgezeichnet|trägt',
    awarded:
      'preis|preise|gewann|gewonnen|gewinner|gewinnerin|auszeichnung|auszeichnungen|ausgezeichnet|prämiert|erhielt|erhalten|award|awards|medaille|preisträger|bekam|titel|gekürt|geehrt|verliehen|ging an|ging 2021 an|bekommen|verlieh|zeichnete|zeichnet',
    phone:
      'telefon|tel|telefonnummer|telefonisch|rufnummer|anrufen|ruf|rufe|hotline|nummer|durchwahl|whatsapp|anruf|erreichst|erreichen|erreichbar|zentrale|wähle|wählen',
    email:
      'e-mail|email|mail|schreib|schreibe|schreiben|adresse|kontakt|mailadresse|e-mail-adresse|nachricht|erreichbar|erreichen|wenden',
    legalName:
      'firmenname|rechtlich|firmiert als|firmiert unter|firmiert|eingetragen als|vollständiger name|offiziell|offizieller name|betreiber|betreiberin|handelsregister|rechtsform|juristisch|gesellschaft heißt|betrieben von der|voller name|betreibergesellschaft',
    company:
      'unternehmen|firma|marke|hersteller|anbieter|start-up|startup|betrieb|app|tool|werkzeug|plattform|dienst|dienstleister|versicherer|versicherung|bank|fluggesellschaft|airline|agentur|studio|laden|geschäft|gruppe|entwickler|verlag|kette|produzent|händler|brauerei|bäckerei|rösterei|weingut|betreiber|beratung|spezialist|makler|organisation|genossenschaft|restaurant|hotel|klinik|apotheke|bauunternehmen|universität|haus|software|softwarehaus|konzern|reederei|manufaktur|möbelhersteller|softwareunternehmen|softwareanbieter|versandhändler|onlinehändler|autohersteller|pharmaunternehmen|modelabel|technologieunternehmen|handelskette|baukonzern|energieversorger|mobilfunkanbieter|lebensmittelhersteller|spielehersteller|stromanbieter',
    otherThing:
      'nachname|familienname|vorname|dorf|stadt|gemeinde|ort|ortschaft|fluss|berg|see|insel|bezirk|stadtteil|provinz|region|roman|film|lied|album|band|dichter|dichterin|gedicht|maler|malerin|fußballer|fußballspieler|sänger|sängerin|schauspieler|schauspielerin|komponist|politiker|politikerin|philosoph|schriftsteller|schriftstellerin|figur|göttin|gott|mythologie|gattung|art|asteroid|krater|klasse|funktion|methode|variable|tanz|käse|rebsorte|gericht|rasse|burg|schloss|abtei|schiff|heiliger|substantiv|verb|wort|hafen|bucht|oper|planet|sternbild|tal|wald|wind|vogel|fisch|mineral|baum|frucht|schlacht|vulkan|mathematiker|bahnhof|familienname|mädchenname|jungenname|spitzname|der name|seefahrer|könig|königin|prinz|prinzessin|architekt|wissenschaftler|physiker|musiker|journalist|bildhauer|knochen|muskel|organ|gen|element|programmiersprache|befehl|framework|zeitung|straße|halbinsel|gletscher|wüste|kloster|kathedrale|stern|pflanze|blume|strand|gebirge|dorfes|stadt in|texteditor|bibliothek|javascript-bibliothek|serie|videospiel|brettspiel|fußballverein|song|songtitel|titel|hit|single|altstadt|burgruine|klippe|promenade|küste',
    approximately:
      'etwa|rund|ungefähr|ca|circa|zirka|fast|knapp|gut|nahezu|schätzungsweise|um die|annähernd|an die|~|≈|geschätzt',
    moreThan:
      'mehr als|über|mindestens|wenigstens|ab|übersteigt|+|beginnt bei|beginnen bei|startet bei|starten bei|schon ab',
    lessThan: 'weniger als|unter|höchstens|bis zu|maximal|nicht einmal|kaum|nicht einmal',
    perMonth: 'pro monat|im monat|monatlich|je monat|/ monat|mtl|monat|monate|monatliche|monatlichen',
    perYear: 'pro jahr|im jahr|jährlich|je jahr|/ jahr|p a|jahr|jahre|jährliche|jährlichen',
    perWeek: 'pro woche|wöchentlich|die woche|/ woche|woche',
    perDay: 'pro tag|täglich|am tag|/ tag|pro nacht',
    once: 'einmalig|einmalige|einmaliger|einmalzahlung|lebenslang|einmal',
    billedYearly:
      'bei jährlicher|jährlicher zahlung|jährliche zahlung|im jahresabo|jahresabo|jährlich abgerechnet|bei jahreszahlung|im jahrestarif|rabatt|rabattiert|aktion|angebotspreis|jahreszahlung|jahresabonnement',
    euro: 'euro|euros|eur',
    dollar: 'dollar|usd|us-dollar',
    pound: 'pfund|gbp',
    franc: 'franken|chf|sfr|stutz',
    peso: 'peso|pesos|mxn|pesos mexicanos|pesos argentinos|pesos chilenos',
    real: 'real|reais|brl',
  },
  numbers:
    'null:0|ein:1|eins:1|eine:1|zwei:2|drei:3|vier:4|fünf:5|sechs:6|sieben:7|acht:8|neun:9|zehn:10|elf:11|zwölf:12|dreizehn:13|vierzehn:14|fünfzehn:15|sechzehn:16|siebzehn:17|achtzehn:18|neunzehn:19|zwanzig:20|dreißig:30|vierzig:40|fünfzig:50|sechzig:60|siebzig:70|achtzig:80|neunzig:90|hundert:100|hunderte:200|tausend:1000|tausende:2000|tsd:1000|million:1000000|millionen:1000000|mio:1000000|dutzend:12|dutzende:24',
  months: 'januar|jänner|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember',
  generic:
    'aktuell|aktuelle|aktuellen|aktuellsten|allgemeine|alternativen|alternative|angebot|angebote|angabe|angaben|anbieter|anforderungen|ansprüche|antwort|antworten|arbeit|art|aufmerksam|aussage|auswahl|auskunft|bedarf|bedürfnisse|begeistert|begleiten|bekannt|beispiel|bereich|bereit|bericht|berichte|beratung|besser|beste|besten|bewertung|bewertungen|bewerten|beurteilen|bestätigen|bietet|bitte|budget|damit|daten|details|dienst|dienste|dienstleistungen|direkt|eigene|eigenen|einfach|einschätzung|einzelne|einzelnen|empfehle|empfehlen|empfehlung|entdecke|entdecken|entscheiden|entscheidend|entscheidung|erfahren|erfahrung|erfahrungen|erfahrungsberichte|erfolg|ergebnisse|erleben|erste|ersten|experten|fachleute|fall|faktoren|familie|finden|firma|firmen|form|foren|forum|frage|fragen|freuen|freund|freunde|funktionen|funktioniert|garantie|geben|gehen|geld|gemeinsam|genau|genaue|genauen|genauer|gern|gerne|gesamt|geschäft|geschäftsbedingungen|gilt|glauben|groß|große|größe|gründlich|gute|guten|gutes|handeln|hand|helfen|heute|hilfe|hilft|hinweis|hinweise|hoffen|homepage|idee|ideen|impressum|individuelle|information|informationen|informieren|innovation|innovativ|innovative|interessant|interesse|internet|jahr|jahre|kann|kauf|kaufen|kennen|klar|klein|kleine|kommen|kommentar|kommentare|kommentaren|konditionen|konkret|konkrete|konkreten|konkretes|kontakt|kontaktieren|kontext|kosten|kriterien|kritisch|kunde|kunden|kundenservice|kundenbewertungen|lange|leben|leicht|leidenschaft|leider|leistung|leistungen|lesen|leute|liegt|lieber|liste|lohnt|lösung|lösungen|marke|marken|markt|medien|mein|meine|meinung|meinungen|mensch|menschen|mission|möchte|möchten|möglich|möglichkeit|möglichkeiten|moment|monat|nachricht|nachrichten|name|namen|neu|neue|neuen|neues|nutzen|nutzer|nützlich|objektiv|offizielle|offiziellen|online|option|optionen|orientierung|partner|passen|passend|passende|passt|perfekt|person|persönlich|persönliche|plan|platz|plattform|präferenzen|preis|preise|prioritäten|problem|probleme|produkt|produkte|produkten|professionell|prüfen|punkt|punkte|qualität|quelle|quellen|rat|ratsam|recherche|recherchieren|recht|reise|richtig|richtige|rolle|ruf|sache|sagen|schaffen|schnell|schreiben|schritt|sehen|seite|seiten|selber|seriös|seriöse|service|sicher|sicherheit|sinnvoll|situation|soziale|spannend|spezifische|stark|stärken|schwächen|starten|stehen|steht|stelle|stellen|stolz|suche|suchen|support|tag|tage|team|teams|teil|teilen|testen|text|thema|tipp|tipps|traum|träume|überblick|überlegen|überprüfen|umfeld|unabhängig|unabhängige|unabhängigen|unterschied|unterschiede|unternehmen|unterschiedlich|unterstützen|unterstützung|variante|verantwortung|verändern|vergleich|vergleichen|verlässlich|verlässliche|verlässlichen|verschieden|verschiedene|verschiedenen|verstehen|versuchen|vertrag|vertrauen|vertrauenswürdig|vision|vorteile|nachteile|wahl|wählen|wahr|ware|warten|webseite|website|weg|weise|weiter|weitere|weiteren|welt|wert|werte|wichtig|wichtige|wichtigsten|wissen|woche|wollen|wünsche|zahl|zeigen|zeit|ziel|ziele|zufrieden|zufriedenheit|zuhören|zukunft|zusammen|zusammenarbeit|zuverlässig|zuverlässige|zuverlässigkeit|zweifel|öffentlich|öffentlichen|verbraucherzentrale|verbraucher|datum|stand|solide|solider|geeignet|infrage|frage|beitrag|entwurf|hashtag|worum|vorwürfe|vorwurf|schönheit|gemacht|geschaffen|verdienst|verdienen|genieße|genießen|erlebe|lebe|fühle|fühlen|moment|momente|unvergesslich|unvergessliche|charme|wesen|seite|tradition|eleganz|freude|zuhause|lächeln|einzigartig|einzigartige|besonders|besondere|besonderen|alltag|genuss|herz|herzen|magie|inspiration|augenblick|augenblicke|außergewöhnlich|liebe|geschichte|geschichten|morgen|investieren|investition|risiko|risiken|berater|finanziell|anlageberatung|subjektiv|perspektive|debatte|diskussion|maßstäbe|stil|handwerk|neutral|pauschal|sorgfältig|seriosität|gegebenenfalls|ratgeber|testberichte|vergleichsportale|fachhandel|händler|verbraucherschutz|follower|beiträge|entwürfe',
}
