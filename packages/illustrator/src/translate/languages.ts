/**
 * Common words in eight languages, a line each: `English | German | Spanish | French | Italian | Portuguese | Japanese |
 * Korean | Russian`. `/` parts words of one meaning; `*` stands for up to four more letters (endings). An English side in
 * brackets is a word that is understood and says nothing. Names of things beyond these come from emojibase's pictures.
 */
export const LANGUAGES = ['de', 'es', 'fr', 'it', 'pt', 'ja', 'ko', 'ru'] as const;
export type Language = (typeof LANGUAGES)[number];

export const LANGUAGE_TABLE = `
a | ein/eine/einer/einem/einen/eines | un/una | un/une | un/una/uno | um/uma | 一匹/一つ/一人/一台/一羽/一本 | 한/하나/한마리/마리 | один/одна/одно
the | der/die/das/dem/den/des | el/la/los/las | le/la/les | il/lo/la/i/gli/le | o/a/os/as | - | - | -
two | zwei | dos | deux | due | dois/duas | 二匹/二人/二つ/2匹 | 두/둘 | два/две/двое
three | drei | tres | trois | tre | três/tres | 三匹/三人/三つ/3匹 | 세/셋 | три/трое
four | vier | cuatro | quatre | quattro | quatro | 四匹/四人/四つ | 네/넷 | четыре
five | fünf | cinco | cinq | cinque | cinco | 五匹/五人/五つ | 다섯 | пять
many | viele/vielen | muchos/muchas | beaucoup/nombreux | molti/molte | muitos/muitas | たくさん/たくさんの | 많은 | много
and | und | y/e | et | e/ed | e | と | 와/과/그리고 | и
then | dann/danach/anschließend | luego/después/entonces | puis/ensuite | poi/dopo | depois/então | それから/その後/次に | 그리고나서/그런다음/그다음/다음에 | затем/потом/после этого
suddenly | plötzlich | de repente | soudain/soudainement | improvvisamente/all'improvviso | de repente | 突然 | 갑자기 | внезапно/вдруг
finally | schließlich/zuletzt | finalmente | enfin/finalement | infine | finalmente | 最後に | 마침내/마지막으로 | наконец
time lapse | zeitraffer | cámara rápida/timelapse | accéléré/timelapse | timelapse | timelapse | タイムラプス/早送り | 타임랩스 | таймлапс
in | in/im/ins | en/dentro | dans/en/au/aux | in/nel/nella/nello/nell/dentro | em/no/na/nos/nas/dentro | - | - | в/во
at | am | - | - | - | - | - | - | -
on | auf | sobre | sur | su/sul/sulla/sopra | sobre | - | - | на/по
on top of | - | encima | - | - | encima/cima | - | - | -
under | unter | bajo/debajo | sous | sotto | sob/debaixo | - | - | под
above | über | - | dessus/au-dessus | - | acima | - | - | над
behind | hinter | detrás/tras | derrière | dietro | atrás/detrás | - | - | за/позади
beside | neben | junto | à côté/près | accanto/vicino | ao lado/perto | - | - | рядом/около/возле
between | zwischen | entre | entre | tra/fra | entre | - | - | между
with | mit | con | avec | con | com | - | - | с/со
without | ohne | sin | sans | senza | sem | - | - | без
through | durch | por | à travers | attraverso | através/pelo/pela | - | - | через/сквозь
left of | links von/links | a la izquierda/izquierda | à gauche/gauche | a sinistra/sinistra | à esquerda/esquerda | - | - | слева от/слева
right of | rechts von/rechts | a la derecha/derecha | à droite/droite | a destra/destra | à direita/direita | - | - | справа от/справа
in front of | vor | delante/enfrente | devant | davanti | frente/diante | - | - | перед
at | beim/bei/zum/zur | al | à | al/alla/ai | ao/à | - | - | у
of | von/vom | de/del | de/du/des/d | di/del/della/dei | de/do/da/dos/das | - | - | -
(is) | ist/sind/wird/es/sich/gibt | es/está/están/se/que/hay/son | est/sont/qui/se/il/elle/ce/y/a | è/sono/che/si/sta/ci | é/está/estão/que/se/há | が/は/を/で/へ/も/いる/います/ている/です/する/している/ました/た | 이다/있다/있는/하는/하고 | это/который/которая/есть
dog | hund/hunde/hunden | perro/perros/perra | chien/chiens | cane/cani | cachorro/cachorros/cão/cães | 犬/いぬ/イヌ | 개/강아지 | собака/собаки/собаку/собак/пёс
puppy | welpe/welpen | cachorrito | chiot/chiots | cucciolo | filhote | 子犬 | 새끼개 | щенок/щенки
cat | katze/katzen/kater | gato/gata/gatos | chat/chats/chatte | gatto/gatti/gatta | gato/gata/gatos | 猫/ねこ/ネコ | 고양이 | кот/кошка/кошки/коты/кошку/кота
kitten | kätzchen | gatito/gatitos | chaton/chatons | gattino/gattini | gatinho | 子猫 | 새끼고양이 | котёнок/котенок/котята
horse | pferd/pferde/pferden | caballo/caballos | cheval/chevaux | cavallo/cavalli | cavalo/cavalos | 馬 | 말 | лошадь/лошади/конь/кони/лошадей
cow | kuh/kühe | vaca/vacas | vache/vaches | mucca/mucche | vaca/vacas | 牛 | 소 | корова/коровы
sheep | schaf/schafe | oveja/ovejas | mouton/moutons | pecora/pecore | ovelha/ovelhas | 羊 | 양 | овца/овцы
pig | schwein/schweine | cerdo/cerdos | cochon/cochons | maiale/maiali | porco/porcos | 豚 | 돼지 | свинья/свиньи
lion | löwe/löwen | león/leones | lion/lions | leone/leoni | leão/leões | ライオン | 사자 | лев/львы
tiger | tiger | tigre/tigres | tigre/tigres | tigre/tigri | tigre/tigres | 虎/トラ | 호랑이 | тигр/тигры
elephant | elefant/elefanten | elefante/elefantes | éléphant/éléphants | elefante/elefanti | elefante/elefantes | 象/ゾウ | 코끼리 | слон/слоны
bear | bär/bären | oso/osos | ours | orso/orsi | urso/ursos | 熊/クマ | 곰 | медведь/медведи
panda | panda/pandas | panda | panda | panda | panda | パンダ | 판다 | панда
fox | fuchs/füchse | zorro/zorros | renard/renards | volpe/volpi | raposa/raposas | 狐/キツネ | 여우 | лиса/лисица/лис
wolf | wolf/wölfe | lobo/lobos | loup/loups | lupo/lupi | lobo/lobos | 狼/オオカミ | 늑대 | волк/волки
rabbit | hase/kaninchen/hasen | conejo/conejos | lapin/lapins | coniglio/conigli | coelho/coelhos | 兎/ウサギ/うさぎ | 토끼 | кролик/заяц
bird | vogel/vögel | pájaro/pájaros/ave | oiseau/oiseaux | uccello/uccelli | pássaro/pássaros/ave | 鳥 | 새 | птица/птицы/птиц
fish | fisch/fische | pez/peces | poisson/poissons | pesce/pesci | peixe/peixes | 魚 | 물고기 | рыба/рыбы
whale | wal/wale | ballena/ballenas | baleine/baleines | balena/balene | baleia/baleias | クジラ/鯨 | 고래 | кит/киты
dolphin | delfin/delfine | delfín/delfines | dauphin/dauphins | delfino/delfini | golfinho/golfinhos | イルカ | 돌고래 | дельфин/дельфины
butterfly | schmetterling/schmetterlinge | mariposa/mariposas | papillon/papillons | farfalla/farfalle | borboleta/borboletas | 蝶/チョウ | 나비 | бабочка/бабочки
dragon | drache/drachen | dragón | dragon | drago | dragão | ドラゴン/竜 | 용 | дракон
penguin | pinguin/pinguine | pingüino/pingüinos | pingouin/manchot | pinguino/pinguini | pinguim/pinguins | ペンギン | 펭귄 | пингвин/пингвины
man | mann/männer | hombre/hombres/señor | homme/hommes | uomo/uomini | homem/homens | 男/男性/男の人 | 남자 | мужчина/человек/мужчины
woman | frau/frauen | mujer/mujeres/señora | femme/femmes | donna/donne | mulher/mulheres | 女/女性/女の人 | 여자/여성 | женщина/женщины
boy | junge/jungen | niño/niños/chico | garçon/garçons | ragazzo/bambino/ragazzi | menino/garoto/meninos | 少年/男の子 | 소년/남자아이 | мальчик/мальчики
girl | mädchen | niña/niñas/chica | fille/filles/fillette | ragazza/bambina/ragazze | menina/garota/meninas | 少女/女の子 | 소녀/여자아이 | девочка/девушка/девочки
children | kinder/kindern | hijos | enfants | bambini | crianças | 子供たち/子どもたち | 아이들 | дети
child | kind | - | enfant | - | criança | 子供/子ども | 아이 | ребёнок/ребенок
person | person/mensch | persona | personne | persona | pessoa | 人 | 사람 | -
people | leute/menschen/personen | gente/personas | gens/personnes | persone/gente | pessoas | 人々 | 사람들 | люди/людей
old | alt/alte/alter/alten/altes | viej* | vieux/vieille | vecchi* | velh* | 年老いた/年をとった | 늙은 | стар*
old man | opa/greis | anciano/viejo | vieillard | vecchio/anziano | velho/idoso | 老人/おじいさん | 노인/할아버지 | старик/дедушка
grandmother | oma/großmutter | abuela | grand-mère | nonna | avó | おばあさん | 할머니 | бабушка
astronaut | astronaut/astronauten/astronautin | astronauta/astronautas | astronaute/astronautes | astronauta/astronauti | astronauta/astronautas | 宇宙飛行士 | 우주비행사/우주인 | космонавт/астронавт
robot | roboter | robot | robot/robots | robot | robô/robot | ロボット | 로봇 | робот/роботы
knight | ritter | caballero | chevalier | cavaliere | cavaleiro | 騎士 | 기사 | рыцарь
king | könig | rey | roi | re | rei | 王/王様 | 왕 | король
princess | prinzessin | princesa | princesse | principessa | princesa | 姫/王女 | 공주 | принцесса
chef | koch/köchin | cocinero/chef | cuisinier/chef | cuoco | cozinheiro/chef | シェフ/料理人 | 요리사 | повар
car | auto/wagen/autos | coche/carro/auto/coches | voiture/voitures | auto/macchina | carro/carros | 車/自動車 | 자동차/차 | машина/автомобиль/машины
bicycle | fahrrad/rad/fahrräder | bicicleta/bici | vélo/bicyclette | bicicletta/bici | bicicleta | 自転車 | 자전거 | велосипед/велосипеде
bus | bus/busse | autobús | bus/autobus | autobus | ônibus/autocarro | バス | 버스 | автобус
train | zug/züge | tren/trenes | train/trains | treno/treni | trem/comboio | 電車/列車 | 기차 | поезд/поезда
boat | boot/boote | barco/bote/barcos | bateau/bateaux | barca/barche | barco/barcos | ボート/船 | 보트/배 | лодка/лодки/корабль
airplane | flugzeug/flugzeuge | avión/aviones | avion/avions | aereo/aeroplano | avião/aviões | 飛行機 | 비행기 | самолёт/самолет
rocket | rakete/raketen | cohete | fusée | razzo | foguete | ロケット | 로켓 | ракета
hot air balloon | heißluftballon | globo aerostático | montgolfière | mongolfiera | balão de ar quente | 熱気球/気球 | 열기구 | воздушный шар
house | haus/häuser | casa/casas | maison/maisons | casa/case | casa/casas | 家 | 집 | дом/дома
castle | schloss/burg | castillo | château | castello | castelo | 城 | 성 | замок
tree | baum | árbol | arbre | albero | árvore | 木 | 나무 | дерево
flower | blume | flor | fleur | fiore | flor | 花 | 꽃 | цветок
flowers | blumen | flores | fleurs | fiori | flores | 花々 | 꽃들 | цветы
table | tisch | mesa | table | tavolo | mesa | テーブル/机 | 테이블/탁자 | стол/столе/столом/стола/столу
chair | stuhl | silla | chaise | sedia | cadeira | 椅子/いす | 의자 | стул/стуле
couch | sofa | sofá | canapé | divano | sofá | ソファ | 소파 | диван/диване
bed | bett | cama | lit | letto | cama | ベッド | 침대 | кровать/кровати
bottle | flasche | botella | bouteille | bottiglia | garrafa | 瓶/ボトル | 병 | бутылка/бутылке
cup | tasse | taza | tasse | tazza | xícara/chávena | カップ | 컵 | чашка/чашке
glass | glas | vaso | verre | bicchiere | copo | グラス | 유리잔 | стакан
vase | vase | jarrón/florero | vase | vaso | vaso | 花瓶 | 꽃병 | ваза/вазе
bowl | schüssel/schale | cuenco/tazón | bol | ciotola | tigela | ボウル | 그릇 | миска
book | buch | libro | livre | libro | livro | 本 | 책 | книга/книгу
snowman | schneemann | muñeco de nieve | bonhomme de neige | pupazzo di neve | boneco de neve | 雪だるま | 눈사람 | снеговик/снеговика
fireplace | kamin | chimenea | cheminée | caminetto | lareira | 暖炉 | 벽난로 | камин/камина/камином
cherry tree | kirschbaum | cerezo | cerisier | ciliegio | cerejeira | 桜の木/桜 | 벚나무 | вишня/вишни
while | während | mientras | pendant que | mentre | enquanto | - | - | пока
knitting | strickt/stricken/strickend | teje/tejen/tejiendo | tricote/tricotent/tricotant | sferruzza | tricota/tricotando | 編み物をする/編み物をしている/編んでいる | 뜨개질하는 | вяжет/вяжут
building | baut/bauen/bauend | construye/construyen/construyendo | construit/construisent | costruisce/costruiscono | constrói/constroem/construindo | 作る/作っている | 만드는/만들고 | строит/строят/лепит/лепят
juggling | jongliert/jonglieren | malabares | jongle/jonglent | - | malabarismo | ジャグリング | 저글링 | жонглирует
umbrella | regenschirm/schirm | paraguas | parapluie | ombrello | guarda-chuva | 傘 | 우산 | зонт/зонтик/зонтом
suitcase | koffer | maleta | valise | valigia | mala | スーツケース | 여행가방 | чемодан
clock | uhr | reloj | horloge | orologio | relógio | 時計 | 시계 | часы
ball | ball | pelota/balón | ballon/balle | palla | bola | ボール | 공 | мяч
guitar | gitarre | guitarra | guitare | chitarra | violão/guitarra | ギター | 기타 | гитара/гитаре
piano | klavier | piano | piano | pianoforte | piano | ピアノ | 피아노 | пианино/фортепиано
apple | apfel | manzana | pomme | mela | maçã | りんご/リンゴ | 사과 | яблоко
apples | äpfel | manzanas | pommes | mele | maçãs | - | - | яблоки
banana | banane | plátano | banane | banana | banana | バナナ | 바나나 | банан
bread | brot | pan | pain | pane | pão | パン | 빵 | хлеб
cake | kuchen/torte | pastel/tarta | gâteau | torta | bolo | ケーキ | 케이크 | торт
coffee | kaffee | café | café | caffè | café | コーヒー | 커피 | кофе
pizza | pizza | pizza | pizza | pizza | pizza | ピザ | 피자 | пицца
hat | hut | sombrero | chapeau | cappello | chapéu | 帽子 | 모자 | шляпа/шляпе
dress | kleid | vestido | robe | vestito | vestido | ドレス | 드레스 | платье
forest | wald | bosque | forêt | foresta/bosco | floresta | 森/森林 | 숲 | лес*
mountains | berge/bergen/gebirge | montañas | montagnes | montagne | montanhas | 山々 | 산맥 | горы/горах/горами
mountain | berg | montaña | montagne | montagna | montanha | 山 | 산 | гора/горе
lake | see | lago | lac | lago | lago | 湖 | 호수 | озеро/озером/озере
river | fluss | río | rivière/fleuve | fiume | rio | 川 | 강 | река/реке
beach | strand | playa | plage | spiaggia | praia | 海辺/ビーチ/浜辺 | 해변 | пляж*
ocean | meer/ozean | mar/océano | mer/océan | mare/oceano | mar/oceano | 海 | 바다 | море/моря/морем/океан*
underwater | unterwasser | bajo el agua | sous l'eau | sott'acqua | debaixo d'água | 水中/海中 | 물속 | под водой
desert | wüste | desierto | désert | deserto | deserto | 砂漠 | 사막 | пустын*
meadow | wiese/feld | prado/campo | prairie/champ | prato/campo | prado/campo | 草原/野原 | 초원/들판 | поле/поля/полю/луг*
farm | bauernhof | granja | ferme | fattoria | fazenda | 農場 | 농장 | ферма/ферме
park | park | parque | parc | parco | parque | 公園 | 공원 | парк*
garden | garten | jardín | jardin | giardino | jardim | 庭 | 정원 | сад/саду/сада
city | stadt/großstadt | ciudad | ville | città | cidade | 街/都市/町 | 도시 | город*
street | straße | calle | rue | strada/via | rua | 道/通り | 거리 | улиц*
kitchen | küche | cocina | cuisine | cucina | cozinha | 台所/キッチン | 부엌/주방 | кухн*
living room | wohnzimmer | salón/sala de estar | salon | salotto/soggiorno | sala de estar | リビング/居間 | 거실 | гостин*
cafe | café | café/cafetería | café | caffè | café | カフェ/喫茶店 | 카페 | кафе
riding a bicycle | fährt fahrrad/radelt | en bicicleta/montando en bicicleta | à vélo/fait du vélo | in bicicletta | andando de bicicleta/de bicicleta | 自転車に乗っている/自転車に乗る | 자전거를 타고/자전거를 타는 | на велосипеде
playing soccer | spielt fußball/spielen fußball | juegan al fútbol/juega al fútbol/jugando al fútbol | joue au football/jouent au football | gioca a calcio/giocano a calcio | joga futebol/jogam futebol/jogando futebol | サッカーをしている/サッカーをする | 축구를 하는/축구를 하고 | играют в футбол/играет в футбол
room | zimmer/raum | habitación | chambre/pièce | stanza/camera | quarto/sala | 部屋 | 방 | комнат*
stage | bühne | escenario | scène | palco | palco | 舞台/ステージ | 무대 | сцена/сцене
outer space | weltraum/weltall/all | espacio | espace | spazio | espaço | 宇宙 | 우주 | космос/космосе
moon | mond | luna | lune | luna | lua | 月 | 달 | луна/луной/луны
on the moon | auf dem mond | en la luna/sobre la luna/por la luna/superficie de la luna | sur la lune/surface de la lune | sulla luna/superficie della luna | na lua/superfície da lua | 月面/月の上で/月で | 달에서/달 위에서/달 표면 | на луне/по луне
mars | mars | marte | mars | marte | marte | 火星 | 화성 | марс/марсе
sky | himmel | cielo | ciel | cielo | céu | 空 | 하늘 | небо/небе
snowy | verschneit*/schneebedeckt* | nevado/nevada | enneigé*/enneigée | innevat* | nevado/nevada | 雪の/雪の積もった | 눈 덮인/눈덮인 | заснежен*
snow | schnee | nieve | neige | neve | neve | 雪 | 눈 | снег*
rain | regen | lluvia | pluie | pioggia | chuva | 雨 | 비 | дождь/дождём/дождем
fog | nebel | niebla | brouillard/brume | nebbia | neblina/névoa | 霧 | 안개 | туман/тумане
storm | sturm/gewitter | tormenta | tempête/orage | tempesta | tempestade | 嵐 | 폭풍 | буря/шторм
night | nacht/nachts | noche | nuit | notte | noite | 夜 | 밤 | ночь/ночью
sunset | sonnenuntergang/abend | atardecer/puesta de sol | coucher de soleil/coucher du soleil/crépuscule | tramonto | pôr do sol/entardecer | 夕日/夕方/夕暮れ | 해질녘/노을/저녁 | закат/закате
dawn | morgen/sonnenaufgang | amanecer/alba | aube/lever du soleil | alba | amanhecer | 朝/夜明け | 새벽/아침 | рассвет/рассвете/утро
autumn | herbst | otoño | automne | autunno | outono | 秋 | 가을 | осень/осенью/осеннем
winter | winter | invierno | hiver | inverno | inverno | 冬 | 겨울 | зима/зимой
fireworks | feuerwerk | fuegos artificiales | feux d'artifice/feu d'artifice | fuochi d'artificio | fogos de artifício | 花火 | 불꽃놀이 | фейерверк/салют
red | rot* | roj* | rouge* | rosso/rossa/rossi/rosse | vermelh* | 赤い/赤 | 빨간/빨강 | красн*
orange | orange*/orangen* | naranja | orange | arancione | laranja | オレンジ色の/オレンジ | 주황색/주황 | оранжев*
yellow | gelb* | amarill* | jaune* | giall* | amarel* | 黄色い/黄色 | 노란/노랑 | жёлт*/желт*
green | grün* | verde* | vert* | verde/verdi | verde* | 緑の/緑色の/緑 | 초록/녹색/초록색 | зелён*/зелен*
blue | blau* | azul* | bleu* | blu/azzurr* | azul/azuis | 青い/青 | 파란/파랑 | син*/голуб*
purple | lila/violett* | morad*/violeta | violet* | viola | rox* | 紫の/紫色の/紫 | 보라색/보라 | фиолетов*
pink | rosa/pink* | rosa/rosado/rosada | rose/roses | rosa | rosa/cor-de-rosa | ピンクの/ピンク | 분홍색/분홍 | розов*
white | weiß*/weiss* | blanc* | blanc* | bianc* | branc* | 白い/白 | 하얀/흰 | бел*
black | schwarz* | negr* | noir* | ner* | pret*/negr* | 黒い/黒 | 검은/검정 | чёрн*/черн*
brown | braun* | marrón/marrones | brun*/marron | marrone/marroni | marrom/castanh* | 茶色い/茶色の | 갈색 | коричнев*
grey | grau* | gris* | gris* | grigi* | cinza* | 灰色の/灰色 | 회색 | сер*
golden | golden* | dorad* | dor* | dorat* | dourad* | 金色の | 금색 | золот*
big | groß* | grande* | grand* | grande/grandi | grande* | 大きい/大きな | 큰 | больш*
small | klein* | pequeñ* | petit* | piccol* | pequen* | 小さい/小さな | 작은 | маленьк*
wooden | hölzern* | - | - | - | - | 木製の | 나무로된 | деревянн*
walking | läuft/geht/spaziert/gehen/spazieren/gehend | camina/caminan/caminando/pasea/paseando | marche/marchent/marchant/promène/se promène | cammina/camminano/camminando/passeggia | anda/caminha/caminhando/andando/caminham | 歩いている/歩く/歩いて | 걷는/걷고/걸어가는/걷다 | идёт/идет/гуляет/идут/гуляют
running | rennt/rennen/rennend | corre/corren/corriendo | court/courent/courant | corre/corrono/correndo | corre/correm/correndo | 走っている/走る/走って | 달리는/달리고/뛰는/달린다 | бежит/бегут/бегает
flying | fliegt/fliegen/fliegend | vuela/vuelan/volando | vole/volent/volant | vola/volano/volando | voa/voam/voando | 飛んでいる/飛ぶ/飛んで | 나는/날고/날아가는 | летит/летят/летает
swimming | schwimmt/schwimmen/schwimmend | nada/nadan/nadando | nage/nagent/nageant | nuota/nuotano/nuotando | nada/nadam/nadando | 泳いでいる/泳ぐ/泳いで | 헤엄치는/수영하는 | плывёт/плывет/плавает
dancing | tanzt/tanzen/tanzend | baila/bailan/bailando | danse/dansent/dansant | balla/ballano/ballando | dança/dançam/dançando | 踊っている/踊る/踊って | 춤추는/춤을 | танцует/танцуют
sitting | sitzt/sitzen/sitzend | sentado/sentada/sentados | assis/assise | seduto/seduta/siede | sentado/sentada | 座っている/座る/座って | 앉아/앉은/앉아있는 | сидит/сидят
standing | steht/stehen/stehend | parado/parada/de pie | debout | in piedi | em pé | 立っている/立つ | 서있는/서 | стоит/стоят
sleeping | schläft/schlafen/schlafend* | duerme/duermen/durmiendo | dort/dorment/dormant | dorme/dormono/dormendo | dorme/dormem/dormindo | 寝ている/眠っている/寝る | 자는/자고/잠자는 | спит/спят
jumping | springt/springen/springend | salta/saltan/saltando | saute/sautent/sautant | salta/saltano/saltando | pula/salta/pulando | 跳んでいる/跳ぶ/ジャンプ | 뛰어오르는/점프하는 | прыгает/прыгают
playing | spielt/spielen/spielend | juega/juegan/jugando/toca/tocando | joue/jouent/jouant | gioca/giocano/giocando/suona/suonando | brinca/joga/toca/tocando/brincando | 遊んでいる/遊ぶ/弾いている/弾く | 노는/연주하는/치는 | играет/играют
riding | reitet/reiten/reitend | monta/montando/monta a | monte à/chevauche/chevauchant | cavalca/cavalcando | monta/montando/cavalga/cavalgando | 乗っている/乗る/に乗って | 타는/타고 | едет на/скачет на/едет/верхом на
driving | fährt/fahren | conduce/conduciendo | conduit/roule | guida/guidando | dirige/dirigindo | 運転している/運転する | 운전하는 | водит
reading | liest/lesen/lesend | lee/leyendo | lit/lisant | legge/leggendo | lê/lendo | 読んでいる/読む | 읽는/읽고 | читает
eating | isst/frisst/essen/fressen | come/comiendo/comen | mange/mangent/mangeant | mangia/mangiano/mangiando | come/comem/comendo | 食べている/食べる | 먹는/먹고 | ест/едят
drinking | trinkt/trinken | bebe/bebiendo/beben/toma/toman/tomando | boit/boivent/buvant | beve/bevono/bevendo | bebe/bebem/bebendo/toma/tomando | 飲んでいる/飲む | 마시는/마시고 | пьёт/пьет/пьют
singing | singt/singen | canta/cantando/cantan | chante/chantent/chantant | canta/cantano/cantando | canta/cantam/cantando | 歌っている/歌う | 노래하는/노래 | поёт/поет/поют
cooking | kocht/kochen | cocina/cocinando | cuisine/cuisinant | cucina/cucinando | cozinha/cozinhando | 料理している/料理する | 요리하는 | готовит
holding | hält/halten | sostiene/sosteniendo/sujeta | tient/tenant | tiene/tenendo | segura/segurando | 持っている/持つ/持って/さして/差して | 들고/든 | держит
wearing | trägt/tragen | lleva/vestido de | porte/portant | indossa/indossando | veste/vestindo/usa | 着ている/かぶっている | 입은/쓴 | носит
chasing | jagt/verfolgt/jagen | persigue/persiguiendo | poursuit/chasse | insegue/inseguendo | persegue/perseguindo | 追いかけている/追う | 쫓는/쫓고 | гонится/преследует
surfing | surft/surfen | surfea/surfeando | surfe/surfant | fa surf | surfa/surfando | サーフィン | 서핑하는/서핑 | сёрфит
close-up | nahaufnahme | primer plano | gros plan | primo piano | close | クローズアップ | 클로즈업 | крупный план
slow motion | zeitlupe | cámara lenta | ralenti/au ralenti | rallentatore | câmera lenta | スローモーション | 슬로모션 | замедленная съёмка
beautiful | schön* | hermos*/bonit* | beau/belle/beaux | bell* | bonit*/lind* | 美しい/きれいな | 아름다운 | красив*
young | jung* | joven/jóvenes | jeune* | giovane/giovani | jovem/jovens | 若い | 젊은 | молод*
says | sagt | dice | dit | dice | diz | 言う | 말한다 | говорит
`;
