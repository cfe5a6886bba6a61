/**
 * More common words in eight languages, in the form of `languages.ts`: what whole sentences need beside the names of
 * things, that is deeds with their forms, weather that happens, trades, parts of a town and a house, and small words.
 */
export const SENTENCE_WORDS = `
feeding | füttert/füttern | alimenta/alimentan/da de comer a/alimentando | nourrit/nourrissent/donne à manger aux | nutre/dà da mangiare ai/dà da mangiare a | alimenta/alimentando/dá comida aos | 餌をやっている/餌をあげている/えさをあげている/餌をやる | 먹이를 주고/모이를 주고/먹이를 주는/모이를 주는 | кормит/кормят
looking | schaut/blickt/sieht/schauen/blicken | mira/miran/mirando/contempla | regarde/regardent/regardant/contemple | guarda/guardano/guardando/osserva | olha/olham/olhando/observa/observando | 見ている/見る/眺めている/眺める/見つめている/見て/眺めて | 보고/보는/바라보는/바라보고/쳐다보고 | смотрит/смотрят/глядит
smiling | lächelt/lächeln | sonríe/sonríen/sonriendo | sourit/sourient | sorride/sorridono | sorri/sorrindo | 微笑んでいる/笑っている/微笑む | 웃고/웃는/미소짓는 | улыбается/улыбаются
crying | weint/weinen | llora/lloran/llorando | pleure/pleurent | piange/piangono | chora/chorando | 泣いている/泣く | 울고/우는 | плачет/плачут
laughing | lacht/lachen | ríe/ríen/riendo | rit/rient | ride/ridono | ri/rindo | 笑う | 웃음 | смеётся/смеется/смеются
falling | fällt/fallen | cae/caen/cayendo | tombe/tombent/tombant | cade/cadono/cadendo | cai/caem/caindo | 落ちる/落ちている/散っている/散る/舞う/舞っている | 떨어지는/떨어지고/떨어진다/흩날리는/내리는 | падает/падают/опадают
rising | steigt/aufsteigt | sube/suben/asciende | monte/s'élève | sale/si alza/salgono | sobe/sobem | 昇る/立ち上る/上がる/上がっている | 피어오르는/오르는/올라가는/피어오르고 | поднимается/поднимаются/идёт дым
raining | regnet/es regnet/regnerisch* | llueve/lloviendo/está lloviendo/lluvios* | pleut/il pleut/pluvieux/pluvieuse | piove/piovos* | chove/chovendo/está chovendo/chuvos* | 雨が降っている/雨が降る/雨降り | 비가 오는/비 오는/비가 내리는/비가 온다/비가 내리고/비오는 | идёт дождь/идет дождь/дождлив*/дожде
snowing | schneit/es schneit | nieva/nevando/está nevando | il neige | nevica/sta nevicando | neva/está nevando | 雪が降っている/雪が降る/雪の日 | 눈이 오는/눈 오는/눈이 내리는/눈 내리는/눈이 온다 | идёт снег/идет снег
foggy | neblig* | brumos* | brumeux/brumeuse | nebbios* | nublad* | 霧の/霧がかかった | 안개 낀/안개가 낀 | туманн*
sunny | sonnig* | solead* | ensoleillé* | soleggiat*/giornata di sole | ensolarad*/dia de sol | 晴れた/晴れの日 | 맑은/화창한 | солнечн*
at night | nächtlich*/in der nacht/bei nacht | de noche/por la noche/nocturn* | la nuit/de nuit/nocturne | di notte/notturn* | à noite/de noite/noturn* | 夜に/夜の | 밤에 | ночн*
early morning | früher morgen/frühen morgen/am morgen/morgens | por la mañana/temprano/madrugada | tôt le matin/au petit matin/le matin/matinal* | mattina/mattino/di mattina/all'alba | de manhã/manhã/madrugada/nascer do sol/ao nascer do sol | 早朝/早朝に/朝早く | 이른 아침/아침에/새벽에 | ранним утром/утром/рано утром
at sunset | abends/am abend/abenddämmerung/bei sonnenuntergang | al atardecer/ocaso/anochecer/puesta del sol | soir/le soir/au crépuscule | sera/di sera/al tramonto/crepuscolo | ao pôr do sol/crepúsculo/ao entardecer | 夕焼け/夕日の | 석양/해 질 녘/노을 진 | вечером/вечер/на закате/закатом
light | licht/lichts | luz/luces | lumière/lumières | luce/luci | luz/luzes | 光/明かり | 빛/불빛 | свет/света/светом
warm | warm* | cálid* | chaud* | cald* | quente*/morn* | 暖かい/温かい | 따뜻한 | тёпл*/тепл*
cold | kalt* | fría/frío | froid* | fredd* | fria/frio | 寒い/冷たい | 추운/차가운 | холодн*
empty | leer* | vací* | vide/vides | vuot* | vazi* | 誰もいない/空っぽの | 텅 빈/빈 | пуст*
quiet | ruhig*/still* | tranquil* | calme/tranquille | tranquill* | calm*/tranquil* | 静かな | 조용한 | тих*/спокойн*
his | sein/seine/seiner/seinem/seinen/ihr/ihre/ihrer/ihrem/ihren | su/sus | son/sa/ses/leur/leurs | suo/sua/suoi/sue/loro | seu/sua/seus/suas/dele/dela | - | 그의/그녀의 | его/её/ее/их/свою/своей/своего/своим/свой
(he) | er/sie/ihm/ihn/ihnen/sind/hat/haben/dabei/welche/welcher/gerade/davor/dahinter/noch/schon/sehr | él/ella/ellos/ellas/lo/muy/ya/tan/donde/cuando/a | ils/elles/lui/où/très/déjà/c'est/quand | lui/essa/egli/ella/dove/molto/già | ele/ela/eles/elas/muito/já/onde | - | 그는/그녀는/그/그녀 | он/она/они/оно/уже/очень/где/когда/как
while | indem | mientras que | tandis que/alors que/pendant | intanto | - | - | - | в то время как
and | sowie | - | ainsi que | nonché | - | そして | 및 | а
out of | aus | fuera de | hors de | fuori dalla | fora de/pela janela | から | - | из
outside | draußen | afuera/fuera | dehors | fuori | lá fora/fora | 外で/外の/外 | 밖에/밖에서/밖 | снаружи/на улице идёт
beside | am ufer/ans ufer | a orillas/a la orilla/orilla | au bord/sur les rives/au bord de | sulla riva/in riva | à beira/na margem | - | - | на берегу/берегу
through | quer durch/entlang | a través/a lo largo | le long/au travers | lungo | ao longo/pelas/pelos | - | - | вдоль
around | um/rund um/herum/umher | alrededor/alrededor de | autour/autour de | intorno/attorno | ao redor/em volta/ao redor de | 周りに/周りで | 주위에/주변에 | вокруг
under | unterhalb | debajo de/bajo la luz | dessous | al di sotto | embaixo | 下で/の下で | 아래서/아래에서 | под светом
on | an | encima de | au-dessus de | sui/sugli/sulle/sullo/sull | - | - | - | -
in | innerhalb/drinnen | dentro de | à l'intérieur/à l'intérieur de | nei/negli/nelle/dentro | dentro de/num/numa | の中で | - | внутри
of | - | - | de la/de l | dello/degli/delle/dell | - | - | - | -
couple | paar/pärchen/ehepaar/liebespaar | pareja/parejas | couple/amoureux | coppia/coppie | casal/casais | カップル/夫婦 | 커플/부부/연인 | пара/пары/парочка/влюблённые
family | familie | familia | famille | famiglia | família | 家族 | 가족 | семья/семьи
friends | freunde/freunden/freundinnen | amigos/amigas | amis/amies | amici/amiche | amigos/amigas | 友達/友人たち/友だち | 친구들/친구 | друзья/друзей/друзьями
grandmother | alte frau/alten frau | anciana/mujer mayor/señora mayor | vieille dame/vieille femme/mamie | anziana/vecchia signora/donna anziana | idosa/mulher idosa/senhora idosa/velhinha | 老婆/お婆さん | 할머니/노파 | старушка/старуха/пожилая женщина/старушку
old man | alter mann/alten mann/älterer mann/rentner | hombre mayor/anciano/viejito | vieil homme/vieux monsieur/papi | vecchio signore/anziano signore/uomo anziano | homem idoso/velhinho/senhor idoso | お爺さん/おじいちゃん | 할아버지/노인 | старик/старика/старику/дед/пожилой мужчина
baker | bäcker/bäckerin | panadero/panadera | boulanger/boulangère | panettiere/fornaio | padeiro/padeira | パン屋/パン職人 | 제빵사 | пекарь/пекаря
waiter | kellner | camarero/mesero/mozo | serveur/garçon de café | cameriere | garçom/empregado de mesa | ウェイター | 웨이터/종업원 | официант/официанта
waitress | kellnerin | camarera/mesera | serveuse | cameriera | garçonete | ウェイトレス | 웨이트리스 | официантка
fisherman | fischer/angler | pescador/pescadores | pêcheur/pêcheurs | pescatore/pescatori | pescador/pescadores | 漁師/釣り人 | 어부/낚시꾼 | рыбак/рыбаки/рыбака
surfer | surfer/surferin | surfista/surfistas | surfeur/surfeuse | surfista/surfisti | surfista/surfistas | サーファー | 서퍼 | сёрфер/серфер
painter | maler/malerin | pintor/pintora | peintre | pittore/pittrice | pintor/pintora | 画家 | 화가 | художник/художница
musician | musiker/musikerin/straßenmusiker | músico/música callejera | musicien/musicienne | musicista | músico | 音楽家/ミュージシャン | 음악가 | музыкант
farmer | bauer/bäuerin/landwirt | granjero/campesino/agricultor | fermier/paysan/agriculteur | contadino/agricoltore | fazendeiro/agricultor | 農夫/農家 | 농부 | фермер/крестьянин
teacher | lehrer/lehrerin | maestro/maestra/profesor/profesora | professeur/enseignante/maîtresse | insegnante/maestra | professor/professora | 先生/教師 | 선생님/교사 | учитель/учительница
doctor | arzt/ärztin | médico/médica/doctora | médecin/docteur | medico/dottore/dottoressa | médico/médica | 医者/医師 | 의사 | врач/доктор
police officer | polizist/polizistin | policía | policier/policière | poliziotto/poliziotta | policial | 警察官/警官 | 경찰관/경찰 | полицейский
dancer | tänzer/tänzerin | bailarín/bailarina | danseur/danseuse | ballerino/danzatrice | dançarino/dançarina | ダンサー/踊り子 | 무용수/댄서 | танцор/танцовщица
ballerina | balletttänzerin/ballerina | bailarina de ballet | ballerine | ballerina | bailarina | バレリーナ | 발레리나 | балерина/балерины
dancing tango | tanzt tango/tanzen tango/tango tanzen | baila tango/bailan tango/bailando tango | danse le tango/dansent le tango | balla il tango/ballano il tango | dança tango/dançam tango | タンゴを踊っている/タンゴを踊る | 탱고를 추고/탱고를 추는 | танцует танго/танцуют танго
window | fenster/fensters/fensterscheibe | ventana/ventanilla/ventanas | fenêtre/fenêtres/vitre | finestra/finestrino/finestre | janela/janelas | 窓/窓の外/窓から | 창문/창밖 | окно/окна/окном/окне/окну
windowsill | fensterbrett/fensterbank/fenstersims | alféizar/repisa de la ventana | rebord de la fenêtre/rebord de fenêtre | davanzale | parapeito/peitoril | 窓辺/窓際 | 창가/창턱 | подоконник/подоконнике
bench | bank/bänke | banco/banca/bancos | banc/bancs | panchina/panchine | banco/bancos | ベンチ | 벤치 | скамейка/скамейке/скамья/скамье/лавочке/скамейки
pigeon | taube | paloma | pigeon/colombe | piccione/colomba | pombo/pomba | - | - | голубь/голубя
pigeons | tauben | palomas | pigeons | piccioni | pombos | 鳩/ハト | 비둘기/비둘기들 | голуби/голубей/голубям
seagulls | möwen | gaviotas | mouettes | gabbiani | gaivotas | カモメ | 갈매기/갈매기들 | чайки/чаек
chicken | huhn | pollo/gallina | poule/poulet | gallina/pollo | galinha/frango | 鶏/ニワトリ | 닭 | курица/курицу
chickens | hühner/hühnern | gallinas/pollos | poules | galline/polli | galinhas | - | 닭들 | куры/кур/курам
bee | biene/bienen | abeja/abejas | abeille/abeilles | ape/api | abelha/abelhas | 蜂/ミツバチ | 벌/꿀벌 | пчела/пчёлы/пчела
autumn leaves | herbstblätter/herbstlaub/bunte blätter | hojas de otoño/hojas otoñales | feuilles d'automne/feuilles mortes | foglie d'autunno/foglie autunnali | folhas de outono | 落ち葉/紅葉/秋の葉 | 낙엽/단풍잎/단풍 | осенние листья/осенних листьев
leaves | blätter/blättern/laub | hojas | feuilles | foglie | folhas | 葉 | 잎/나뭇잎 | листья/листьев
puddle | pfütze/pfützen | charco/charcos | flaque/flaque d'eau/flaques | pozzanghera/pozzanghere | poça/poças/poça d'água | 水たまり/水溜まり | 웅덩이/물웅덩이 | лужа/лужу/луже/лужам/лужи
smoke | rauch | humo | fumée | fumo | fumaça/fumo | 煙 | 연기/연기가 | дым/дыма
steam | dampf | vapor | vapeur | vapore | vapor | 湯気 | 김/김이/수증기 | пар
chimney | schornstein/schornsteins | chimenea de la casa | conduit de cheminée | comignolo/camino | chaminé | 煙突 | 굴뚝 | труба/трубы/трубе
cabin | hütte/hütten/holzhütte/blockhütte | cabaña/choza | cabane/chalet/hutte | capanna/baita/casetta | cabana/chalé | 小屋/山小屋 | 오두막/오두막집 | хижина/избушка/изба/домик/хижины/домика/избы
street lamp | straßenlaterne/laterne/straßenlaternen | farola/farolas/farol | réverbère/lampadaire/réverbères | lampione/lampioni | poste de luz/lampião | 街灯/街灯の下 | 가로등/가로등 아래 | фонарь/фонари/фонарями/фонаря/фонарём/фонарем
square | platz/marktplatz/stadtplatz | plaza/plazas | place/place du village | piazza/piazze | praça/praças | 広場 | 광장 | площадь/площади
bridge | brücke/brücken | puente/puentes | pont/ponts | ponte/ponti | ponte/pontes | 橋 | 다리 위/다리 | мост/мосту/мостом/моста
garden | hinterhof/vorgarten | patio/jardines | cour | cortile | quintal | 庭先 | 마당/뜰 | двор/дворе/двора
balcony | balkon/terrasse/veranda | balcón/terraza/veranda | balcon/terrasse/véranda | balcone/terrazza/veranda | varanda/terraço/sacada | ベランダ/バルコニー/縁側 | 발코니/베란다/테라스 | балкон/балконе/веранда/веранде/террасе
market stall | marktstand/imbissstand/imbiss | puesto/puesto callejero | étal/échoppe | bancarella | barraca/barraquinha | 屋台 | 포장마차/노점 | ларёк/палатка с едой
market | markt | mercado | marché | mercato | mercado/feira | 市場 | 시장 | рынок/рынке
oven | ofen/backofen | horno | four | forno | forno | オーブン/窯 | 오븐 | печь/печи/духовка
bread | brote | panes | pains/baguette | pagnotta/pani | pães | - | - | хлеба
pot | topf | olla | marmite/casserole | pentola | panela | 鍋 | 냄비/솥 | кастрюля/кастрюле/котёл
noodles | nudeln | fideos | nouilles | tagliatelle | macarrão | 麺/うどん/そば | 국수/면 | лапша/лапшу
ramen | ramen | ramen | ramen | ramen | lámen/ramen | ラーメン | 라면/라멘 | рамен
tea | tee | té | thé | tè | chá | お茶/紅茶 | 차를/홍차 | чай/чая
newspaper | zeitung | periódico/diario | journal | giornale | jornal | 新聞 | 신문 | газета/газету
letter | brief | carta | lettre | lettera | carta | 手紙 | 편지 | письмо
kite | drachen steigen/flugdrachen | cometa/papalote | cerf-volant | aquilone | pipa/papagaio de papel | 凧/たこ揚げ | 연 | воздушный змей/воздушного змея
flying a kite | lässt einen drachen steigen/lässt drachen steigen | vuela una cometa/volando una cometa | fait voler un cerf-volant | fa volare un aquilone | solta pipa/soltando pipa/empina pipa | 凧を揚げている/凧揚げをしている | 연을 날리고/연을 날리는 | запускает воздушного змея/запускают воздушного змея
net | netz/netze | red/redes/red de pesca | filet/filets | rete | rede | 網 | 그물 | сеть/сети
throwing | wirft/werfen | lanza/lanzan/lanzando/arroja | lance/lancent/jette | lancia/lanciano/getta | lança/joga a rede/lançando/atira | 投げている/投げる/投げて | 던지고/던지는 | бросает/кидает/забрасывает
fishing | angelt/angeln/fischt | pesca/pescan/pescando | pêche/pêchent | pesca/pescano/pescando | pesca/pescando/pescam | 釣りをしている/釣りをする/魚を釣っている | 낚시를 하고/낚시하는/낚시하고 | ловит рыбу/ловят рыбу/рыбачит/удит рыбу
pouring | gießt/einschenkt/schenkt | sirve/sirven/vierte/sirviendo | verse/versent/sert | versa/serve/versano | serve/despeja/servindo | 注いでいる/注ぐ/入れている | 따르고/따르는/붓는 | наливает/льёт
serving | serviert/servieren/bringt | sirve la/atiende | sert à/servent | porta a | atende | 運んでいる | 나르고/서빙하는 | подаёт/подает/разносит
taking out | holt/nimmt | saca/sacan | sort du/sort | sforna/tira fuori | tira do/tira | 取り出している/取り出す | 꺼내고/꺼내는 | достаёт/вынимает/достает
cooking | zubereitet/bereitet/brät | prepara/preparan/preparando | prépare/préparent | prepara/preparano/preparando | prepara/preparam/preparando/faz comida | 料理をしている/料理して | 요리하고 | готовят/варит
burning | brennt/brennen/lodert | arde/arden/ardiendo/quema | brûle/brûlent | brucia/bruciano/arde | queima/arde/ardendo | 燃えている/燃える | 타고 있는/타오르는 | горит/горят
fire | feuer/feuers/flammen | fuego/llamas | feu/flammes | fuoco/fiamme | fogo/chamas | 火/炎 | 불/불꽃 | огонь/огня/пламя
campfire | lagerfeuer | fogata/hoguera | feu de camp | falò | fogueira | 焚き火/キャンプファイヤー | 모닥불 | костёр/костер/костра/костром/костре
stars | sterne/sternen/sternenhimmel | estrellas | étoiles | stelle | estrelas | 星/星空 | 별/별들/별빛 | звёзды/звезды/звёзд/звёздами
moon | vollmond | luna llena | pleine lune | luna piena | lua cheia | 満月 | 보름달 | полная луна/полной луной
wave | welle/wellen | ola/olas | vague/vagues | onda/onde | onda/ondas | 波 | 파도 | волна/волны/волну
surfing | reitet eine welle | coge una ola/monta una ola | prend une vague | cavalca un'onda | pega uma onda/pegando uma onda/surfa uma onda | 波に乗っている/波に乗る | 파도를 타고/파도를 타는 | катится на волне
giant | riesig* | gigante/gigantes/enorme* | géant*/énorme* | gigante/enorme | gigante/enorme | 巨大な | 거대한/커다란 | огромн*/гигантск*
riding a bicycle | fährt mit dem fahrrad/mit dem fahrrad/auf dem fahrrad | va en bicicleta/en su bicicleta | roule à vélo/en vélo | va in bicicletta/pedala | anda de bicicleta/pedala | 自転車で走っている/自転車をこいでいる/自転車で/自転車に乗って | 자전거를 타고 있는/자전거로 | едет на велосипеде/катается на велосипеде
crossing | überquert/überqueren | cruza/cruzan/cruzando/atraviesa | traverse/traversent | attraversa/attraversano | atravessa/cruza | 渡っている/渡る/横切る | 건너고/건너는 | пересекает/переходит
holding hands | hand in hand/händchen haltend | de la mano/tomados de la mano/cogidos de la mano | main dans la main | mano nella mano | de mãos dadas | 手をつないで/手を繋いで | 손을 잡고 | держась за руки/взявшись за руки
cherry blossom | kirschblüten/blühenden kirschbäumen/kirschblüte/blühende kirschbäume | cerezos en flor | cerisiers en fleurs/cerisiers en fleur | ciliegi in fiore | cerejeiras em flor | 桜並木/桜の下/満開の桜 | 벚꽃/벚꽃길/벚꽃나무 | цветущие вишни/цветущей сакурой/сакура/сакуры
uniform | uniform/schuluniform | uniforme/uniforme escolar | uniforme | uniforme/divisa | uniforme/uniforme escolar | 制服/学生服 | 교복/제복 | форма/форме/униформа
coat | mantel | abrigo | manteau | cappotto | casaco | コート | 코트/외투 | пальто
raincoat | regenmantel/regenjacke | impermeable/chubasquero | imperméable/ciré | impermeabile | capa de chuva | レインコート/雨合羽 | 우비/비옷 | плащ/дождевик/плаще
kimono | kimono | kimono | kimono | kimono | quimono | 着物/浴衣 | 기모노 | кимоно
hanbok | - | - | - | - | - | - | 한복 | -
holding an umbrella | - | - | - | - | - | 傘をさして/傘を差して/傘をさした/傘を差した/傘をさしている | 우산을 쓴/우산을 쓰고/우산을 든/우산을 들고 | под зонтом/с зонтом
wearing | angezogen/gekleidet/trägt einen | vestida de/vestido con/lleva puesto/con un abrigo | vêtue d'un/vêtu d'un/porte un/habillée d'un | vestita di/che indossa | vestida de/usando/de casaco | 着た/着て/かぶった/履いた/身に着けた | 입고/입은/쓰고/신은 | одет*/одета в/одет в
holding | hält einen/in der hand | sosteniendo un/lleva un/lleva una | porte une/tient une | tiene in mano/con in mano | segurando um/carrega | 手に持った/持った/差した/さした | 들고 있는/들고 | несёт/держа
sandcastle | sandburg/sandburgen | castillo de arena/castillos de arena | château de sable/châteaux de sable | castello di sabbia/castelli di sabbia | castelo de areia/castelos de areia | 砂の城 | 모래성 | замок из песка/песочный замок
building | - | hace un/hacen un | fait un/font un | fa un/fanno un | faz um/fazem um | - | 쌓고/쌓는 | -
stone | stein* | piedra | pierre | pietra | pedra | 石 | 돌 | камень/каменн*
village | dorf | pueblo/aldea | village | villaggio/paese | vila/aldeia | 村 | 마을 | деревня/деревне/деревни
snowy mountains | schneebedeckte berge/verschneite berge/verschneiten berge/verschneiten bergen | montañas nevadas | montagnes enneigées | montagne innevate | montanhas nevadas | 雪山 | 설산/눈 덮인 산 | заснеженные горы/заснеженных гор
waterfall | wasserfall | cascada/catarata | cascade/chute d'eau | cascata | cachoeira/cascata | 滝 | 폭포 | водопад*
boat | ruderboot/kahn/segelboot | barca/velero/barquito | barque/voilier | barchetta/veliero | barco a remo/veleiro/barquinho | 小舟 | 나룻배/돛단배 | лодке/лодку
train | zuges | vagón | wagon | vagone | vagão | 汽車/新幹線 | 열차 | поезде/вагоне
car | autos/taxi | taxi | taxi | taxi | táxi | タクシー | 택시 | такси/машине/машину
in a train | im zug | en el tren/en un tren | dans le train/dans un train | sul treno/in treno | no trem/num trem | 電車の中で/電車で/列車で | 기차 안에서/기차에서/열차에서 | в поезде/в вагоне
in a bus | im bus | en el autobús/en un autobús | dans le bus/dans un bus | sull'autobus/in autobus | no ônibus/num ônibus | バスの中で/バスで | 버스 안에서/버스에서 | в автобусе
train station | bahnhof/bahnsteig | estación de tren | gare | stazione | estação de trem | 駅 | 기차역/역 | вокзал/вокзале
school | schule | escuela | école | scuola | escola | 学校 | 학교 | школа/школе
library | bibliothek | biblioteca | bibliothèque | biblioteca | biblioteca | 図書館 | 도서관 | библиотека/библиотеке
restaurant | restaurant | restaurante | restaurant | ristorante | restaurante | レストラン | 식당/레스토랑 | ресторан/ресторане
bedroom | schlafzimmer | dormitorio | chambre à coucher | camera da letto | quarto de dormir | 寝室 | 침실 | спальня/спальне
office | büro | oficina | bureau | ufficio | escritório | オフィス/事務所 | 사무실 | офис/офисе
forest path | waldweg | sendero del bosque | chemin forestier | sentiero nel bosco | trilha na floresta | 森の道 | 숲길 | лесная тропа
kyoto street | - | - | - | - | - | 京都の通り/京都の街 | - | -
paris | paris | parís | paris | parigi | paris | パリ | 파리 | париж/париже
tokyo | tokio | tokio | tokyo | tokyo | tóquio | 東京 | 도쿄 | токио
city | städte | ciudades | villes | - | cidades | 京都/大阪 | 서울/서울의/부산 | москва/москве/москвы
river | ufer des flusses | ribera | quai/rive/seine | fiumi | beira do rio | 川辺/川沿い | 강가/강변 | реки/рекой/реку
water | wasser/wassers | agua | eau/l'eau | acqua | água | 水/水面 | 물/물가 | вода/воды/водой/воде
sand | sand | arena | sable | sabbia | areia | 砂 | 모래 | песок/песка/песке
flowers | blüten | flor de | fleuri* | fioritura | florid* | 花畑 | 꽃밭 | цветов/цветами/цветах
anime style | im anime-stil/anime-stil | estilo anime | style anime | in stile anime | estilo anime | アニメ風/アニメスタイル | 애니메이션 스타일/애니 스타일 | в стиле аниме
cinematic | filmisch* | cinematográfic* | cinématographique | cinematografic* | cinematográfic* | 映画のような/シネマティック | 영화 같은/시네마틱 | кинематографичн*
aerial view | luftaufnahme/drohnenaufnahme/aus der luft | vista aérea/toma aérea/toma de dron | vue aérienne/vue du ciel | ripresa aerea/vista aerea | vista aérea/filmagem aérea | 空撮/ドローン撮影 | 항공 촬영/드론 촬영 | вид сверху/съёмка с дрона/аэросъёмка
skyline | skyline | horizonte de la ciudad | gratte-ciel | grattacieli | skyline/arranha-céus | 高層ビル群/夜景 | 스카이라인/야경 | небоскрёбы/небоскребы
neon light | neonlicht/neonlichter | luces de neón/neón | néon/néons | luci al neon/neon | luzes de neon/néon | ネオン/ネオンサイン | 네온사인/네온 | неоновые огни/неон/неонов*
mist | nebelschwaden/dunst | bruma/neblina | - | foschia | bruma | もや/霧が | 물안개 | дымка/туманом
moonlight | mondlicht/mondschein | luz de la luna/claro de luna | clair de lune | chiaro di luna | luar/luz da lua | 月明かり/月光 | 달빛/달빛 아래 | лунный свет/лунном свете/при луне
rooftop | dach/dächer/dächern/dachs | tejado/tejados/azotea | toit/toits | tetto/tetti | telhado/telhados | 屋根/屋上 | 지붕/옥상 | крыша/крыше/крыши/крыш/крышам
playing chess | spielt schach/spielen schach | juega al ajedrez/juegan al ajedrez/jugando al ajedrez | joue aux échecs/jouent aux échecs | gioca a scacchi/giocano a scacchi | joga xadrez/jogam xadrez/jogando xadrez | チェスをしている/将棋を指している | 체스를 두고/체스를 두는/장기를 두고 | играет в шахматы/играют в шахматы
planting a flag | pflanzt eine flagge/stellt eine flagge auf | planta una bandera/clava una bandera | plante un drapeau | pianta una bandiera | finca uma bandeira/planta uma bandeira | 旗を立てている/旗を立てる | 깃발을 꽂고/깃발을 꽂는 | ставит флаг/водружает флаг
flag | flagge/fahne | bandera | drapeau | bandiera | bandeira | 旗 | 깃발 | флаг
wearing a dress | im kleid/in einem kleid | con vestido/con un vestido | en robe | in vestito | de vestido | - | - | -
wearing a hat | mit hut | con sombrero/con un sombrero | avec un chapeau/au chapeau | con il cappello | de chapéu | - | - | в шляпе
spaghetti | spaghetti | espaguetis | pâtes/spaghettis | pasta/spaghetti | massa/espaguete | パスタ/スパゲッティ | 스파게티/파스타 | спагетти/макароны
barking | bellt/bellen | ladra/ladran | aboie/aboient | abbaia | late/latindo | 吠えている | 짖고/짖는 | лает
sunflowers | sonnenblumen | girasoles | tournesols | girasoli | girassóis | ひまわり畑 | 해바라기밭 | подсолнухи/подсолнухов
knitting | strickend | tejiendo | en tricotant | lavora a maglia/fa la maglia | tricotando | - | 뜨개질을 하고/뜨개질을 하는 | -
painting | malt/malen | pinta/pintan/pintando | peint/peignent | dipinge/dipingono | pinta/pintando | 絵を描いている/描いている | 그림을 그리고/그리고 있는/그리는 | рисует/рисуют
writing | schreibt/schreiben | escribe/escriben/escribiendo | écrit/écrivent | scrive/scrivono | escreve/escrevendo | 書いている/書く | 쓰고/글을 쓰고 | пишет/пишут
working | arbeitet/arbeiten | trabaja/trabajan/trabajando | travaille/travaillent | lavora/lavorano | trabalha/trabalhando | 働いている/仕事をしている | 일하고/일하는 | работает/работают
washing dishes | spült geschirr/wäscht ab | lava los platos/lavando los platos | fait la vaisselle/lave la vaisselle | lava i piatti | lava a louça/lavando a louça | 皿を洗っている/皿洗いをしている | 설거지를 하고/설거지하는 | моет посуду
hugging | umarmt/umarmen/umarmen sich | abraza/abrazan/se abrazan | embrasse/enlace/se serrent | abbraccia/si abbracciano | abraça/se abraçam | 抱きしめている/抱き合っている | 껴안고/안고/포옹하는 | обнимает/обнимаются
kissing | küsst/küssen/küssen sich | besa/se besan/besándose | s'embrassent | bacia/si baciano | beija/se beijam | キスをしている/キスする | 키스하는/키스를 하고 | целует/целуются
talking | spricht/sprechen/unterhalten sich/redet | habla/hablan/conversan/charlan | parle/parlent/discutent | parla/parlano/chiacchierano | fala/falam/conversam/conversando | 話している/話す/おしゃべりしている | 이야기하는/이야기하고/대화하는 | говорят/разговаривают/беседуют
climbing | klettert/klettern/besteigt | escala/escalan/trepa/sube a | grimpe/escalade | scala/si arrampica | escala/sobe/escalando | 登っている/登る | 오르고/등반하는 | лезет/поднимается на/взбирается
waving | winkt/winken | saluda/saludan | salue/fait signe | saluta/salutano | acena/acenando | 手を振っている/手を振る | 손을 흔들고/손을 흔드는 | машет/машут
photographing | fotografiert | fotografía/toma fotos | photographie/prend des photos | fotografa | fotografa/tira fotos | 写真を撮っている | 사진을 찍고/사진을 찍는 | фотографирует
`;
