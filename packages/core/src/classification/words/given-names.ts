/** First names, accents folded (by hand, and from the locales of Faker, MIT): they tell a person from a company. */
export const givenNames = `
aadi aadidev aadinath aaditya aadrika aagam aagney aagneya aaliyah aalok aaltje aamod aanand aanandinii aanjaneya
aaratrika aaron aarya aaryan aasa aasha aashritha aatmaj aatmaja aatreya aayushmaan aayushman aba abaco abadon abagail
abak abaka abakan abakay abani abar abay abbey abbie abbigail abbondanza abbondanzio abbondio abby abd abdallah abdel
abdelkader abdellah abderrahmane abdiel abdon abdone abdonie abdou abdoul abdoulaye abdourahmane abdramane abdul
abdullah abe abel abelard abelardo abele abelin abeline abendam abenzio abhaidev abhaya abhirath abhisyanta abi abibo
abidin abigael abigaelle abigail abigale abigayle abigel abilay abimbola abisola abisoye abluc abner abondance
aboubacar aboubakar abraham abramio abramo abril absalon absar absolon aby abyasa acace acacie acacio acanthe acar
acario acaryatanaya accursio ace acela acelya achaire achalesvara acharyasuta achil achiles achille achim achintya
achraf achyut acig acik acilay acilia acilio aciscolo acrisio acuk acun ada adah adalan adalard adalardo adalbald
adalbaude adalberon adalbert adalberta adalberto adaldi adalfredo adalgisa adalgiso adaline adalmis adalric adalrico
adalsinde adam adama adame adamo adan adar adas adaugo adberilgen addie addison addo addolorata ade adea adeboye
adedayo adegoke adegrin adegrine adel adela adelaida adelaide adelajda adelardo adelasia adelbert adelberto adelchi
adele adelfo adelgardo adelia adelie adelin adelina adeline adell adella adelle adelmo adelphe adeltrude adelya adem
aden adenet adeodat adeodato adheesh adhemar adhiarja adhiraj adhrit adi adiarja adib adiguzel adik adika adikara
adikavi adikutlu adikutlutas adil adile adin adina adinata adinath aditeya aditya adityanandan adja adjutor adli
adlibeg adnan ado adolf adolfa adolfina adolfo adolph adolphe adolphie adolphus adone adonis adonise adrain adraman
adrastee adrehilde adria adriaan adrian adriana adrianna adriano adriel adrien adriena adrienne adrijana adrione
adripathi adsiz advaya adwitiya affan afi afitap afonso afra afro afsar afsin afton agabay agabio agah agakagan agalak
agamennone agape agapet agapito agasti agastya agata agatha agathange agathe agathon agaton agazio agca agenore
agesilao agilbert agilberte aglae aglaia aglaja aglamis agnan agnane agneflete agnes agnesa agnese agneta agneya
agnieszka agnimitra agniprava agnivesh agnos agostina agostino agrata agripina agrippa agrippin agrippine agrypina
agus agustin agustina ahalya ahenk ahilya ahlem ahmad ahmed ahmet ahsen aiace aicha aida aidan aidano aiden aileen
aimable aime aimee aimone aina aino aisha aishani aissa aissata aissatou aisyah aiyana ajan ajana ajeet ajeng ajiman
ajimat ajimin ajiono ajit ajla ajlin ajna akalp akande akanni akarsana akas akata akbas akbatur akbay akboga akboru
akbudak akbugra akbulak akca akcakoca akcora akdemir akdogan ake akeem aki akibudak akim akin akinci akiner akkun
akkunlu akkurt akkus akos akpira akram akroor aksel akshainie akshaj akshat akshata akshita aksil aksungur aktan
aktekin aktimur akula akunna ala alaban alaboru aladag alade aladino aladogan alain alaina alaine alais alakurt
alamanno alambana alan alana alanis alanna alano alara alarico alassane alayna alayunt alayuntlu alba alban albane
albano albena alberade alberic alberico albert alberta alberte albertha albertina albertine alberto albertyna albin
albina albino alboino albrecht albrico alceo alceste alcibiade alcide alcidie alcime alcina alcine alcino alcyone alda
aldegonde aldemir alden aldigerey aldo aldobrando aldogan aldonce aldric alea aleandro aleardo aleaume alec aleen
alejandra alejandrin alejandro alek aleksa aleksandar aleksander aleksandra aleksi aleksy alemka alen alena alene
alenia alenka aleodor aleramo ales aleska alessa alessandra alessandro alessia alessio aleth aletha alex alexa
alexander alexandr alexandra alexandre alexandrea alexandria alexandrina alexandrine alexandro alexandros alexandru
alexane alexanne alexe alexej alexia alexie alexine alexis alexys alexzander aleya aleyna alf alfio alfons alfonsa
alfonso alfonz alfonzo alford alfred alfreda alfredo algiso algu alia alica alican alice alicia alicja alida alienor
aliette alighiero alika alima alimga alin alina aline aliou alis alisa alisan alisha alisir alison alissa alissia
alistair alistar alivia alix alixe aliya aliyah aliz aliza alize alizee alka alkaboluk alkaevli alkan alkasi alkis
allan allegra allene alliaume allie allison ally almerigo almila almine almira almire almiro alois aloise aloisie
aloisio alojz alojza alojzije alok alon alone alonzo aloys aloyse alp alpagut alpamis alparsbeg alparslan alpata alpay
alpaya alpaykagan alpbamsi alpbilge alpdirek alpdogan alper alperen alpertunga alpgerey alpha alphan alphee alphonse
alphonsine alphonso alpike alpilig alpinien alpis alpkara alpkuluk alpkutlu alpsalci alptegin alptugrul alptunga
alpturan alptutuk alpulug alpurungu alpyoruk alta altan altankagan altankan altay altea altemur althea althee altin
altinkagan altinkan altinoba altintamgan altintarkan altintay altmiskara alton altuga alva alvah alvar alvaro alvena
alvera alverede alverta alviero alvin alvina alvis alvise alwar aly alya alyah alyce alycia alysa alysha alyson alyssa
alyssia alysson alzbeta amabela amabile amac amadea amadeo amadeus amadou amael amalia amaliane amalie amalija amalric
amalthee amand amanda amande amandin amandine amando amani amant amante amanzio amar amara amaranaath amarande
amaranthe amaranto amaresh amari amarnath amaryllis amat amata amato amatore amauri amaury amaya ambar amber ambra
ambre ambrine ambrogio ambroise ambroisie ambrose ambrosiano ambroz ambrozy amea amedee amedeo amedeu amel amelia
ameliane amelie amelien ameline amelio amely amelya amen americo amerigo amethyste ameyatma ami amicie amico amie
amiel amilcare amin amina aminat aminata amine aminte amintore aminu amir amira amish amiya amleto ammar amodini amogh
amon amone amore amos amour amparo ampelio amra amrak amrit amrita amritambu amul amy amya amza ana anaadi anabel
anabela anabelle anacleto anae anael anaelle anagh anahi anahita anaida anais anal anala anamaria anamarija anamika
anand ananda anandamayi anang ananta anar anas anasooya anass anastacio anastase anastasia anastasie anastasija
anastaz anastazia anastazie anastazija anastazja anasuya anatazie anatol anatole anatolia anatolie anca ancelin
anceline anci ancica ancilla ancuk ancuta andac andariman andel andela andelika andelin andelina andelko andelo andeol
anders anderson andi andjelina andoche andra andrada andras andre andrea andreane andreanne andreas andree andreea
andrei andrej andreja andres andrew andri andrija andrin andrina andro andromeda andrzej andy andzelika anemona
anemone anes anesa aneta anette anezka angadreme ange angel angela angele angelica angelika angelina angeline
angelique angelita angelo anggabaya anggun anghel anghelina angie angilbe angilberte angilran angoustan angus ani ania
anibal anica anicee anicet aniceto anicette aniello anik anika anil anila anilaabh anilabh anina anis anise anish
anisoara anissa anita aniya aniyah anja anjali anjaneya anjushree anjushri anka ankal anke anko ann anna annabel
annabell annabella annabelle annaelle annagrazia annalena annalise annamae annamaria annamarie annapurna anne anneke
anneli annelie annemarie annemijn annetta annette anni annibal annibale annie annika annikki annonciade annunziata
anny anom anouar anouck anouk ansaldo ansbert ansberte ansel anselm anselma anselme anselmo ansgar ansgary anshula
ansley ansovino anstrudie ant antal ante antea antek antelmo antero anthelme anthelmette anthony antide antigone antim
antimo antino antioco antoaneta antoine antoinette anton antone antonela antonella antonello antonetta antonette
antoni antonia antonie antonietta antonija antonin antonina antonine antonio antoniu antony antti antun antwan antwon
anuar anuja anunay anuraag anurag anusuya anuta anwesha anya apa apak apatarkan aphelie apolena apollina apollinaire
apollinare apollinary apolline apollo apollonia appia appoline aprancur apsara apuleio aquilin aquiline aquilino ara
arabela arabella arabelle araboga araceli aracely arademir aral araldo aram aranka aras aratone arbay arbuz arcade
arcadie arcadio arch archambaud archan archange archibald archie archimede archippo arcibaldo arcuk arda ardella arden
ardic ardith ardito arduino arely aren aresio areta argelia argil argimiro argine argo argono argu argun ari aria
ariadna arialdo arian ariana ariane arianna ariberto ariboga aric aricie arie ariel ariela ariele arielle arif arij
arik arikagan arikdoruk arin arina arinc arindam arion ariosto aris arisa aristarco ariste aristeo aristid aristide
aristione aristita aristo aristofane aristotele arjun arkad arkadiusz arkady arkin arkis arlene arleta arlette arlie
arlo armagan arman armance armand armande armandine armando armani armel armeline armelle armida armide armin armine
arminio arna arnac arnaldo arnaud arnaude arne arnesh arno arnold arnolda arnoldo arnost arnostka arnould arnulfo
arolde aron aronne arpad arpat arrigo arsal arsen arsene arsenie arseniusz arsil arsinoe arsipatra arslan arslanargun
arslanboru arslansungur arslantegin arslanyabgu arsun arta artanto artawan artemis artemisa arthaud artheme arthur
arthurine arthus artiinal arto artuk artukac artur arturo artus artut aruk arun aruna arved arvel arvid arvilla arwa
arwen arya aryan aryanna arystarch arzen asa asan asanboga asantudun asantugrul asartegin ascanio ascelin asceline
ascension asdrubale asel asella asha ashlee ashleigh ashlesh ashley ashly ashlynn ashok ashton ashtyn asig asija
asikbulmus asil asim asimodeo asirwada asirwanda asiya asja askin aslesha aslijan aslim asma asmaa asmadi asman
asmianto asmuni asri assa assetou assia assil assomption assunta assunto assya astalogul astarte asterie asterio
astianatte astou astree astrid astrida astride asuela asug asuk aswani asya ata atac atakagan atakan atalan atalay
ataldi ataleo atalmis ataman atanas atanasia atanasio atanazie atanazy atasagun atasu ataullah atberilgen atena
athalie athanase athanasie athena athenais athina athos atif atigay atikutlu atikutlutas atila atilgan atilla atim
atimer atis atlas atli atlibeg atlikagan atma atmaca atmaja atmanand atmananda atreyee atreyi atsiz attila attilano
attilio atuncu aube aubertine auberto aubin aubree aubrey aubry audace aude audebert audeline audie audouin audra
audran audreanne audrey august augusta auguste augustin augustina augustine augusto augustus augustyn augustyna aulia
aure aurea aurel aurele aurelia aurelian aureliana aureliano aurelie aurelien aurelienne aurelio aurelle aurian
auriane aurica auro auron aurora aurore ausilia ausiliatrice ausilio austen austyn autumn auxane auxence ava avadhesh
avani avantika avar ave aveline averardo avery avi aviel avigaelle avis avital avluc avni avoye avram avsar awa axel
axeline axelle axinte aya ayaan ayaci ayah ayan ayana ayas ayaz aybalta ayban aybars aybeg aydan aydarkagan aydemir
ayden aydin aydinalp aydogan aydogdu aydogmus ayebatari ayem aygirak ayhan ayinde ayitmis ayiz ayizdag aykagan aykal
aykan aykurt aykut ayla aylan ayleen aylin ayline ayluc ayluctarkan ayma ayman aymane aymard aymardine aymen aymeric
aymon aymonde ayoub ayren ayruk aysar ayse aysil aysilig aytac aytak aytekin aytug ayu ayushmati ayvaz ayyildiz aza
azak azalea azalee azban azeglio azelia azelie azeline azelio azer azgan azganaz azil aziz azizhan azmi azra azubuike
azzurra baala baalaaditya baalagopaal babacan babeta babette babila babir babur bacara baccayman bacco bacman badabul
bade badis badr badruk badur bafode baga bagaalp bagaisbara bagan bagas bagasatulu bagatarkan bagatur bagaturcigsi
bagaturgerey bagaturipi bagatursepi bagdagul bagis bagiya bagtas bagus bagya baha bahadir bahia bahri bahtiyar bahula
bahuraksa bahuwarna bahuwirya baidehi baijayanti bailee bailey bajragin bakagul bakary bakda baki bakiadi bakianto
bakidin bakijan bakiman bakiono bakir bakirsokum baksi bakti baktiadi baktianto baktiono bakula bala balaaditya
balaban balachandra baladitya balagopal balagovind balaka balakatay balamani balamantri balamir balangga balapati
balazs balcar baldassarre balderico baldo baldomero baldovino baldu baldwin balgopal balidin balijan balin balint
balkik balta baltaci baltar baltazar balthazar baltir baltur bambang bambina bamsi banara banawa banawi bancar bandhu
bandhul banel bangu banji bankim bankole baptiste bara barak baraktore baran barbara barbarigo barbe barbeg barboga
barbol barbora barbro barbu barbulsun barca barcadogdu barcadogmus barcadurdu barcadurmus barcan barcatoyun bardibay
bardo bardomiano bargan barica barimtay barin baris barkan barkdogdu barkdogmus barkdurdu barkdurmus barkin barlas
barlibay barmaklak barmakli barman barnaba barnabas barnabe barney baron barrett barry bars barsaba barsbeg barsboga
barsgan barsimeo barskan barsurungu bart barthelemy bartholome bartimee bartolo bartolomea bartolomej bartolomeo
bartolomeu barton bartu basademir basak basan basanti basanyalavac basar basarab basat basbug basci basgan basil
basile basileo basilia basilio basilisse baskin baskirt baskurt basma basmil bassiano bassilla bastar basti bastiaan
bastian bastiano bastien bastugrul basu basut bathilde batilda batrak battal battista batu batuhan batuk batur
baturalp baudouin bay baya bayancar bayankagan bayat bayazit baybars baybayik baybicen bayboga baybora baybure baydar
baydemir baydur bayik bayincur bayindir baykal baykara baykoca baykuzu baylee baymunke bayna baynal baypure bayrac
bayrak bayram bayri bayrin bayruk baysungur baytara baytas bayuncur bayur bayurku bayutmus bayuttu bazil bazir bazyli
beat beata beato beatrice beatrix beatriz beatrycze beatus beaulah beceapa beckem becky bedir bedirhan bediz bedran
bedreddin bedri bedrich bedriska beg begarslan begbars begboga begcur begdemir begdilli begdurmus begi begil begine
begitutuk begkulu beglen begni begtas begtegin begtuzun behcet behic behlul behram behrem behzat bek bekazil bekbekec
bekec bekecarslan bekectegin beker bekir beklemis bektas bektur bela belcim belcir belek belemir belgi belguc belimir
belina belinda bell bella bellino belma belo beltir beltramo beltun ben benadik bence bende bendeguz benedek benedetta
benedetto benedict benedicte benedikt benedikta benedita benedykt benett bengi bengt bengu beniamin beniamina
beniamino benice benicio benigna benigne benigno benito benja benjamim benjamin benli benlidemir bennet bennett bennie
benno benny benoit benone bent bente benthe bentley benton benvenuta benvenuto benyamin bera beranger berangere berard
berardo berat berceste bercin berdibeg berend berendey berengario berenice berenika berginsenge bergu berinay berit
berk berkan berkay berke berkin berkis berkyaruk bermek bernadetta bernadette bernadine bernard bernarda bernardo
bernd berneice bernhard bernice bernie berniece bernita beronico berran berre berry bert berta bertalan bertha berthe
berti bertille bertold bertolda bertoldo bertolfo bertram bertrand berva beryl besentegin beser besim besir besra
bessie betania betemir beth bethany bethel betina betsy betta bette bettie bettina betty bettye beulah beuve beverly
beya beyizci beyrek beyrem bhaanumati bhaasvan bhaaswar bhadra bhadrak bhadraksh bhadran bhagavaan bhagirathi bhagvan
bhagwanti bhagwati bhamini bhanumati bharadwaj bharat bhardwaj bhargava bhargavi bhasvan bhaswar bhaumik bhavani
bhaves bheeshma bhilangana bhima bhisham bhishma bhoj bhoopat bhoopati bhooshan bhooshit bhramar bhudev bhudeva
bhupati bhupen bhushan bhushit bhuvanesh bhuvaneshwar biagio bianca bianka bibi bibiana bibianna bibiano biborka bice
bicek bicki bickici bidin bigna bilal bilel bilge bilgebeg bilgeciksin bilgeisbara bilgekagan bilgekan bilgekulucur
bilgekutluk bilgetacam bilgetamgaci bilgetardu bilgetegin bilgez bilgic bilgin bilig bilik billie billy bilva bilwa
binbegi bindir bindo bino binta bintou birdie birgit birgita birgitta birgitte birino birjesh birol biserka bishnu
bitaybiki bitri bivoj bjarne bjorn blahomil blahomila blahomir blahomira blahoslav blahoslava blair blaise blake
blanca blanche blandine blanduzia blanka blaze blazej blazena blessing boaz bob bobbi bobbie bobby bodhan bodhi bodi
boet boga bogac bogacuk bogdan bogdana bogde boge boglarka bogu bohdan bohdana bohemond bohuchval bohumil bohumila
bohumir bohumira bohun bohuna bohus bohuse bohuslav bohuslava bojan bojana bojislava bokde boke boldaz boldizsar
bolemir bolen boleslav boleslava bolmus bolsun bolukbasi bolun bonagiunta bonaldo bonaventura bonavita boncuk bonek
bonge bongul bongulboga bonifac boniface bonifacio bonnie bora boran borbala borcul borek boris borislav borislava
borivoj borka borko borlukcu borna bornak boroka bortecine bortolo boru borubars borusengun borys botond boubacar
boubou bouchard bouchra bowie boyan boyankulu boyd boylabaga bozan bozboru bozdogan bozena bozetech bozetecha bozica
bozidar bozidara bozislav bozkurt bozkus bozok brad braden bradford bradley bradly bradut brady braeden brahim brahma
brahmaanand brahmabrata brahmanandam brahmdev brain brajan brajen brajendra brajesh bram brancaleone brandi brando
brandon brandt brandusa brandy brandyn branimir branimira branislav branislava branka brankica brannon branson brant
bratislav bratislava braulio braxton brayan breana breanna breanne brenda brendan brenden brendon brenn brenna brennan
brennon breno brent bret bretislav bretislava brett bria briac brian briana brianne brice bridget bridgette bridie
brielle brieuc brigida brigita brigitta brigitte brijesh brionna brisa brit brita britney britt brittany brock
broderick brody bronislav bronislava brook brooke brooks brown bruce bruna brune brunehaut brunehilde brunhilda
brunilde bruno bruto bryan bryana bryant bryce brycen brygida bryon bucan buchi buck bucur bud budag budak buddhana
buddy budhil budi budimir budislav budivoj budunlu budus budustudun buford bugday bugduz bugduzemen buge bugra bugu
bugubilge bukak bukaktutuk bukduz buke bukebuyrac bukebuyruc bukey bukola buktegin bukusboga bulacapan bulah bulak
bulan buldur bulent bulgak bulmaz bulmus buluc bulug buluk bulus bulut bumen bumin bunsuz bunul bunyamin burak burcak
burdette bure burgucan burgut burhan burkay burkek burkut burley burluk burnice burslan burulday burulgu burunduk
buster busulgan butak butuk buyan buyancuk buyandemir buyankara buyat buyrac buyruc buyruk buzac buzactutuk byron
bystrik caba cabdar cabli cabus cade caden caesar caetana cafer cagak cagan cagatay cagdas cager cagil cagla caglar
caglayan cagri cagribeg cagrihan cagritegin cagru cahid cahya cahyadi cahyanto cahyo cahyono caino caio caitlin
caitlyn caius caket cakrabirawa cakrabuana cakrajiya cakrawala cakrawangsa calanico calapkulu calcedonio cale caleb
calebe caleigh cali calin calista calixte callie callisto callum calogera calogero calpurnia calvin camden camelia
camelien cameron camil camila camilia camilla camille camillien camillo camren camron camryn camylle canalp candace
candar candelario candice candida candide candido candra candrakanta canel caner cangul cankan cankiz cannur cansel
cansin cantemir cantidio canziano capa capitolina capucine caraka carey caribert caridad carina carine carissa carl
carla carlee carles carleton carley carli carlie carlijn carlo carloman carlos carlota carlotta carlton carmel carmela
carmella carmelo carmen carmina carmine carminho carmo carol carola carolanne carole carolin carolina caroline carolyn
carolyne caronte carponio carrie carroll carson carsten carter carub cary casandra casey casian casiana casilda
casimer casimir casimira casimiro caslav caspar casper cassandra cassandre cassiano cassidy cassie cassien cassio
cassiopea cassiopee castille casto cataldo cataleya catalin catalina catarina catena caterina catharina catharine
catherine cathrine cathryn cathy catinca cato catrin catrina catrinel catullo catur caturangga caua cavid cawisadi
cawisono cawuk cayadi cayla cazimir ceasar cebe cecco cecelia cecep cecil cecile cecilia cecilie cecilio cecylia
cecyliusz cedric cedrick cedrik cedrin celal celaleddin celasun celen celeste celestin celestina celestine celestino
celestyn celestyna celia celian celie celien celik celil celina celine celinia celso cem cemal cemali cemani cemen
cemeti cemgen cemil cemplunk cenek cengkal cengkir cenk cenka cerasela ceren cerise cesaire cesar cesare cesario
cesminaz cestmir cestmira cetin cetinel cetiner cevahir cevat ceyda ceyhun ceykun ceyla ceylan ceylin ceylinaz cezar
cezara cezary cezmi chaanakya chad chadd chadrick chahine chahinez chai chaim chaima chaitan chakor chakradhar
chakravartee chakravarti chakrika chanakya chanda chandak chandan chandani chandi chandini chandira chandler chandni
chandra chandraayan chandrabhaga chandrabhan chandradev chandrakala chandraketu chandrakin chandramani chandramauli
chandramohan chandran chandranath chandrani chandravati chanel chanelle chantal chapal chapala charak charity
charlaine charleen charlemagne charlene charles charley charli charline charlize charlotta charlotte charly
charuchandra charumati charuvrat charvi chase chasity chaten chatur chatura chaturaanan chaturbhuj chauncey chaya
chayenne chayma chaz cheick cheikh chelsey chelsie cherechi cherubino cheryl chesley chester chet chetan chetanaanand
cheyanne cheyenne chiaffredo chiamaka chiara chidaakaash chidaatma chidambar chidambaram chidananda childebert
chilperic chimamanda chinedu chinmayanand chinyere chiranjeev chiranjeeve chirine chisom chitraksh chitrali chitramala
chitrangada chizoba chloe chrabros chraniboj chranibor chranislav chranislava chretien chris christ christa christelle
christer christiaan christian christiana christiane christiano christie christin christina christine christodule
christoffer christop christoph christophe christopher christy chrudos chrysole chrysostome chukwu chval chyna
ciaobella ciara cicek cicem cicero cici cierra cigdem cigil cihad cihan cihangir cihansah cilasun cilay cilenti ciler
cilvenaz cimen cindy cingir cino cinta cinthia cinzia ciprian cipriana cipriano cirano ciriaco cirilla cirillo cirino
ciro cise cisem cisil cistoslav cistoslava citlalli citra civan claas claes claire clara clarabelle clare clarence
clarenzio clarisa clarissa clarisse claud claude claudia claudie claudien claudine claudio claudiu claus clay clayton
clea cleandre cleandro clelia clelie clemence clemens clement clemente clementina clementine clemenzia clemmie cleo
cleofe cleonico cleopatra cleophee cleora clery cleta cletus cleve cleveland clifford clifton climaco clinio clint
clinton clio clodomiro clodoveo cloe clorinda clotaire clothilde clotilde clovis cloyd clyde cobulmak coby coco
cocukboru codin codrin codrina codrut codruta cody coen cointa cokramayul colby cole coleman colette colin coline
colleen collien collin colman colmanno colmazio colomba colombano colombe colombo colpan colt colten colton colu
columbus concepcion conception concetta concetto conchita concordio conner connie connor conor conrad consolata
constanca constance constant constanta constantin constantina consuela consuelo cooper cora coralia coralie coraline
corbin corbiniano cordelia cordell cordia cordie corene coreno corentin corentine corey corina corine corinna corinne
coriolano cornel cornelia cornelio cornelis corneliu cornelius cornell coronato corrado corrine cortez cortney corto
corvin cory cosima cosimo coskun coskuner cosma cosmin cosmina costache costante costantino costanza costanzo costel
costin coty coumba courtney coy craig crawford cremenzio crenguta creola crescente crescenzia crescenzio crespignano
crin crina crispino cristal cristaldo cristea cristian cristiana cristiano cristina cristobal cristofor cristoforo
cristopher crocefissa crocefisso cronida cruz crystal crystel csaba csanad csenge csongor ctibor ctibora ctirad
ctirada ctislav ctislava cubeyr cullen cumhur cunegonda cuneyt cuniberto cupido curt curtis cuzia cydney cynthia
cyntie cyprian cyprien cyra cyrian cyriaque cyrielle cyril cyrila cyrille cyrine cyrus cyryl daan daantje dacian
daciana daciano dacin dacio dada dadap dadi daevi daevika dafina dafne dag dagel daghan dagmar dagmara dagoberto
dahlia daiana daija daisha daisy daiwik daksha dakshayani daley dalia dalibor dalibora daliborka dalida dalie dalila
dalima daliman dalimil dalimila dalimin dalimir dalimira daliono dalla dallin dalmazio dalton damar damaris damaso
damayanti dameon damian damiana damiano damien damil damilare damilola damin damion damir damla damocle damodara damon
damu dana danae danang dandak dandapaani dandre dane dangelo dani dania danial danica daniel daniela daniele daniella
danielle danijel danijela danika danilo danio danique daniswara danjuma danka dannie danny dante danu danuja danuse
danuta dany danyka danyl daouda daphne daphnee daphney dara darby darcy darek daren daria darian dariana dariati darie
darien darija darijan darimin darin darina darine darinka dario darion daris darius dariusz darja darko darla darleen
darlene darmaji darman darmana darmanto darnell daron darrel darrell darren darrick darrin darrion darron darryl
darshan darshwana darsirah dartono daru daruna darwin daryani daryl dasa dashawn dasia datta dave daver davey davi
david davida davide davin davina davino davion davonte davor davorin davud davy dawid dawn dawson dax dayaamay
dayaananda dayaanidhi dayamayee dayan dayana dayane dayna dayne dayton dea dean deangelo deanna deb debbie debora
deborah debra decebal decimo declan dedric dedrick dee deeksha deen deenabandhu deepali deepan deepankar deependra
deepesh deeptanshu deeptendu deeptiman deeptimay deeptimayee deeptimoy deeptimoyee deevakar defne degna deion dejah
dejon dejuan delaney delbert delfina delfino delia delie delilah delinda delizia dell della delmer delores delpha
delphia delphin delphine delta demarco demarcus demario demba demet demeter demetra demetria demetrio demetris
demetrius demetriusz demi demiralp demirhan democrito demond demostene dena deneval denis denisa denise denisz deniz
denizalp dennis denny deodata deodato deon deondre deontae deonte depold dereck derek derick derin deron derrick
dervis derya desdemona deshaun deshawn desiderata desiderato desiderio desire desiree desmond despina dessie destan
destany destin destinee destiney destini destiny detmar detrich dev devadatt devagya devajyoti devak devan devangana
devani devante devasree devdan deven devesh deveshwar devi devika devin devon devonte devota devran devvrat devyn
dewayne dewey dewi dewitt dex dexter dexx dezider dhana dhanadeepa dhanalakshmi dhananjay dhanapati dhanesh dhanpati
dhanu dhanvin dhara dharani dharitri dharmaketu dhatri dhruv dhyanesh dhyaneshwar diah diamante diamond dian diana
diane dianna dianne dianora diar diara dicle diclehan dida didem didier didimo didina diede diego dieke dieter
dieudonne dieudonnee digambar digambara digdaya dikmen diksha dilan dilara dilaver dilay dilberay dildar dilek diler
diletta dilhan dillan dillon dilruba dimas dimaz dimitri dimitrij dimitrina dina dinakar dinc dincer dinda dinesh
dinis dinkar dino dinu diocleziano diodata diodoro diogene diogo diomede dion dione dionigi dionisia dionisio dionizy
dionyz dionyzos dipa dipali dipankar dipendra dipesh diptendu direnc diri dirja dirk dita ditya divaakar divakar
divine divis diviska divjot divna divo divya dixie dizik djayden djeneba djenna djibril dluhos dmitri dobrava dobromil
dobromila dobromir dobromira dobroslav dobroslava dochia dock doda dodato dodo dogan doganay doganer dogu doina dolly
dolores dolunay domagoj domenic domenica domenick domenico domenik domezio domingo dominic dominick dominik dominika
dominique domitille domiziano domnica don dona donald donalda donat donata donatella donatello donato donavon dondu
donka donna donnell donnie donny dono dora dorana dorcas doreen dorel dorian doriana doriane doriano dorica dorin
dorina dorine dorinel doris dorit dorka dorli dorota dorotea doroteja doroteo dorothea dorothee dorothy dorottya
dorris dortha dorthe dorthy doru doubrava doubravka douce doug douglas dounia douwe dov dovie doyle draga dragica
dragos drahomil drahomila drahomir drahomira drahon drahos drahoslav drahoslava drahotin drahotina drahuse drahutin
drajat drake draupadi drazen drew dries driss dron drona druina drzimir drzislav dua duane duarte dubravka dubravko
duccio duco ducu dudley duilio duje dujo dulari dulce dulcinea dulina dumitra dumitrana dumitru duncan dundar dune
dunja dunya durda durdane durga durgeshwari durmus durriye duru dururbunsuz durward dusan dusana dustin dusty duuk
duygu dwaipayan dwaipayana dwayne dwi dwight dyah dylan dylano dyna earlene earline earnest earnestine easter easton
ebba ebe eberardo ebiere ebin ebiowei ebkizi ebony ebren ebru ebuzer ecaterina ecclesio ece ecehan ecem ecevit ecmel
ecrin ecvet eda edd edda eddi eddie eddy ede edelberga eden edgar edgard edgardo edhem edi edil edilberto edison edita
edith editta ediz edmee edmond edmondo edmund edna edoardo edouard eduard eduarda eduardo edvard edvarda edvige edvin
edward edwardo edwin edwina edyta edyth edythe eef eefje eekalabya eero eeva efe effie efisio efken eflah efraim
efrain efrem efren efsun eftalya eftimia eftimie ega ege egemen egeo egidio eginardo egisto egizia eglantine egle
egmont egon egona egrim eileen einar eino eirik eja eka ekaaksh ekadant ekaksh ekalavya ekaling ekaparnika ekdant ekec
ekim ekin ekmel eko ekrem eladio elaide elaina elaine elakshi elanur elbert elcin elda eldon eldora eldred eldridge
elea eleanor eleanora eleanore eleazar electa elektra elena eleni elenor elenora eleonora eleonore elettra eleuterio
eleuthere elfrida elfrieda elgin eli elia eliah eliahou elian eliana eliane eliano elias eliasz elide elie eliel
eliette eliezer elif elifio eligio elija elijah elimena elin elina eline elinor elinore elio eliodoro elion eliona
elior eliot eliott elisa elisabet elisabeta elisabeth elisabetta elisaveta elise elisea elisee eliseo elisha elisio
eliska elissa elita eliza elizabet elizabeth elize elizej elizeus elka elkin ella ellen elli ellie elliot elliott
ellis ellsworth elly elma elmar elmas elmer elmira elmo elmore elna elnora eloa eloan eloane elodia elodie elody
elogio eloi eloisa eloise elon elona elone elora elouan elouise eloy elpidio elroy elsa elsbeth elsie elta elti elton
eluh elva elvan elvera elvezio elvia elvie elvin elvina elvino elvira elvire elvis elwin elwira elwyn elya elyas elyes
elyne elynn elyse elyssa elza elzbieta elzear ema eman emanoil emanuel emanuela emanuele emanuelly emanuil emas embuh
emced emeka emel emelia emelie emeline emely emerald emerance emerencie emeric emerich emerson emery emese emi emidio
emie emiel emil emile emili emilia emilian emiliana emiliano emilie emilien emilija emilijan emilio emily emin emine
emir emirhan emma emmalee emmanuel emmanuelle emmelie emmely emmerico emmet emmett emmi emmie emmitt emmy emna emong
emory empirio empluk emrah emre emrullah emy ena enakshi endah ender enderun endra endrigo enea enecone enes engelbert
engin enguerrand enid enie enimia enio enis enise enna ennio enno enoch enola enora enos enrica enrico enrique ensar
ensio enteng enver enya enyo enzo ephraim epiphane eracla eraclide eraldo eralp erardo erasmo erast eray erazim
erazmus erberk erberto ercan ercin ercolano ercole ercument erda erdal erdem erdeni erdenikatun erdeniozuk erdinc erel
eremia eren erenia erentuz ergene ergenekatun ergin ergun erguner erhan erhard eriberto eric erica erich erick ericka
erico erik erika erin erinc erine erkam erkan erke erkki erling erma erman ermanno ermelinda ermen ermenegarda
ermenegilda ermenegildo ermes ermete ermilo erminia erminio erna ernest ernesta ernestina ernestine ernesto ernie
ernst erol eron eros ersan ersilia ersin ertan erten ertenozuk ertugrul ervin ervina erwan erwann erwin eryn esat esau
esben esen esenbike eser esha eshana eshita esin esma esmee esmeralda esmeray esperanza esra esref essie esteban
estefania estel estela estell estella estelle ester estera esterina estevan esther estiawan estiono estrella esuperio
eszter etela eterie etha ethan ethann ethel ethelyn ethem ethyl etienne etil ettie ettore eubert euclide eudes eudokia
eudoksja eudora eudoxe eudoxie eufebio eufemia eufemio eufrasia eufronio eufrosina eufrozina eugen eugene eugenia
eugenie eugenio eugeniusz eula eulah eulalia eulalie euna eunice eunika euphrasie euridice eurydice eusebe eusebia
eusebie eusebio eusebiu eusebius euseo eustache eustatiu eustorgio eustosio eustracjusz eutalia eutalio eva evald
evaldo evalyn evan evandro evangelina evangeline evanghelina evann evans evarist evariste evaristo evasio eve evelien
eveliina evelin evelina eveline evelyn evelyne everardo everett everette evert evi evidio evie evin evodio evran
evrard evremondo evren evsen evy evzen evzenie ewa ewald ewan ewelina ewell ewen ewenn eya eyal eyiz eylul eymen eysan
eytan eythan eyup ezechiel ezechiele ezekiel ezequiel ezio ezra ezrak faas fabia fabian fabiana fabiano fabie fabien
fabienne fabijan fabio fabiola fabrice fabricia fabricio fabrizio fadi fadil fadime fady fae fahrettin fahri fahriye
fahrunissa faik faith faizah falba falih falk famiano famke fanni fannie fanny fanta fantin fantine farah fardau fares
farhunnisa faris farouk faruk fasih fathonah fatih fatim fatima fatimata fatin fatma fatos fatou fatouma fatoumata
faust fausta faustin faustina faustine faustino fausto faustyn faustyna favian fay faya faye fayen fayenne faysal
fazil fazilet fazio fazli fazullah feba febe febi febriana febrina feda fedai fedde fedele federica federico fedor
fedora fedro fehime fehmi felice felicia felician feliciano felicie felicien felicita felicitas felicite felicity
feliks felina feline felipa felipe felix felton fem femke femm fender fenja fenna fenne ferah feramus feramuz feray
ferda ferdi ferdinand ferdinanda ferdinando ferdynanda ferenc ferhan ferhat feride feridun feriel feriha ferit ferman
fermiano fermin fermo fern fernanda fernando ferne ferre ferruccio ferruh feryel festo fevzi feyyaz feyza feyzullah
fiacre fiammetta fidan fidel fidele fidelie fidelius fidenziano fidenzio fieke fien fiene fiep fiete figen fikret
fikri fikriye filemon filibert filiberto filip filipa filipe filippa filippo filiz filofteia filomen filomena filomeno
filou fine finia finja finlay finley finn finnja finnley fiodor fiona fionn fiordaliso fiore fiorella fiorenza
fiorenziano fiorenzo firas firdevs firmin fitri fitria fitriani flaminia flavia flavian flaviana flaviano flavie
flavien flavio flaviu flavius fleano fleta fletcher fleur flip flo floare floarea flodoard floor floortje flor flora
flore florea florencia florencio florencja florent florenta florentin florentina florentine florentyn florentyna
florestan florian floriana floriane floriano florica floridia florie florin florina florine floris flossie floy floyd
flurin flurina flynn foca fode folco ford forest forrest fortunat fortunata fortunato fortune fortunee fos fosca fosco
foss foster foucauld foulques fran frana franca frances francesca francesco francette francia francine francis
francisc francisca francisco francisque franciszek franciszka franck franco francois francoise franjo frank franka
frankie franklin frantisek frantiska franz franziska fred freda freddie freddy frederic frederica frederick frederico
frederik frederike frederique fredrick fredrik fredy freeda freek freeman freida freja frenkie freya frida frido
fridolin fridrich frieda friederike friedrich fritz frontiniano frusina fruzsina fryderyk fuat fulbert fulberto
fulcran fuldem fulden fulgence fulgenzio fulvia fulvio fulya funda funmilade funmilayo fureyya furio furkan furman
furseo furuzan fuscolo fusun fuzuli fynn gabe gabi gabin gabino gabor gabriel gabriela gabriele gabriella gabrielle
gabrijela gad gada gadang gading gadis gaduh gael gaelle gaetan gaetano gaffar gage gaglioffo gaia gail gaiman gaio
gaj gaja gajaadhar gajabahu gajadhar gajana gajbaahu gal galak galang galar galatea galdino galeazzo galfryd galih
galileo galina galiono gallicano galuh galur gaman gamani gamanto gambira gamblang gamze ganak ganaka ganapati ganda
gandewa gandharv gandharva gandi gandolfo ganep ganesh ganesha gangesh gangsa gangsar ganjaran gantar gara garan
garance garang garda gardner garett garfield garik garika garimberto garland garnet garnett garnier garret garrett
garrick garrison garry garth garud garuda gary gaspar gaspard gaspare gasti gaston gastone gati gatien gatik gatot
gatra gaud gaudenzia gaudenzio gaudino gauraang gaurang gauranga gautam gautama gautami gauthier gautier gautiero
gavin gavino gawati gayatri gaye gayle gazanfer gazi gbeminiyi gbemisola geanina gedeon gedeone geeta geetanjali gejza
gelila gelin gelincik gellert gelsomina geltrude gelu gema gemine gemini geminiano gemma genadij gencer gene generosa
generoso genesia genesio genesis geneva genevieve gennaro genoveffa genoveva genta gentiana gentile genziano geo
geoffrey geoffroy georg george georgel georges georgeta georgette georgia georgian georgiana georgianna geovanni
geovanny geovany gerald geralda geraldina geraldine gerard gerarda gerardina gerardo gerasimo geraud gerazim gerazym
gerberge gerbert gerda geremia gergely gergo gerhard gerharda gerino germain germaine german germana germano gerolamo
geronimo geronzio gerrit gerry gerson gertrud gertruda gertrude gervais gervasio gesualdo geta gevheri geza ghaliyati
ghanaanand ghanashyam ghani ghanshyam ghenadie gheorghe gheorghita gherardo gherghina ghislain ghita gia giacinta
giacinto giacobbe giacomo giada giadero giambattista gian gianbattista giancarlo giandomenico gianfranco gianina
gianluca gianluigi gianmarco gianmaria gianmario gianna gianni gianpaolo gianpiero gianpietro gianuario giasone gibran
gica gicu gideon giel gigi gigliola gijs gil gilang gilbert gilberta gilberto gilda gildo giles giliola gilles gillian
gillo gina gineto ginevra ginewra ginger gino gioacchina gioacchino giobbe gioberto gioconda giocondo gioele gioia
gion giona gionata giordano giorgia giorgian giorgiana giorgio giosue giosuele giotto giovani giovanna giovanni
giovanny giove gioventino giovenzio girardo girart giray giri girija girik girika girindra giriraaj giriraj girish
girja girolamo gisela gisele gisella gislebert gisselle gita gitanjali gitte giuda giuditta giulia giuliana giuliano
giulio giulitta giuseppa giuseppe giuseppina giusta giustiniano giusto giyas gizela gizem gladyce gladys glauco gleb
glen glenda glenn glenna glennie gloria glorie gobinda godeberta godfrey godiva goffredo gokalp gokben gokboru gokce
gokcegol gokcen gokcicek gokmen goknur goksin golda golden golia gomberto gonca goncalo gondebaud gondulfo gonenc
gonerio gongor gonsalwy gonthier gontran gonul gonzaga gonzague gonzalo gopaal gopal gopee gopi gorakhanatha
gorakhnath goran goranka gorazd gordan gordana gordiano gordon gorkem gorun goswamee goswami gothard gottardo
gottfried gotum goundo gouranga goutam govinda gozde grace gracian graciana gracie graciela graciliano gracja gradimir
grady graham grant granville gratian gratiana gratiela grato grayce grayson grazia graziana graziano graziella grazina
greg gregg gregoire gregor gregoria gregorian gregorio gregory greta gretchen greyson grga grgo grgur griffin grigore
grimaldo griselda grizelda grover grozdana gry grzegorz guadalupe gualberto gualtiero gubio gudakesa gudakesha gudrun
guelfo guenda guendalina guenievre guerin guerrino guglielmo guher gui guiberto guido guilhem guilhemine guilherme
guillaume guillemette guillermina guillermo guiscardo guiseppe gul gulbahar gulben gulcin guldem gulden guldeste
gulegen gulemen gulen guler gulgun gulhan gulnaz gulpembe gulriz gulsen gultekin gulumser gumesindo gumus gun gunay
guncicek gundelinda gundogdu gundogmus guner gunes gungor gunilla guniz gunnar gunnel gunner gunnur gunsel gunseli
gunter gunyaruk gurbuz gurcan gurdal gurdev gurhan gurkan gurol gursel guru gus gussie gust gustav gustava gustave
gustavine gustavo guus guusje guven guvenalp guvercin guy guyot guzey gvendolina gvozden gwen gwenaelle gwendoline
gwendolyn gwido gyorgy habbab habib habiba habil haby hacib hadi hadja hadley hadriel hadrien hafi hafid hafiz hafsa
hafshah hagen hailee hailey hailie haim hairyanto hajar hakan hakem haki hakim hakki hakon hal haldun hale haleigh
haley halie halil halim halima halina halis halit halle hallie haluk hamdi hamdullah hamed hami hamidou hamima hamish
hamit hammad hamsini hamza hamzah hana hanae handan hanefi hanga hani hania hank hanna hannah hanne hannele hannes
hanno hannu hans hansjorg hanspeter hansruedi hansueli hanus haralamb haralambie harald hardana hardi hardouin hardy
hari harimurti harinakshi harinarayan harit harita harja harjasa harjaya harjo harley harmon harmony harold haron
haroun harouna haroune harriet harrison harry harsana harsanto harsaya hartaka hartana harto harun harvey hasan haseki
hasibi hasim hasin haskell hasmet hasna hassan hassane hassie hastal hata hatem hatip hatouma hattab hattie hauke hava
havel haven havla hawa hayal hayali hayat hayati haydar hayden haylee hayley haylie hazan hazar hazel hazim hazle
heath heather heaven heber hector heda hedda hedelin hedi hedvig hedviga hedvika heema heidi heidrun heike heikki
heinrich heinz heitor helen helena helene helga helie helier helin helio helios helle hellen helmer helmut heloisa
heloise henderson hendra hendri hendrik hendrika hennes henning henri henrich henrick henrieta henrietta henriette
henrik henrike henrique henry henryk henryka heracleea herbert herberta herluin herman hermann hermenegildo hermina
hermine herminia herminio hernan hershel herta hertha heru herve heryanto hester hesti hettie hiba hicabi hicham
hidaya hidde hieronim hifzi hikmet hilaire hilal hilar hilario hilarion hilarius hilary hilbert hilda hildebert
hildegard hillard hillary hillel hilma hilmi hilton himadri himani himawan himmet hincmar hind hipolit hipolito
hippolyte hira hiram hiranmay hiranmaya hiranya hisam hizir hjalmar hobart holden hollie hollis holly homer homero
honore honorine honorius hope horac horace horacio horacy horatiu horea horia horst hortense hortensia hortensie
hortenzia hortenzie horymir horymira hosea hostimil hostimila hostimir hostimira hostislav hostislava hostivit houda
hovard howard howell hoyt hrvoj hrvoje hrvojka hubert huccet hud hudavendigar hudayi hudson hugh hugo hugues huguette
hulda hulki hulusi hulya huma humaira humayun humberto humeyra huner hunor hunter hurkan hursit husameddin husamettin
huseyin husnu husrev hussein huub huzeyfe hvezdoslav hvezdoslava hyacint hyacinta hyman hynek hypolit iacob iacopo
iacopone iago ian iancu ianira ianis iasmina iban iboja ibrahim ibrahima ibrani ibun ica icaro icha icie icilio iclal
ico ida idan idell idella idil idir idris idriss idrissa ieremia ifa ifeoma iffet ifunanya iginia iginio igino ignac
ignacie ignacio ignacy ignat ignata ignatius ignazio igor ihsan ihvan ika ikbal ike ikeme ikenna iker ikhidie ikhsan
ikicitoyun ikin ikrime ila ilacin ilai ilan ilana ilaria ilarie ilario ilarion ilay ilayda ilbey ilbilge ilda
ildebrando ildefonso ildegarda ildegonda ildika ildike ileana ilene ilenia ilgegu ilgin ilhami ilhan ilia ilian iliana
iliane ilias ilie ilies ilija ilinca ilja iljana ilkay ilkben ilke ilker ilknur ilko ilksen ilkyaz illidio illuminato
ilmari ilona ilsa ilse ilva ilyan ilyana ilyane ilyas ilyass ilyes ilyess ilza ima imad imam iman imane imani imelda
imen imene imge imke immacolata immacolato immanuel imogen imogene imran imrane imre imrem imrich ina inanc inara
inaya inc inci incoronata indah inder indira indra indro indy ines inesa inez inga inge ingeborg ingeborga inger
ingrid ingrida inja inka inkeri inna innocent innocente innocenty innocenza innocenzo ino inocenc inocentiu intan inza
ioan ioana ioanina iolanda iole ion iona ione ionel ionela ionelia ionica ionne ionut iorio iosefina iosif ipek
ippocrate ippolito irawati irem irena irene irenej ireneo ireneus ireneusz ireti irfan iriana iride iridenta irina
irinc irinckol irinel iris irmak irmeli irmina irnanto irsad irtis irvin irving irwan irwin isa isaac isabeau isabel
isabela isabell isabella isabelle isabelly isac isacco isadora isadore isai isaia isaiah isaias isak isaure ischirione
ise isee iseult ishaq iside isidor isidora isidore isidoro isidro isig isik isil isilay isin isiner isioma isis isla
islam ismael ismaele ismail ismerie ismet isobel isolda isom isotta isra israa issa issac issam issiaka istvan ita
italia italo itil itir itri itzel iulia iulian iuliana iuliu iurie iustin iustina iustinian iva ivah ivan ivana
ivancica ivanka ivanna ivano ivanoe ivar ive ivek iven iveta ivetta ivica ivna ivo ivona ivone ivonne ivor ivory ivy
iwan iyad iyed iyik iyiktag izaak izabela izabella izaiah izaias izajasz izak ize izel izia izidor izidora izmael
izolda izydor izzet izzettin izzy jaakko jabal jabari jace jacek jacey jachym jacinthe jacinto jack jackeline jackie
jacklyn jackson jacky jaclyn jacob jacoba jacobo jacobus jacqueline jacquelyn jacques jacynthe jad jada jade jaden
jadesola jadon jadran jadrana jadranka jadranko jadro jadwiga jadyn jaeden jael jaelynn jaeman jaga jagadish jagadisha
jagapati jagaraga jagathi jagdeep jagdish jagica jagmeet jahnu jai jaida jaiden jail jailey jailyn jaiman jaime
jaimini jaimy jairo jais jaivey jaka jakayla jake jakob jakov jakub jakuba jakubina jakubka jale jaleel jalen jalil
jalon jalou jalyn jamaal jamal jamalia jamar jamarcus jamel james jameson jamey jamie jamil jamila jamir jamiro
jamison jammie jan jana janae janaina jane janek janelle janessa janet janeta janica janice janick janie janin janina
janine janis janiya janka janko janna jannah janne jannek jannes janni jannie jannik jannis jano janos janosch janusz
jany japhet jaquan jaquelin jaqueline jara jared jaren jari jarmil jarmila jarne jarno jaro jarod jarolim jarolima
jaromil jaromir jaromira jaron jaroslav jaroslava jarred jarrell jarret jarrett jarrod jarvis jarwa jarwadi jarwi
jasen jasenko jasin jasmani jasmijn jasmin jasmina jasmine jasna jasnena jason jasper jassem jassim jaswadi jati
jatmiko jaunita javas javi javier javon javonte jawad jawed jax jaxon jaxx jay jaya jayadi jayce jaycee jayda jayde
jayden jaydon jayeng jaylan jaylano jaylen jaylin jaylinn jaylon jayme jayne jayson jayvano jazlyn jazmin jazmyn
jazmyne jazz jazzlyn jazzlynn jean jeana jeanette jeanie jeanne jeannel jeannette jeannie jeannot jed jedediah
jedidiah jef jeff jefferey jeffery jeffrey jeffry jefri jefta jehanne jela jelena jelica jelita jella jelle jelmer
jelte jena jenel jenifer jenna jennah jennie jennifer jennings jenny jennyfer jenovefa jens jensen jente jeppe jerad
jerald jeramie jeramy jerel jeremi jeremiah jeremias jeremiasz jeremie jeremy jergus jermain jermaine jermey jerod
jerome jeromy jeronimo jeronym jerrell jerrod jerrold jerry jerzy jesa jesika jesper jess jesse jessica jessie jessika
jesslyn jesslynn jessy jessyca jesus jet jett jette jettie jevon jewel jewell jibril jidde jihane jil jilji jill
jillian jim jimena jimi jimmie jimram jinane jinawi jindra jindrich jindriska jinte jinthe jip jiri jirina jitender
jitendra jitka joachim joah joakim joan joana joanie joann joanna joanne joannie joanny joany joao joaquim joaquin
joas jocelyn jocelyne jochen jodi jodie jody joel joelina joeline joelle joep joes joesph joey johan johana johann
johanna johanne johannes johathan john johnathan johnathon johnnie johnny johnpaul johnson joko jolana jolanda jolanta
jolayemi joleen jolie jolien jolijn jolin jolina joline jon jona jonah jonas jonatan jonathan jonathon jonna jono
jonte joost jop jordana jordane jordi jordon jordy jordyn jorg jorga jorge jorgen jorin joris jorn jorrit jort joscha
joschua jose josef josefa josefien josefin josefina josefine josep joseph josephin josephine josette josh joshua
joshuah josiah josiane josianne josie josip josipa josko joso josse josselin jost josua josue josy joud jourdain jovan
jovana jovani jovanny jovany jovin joy joya joyce joza joze jozef jozefa jozefina jozsef jozue juan juana juanita juda
judah judd jude judge judicael judita judith judson judy judyta juha juhani juho jukka jula julan jule jules juli
julia julian juliana juliane julianne julide julie julien julienne juliet julieta juliette julika julina julio julita
julius juliusz jumadi jumari juna junayd junior junius juno junon jur juraj jurg jurgen juri jurre jusra justen justin
justina justine juston justus justyn justyna jusuf juta juul juvenal juwan jyoti jyotis jyotsana kaan kaarina kaat
kabil kacey kaci kacie kacper kacung kade kadem kaden kader kadi kadiatou kadidia kadidiatou kadin kadir kadrican
kadriye kady kaela kaelyn kagan kahina kai kaia kailash kailee kailey kailyn kaina kairav kais kaitlin kaitlyn kaj
kaja kajen kajetan kala kale kalea kaleb kaleigh kalender kalervo kalevi kaley kali kalim kalinda kalistrat kalle
kallie kalpana kalyani kama kamal kamala kamalesh kamaria kambali kamber kamel kamelya kameron kamidin kamil kamila
kamile kamilla kamille kamla kamlesh kamran kamren kamron kamryn kamuran kanak kanaka kanchan kanci kanda kane kani
kania kanishka kannan kannen kanti kapgar kara karaca karahan karak karam karamba karamoko karan kardi kareem karel
karelle karen kargilac kari kariane karianne karim karimah kariman karin karina karine karja karl karla karlee karley
karli karlie karligac karlijn karlo karlotta karma karman karmela karmen karna karol karolann karoliina karolina
karoline karsa karsana karson karta karthik kartik kartika karunanidhi karya kasandra kasey kashyap kashyapi kasian
kasim kasiran kasiyah kaspar kasper kassandra kassim kastor kasusra kata katariina katarina katarzyna kate katelin
katell katelyn katelynn katerina katharina katherine katheryn kathleen kathlyn kathrin kathrine kathryn kathryne kathy
katia katica katie katija katina katja katlyn katlynn kato katrin katrina katrine kattie katun katunkiz kavon kawaca
kawaya kawtar kay kaya kayaalp kayacik kayca kaycee kayden kayla kaylah kaylee kayleigh kayley kayli kayliah kaylie
kaylin kayna kaynak kayode kayra kays kayun kazanc kazi kazim kazimierz kazimir kazimira kazkatun keagan keano keanu
keara keaton keegan keeley keely keenan keerti kees keet keira keisha keith kekik keklik keles kellen kelley kelli
kellie kelly kelsi kelsie kelton kelvin kelya kelyan kemal kemalettin kemba kemi ken kenan kenari kendall kende kendra
kendrick kenes kenji kenna kennedi kennedy kenneth kennith kenny keno kensi kent kenton kenya kenyatta kenyon kenza
kenzi kenzie kenzo kenzy keon kepez keramet kerami kerem keremsah keren kerim kerry kerstin keshaun keshawn kesme
kessaf ketsia keven kevin kevon kevser keyan keyken keyla keyon keyshawn kezia kezlik khadidiatou khadidja khadija
khady khalid khalil kian kiana kiandra kianna kiano kiara kiarra kick kiel kiera kieran kika kiki kiley kilian killian
kilyan kim kimberley kimberly kimi kimiz kimizalma kimizalmila kimizin kimo kin kincso king kinga kip kira kiran
kirana kiraz kircicek kirgavul kirk kirlangic kirsten kirstin kirti kismet kitty kivanc kivilcim kiyan kiymet
kizdurmus kizilalma kjeld kjell klaas klara klarencjusz klaudia klaudian klaudie klaudius klaudiusz klaus klea kleber
klemens klement klementina klementyna kleopatra kliment klotylda knut kobe koby kody koen koko koksal kolby kole
koleta koloman kolombin kolombina kolos kolumban kolumbin kolumbina konrad konstance konstancie konstancja konstantin
konstanty konstantyn konsuela konzuela kora koralia koray korbin korbinian kordula korey korina korinna korkut kornel
korneli kornelia kornelie kornelius korneliusz kory kosma kosmas kraig krasava krasomil krasomila krasoslav kresimir
kresomysl krijn kris krishna krishnadas krishnadasa krista kristan kristen kristi kristian kristie kristiina kristijan
kristin kristina kristine kristof kristofer kristoffer kristopher kristy kristyna krisztian krisztofer kruno krunoslav
kryspin krystal krystel krystian krystina krystof krystyna krzysztof ksawera ksawery ksenia ksenofont kubat kubilay
kubra kubura kuddusi kumar kumari kumru kumuda kuncara kunhuta kunthara kurnia kursad kurt kurtis kusuma kutbettin
kuzey kveta kveton kvetos kvetoslav kvetoslava kvetuse kvido kwintyn kyan kyano kyara kyla kyle kylee kyleigh kyler
kylian kyliann kylie kyllian kyllikki kyra laal labuh lacey lachlan lacramioara lacy lada ladarius ladina ladislao
ladislau ladislav ladislava ladji laetitia lafayette lahna lai laia laila laisha lajos laksana lakshman lakshmi
lakshmidhar lakshminath laksita lal lala lale lalie lalita lamar lambert lamberto lamia lamih lamine lamont lana
lanang lancelot lancilotto landen lander landolfo landry lane laney lanfranco langgeng lanjar lantar lapo lara laras
larina larisa larissa laron larry lars larue larysa lascar lasmanto lasmono lassana laswi laszlo latif latifa latife
latika latoya laura laurane laure laureen laurel laureline lauren laurenc laurence laurencie laurencja laurencjusz
laurene laurens laurent laurentia laurentino laurentiu laurenty laurentyna laurenz lauretta lauri laurian lauriane
laurianne lauriano laurie laurin laurine laury lauryn lautone lavada lavanya lavern laverna laverne lavina lavinia
lavinio lavon lavonne lawrence lawson laxman laxmi layana layanah layla layne lazar lazare lazaro lazarz lazzaro lea
leah lean leana leander leandr leandra leandre leandro leane leann leanna leanne leano leart leatha leda ledion lee
leela leelou leena leendert lega legawa lehna leia leif leigh leila leilani leina lejla lela lelah leland lelia leman
lembah lemide lempi lemuel len lena lene leni lenia lenja lenka lenn lenna lennard lennart lenne lennert lenni lennie
lennon lennox lenny lenora lenore leny lenya leo leodegar leokadie leola leon leona leonard leonardo leone leonel
leonhard leoni leonia leonid leonida leonidas leonie leonilda leonio leonis leonne leonor leonora leonore leontin
leontina leontine leontyn leontyna leonzio leopardo leopold leopolda leopoldina leopoldine leopoldo leopoldyna leora
leos lera leroy lerzan lesana lesek lesley leslie lesly lessie lestari lester leta letha leticia leticie letitia
letizia letterio leu leufroy lev levana levent levente levi levin levio levke levoslav levy lew lewin lewis lex lexi
lexie lexus leya leyan leyla leyna lia liah liam lian liana liara lias libbie libby libena liberata liberato
liberatore libere liberio libero liberto libor libora liboria liborio liboslav liboslava libusa libuse lica licia lida
lidania lidia lidija lidio lidmila lidya lieke lien liene lietald lieto lieuwe lieve lieze ligia liisa lila lilas lili
lilia lilian liliana liliane lilianna lilie lilien lilith lilla lilli lillian lilliana lillie lilly lilou lilwenn lily
lilya lilyan liman limar lina lincoln linda linde lindsay lindsey linett linn linne linnea linnie lino linoi linoy
lintang linus linwood lio lioara lion lionel lior liora liron lirone lis lisa lisandro lisann lisanne lisbeth lise
liselotte lisette lison lital litzy liv liva livia liviana livie livino livio liviu livius liya liyah liyam liyan
liyana liz liza lizbeth lize lizeth lizz lizzie lizzy ljiljana ljuba ljubica ljudevit llewellyn lloyd loa loane
lodovica lodovico loek loes loet logan lohan loic lois loise lola lolade lolita loma lon lone longin lonie lonnie
lonny lonzo lora loraine lore loredana loreen lorelei lorella loren lorena lorenc lorene loreno lorenz lorenza lorenzo
loreta loretta lori lorian loriana lorik lorin lorine loris lorna lorrain lorraine lota lotar lothaire lothar lott
lotta lotte lotti lottie lou loua louan louane louann louay loubna louca louie louis louisa louise louison louka loula
louna lounis loup lourdes lourenco louvenia lova lovisa lovorka lowell lowie loy loyal loyce lua luan luana lubica
lubin lubomir lubomira lubor lubos luboslav luboslava luc luca lucas lucca luce lucentiu lucia lucian luciana luciano
lucie lucien lucienne lucija lucijan lucile lucilla lucille lucinda lucio lucious lucius lucja lucjan lucretia
lucretiu lucrezia lucy ludano ludek ludie ludise ludivine ludivoj ludka ludmila ludolphe ludomil ludomila ludomir
ludomira ludoslav ludoslava ludovic ludovica ludovico ludovit ludvig ludvik ludvika ludwig ludwik ludwika lue luella
luena luhung luigi luigia luis luisa luise luiz luiza lujza luk luka lukas lukasz luke lukita lukman lukrecie
lukrecius lula lulu luluh lulut luminita luminosa lumir lumira luna lune lupe lura lurhur lurline lutfan lutfi
lutfullah luther luthfi lutibor lutobor lutz luuk luus luwar luwes lux luzie lya lyam lyan lyana lyda lydia lydie lyes
lykke lyla lyle lylia lylou lyn lyna lynda lyne lynette lynn lynne lyric lysanne maad maaike maan maarit maarten
maartje maas maayane mabel mabela mabelle mable mac maca macaire macaria macario maccabeo mace maceo macey maci macie
mack mackenzie macy madalena madalin madalina madaline madalyn maddalena maddison maddox madeleine madelief madeline
madelyn madelynn madge madhuri madie madilyn madina madisen madisyn madita madlaina madleen madlen madonna mads mady
madyson maegan mael maelie maeline maelis maelle maely maelyne maelys maes maeva maeve mafalda maffeo magali magda
magdalen magdalena maggie maggiorino magno magnolia magnus maguelone mahamadou mahault mahaut mahdi mahe mahendra
maher mahesa mahesh maheswar mahfud mahir mahmoud mahmud mahmut mahulena mahzun maia maica maida maija maik maike
maila mailin mailo maily mailys maimouna maimunah maina maiorico maira maissa maissane maite maiwenn maiya maja majda
makan makar makara makary makayla makenna makenzie makinwa maksim maksud maksym maksymilian makuta malachi malak
malati malco malcolm malea malek malena malene malgorzata malia malick malik malika malin malina malinda mallaury
mallie mallory malone malou malte malthe malti malvina malwina mamadou maman mamante mamert mamie mamoudou manah manal
manar manasse mancio manda mandaakin mandakini mandy manel manelle manetto manfred manfredo mangala mangalya mani
manik manikya manil manilio manisha manjusha manley manlio manoah manoj manole manon manona mansueto mansur mansvet
manu manuel manuela manuele mara marah maram marana maras marc marceau marcel marcela marceli marcelin marcelina
marceline marcelino marcell marcella marcelle marcello marcellus marcelo marcheta marcia marciano marcin marco marcos
marcu marcus mare mareike marek maren marena mareta marga margana margaret margareta margarete margarett margaretta
margarette margarida margarita margaux marge margherita margie margit margita margo margot margret margrit margrith
marguerite mari maria mariadi mariah mariam mariama mariame marian mariana mariane marianna marianne mariano maribel
marica maricarmen maricica marie marieke mariela mariella marielle mariem marieta marietta marija marijana marijn
marika marilena marilie marilou marilu marilyn marilyne marin marina marine marinela marinella marinetta marino
marinus mario marioara mariola marion marisa marisol marissa marit marita maritza mariuca marius marja marjane
marjatta marjolaine marjorie marjory mark marketa markku marko markus marla marlee marleen marlen marlena marlene
marley marli marlie marlies marlin marlis marlo marlon marly marnie marolo maros marouane marques marquis marquise
marrit marsha marshall marsito marsudi mart marta martaka martana martani marte marten martha marthe martial martim
martin martina martine martino marton martti marty martyna marut maruta marvin marwa marwan marwane marwata marwen
marwin mary maryadi maryam maryann maryanto maryjane marylou maryna maryse marzia marzio masa mason massima
massimiliano massimo massinissa matan mate matei matej mateja mateo mateus mateusz matheo matheus mathew mathias
mathieu mathijs mathilda mathilde mathis mathurin mathys matias matija matilda matilde matis matisse matko matous
matroniano mats matt mattea matteo mattes mattheo matthew matthias matthieu matthijs matthis matti mattia mattias
mattie mattis matus matyas matylda matys matz maud maude maudie maugis maura maureen maurice mauricette mauricio
maurilio maurine maurits maurizio mauro maurycy maverick mavis max maxellende maxence maxens maxi maxie maxim maxima
maxime maximilian maximiliano maximilien maximillia maximillian maximo maximus maxine maxmilian maxwell maya mayane
mayar maybell maybelle maye mayeul mayla mayline maylis maymie maynard mayoor mayra maysa mayson mayssa mayte mazhar
mazie mckayla mckenna mckenzie meagan meaghan mecislav mecislava meda medard medardo medea mederic medina medine
medoro meena meenakshi mees megan megane meggie meghan meghnad meghnath mehdi mehmet mehtap meik meike meire meissa
mekhi melani melania melanie melanio melany melba melchiade melchior melchiorre melda melek melezio melia melichar
melih melike meliksah melina melinda meline melis melisa melisande melissa melissandre melita melitina melle mellie
mellina melodi melodie melody mels meltem melusine melvil melvin melvina melvyn melyna melyssa memduh menahem menaka
menardo mence mendel menelao meneo menka menno mennone menodora meral mercede mercedes mercia mercurio meredith merel
merete meriam meric meriem merih merijn merjem merl merle merlin merovee merritt mert mertie merve mervin merwan
meryam meryem meryl messalina mestan mesut meta mete metello metin metod metodej metrofane mette mevlut mex meyra mia
mica micael micaela micah micha michael michaela michal michala michale michalina micheal michel michela michelangelo
michele micheline michelle mick mickael midas mieke miel miguel mihael mihaela mihai mihail mihaly mihnea mihriban mik
mika mikael mikaela mikail mikayla mike mikel mikkel mikki mikko miklos mikolaj mikolas mikulas mila milada milan
milana milano mildred mile milena miley milford milhan milic milica milik milivoj miljenko milka milla mille miller
millie milly milo milon milorad milos miloslav miloslava milota milou milous milovan milovin milred milton miluse
milutin mima mimma mimo mina minakshi mindy mine minerva minervina minervino minh mink minna minnie minodora mioara
mirabela mirac miracle miran miranda miray mircea mirco mireille mirek mirela mirella mireya miriam miriama mirja
mirjam mirka mirkelam mirko mirna miro mirocleto miromil miromila miron mirona miroslav miroslava mirre mirta mirte
mirthe mirtil miruna mirza misael misaele misbah mischa mislav misra missouri misty mitch mitchel mitchell mithat
mitica mitra mitrut mittie miya mlad mladen mnata mnislav mnislava moa moche modest modesta modesto modibo mody
mohamed mohammad mohammed mohan mohana mohinder mohini moira moise moises moisette mojmir mojzesz mojzis mollie molly
mona monaldo monalisa monica monika monique monitore monroe monserrat monserrate monty moos morena moreno morgan
morgana morgane moriah moric moris moritz morris morten mortimer morton mory mose moses moshe mossie mouctar
mouhamadou mouhamed moussa moustafa moustapha mozell mozelle mozes mstislav muammer muaviye muaz muesser mufid muge
mugur mugurel muhammad muhammed muharrem muhsin muhtar muhterem muhtesem muhyiddin mujdat mujde mujgan mujur mukadder
mukaddes mukerrem mukesh muktedi muktedir muktefi mukul mulya mulyanto mulyono mumpuni mumtaz munevver muni munir
murat muren muriel muriela murilo murl murphy murray mursinin mursita murti musa musir muslih mustafa mustapha mustika
mustofa mutahhar mutasim muteber mutemed mutia muttalib muyiwa muzaffer muzdad muziano mya myah myla mylan mylene
myles mylo myra myriam myrl myrna myron myrthe myrtice myrtie myrtil myrtille myrtis myrtle nabi nabil nabila naci
nadalina nadege nadezda nadi nadia nadine nadir nadja nadzieja nae nael naelle naemi nafiz nahel nahid nahil nahla
naia nail naila naim naima nais najam najib najla najwa nakia nala nalan nalar nalini namazio namik nana nancy nand
nanda nando nandor naneta nanna nannie naomi naomie naoufal naoufel napoleon napoleone nara naradi narayan narcis
narcisa narciso narcisse nardi narendra narinder narji narseo narsete nasab nash nasim nasir nasrullah nassim nat
natacha natale natalia natalie natalija natalina natan natanael nataniel natasa natasha nate nathalie nathan nathanael
nathanial nathaniel nathen natka naud naudet naura naval naveen navin nawal nawel nawfel naya nayel nayeli nayla naz
nazan nazario nazariusz nazary nazif nazim nazli nazmi nazzareno nazzaro nea neal necat necati necdet nechifor necib
necla necmettin ned neda nedim nedjeljka nedjeljko nedra neela neele neeltje nefeli neha nehemie nehir nehoslav neil
neila neiva nejat nejla neklan nelda nele neli nelia nelio nell nella nelle nelli nellie nelly nels nelson nelu nelya
nene neo neoma neopolo neoterio nepomuk nera nerea nereo nergis neri nermine nesa neset nesim neslisah nesrin nesrine
nestor nestore nettie neva neven nevena nevenka nevin nevio nevra nevzat newell newton neyla nezamysl nia niame
nicarete nicea niceforo nicephore niceto nicezio nichifor nicholas nicholaus nichole nick nicklas nicklaus nickolas
nicla niclas nico nicoara nicodemo nicodim nicola nicolae nicolai nicolaie nicolas nicole nicoleta nicoletta nicolette
nicoline nicolo nicu niculina niculita nicusor nicuta nida nidia niek niels niene nienke nigar nigel nihal nihan nihat
nika nike nikita nikki nikkie nikko niklas niklaus niko nikodem nikodema nikol nikola nikolai nikolas nikolasz nil
nila nilam nilde nilgun nils nimas nimit nimrod nina nine ninfa niniano ninon ninthe nio niouma niranjan nirbhay niro
nisa nisan nives niyaga niyazi nizamettin nizar nnamdi noa noah noam noami noan noar noble noe noel noelia noelie
noella noelle noema noemi noemie noemy noha noham nohan nola nolan nolann nolen nolhan nomi nona noor noortje nora
norah norbert norberta norberto nore norene norhane norica norina norma norman normand norris norval norwood nostriano
noud nouha nour noura nourane nouri nout novan novella novi noviana novita nowi nox nrima nubia nuccia nugraha nukhet
numan nuno nunziata nunzio nural nuran nurettin nurgul nuri nuria nursel nurseli nurul nurullah nusa nusret nya nyah
nyana nyasia nynke nyoman oana obie obioma oceane ocie octav octave octavia octavian octaviana octavio octaviu oda
oddone odelia odell oderico odessa odeta odetta odette odidone odie odile odilia odilon odin odolen odon odorico
ofelia ofelie oger oguz oguzhan ojaswini okan oke okey oksan okta oktavian oktavie oktavius oktay okto olaf olaide
olavi olbram olcay oldrich oldriska ole oleg olen oleta olga olimpia olimpian olimpio olimpiu olin olinda olindo oliva
olive oliver olivia olivie olivier oliviera oliviero oliviu oliwia oliwier olle ollie olof olufunmi olumide oluwunmi
olympe olympia olympie oma oman omana omar omari omawunmi ombeline ombline ombretta omer omero omolara ona onder
ondina ondine ondrej ondrejka onesta onesto oni onie onofrio onome onorata onorina onorino onorio onoriode onufry onur
oona oormila opal opalina opaline opan ophelia ophelie opung ora oral oran orazio orchidea orell oren orenzio orest
oreste orestes orfeo orhan oriana oriande oriane orie orietta orin orio orion orland orlane orlo ornella oronzo orpha
orrin orsino orso orsola orsolina ortansa ortensia ortensio orval orville orvokki osanna osbaldo osborne oscar oskar
oskari osman osmondo osmund osvald osvaldo oswald oswaldo ota otakar otakara otello otha othmane otho otilia otilie
otis otmar oto otokar otomar ottaviano ottavio ottilia ottilie ottis otto ottone otylie oumar oumayra oumou oury
ousmane oussama ova ovidio ovidiu ovidius owen oxana oya oyku ozan ozana ozanne ozcan ozden ozella ozer ozge ozgur
ozhan ozkan ozlem ozlen oznur ozren ozy pablo paciano pacifico paco pacome pacomio padma padmi paige paiman paivi
pakize palatino palemon palladia palladio palma palmazio palmira palmiro paloma pam pamela pamfil pammachio panagachie
panait panca pancario pancrazio pandu panfilo pangeran pangestu panji panka pankrac pankracy panna pansy pantaleo
pantaleon pantaleone paola paolo param paramartha paramita paraschiva pardi pardo parfait paride parker parla parman
parmenio parsival parvati pascal pascale paskal paskala pasquale pat paterne paterniano patience patrice patricia
patricie patricio patrick patrik patrizia patrizio patroclo patru patrycja patrycjusz patrycy patryk patsy patti
pattie patty paul paula paule paulette paulica paulien pauliina paulin paulina pauline paulo pauside pava pave pavel
pavica pavla pavlin pavlina pavol pawel paxton payidar payton pearl pearlie pearline pecine pedro peer peggie peggy
pekka pelagia pelagie peleo pelhrim pelin pelinsu pelle pellegrino pembe penda penelopa penelope penny pentti pepe
pepijn pepin pepo perceval percival percy peri pericle perihan perikles perkasa perla perle pernilla perran perrine
perry perseo persida pertev perver pervin perzida petar pete petek peter petr petra petrana petre petri petrica
petrisor petronela petronila petronilla petronille petronio petronius petru petruse petrut petruta petteri petula
peyami peyton pharell phil phileas phileine philemon philibert philine philip philipp philippa philippe philippine
phillip philomene philothee philou phoebe phyllis pia pien piera pierangelo pierce piergiorgio pierluigi piermarco
piero pierre pierrick piersilvio piet pieter pietro pilar pim pinar pink pinkie pio piotr pip piper pippa pippo piraye
pirjo pirkko pit pius placida placido platon platone pleun plinio plutarco pol pola polidoro polifemo polikarp
polissena pollione polly polykarp polyxena pompeo pompilia pompiliu pomponio pontus ponziano ponzio poornima poppy
porfirio porfiriusz porfiry porter porzia porziano postumio poul praba prabawa prabowo prabu prakosa pramila pran
pranata pranawa pranay prasad prasanna prasetya prasetyo prassede prathamesh pratiwi pravdan pravdomil pravdomila
pravomil pravomila pravoslav pravoslava prayag prayitna prayoga prayogo precious preity prem prema premysl presley
preston priamo pribyslav pribyslava prima primerose primo prince princess prisca priscila priscilla priscille prisco
priska prita privato priya priyala procopio profira prokles prokop prokopa prokul proserpina prosper prospera prospero
protasio proteo providenci prudence prudenzia prudenzio prune publio puck puji puk pulcherie puneet pupolo puput
purnima purushottam purwa purwadi purwanto pushti pusicio puspa puspita puti putri putu qori quartilla quasimodo queen
queenie quentin quentine querano quieta quin quincy quinn quinten quintia quintiliano quintilio quintino quinton
quinty quinziano quinzio quirin quirino quiteria quitterie rabia rachael rachel rachela rachele rachelle rachid raci
rada radan radana radegast radek raden radha radhost radika radim radimir radimira radislav radislava radit raditya
radivoj radka radko radmil radmila radolfo radomil radomila radomir radomira rados radoslav radoslava radovan radovana
radslava radu raducu raduz radvan rae raegan raf rafael rafaela rafal rafet raff raffaele raffaella rafi rafid rafila
rageshwari rageswari raharja rahayu raheem rahel rahim rahime rahma rahman rahmat rahmawati rahmi rahsaan rahsan rahul
raide raif raihan raik raimondo raimund raina rainald rainaldo rainelda rainer rainhard rainold raisa raj rajan rajana
rajendra rajinder rajiv rajko rajmund rajna rajnold rajsa rakesh rakip raleigh ralf ralph raluca rama ramaa ramata
ramazan ramesh rameshwar rami ramiro ramiz ramon ramona ramy rana randal randall randi randolf randolph ranek rangga
rania raniero ranim ranjeet ranjit ranko ranolfo ransom ranya raoul raphael raphaelle raquel rares rashad rashawn
rasheed rasheedah rasim rasit rasmus rastislav rastislava rati ratibor ratih ratmir ratna rauf raul raven ravi rawane
ray rayan rayane rayen raymond raymonde raymundo rayyan razvan rea reagan reanna reba rebeca rebecca rebeka rebekah
rebekka recai recep reda redmond reece reed reese refah refet refik regan reggie regina reginald reginaldo regine
regis regitze regolo regula reha rehor rehorka reid reilly reina reine reinhard reinhold reis rejan rejean rejeanne
reka reksa relu remi remig remigio remilekun remington remo remondo remus remy remzi renat renata renate renato renaud
rendy rene renee rengin rens renske renzo resat respati respicio ressie restu resul reta retha retno reto retta reuben
reva revi rex reybaud reyes reyhan reymundo reyna reynold reza rezzan rhea rhett rhianna rhiannon rhoda rhonda ria
riad rian riana rica ricardo ricario riccarda riccardo richard richarda richelmo richie richmond rick rickard rickey
rickie ricky rico ridvan ridwan rieke rifat riff rifki rigoberto riitta rija rika rike rikke riley rim rina rinaldo
rini rino rio rita ritesh ritva riv river rivka riyad riza rizki roan robaldo robb robbe robbie robert roberta
robertina roberto robi robin robina robinson robyn rocco roch rochelle rocio rocky rod rodan roderick roderik roderyk
rodger rodiano rodica rodney rodolfo rodolphe rodrick rodrigo rodrigue roel rogelio roger rogers rohan rohana rohit
rokia roko roksana roland rolande rolando rolf rolfo rollin roma romain romaine roman romana romane romanita romano
romee romeo romero romeu romilda romina romoaldo romola romolo romuald romualdo romul romulus romy ron rona ronald
ronaldo ronan ronja ronnie ronny roos roosevelt rory rosa rosalee rosalia rosalie rosalina rosalind rosalinda rosalyn
rosamond rosamunda rosana rosanna rosario roscoe rose roselin roseline rosella roselyn rosemarie rosemary rosendo
roser rosetta rosie rosina rosita roslyn rosman rosmunda ross rossana rossella rossie rostislav rostislava rotimi
rovena rover rowan rowena rowland roxana roxane roxanne roxelana roxy roy royal royce roza rozalia rozalie rozalinda
rozamunda rozana rozella rozina rozita rozvita ruben rubiano rubie ruby rubye ruchan rudi rudolf rudolfa rudolfina
rudolph rudra rudy ruedi rufina rufino rufo rufus ruggero ruhsar rui rukhmani rukmin rukneddin runa rune rupert
ruperto rupinder ruprecht ruslan rusman russ russel russell rustu rusty rut ruta ruth ruthe ruthie rutilo ruxanda
ruxandra ruya ruza ruzena ruzica ryad ryan ryann ryder rylan rylee ryleigh ryley rym ryszard saad saadat saar saba
saban sabar sabato sabazio sabele sabin sabina sabine sabino sabir sabri sabrina sabrine sabryna sacha sachin sacid
sadan sadberk sadettin sadi sadie sadik sadina sadio sadri sadullah sadye safa safae saffet saffiro saffo safi safia
safina safira safiya safouan safouane safta sahap sahin sahinalp sahra sahsuvar saiful saige saim saka sakari sakina
sakip sakir sakti sakura saladino salamoun salih salim salimah salimata sallie sally salma salman salome salomea
salomena salomon salomone salomoun salsabila salustio salvador salvatore salwa salwator samanta samantha samara samba
samed sameer sami samia samiah samih samil samim samir samira sammie sammy samo samona samson samsul samu samuel
samuela samuele samy sana sanaa sancho sanda sander sandor sandra sandrine sandro sandu sandy sanem sanford sanja
sanjay sanjin sanka sanna sanne sansone santa santiago santina santino santos sanya sanziana saphira sapiente sara
sarada sarah sarai sarala sarani saraswati sarbello sare sari sarina sarisha sarka sarla sarlota saroja sarra sartika
sarvin sasa sascha sasha saskia saskie satine satish satu saturniano saturnin saturnino satya satyen saul sauveur sava
savanah savanna savas savel saverio saveta savi savin savina savinien savino savion saxona sayan scarlett scholastika
scholastique schuyler scolastica scot scott scottie scotty seamus seb sebas sebastiaan sebastian sebastiana sebastiano
sebastiao sebastien sebestian sebnem secaeddin secil seckin seconda secondiano secondina secondo seda sedat sedef
seden sedrick sedrik sef sefer seff sefik sefora segolene seher sehlevent sehrazat sekinat sekou selahattin selale
selami selcuk selda selen selena selene selim selin selina selma selmer selvaggia selvi selyan sema semenica semih
semiramide semplicio sempronio semra semsi sena senay sener senesio sengul senn senna senne sennur senofonte senol
senta sephora sepp seppe seppo septi serafettin serafin serafina serafino seraina serap seraphin serapione serban
serbulent seref seren serena serenity serenus serge sergej sergen sergi sergio sergiu sergiusz serhat serif serin
serine sermet sermin serpil sertac sertap servac servidio serviliano sesto seth settar settimio settimo setya sev
seval sevda sever severa severiano severin severina severine severino severo sevgi sevil sevim sevinc sevket sevki
sevtap sevval seweryn seyban seyda seydou seyfettin seyfi seyfullah seyma seyyit shad shade shai shaily shaima shaina
shakila shakira shakti shakuntala shalewa shana shane shanel shanelle shani shania shanice shanie shaniya shankar
shanna shannon shanny shanon shantanu shanti shany sharda shari sharmila sharon shashi shashikala shaun shawn shawna
shay shayan shaylee shayma shayna shayne shea sheela sheila sheldon shelia shelley shelly shemar sher sheri sheridan
sherine sherly sherman sherri sherry sherwood sheryl shirel shirine shirley shiv shivakari shobhana shresth shresthi
shreya shreyashi shridevi shrishti shubha shubhaprada shwet shyann shyanne shyrel siana siara sibel sibilla sibyl
sibyla sibylle sico sicuro sid siddarth siddhi siddhran sidiq sidki sidney sidoine sidon sidonia sidonie sidonio sidra
sidy siebe siem sien siena sienna siep sierra sigebert sigfrid sigfrido sigismond sigismondo sigmund signe sigrid
sigurd sihab sihabeddin sihem siir sil sila silas silja silje silke siloe silvan silvana silvano silvere silverio
silvester silvestr silvestro silvia silvian silviana silvie silvija silvio silviu silvius simao simea simen simeon
simeona simeone simge simi simina simion simisola simon simona simone simonetta sina sinan sinasi sincere sindre sinem
sinesio sinfronio sinica sinikka sinja sinkler sintia sira sireno siria siriano siricio sirine sirineu sirio siro
sirri siska sister sisto sitara siti siv sixt sixte sixtine sixtus sjoerd sjors skander skarlet skarleta sky skye
skyla skylar slamet slava slavek slaven slavena slaviboj slavibor slavica slavka slavko slavoboj slavoj slavomil
slavomila slavomir slavomira sloka smaranda smeralda smil smilla smita smriti sname snjezana soan soave sobeslav
sobeslava soccorso socrate sofia sofiane sofie sofija sofronia sofronie sohan sohane sokrat solal solange soledad
soleh solene solenn soline solocone solon solveig solveiga som soma somnath somu sona sondre songul sonia sonja sonke
sonny sonya soof sophia sophie soraia sorana soraya soren sorin sorina sostene sosteneo sostrato soter sotira
souleyman souleymane soumaya spano spartaco spencer speranta speranza speranzio spirydion spytihnev srecko stacey
stacy stan stana stanca stancu stanford stanimir stanislao stanislas stanislav stanislava stanislaw stanko stanley
stanton stasa stasta staza steen steeve stef stefan stefana stefania stefanie stefano steffen stela stelian steliana
stella steluta sten stepan stepana stepanka stephan stephane stephania stephanie stephany stephen stephon sterling
sterre steve steven stevie stewart stig stijn stiliano stina stine stipan stipe stiriaco stjepan stojan stojmir stone
storm stribor stuart suat subhash subhashini subhasini subhi subodh sucheta suci sude sudeva sudi sue suelen suheyl
sujata sukanya sukru sule suleyman suma suman sumayyah sumitra summer sunay sune sunita sunniva sunny surano suresh
sururi surya suryakant suryakanta suryakantam susan susana susanna susanne susheel sushil sushma susie suus suzan
suzana suzanne suze suzie suzon svatava svatoboj svatobor svatomir svatopluk svatoslav svatoslava svea svebor sven
svend svenja sverre svetla svetlana svetluse svetozar sveva sviturno swami swan swann swapnil swara swarnalata
swassane sweta syahrini sybilla sybille syble sydnee sydni sydnie sylva sylvain sylvan sylvester sylvestre sylvia
sylviane sylvie sylwester sylwia synne syrine szabolcs szczepan szofi szofia szonja szymon tabea tabita tabitha
taceddin tacjana tad taddeo tadeas tadeo taha tahir tahlia tahsin taib taide taina tais talat talay talea talha tali
talia talip talita talon talya tamara tamas tamer tami tamia tamina tamino tammaro tammo tammy tana tancrede tancredi
taner tanguy tania tanirika tanja tanju tankred tanner tantri tanushree tanushri tanya tanyeli tapan tapani tapio tara
taras tarcisio tari tarik tarja tarkan tarquinia tarsilla tarso tarun taryn tasa tasdik tasha taskin tasnim tasnime
taswir tatana tate tatiana tatum tatyana taufan taufik taurean taurin tavares taya tayfun tayler taylor tayyar taziana
taziano tazio tea teagan tecla ted teddy tedi teea teguh teije tej teja tejas tekin tekinalp tekla telchide telemaco
telica tellervo telly temel temistocle temitope teo teobald teobaldo teodata teodolinda teodor teodora teodorik
teodoro teodosia teodosio teodoto teodoz teodozie teofan teofil teofila teogene teohari teoman teona terenc terence
terencius terencjusz terenzio teresa tereza terezia terezie teri terrance terrell terrence terri terrill terry
tertuliano terzo tesauro tesifonte tesnim tesnime tess tessa tessie teudosia teun teunis tevfik tevhid tevin tezcan
tezel tezer thad thaddeus thais thalea thalia thanina thea thelma theo theobald theodor theodora theodore theodorik
theodose theodosie theofan theofil theofila theophane theophile theophraste theotime theresa therese theresia theron
thiago thibaud thibault thibaut thibert thibo thierno thierry thies thije thijmen thijn thijs thilo thirza thom thomas
thora thorben thore thorge thurman tia tiago tian tiana tianna tiara tibaldo tibbe tiber tiberia tiberio tiberiu
tiberius tibo tibor tiburcius tiburzio tichomil tichomir tichon ticone tidiane tieme ties tiffany tiguida tihomir
tiina tija tijana tijmen tijn tijs til tilda tilio till tilla tillman tillmann tim timbul timea timeo timm timmothy
timmy timo timoleon timon timotei timotej timoteo timoteus timothe timothee timothy timur tina tinas tinca tincuta
tine tino tiphaine tira tiril tirone tirta tirtayasa tirza titi titien titilayo titilope titin tito titouan titus
tizian tiziana tiziano tizio tjark tobia tobias tobiasz tobiloba tobin toby todd todor toke tolga tolomeo tolunay
toluwani tom tomas tomasa tomaska tomasz tomi tomiloba tomislav tomislava tomke tommaso tommie tommy tomo tonci
toncica tone toney toni tonija tonka tonko tonnin tony tonya toon tope tor torben torbjorn tore torey torkvat torquato
torrance torrey torsten tosca toscane tosco toska toussaint toy trace tracey traci tracy traian trajan tranquillo
trasea travis travon tre tremaine tremayne trent trenton tressa tressie treva trever trevion trevor trey tri tricia
trilochan trilochana trilok trilokanath trilokesh triloki trine trinity trisha tristan tristano tristian tristin
triston troels troy trpimir trpko trudie trycia trystan tsabita tsipora tuana tudor tudora tudorita tudosia tufan
tugay tugba tugiman tugrul tugtekin tuhfe tulay tulin tullia tulliano tullio tumer tunahan tunay tunc tuncer tuomas
turan turgay turgut turi turibio turkan turkay turker turkes turna turner turold tushar tussio tutku tuula tuulikki
tuur tuva tvrtko twan twila tybalt tycho tygo tyler tymeo tymon tymoteusz tyra tyree tyreek tyrel tyrell tyrese
tyrique tyron tyrone tyshawn tyson ubaldo ubertino uberto uchita uda udai udit udo ueli uffe ufuk ugo ugolina ugolino
uguccione ugur uhra ujjawal ujjwal ukbe ulberto ulderico ulf ulfa ulfet ulfo ulgen uli ulices ulises ulisse uliva
ulker ulku ulla ulpiano ulrich ulrico ulrik ulrika ulrike ulstano ulus ulva ulvi ulviye ulya ulysse umang umar umay
umaya umberto umi umile umit ummiye umran umur umuralp umut unal unggul unjani unna unsel unseli upendra upik upton
uranio urbain urban urbano urdino uriah uriel uriele urmila urs ursicio ursino ursmaro ursula ursule usame usha usman
usyi uta utama utku uttam uve uwe uygu uzeyir uzodimma vaclav vaclava vada vadim vagn vaha vahdet vahid vahide vaidehi
vaijayanthi vaijayanti vaishnavi vaishno vaishvi vala valburga valdemar valdemara valente valentijn valentim valentin
valentina valentine valentino valentyn valentyna valer valera valere valeria valerian valeriana valeriano valerico
valerie valerija valerio valeriu valery valfredo valfrido vali valid vallie valtena valter valtr valtteri vance vanda
vanesa vanessa vania vanja vanna vanya varalakshmi varo varvara vasanti vasco vasil vasile vasilica vasudev vasudeva
vasudha vasundhara vatroslav vaughn vavrinec vecdi veda vedang vedanga vedanshi vedasto vedat vedran vedrana veduna
veerle vefa vefik vega vehbi veikko veit vela velana velda veleslav veleslava veli velimir velimira velina velio
velislav velislava vella velma velva vena venance venanzio vencel venceslao venceslas venceslav venceslava vendel
vendelin vendelina vendula vendulka venek venera veneranda venerando venere venerio veniamin venka ventura venuse
venusta venustiano venusto vera verano verda verdiana verdie vere verecondo verena verenzio vergie veriana verica
veridiana verla verlie vern verna verner vernice vernie vernon vero verona veronica veronika veronique veroslav
veroslava verulo vesile veslava vesna vespasiano vesper vesta veta veysel veysi vezio vianney vibeke vic vicdan
vicenta vicente vicentia vicentiu vicki vickie vicky victoire victor victoria victorien victorin vidal vidhur vidhya
vidiano vidone vidor vidur vidya viera vieroslava vieve viggo vigile vigo vijay vijeko vik viktor viktoria viktorie
viktorin vildan vilde vilem vilema vilemina vilfredo vilhelm viliam viliana vilibald viliberto villy vilma vilmar
vilmos vimal vimala viman vinay vince vincenc vincencie vincent vincentiu vincenza vincenzo vinciane vindonio
vinebaldo vinfrido vinicio vinka vinnie vinsen vinz viola violante violet violeta violette viorel viorela viorica
virag virgie virgil virgile virgilio virgin virginia virginie virginio virman virone visarion viscardo vishnu
vishwamitra vissia vit vita vital vitale vitalico vitazoslav vitezslav vitezslava vito vitold vitor vitoria vitoslav
vittore vittoria vittoriano vittorio vitus viva vivaldo vivi vivian viviana viviane vivianne viviano vivien vivienne
vjekoslav vjenceslav vlad vladan vladana vladek vladena vladimir vladimira vladimiro vladislav vladislava vladivoj
vlado vlaicu vlasta vlastimil vlastimila vlastimir vlastimira vlastislav vlastislava vlatko vlk vodingo voichita voicu
vojen vojmil vojmir vojmira vojslav vojslava vojtech vojteska vok volfango volfgang volkan volker vorsila vratislav
vratislava vratko vreni vrinda vrund vseboj vsebor vserad vseslav vsevolod vuk vulmaro vulpiano vuslat vyas waclaw
wade wadi wael wage wahyu waino wakiman waldo wale walenty walentyn walentyna waleran waleria walerian walery walgierz
walid walker wallace walter walton waluyo wanda wandrille wanesa wani wannes ward wardaya wardi warji warley warre
warren warsa warsita warta wasis wassim watson wava wawan wawrzyniec waylon wayne webster weldon wellington wende
wendell wendy werner weronika wes wesley wessel westley weston whitney wiara wibke widya wiebke wiem wies wiktor
wiktoria wilber wilbert wilbur wilburn wiley wilford wilfred wilfredo wilfrid wilfried wilfryd wilhelm wilhelmina
wilhelmine will willa willard willem willi william willie willis willow willy wilma wilmer wilson wilton wincenty
winda winfield winifred winnifred winona winston wira wirda wirginia wisnu wissam wissem witalis wladyslaw wlodzimierz
wolf wolfgang woodrow wout wouter wulan wulandari wyatt wyman xanana xander xaver xaverie xaverius xavi xavier xaviere
xem xenia xenie xenophon ximena xochitl xzavier yacine yacouba yadira yael yaelle yagiz yagmur yago yahya yakubu
yalcin yalgin yaman yamileth yamina yana yance yango yani yanis yann yanni yannic yannick yannik yannis yaprak yara
yarah yaren yaretzi yaro yaron yasar yasemin yasin yasmeen yasmin yasmina yasmine yasser yassin yassine yassir yavuz
yaya yazid yazmin yekta yelda yeliz yener yenthe yesenia yesim yessenia yessi yetkin yfke yigit yildirim yildiz yilmaz
yinthe ylan ylvi ylvie yoan yoann yoav yoel yoga yogendra yogesh yoginder yohan yohann yolanda yolande yona yonca yoni
yono yosef yoshiko yosra yossef yosun youcef youmna youna younes youness youp youri yousef yousra youssef youssouf
ysaline yse ysee yseult yuce yucel yuki yuksel yulia yuliana yumi yumni yuna yuni yunita yunus yuri yusuf yvan yven
yves yvette yvonne zabedeo zabina zaboj zac zaccaria zaccheo zachar zacharia zachariah zacharias zachariasz zacharie
zachary zache zachery zack zackary zackery zadig zaenab zafer zafir zaharia zahide zahit zahra zaida zain zainab zaira
zakaria zakariya zakary zakarya zakelina zaki zakir zalan zalindra zama zamfir zamfira zamir zamira zana zander zane
zaneta zanita zanobi zara zaraza zaria zarina zarko zavis zayd zayn zayneb zbislav zbyhnev zbyhneva zbynek zbynka
zbysek zbyska zbyslav zbyslava zdan zdana zdena zdenek zdenka zdenko zderad zdeslav zdeslava zdik zdirad zdislav
zdislava zdravko zechariah zef zefiro zehra zeinab zejnep zekai zekeriyya zekiye zelaya zelda zelibor zelie zeliha
zelimir zelimira zelinda zelislav zelislava zeljko zella zelma zelmir zelmira zena zenaide zenebio zeno zenobia
zenobie zenobio zenon zenone zenovia zente zephirin zephyr zerrin zeteny zetico zetta zev zeyd zeynab zeyneb zeynel
zeynep ziad zigmund zihni zikmund zina zinaida zineb zinedine zion zita zitomir zitomira zitoslav zitoslava ziva zivan
zivana ziver ziya ziyad zizi zlata zlatan zlatica zlatka zlatko zlatomir zlatomira zlatuse zoe zoeva zoey zofia zofie
zohra zoie zoila zoilo zoja zola zoltan zora zoran zorka zoroslav zoroslava zosim zosima zosimo zrinislav zrinko
zselyke zsofia zsolt zsombor zubeyde zubeyr zuhal zula zulaikha zulal zuleyha zulfa zulfikar zumrut zuzana zuzanna
zvonimir zvonimira zyad zygmunt
`
