/**
 * Nouns of two or three words that mean something else than their words, or are usually written as one: how the rest of
 * the reader knows them. `-` is nothing that can be shown. Plurals are found by themselves.
 */
const NAMES = `
jelly fish: jellyfish
star fish: starfish
clown fish: clownfish
gold fish: goldfish
sword fish: swordfish
cuttle fish: squid
sea star: starfish
lady bug: ladybug
horse fly: fly
sun flower: sunflower
tooth brush: toothbrush
tooth paste: toothpaste
hair brush: hairbrush
paint brush: paintbrush
card board: cardboard
candle stick: candle
foot print: footprint
key hole: -
key board: keyboard
piano key: -
organ key: -
drum stick: drumstick
chop stick: chopstick
fish bowl: fishbowl
flower bed: flower garden
river bed: river
sea bed: underwater
sea floor: underwater
ocean floor: underwater
bottom of the sea: underwater
bottom of the ocean: underwater
ocean bed: underwater
truck bed: truck
rock face: cliff
cliff face: cliff
rock wall: cliff
clock face: clock
watch face: watch
wrist watch: wristwatch
church steeple: church
church spire: church
church bell: bell
church tower: church tower
car hood: car
car trunk: car
car door: car
car window: car window
car wheel: car
car tire: car
truck hood: truck
bonnet of a car: car
tree trunk: tree
tree top: tree
tree stump: tree stump
tree bark: tree
tree root: tree
pine needle: -
rose bush: rose
house cat: cat
house boat: houseboat
boat house: boathouse
speed boat: speedboat
life boat: lifeboat
paddle wheel: -
bird feeder: bird feeder
hummingbird feeder: bird feeder
glass feeder: bird feeder
fish hook: -
fishing line: -
fishing net: net
traffic jam: traffic
log jam: log
paper jam: -
jam session: -
toe nail: -
finger nail: -
finger tip: -
finger print: -
nail file: -
hand print: -
hand rail: -
hand bag: handbag
lunch box: lunchbox
lunch break: -
coffee break: -
tea party: tea
garden party: garden
dinner party: dining table
pool party: swimming pool
birthday party: birthday party
fire place: fireplace
fire fighter: firefighter
fire works: fireworks
fire wood: firewood
fire wall: -
fire storm: inferno
rain drop: rain
rain coat: raincoat
rain bow: rainbow
rain water: rain
dew drop: -
tear drop: -
snow flake: snowflake
snow ball: snowball
snow man: snowman
snow storm: snowstorm
snow suit: snowsuit
snow plow: truck
snow globe: snow globe
sand storm: sandstorm
sand paper: -
sand dune: dune
sand bag: sandbag
sand bank: beach
wind storm: storm
thunder storm: thunderstorm
thunder cloud: storm cloud
storm drain: gutter
storm door: door
wall of water: huge wave
wall of flame: fire
wall of fire: fire
wall of fog: fog
wall of snow: avalanche
wall clock: wall clock
wall paper: wallpaper
sheet of ice: ice
sheet of rain: rain
blanket of snow: snow
blanket of fog: fog
blanket of cloud: clouds
blanket of leaf: autumn leaves
blanket of star: starry sky
carpet of flower: flower field
carpet of leaf: autumn leaves
carpet of moss: forest
sea of flower: flower field
sea of cloud: above the clouds
sea of people: crowd
sea of fog: fog
sea of sand: desert
river of lava: lava
ray of sunshine: -
ray of light: -
ray of hope: -
ball of fire: fireball
ball of light: glowing lights
ball of yarn: ball of yarn
cloud of dust: dust
cloud of smoke: smoke
cloud of steam: steam
cloud of sand: dust
gust of wind: strong wind
bolt of lightning: lightning
lightning bolt: lightning
clap of thunder: thunder
stroke of luck: -
loaf of bread: loaf of bread
bar of soap: bar of soap
bar of gold: gold bar
rainbow stripe: -
rainbow color: -
rainbow colour: -
rainbow flag: flag
rainbow pattern: -
rainbow trout: trout
tiger stripe: -
zebra stripe: -
zebra crossing: crosswalk
zebra print: -
leopard print: -
leopard spot: -
tiger lily: lily
tiger shark: shark
nurse shark: shark
cat fish: catfish
cat tail: -
dog sled: dog sled
dog tag: -
dog collar: -
dog ear: -
bull dog: bulldog
bull fighter: bullfighter
bear skin: -
sheep skin: -
cow hide: -
cow boy: cowboy
cow bell: bell
cow girl: cowgirl
horse back: horse
horse tail: -
horse hair: -
pony tail: ponytail
pig tail: pigtails
fox hole: -
rabbit hole: hole
mouse hole: hole
bullet hole: -
pot hole: -
man hole: -
port hole: porthole
porthole window: -
porthole: -
hole in the fence: fence
hole in the wall: wall
hole in the ground: ground
hole in the roof: roof
hole in the ice: ice
cross bar: -
crossbar: -
goal post: goal
goal line: -
finish line: finish line
penalty kick: penalty kick
free kick: free kick
corner kick: -
sea glass: -
stained glass window: stained glass window
looking glass: mirror
spy glass: telescope
eye glass: glasses
eye lash: -
eye brow: -
eye lid: -
eye ball: -
eye contact: -
magnifying lens: magnifying glass
contact lens: -
door bell: doorbell
door knob: -
door handle: -
door step: front door
door frame: -
door mat: doormat
door way: doorway
oven door: oven
refrigerator door: refrigerator
fridge door: refrigerator
garage door: garage
barn door: barn
elevator door: elevator
train door: train
bus door: bus
window pane: window
window frame: window
window sill: windowsill
window ledge: windowsill
window box: flower box
roof top: rooftop
roof tile: -
floor board: -
floor tile: -
bathroom tile: bathroom
kitchen tile: kitchen
floor tiles: -
wood floor: -
wooden floor: -
tiled floor: -
marble floor: -
marble column: column
fan blade: -
grass blade: -
blade of grass: grass
razor blade: razor
knife blade: knife
sword blade: sword
shoulder blade: -
propeller blade: -
power line: -
power plant: power plant
telephone line: -
phone line: -
phone screen: phone
computer screen: computer
television screen: television
tv screen: television
movie screen: cinema
laptop screen: laptop
screen door: door
clothes line: clothesline
washing line: clothesline
fish tail: -
kite tail: kite
kite string: kite
comet tail: comet
tail light: -
tail wind: -
head light: headlights
head band: headband
head set: headset
head wind: -
head dress: headdress
shower head: shower head
bed sheet: bed sheet
bed room: bedroom
bed side: bed
bath tub: bathtub
bath robe: bathrobe
bath room: bathroom
night stand: nightstand
night table: nightstand
night gown: nightgown
night club: nightclub
night sky: night sky
night light: -
street lamp: street lamp
street light: street light
street sign: street sign
stop light: traffic light
stop sign: stop sign
light house: lighthouse
light bulb: light bulb
light switch: -
light beam: -
light show: -
sun glasses: sunglasses
sun hat: sun hat
sun roof: -
sun shade: -
moon beam: moonlight
harvest moon: full moon
honey moon: -
honey comb: honeycomb
honey bee: bee
honey pot: jar
pine cone: pinecone
traffic cone: traffic cone
ice cone: -
snow cone: shaved ice
coconut shell: coconut
egg shell: egg
nut shell: nut
turtle shell: -
snail shell: -
sea shell: seashell
sea weed: seaweed
sea side: seaside
sea gull: seagull
sea sick: -
sea plane: seaplane
sea horse: seahorse
sea lion: sea lion
sea otter: sea otter
sea turtle: sea turtle
sea urchin: -
sea anemone: coral
coral reef: coral reef
corn field: corn field
corn cob: corn
corn stalk: corn
bean stalk: beanstalk
bean bag: beanbag
sand box: sandbox
sand castle: sandcastle
litter box: -
tool box: toolbox
mail box: mailbox
mail man: mailman
post box: mailbox
post man: postman
post card: postcard
phone box: phone booth
juke box: jukebox
music box: music box
shoe box: box
shoe lace: -
shoe string: -
shoe horn: -
horse shoe: horseshoe
hat box: box
hat rack: coat rack
coat hanger: hanger
egg carton: egg carton
milk carton: milk carton
milk bottle: bottle
milk man: milkman
milk shake: milkshake
tea pot: teapot
tea cup: teacup
tea bag: -
tea leaf: -
tea spoon: spoon
tea kettle: kettle
coffee bean: coffee beans
coffee shop: cafe
coffee maker: coffee machine
coffee pot: coffee pot
hot plate: stove
hot dog stand: hot dog stand
dish rag: dish towel
tea towel: dish towel
kitchen towel: dish towel
beach towel: beach towel
picnic blanket: picnic blanket
picnic basket: picnic basket
swimming pool: swimming pool
pool table: pool table
pool cue: -
cue ball: billiard ball
fortune teller: fortune teller
story teller: storyteller
book worm: -
book end: -
book shop: bookshop
book case: bookcase
book shelf: bookshelf
book mark: -
note book: notebook
paper weight: -
paper trail: -
paper work: papers
paper boy: newspaper boy
news paper: newspaper
news stand: newsstand
snap shot: photo
black board: blackboard
white board: whiteboard
surf board: surfboard
skate board: skateboard
snow board: snowboard
dash board: dashboard
chess piece: chess piece
chess board: chess board
puzzle piece: puzzle piece
playing card: playing card
business card: card
credit card: credit card
birthday card: card
wheel chair: wheelchair
wheel barrow: wheelbarrow
cart wheel: wheel
steering wheel: steering wheel
ferris wheel: ferris wheel
hamster wheel: hamster wheel
water wheel: water mill
water melon: watermelon
water fall: waterfall
water front: waterfront
water hole: waterhole
water mark: -
water bottle: water bottle
water tower: water tower
water pipe: pipe
water line: -
water gun: water gun
water balloon: balloon
water lily: water lily
lily pad: -
lilypad: -
snow goose: goose
snow leopard: leopard
snow owl: owl
snowy owl: owl
robot vacuum: vacuum cleaner
vacuum robot: vacuum cleaner
wooden pen: fence
sheep pen: fence
pig pen: fence
cattle pen: fence
play pen: crib
lily pond: pond
wedding party: wedding
wedding band: ring
rubber band: rubber band
rock band: rock band
marching band: marching band
brass band: marching band
arm chair: armchair
arm rest: -
arm band: -
arm pit: -
arms race: -
bow of a ship: ship
bow of the ship: ship
bow of a boat: boat
bow of the boat: boat
bow of his boat: boat
stern of a ship: ship
stern of the boat: boat
hull of a ship: ship
mast of a ship: ship
mast of the ship: ship
palm of his hand: -
palm of her hand: -
palm of a hand: -
palm of the hand: -
palm of its hand: -
back of his hand: -
back of her hand: -
back of his head: -
back of her neck: -
tip of his nose: -
tip of her nose: -
tip of its tail: -
crack of dawn: dawn
break of dawn: dawn
break of day: dawn
dead of night: night
middle of the night: night
stroke of midnight: midnight
heat of the day: noon
rush hour: traffic
golden hour: golden hour
blue hour: dusk
dry ice: fog
ice cap: arctic
ice floe: ice floe
ice sheet: arctic
ice hotel: ice hotel
ice cream truck: ice cream truck
ice cream man: ice cream vendor
ice cream shop: ice cream shop
bus lane: street
bike lane: street
parking space: parking lot
parking spot: parking lot
parking meter: parking meter
car park: parking lot
hair dryer: hair dryer
hair spray: spray can
hair line: -
hair style: -
hair tie: -
hair pin: -
spot light: spotlight
beauty spot: -
tennis court: tennis court
food court: food court
court yard: courtyard
finger paint: paint
face paint: -
war paint: -
paint bucket: paint can
paint can: paint can
paint job: -
wet paint: -
spray paint: spray can
body paint: -
guard dog: dog
guide dog: dog
police dog: dog
sheep dog: sheepdog
sniffer dog: dog
war horse: horse
race horse: horse
race track: race track
train track: train tracks
railroad track: train tracks
railway track: train tracks
tire track: -
animal track: footprint
paw print: -
deer track: footprint
sound track: -
track suit: tracksuit
constructor: builder
housecoat: bathrobe
house coat: bathrobe
smock: apron
pinafore: apron
mackintosh: raincoat
tunic: dress
kilt: skirt
leotard: swimsuit
toga: robe
cassock: robe
galoshes: boots
waders: boots
tights: leggings
stockings: leggings
loafers: shoes
clogs: shoes
moccasins: shoes
bonnet: hat
rain gear: raincoat
winter gear: winter coat
planter: flower pot
tile: -
tiles: -
fortune cookie: cookie
`;

/** By their first word, the longest first. */
const BY_FIRST: ReadonlyMap<
  string,
  readonly (readonly [words: readonly string[], instead: readonly string[]])[]
> = byFirst();

function byFirst(): Map<string, (readonly [readonly string[], readonly string[]])[]> {
  const found = new Map<string, (readonly [readonly string[], readonly string[]])[]>();
  for (const line of NAMES.trim().split('\n')) {
    const [words, instead] = line.split(': ').map((part) => part.split(' ')) as [string[], string[]];
    const known = found.get(words[0]!) ?? [];
    known.push([words, instead[0] === '-' ? [] : instead]);
    found.set(
      words[0]!,
      known.toSorted((a, b) => b[0].length - a[0].length),
    );
  }
  return found;
}

/** The words of a compound that begins at a token, and what stands for them; null where there is none. */
export function compoundAt(
  tokens: readonly string[],
  at: number,
  forms: (word: string) => readonly string[],
): { readonly length: number; readonly instead: readonly string[]; readonly plural: boolean } | null {
  for (const first of new Set([tokens[at]!, ...forms(tokens[at]!)]))
    for (const [words, instead] of BY_FIRST.get(first) ?? []) {
      if (first !== tokens[at] && words.length > 1) continue;
      const last = tokens[at + words.length - 1];
      if (last === undefined || !words.slice(0, -1).every((word, index) => tokens[at + index] === word))
        continue;
      if (last === words.at(-1)) return { length: words.length, instead, plural: false };
      if (last.endsWith('s') && forms(last).includes(words.at(-1)!))
        return { length: words.length, instead, plural: true };
    }
  return null;
}
