/** Cities with more than one name, or well known enough that an answer may give the country alone. */
export const cities = `
DE: München|Munich|Múnich|Munique;Köln|Cologne|Colonia|Colónia|Colônia;Berlin|Berlín|Berlim;Hamburg|Hamburgo|Hambourg;Frankfurt|Fráncfort|Francfort|Frankfurt am Main;Nürnberg|Nuremberg|Núremberg|Nuremberga;Hannover|Hanover|Hanovre;Stuttgart;Düsseldorf|Dusseldorf;Leipzig;Dresden|Dresde|Dresda;Bremen|Brême;Aachen|Aquisgrán|Aix-la-Chapelle;Mainz|Maguncia|Mayence;Regensburg|Ratisbona|Ratisbonne;Freiburg|Friburgo|Fribourg-en-Brisgau;Karlsruhe;Mannheim;Dortmund;Essen;Bonn;Münster;Augsburg;Heidelberg;Kassel;Kiel;Lübeck;Rostock;Ulm;Jena;Potsdam;Würzburg;Göttingen;Bielefeld;Braunschweig|Brunswick;Trier|Tréveris|Trèves;Konstanz|Constance
AT: Villach;Wels;St. Pölten;Steyr;Wien|Vienna|Viena|Vienne;Salzburg|Salzburgo|Salzbourg;Graz;Linz;Innsbruck;Klagenfurt;Bregenz;Dornbirn
CH: Zürich|Zurich|Zúrich|Zurique;Genève|Geneva|Ginebra|Genebra|Genf;Basel|Basilea|Basileia|Bâle;Bern|Berna|Berne;Lausanne|Lausana;Luzern|Lucerne|Lucerna;Lugano;St. Gallen|Saint-Gall|San Galo;Zug|Zoug;Winterthur;Neuchâtel|Neuenburg;Fribourg|Freiburg im Üechtland
FR: Paris|París;Lyon|Lyón|Lião;Marseille|Marsella|Marselha|Marseilles;Nice|Niza|Nizza;Toulouse|Tolosa;Bordeaux|Burdeos|Bordéus;Strasbourg|Estrasburgo|Straßburg;Lille|Lila;Nantes;Rennes;Montpellier;Grenoble;Annecy;Dijon;Reims;Tours;Brest;Toulon;Clermont-Ferrand;Avignon|Aviñón;Saint-Étienne;Angers;Rouen|Ruán;Nancy;Metz;Limoges;Poitiers;Le Mans;Caen;Besançon;Chambéry;Biarritz;Bayonne|Bayona;La Rochelle;Mulhouse
ES: Madrid;Barcelona|Barcelone;Valencia|València|Valência|Valence;Sevilla|Seville|Sevilha|Séville;Zaragoza|Saragossa|Saragoça|Saragosse;Bilbao|Bilbau;San Sebastián|Donostia|Saint-Sébastien;Málaga;Córdoba|Cordova;Granada|Grenade;La Coruña|A Coruña|Corunha;Vitoria|Vitoria-Gasteiz;Alicante|Alacant;Murcia|Múrcia;Palma|Palma de Mallorca;Salamanca|Salamanque;Oviedo;Gijón;Santander;Pamplona|Pampelune;Vigo;Girona|Gerona;Tarragona;Lleida|Lérida;Burgos;Valladolid;Toledo|Tolède;Cádiz|Cadix;Almería;Castellón;Logroño;Santiago de Compostela
PT: Lisboa|Lisbon|Lissabon|Lisbonne;Porto|Oporto;Braga;Coimbra|Coïmbre;Aveiro;Faro;Évora;Funchal;Setúbal;Guimarães;Leiria;Viseu;Cascais;Sintra;Matosinhos
IT: Milano|Milan|Milán|Milão|Mailand;Roma|Rome|Rom;Torino|Turin|Turín|Turim;Firenze|Florence|Florencia|Florença|Florenz;Venezia|Venice|Venecia|Veneza|Venedig|Venise;Napoli|Naples|Nápoles|Neapel;Genova|Genoa|Génova|Genua|Gênes;Bologna|Bolonia|Bolonha|Bologne;Verona|Vérone;Padova|Padua|Pádua|Padoue;Trieste|Triest;Palermo|Palerme;Catania;Bari;Modena|Módena|Modène;Parma|Parme;Bergamo|Bérgamo|Bergame;Brescia;Trento|Trient|Trente;Bolzano|Bozen;Pisa|Pise;Siena|Sienne;Perugia;Ravenna|Ravenne;Mantova|Mantua;Treviso;Vicenza
GB: London|Londres|Londra;Edinburgh|Edimburgo|Édimbourg;Manchester;Birmingham;Glasgow;Liverpool;Leeds;Bristol;Cardiff;Belfast;Oxford;Cambridge;Sheffield;Newcastle;Nottingham;Brighton;Bath;York;Leicester;Norwich;Exeter;Plymouth;Southampton;Aberdeen;Dundee
IE: Waterford;Sligo;Dublin|Dublín|Dublim;Cork;Galway;Limerick
NL: Den Haag|The Hague|La Haya|Haia|La Haye|Den Haag;Amsterdam|Ámsterdam|Amesterdão|Amsterdã;Rotterdam|Róterdam|Roterdão;Utrecht;Eindhoven;Groningen;Maastricht;Leiden|Leyde;Delft;Nijmegen;Haarlem;Arnhem
BE: Bruxelles|Brussels|Bruselas|Bruxelas|Brüssel|Brussel;Gent|Ghent|Gante|Gand;Antwerpen|Antwerp|Amberes|Antuérpia|Anvers;Brugge|Bruges|Brujas|Brügge;Liège|Lieja|Lüttich;Leuven|Louvain|Lovaina|Löwen;Mechelen|Malines|Malinas;Namur|Namen;Charleroi;Kortrijk|Courtrai;Hasselt;Mons|Bergen-Mons
DK: København|Copenhagen|Copenhague|Kopenhagen;Aarhus|Århus;Odense;Aalborg
SE: Stockholm|Estocolmo;Göteborg|Gothenburg|Gotemburgo|Göteborg;Malmö;Uppsala;Lund
NO: Oslo;Bergen;Trondheim;Stavanger
FI: Helsinki|Helsinque|Helsínquia|Helsingfors;Tampere;Turku;Espoo;Oulu
PL: Warszawa|Warsaw|Varsovia|Varsóvia|Warschau|Varsovie;Kraków|Krakow|Cracow|Cracovia|Cracóvia|Krakau|Cracovie;Wrocław|Breslau|Breslavia;Gdańsk|Danzig;Poznań|Posen;Łódź;Katowice
CZ: Praha|Prague|Praga|Prag;Brno|Brünn;Ostrava
HU: Budapest|Budapeste
RO: București|Bucharest|Bucarest|Bucareste|Bukarest;Cluj|Cluj-Napoca|Klausenburg
GR: Athens|Atenas|Athen|Athènes|Athína;Thessaloniki|Tesalónica|Salónica|Thessalonique
TR: Istanbul|Estambul|Istambul;Ankara|Ancara;Izmir
RU: Moscow|Moscú|Moscovo|Moscou|Moskau;Saint Petersburg|San Petersburgo|Sankt Petersburg|Saint-Pétersbourg|São Petersburgo
EE: Tallinn|Tallin;Tartu
LV: Riga
LT: Vilnius|Vilna|Wilna
UA: Kyiv|Kiev|Kiew
LU: Luxembourg City
US: New York|Nueva York|Nova York|Nova Iorque|New York City|NYC|Manhattan|Brooklyn;Los Angeles|Los Ángeles|LA;San Francisco|São Francisco;Chicago;Boston;Seattle;Philadelphia|Filadelfia|Filadélfia|Philadelphie;Washington|Washington, D.C.|Washington DC;New Orleans|Nueva Orleans|La Nouvelle-Orléans;Austin;Dallas;Houston;Denver;Portland;Atlanta;Miami;Minneapolis;Detroit;San Diego;San Jose|San José;Palo Alto;Oakland;Salt Lake City;Phoenix;Las Vegas;Nashville;Pittsburgh;Cleveland;Columbus;St. Louis|Saint Louis;Baltimore;Hartford;Burlington;Charlotte;Raleigh;Cincinnati;Milwaukee;Tampa;Orlando;Boulder;Madison;Providence;Buffalo;Sacramento;Kansas City;Indianapolis;San Antonio;Santa Fe;Boise;Omaha;Tucson;Honolulu;Anchorage;Savannah;Asheville;Ann Arbor;Berkeley
CA: Montréal|Montreal;Toronto;Vancouver;Ottawa|Otawa;Québec City;Calgary;Edmonton;Winnipeg;Halifax
MX: Ciudad de México|Mexico City|Cidade do México|Mexiko-Stadt|CDMX;Querétaro;León;Tijuana;Guadalajara;Monterrey;Puebla;Mérida
BR: São Paulo|Sao Paulo;Rio de Janeiro|Río de Janeiro|Rio;Belo Horizonte;Curitiba;Porto Alegre;Recife;Salvador;Brasília;Florianópolis;Campinas;Fortaleza;Manaus;Joinville;Blumenau
AR: Buenos Aires;Rosario;Mendoza;Bariloche;La Plata
CL: Santiago|Santiago de Chile;Valparaíso;Concepción;Antofagasta;Puerto Varas
CO: Bogotá;Medellín;Cali;Cartagena;Barranquilla
PE: Lima;Cusco;Arequipa
UY: Montevideo;Punta del Este
JP: Tokyo|Tokio|Tóquio;Kyoto|Kioto|Quioto;Osaka;Yokohama;Nagoya;Kobe;Fukuoka;Sapporo
CN: Beijing|Pekín|Pequim|Peking|Pékin;Shanghai|Shanghái|Xangai|Schanghai;Shenzhen;Guangzhou|Cantón|Cantão|Kanton|Canton;Hangzhou
KR: Seoul|Seúl|Seul|Séoul;Busan
IN: Mumbai|Bombay|Bombaim;Bengaluru|Bangalore;New Delhi|Delhi|Nueva Delhi|Nova Deli;Chennai;Hyderabad;Pune
SG: Singapore City
AU: Sydney|Sídney;Melbourne;Brisbane;Perth;Adelaide;Canberra;Hobart
NZ: Auckland;Wellington;Christchurch
IL: Tel Aviv;Jerusalem|Jerusalén;Haifa
ZA: Cape Town|Ciudad del Cabo|Cidade do Cabo|Kapstadt|Le Cap;Johannesburg
AE: Abu Dhabi|Abu Dabi
IS: Reykjavik|Reykjavík
SI: Ljubljana|Liubliana
HR: Zagreb
RS: Belgrade|Belgrado|Belgrad
BG: Sofia
`
