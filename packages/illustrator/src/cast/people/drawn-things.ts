/** The tools, furniture and vessels that the drawing of each deed has. Made by `npm run build:drawn-things`. */
export const DRAWN_THINGS = `
abseil: helmet
adjust-pillow: bed, pillow, blanket
air-drum: drumstick, headphones
air-hockey: table, puck
anchor-news: screen, desk, sheets
apply-cream: tube
arcade-game: cabinet, joystick
archery: target, bow
arm-wrestle: chair
arrange-flowers: table, bouquet, flower
auction: desk, gavel
bake: counter, dough
bandage: stool
barbecue: barbecue, spatula
bathe-baby: table, tub, suds, sponge
beat-carpet: carpet, beater
beatbox: mic, chain
beg: bowl
belly-dance: belt
bend-back: mat
bike-jump: helmet
billiards: table, ball
bingo: seat, table, card, drum
binoculars: glasses
blend: worktop
blood-pressure: bulb, dial
blow-balloon: balloon
blow-bubbles: wand, jar
blow-candles: table, hat
blow-glass: oven
blow-leaves: blower
blow-nose: puff
blow-whistle: whistle
board-bus: door
board-game: seat, table
board-train: door
bobsled: hull, helmet
bocce: ball
boil: worktop, pot
bongos: bongo
bowl: pin, ball
box: glove
break-board: belt, blocks
breakdance: ring
breathe-fire: torch
brew-coffee: worktop, machine
brew-tea: worktop, bag, cup, teapot
brush-animal: brush
brush-hair: hairbrush
brush-pet: brush
brush-teeth: toothbrush
build-fire: wood
build-sandcastle: sandcastle, bucket
build-wood: workbench, hammer
bullfight: cape, hat
buy: stand, bag
calculate: desk, calculator
card-house: seat, table, card
carry-shopping: bag
carve: workbench, chisel, chips
cash-machine: machine, money
cast-net: net
cast-spell: wand
catch-baseball: baseball, glove
catch-fish: rod
catch-insect: net
chainsaw: trunk, saw
change-bulb: ladder, cord, bulb
change-diaper: table, diaper
change-wheel: car, wrench, wheel
check-watch: watch
cheer: pompom
chop-wood: block, axe
clean-ears: swab
clean-pool: net
clean-toilet: brush, bowl
clean-window: window, bucket, squeegee
climb-fence: fence
climb-ladder: ladder
climb-rope: rope
close: table
close-door: doorway
close-window: window
collect: basket
conduct: baton, stand
cook: stove, pan, egg
cough: puff
count: table
count-money: banknote
crack-egg: worktop, yolk, shell, bowl
cricket-game: wicket, bat, ball
croquet: gate, mallet, ball
cross-street: stripe
cry: handkerchief
curl-hair: wand, mirror
curling: stone, target
cut: worktop, knife
cut-nails: clipper
cut-paper: scissors
cut-watermelon: counter, knife
dance-party: ball
decorate: worktop, bag
decorate-tree: ball, box
deliver-papers: bag, paper
deliver-parcel: door, box
dig: shovel
dip-candles: candle, pot
dip-cookie: worktop, cookie, glass, plate
direct-traffic: vest, glove, cone
discus: discus
dj: turntable, headphones
do-homework: desk, book, pen
do-laundry: machine, basket, bundle
do-magic: hat, table, wand
dodgeball: ball
dominoes: seat, table
donate-blood: chair, stand, pad
draw: easel, pencil
draw-sword: sword
dress-child: shirt
dribble-basketball: basketball
drill: workbench, block, drill
drink: glass
drink-shot: glass
drink-tea: cup, saucer
drive-car: wheel, door
dry: towel
dry-hair: dryer
dry-hands: towel
dumbbells: dumbbell
dunk-basketball: hoop, basketball, net
dust: shelf
dye-hair: chair, cloth
eat: chair, table, fork
eat-noodles: worktop, bowl, chopstick
eat-soup: worktop, bowl, spoon
eat-spaghetti: worktop, plate, fork
enter-door: doorway
erase-board: sponge
examine-animal: table, stethoscope
examine-patient: stethoscope
exercise-ball: ball
exercise-bike: bike
experiment: desk, tube, flask
explore-cave: helmet, coil
extinguisher: jet
feed-birds: bench, seed
feed-bottle: bottle
feed-child: stool, spoon, bowl
feed-fish: table, tank, glass, flake, tin
fill-bathtub: tub
fill-eyebrows: pencil, mirror
film: camera
fix-roof: roof, hammer
fix-sink: sink, wrench, bucket
flip-burger: worktop, griddle, patty, spatula
flip-coin: coin
flip-pancake: stove, pan, pancake
fly-drone: box, copter
fly-kite: kite, spool
fly-plane: yoke, headset
fold: table
fold-clothes: table
fold-paper: table
foosball: table
forge: anvil, iron, sledge
fry: worktop, pan
gargle: glass
get-haircut: chair, cloth
get-in-car: car
get-out-car: car
give-award: trophy, confetti
give-flowers: bouquet
give-present: parcel
give-speech: lectern
glue: table, stick
go-kart: helmet
golf: flag, ball
graffiti: can
grate: worktop, grating, grater
grind-meat: worktop, grinder, crank
groom-dog: hairbrush
hammer-nails: bench, hammer
handcuff: cuff
handle: table
hang-laundry: basket
hang-rings: ring
hang-up: hook
harvest: wheat, scythe, sheaf
head-ball: ball
hide: bush
high-jump: mat
high-kick: belt
hip-hop: ball
hit-baseball: bat, baseball
hit-pinata: pinata, blindfold, stick
hitchhike: bag
hockey: stick, ball
hurdle: hurdle
ice-climb: axe, helmet
ice-fish: stool, rod
ice-hockey: stick, puck
ice-skate: scarf
inflate-tire: wheel
inject: syringe
interview: mic, pad
iron: iron
jackhammer: drill
javelin: spear
jenga: seat, table
jet-ski: ski, vest
jog: sweatband
jump-bed: bed
jump-fence: fence
jump-sofa: sofa
kayak: paddle, kayak
keep-bees: hive, veil
kitesurf: sail
knead: worktop, flour, ball
kneel: mat
knit: armchair, knitting, needle, yarn
knock: door
lacrosse: stick
lasso: loop
lay-bricks: brick, trowel, tub
lay-tiles: tile
leave-train: door
lick: cone
lie-down: cloth
lift-weights: barbell
light-candle: table, candle, match
limp: crutch, plaster
listen-music: headphones
load-dishwasher: washer, plate
load-truck: box
look-mirror: mirror
look-telescope: stand
magnify: magnifier
mahjong: seat, table, tile
mail-letter: box, envelope
make-popcorn: worktop, corn, pot
make-snowman: scarf
maracas: maraca
marbles: rug, marble
march: busby, sash
marry: ring
massage: table
massage-legs: table
measure: workbench, plank
megaphone: horn
mend-net: crate, net, needle
metal-detect: headset, coil
microscope: workbench, microscope
milk: stool, pail
milk-cow: stool, jet, pail
moonwalk: hat
mop-floor: bucket, mop
move-sofa: sofa
mow-lawn: mower
nurse-baby: chair, bottle
open: table
open-bottle: bottle, cap
open-can: table, can
open-curtains: window
open-door: doorway
open-fridge: fridge
open-letter: envelope
open-window: window
pack: table, suitcase, clothes
pack-box: table, box
paddle-canoe: canoe
paddleboard: paddle
paint: easel, palette, paintbrush
paint-face: brush, box
paint-high: ladder, overalls
paint-nails: brush
paint-thing: paint, can, brush
paint-wall: tray, overalls
paintball: gun, mask
pan-gold: pan
parachute: canopy, helmet
peel: peeler
phone-call: phone
pick-flowers: flower
pick-fruit: basket
pick-trash: can, bag
pillow-fight: pillow
pitch-tent: tent, peg, mallet
plank: mat, watch
plant-flag: flag
plant-tree: sapling, watering can
play-accordion: accordion
play-bagpipes: bag, kilt
play-blocks: rug, block
play-cards: chair, table
play-catch: ball
play-cello: stool, cello, bow
play-chess: chair, table
play-controller: sofa, television, gamepad
play-cymbals: plate
play-didgeridoo: didgeridoo
play-doll: rug, doll, bed
play-drums: stool, cymbal, drumstick, kit
play-flute: flute
play-gong: stand, mallet
play-guitar: guitar
play-harmonica: harmonica
play-harp: stool, harp
play-panpipes: pipe
play-piano: stool, piano
play-saxophone: saxophone
play-soccer: ball
play-tennis: racket, ball
play-timpani: stick, drum
play-toy-car: rug, car
play-trombone: trombone, slide
play-trumpet: trumpet
play-violin: violin, bow
play-with-baby: rattle, blocks
play-with-cat: toy
plug-in: plug
pole-dance: pole
pole-vault: mat
polish: cloth
pop-balloon: balloon, pin
pottery: stool, wheel, pot
pour: worktop
pour-drink: counter, glass, bottle
prepare: worktop
present-weather: map
press-button: panel
print: table, printer
punch-bag: bag, glove
push-cart: cart
push-stroller: stroller
push-up: mat
push-wheelchair: chair
put-mascara: brush, mirror
put-on-backpack: backpack, strap
put-on-boots: stool, boot
put-on-cap: cap
put-on-coat: coat
put-on-crown: crown
put-on-dress: dress
put-on-glasses: glasses
put-on-gloves: glove
put-on-hat: hat
put-on-headphones: headphones
put-on-helmet: helmet
put-on-jacket: jacket
put-on-makeup: lipstick, mirror
put-on-mask: mask
put-on-necklace: necklace
put-on-ring: ring
put-on-scarf: scarf
put-on-shirt: shirt
put-on-shoes: stool, shoe
put-on-skirt: skirt
put-on-socks: stool, sock
put-on-sunglasses: sunglasses
put-on-sweater: sweater
put-on-trousers: trousers
put-on-watch: watch
puzzle: table, jigsaw, piece
quad-bike: bike, helmet
raft: vest, helmet, paddle, raft
raise-hand: chair, desk
rake: rake
read-book: armchair, book
read-map: map
read-newspaper: armchair, newspaper
read-story: chair, book
refuel: pump, hose, nozzle
repair: table, screwdriver, box
repair-vehicle: spanner, box
rescue-cat: branch, ladder
ribbon-dance: ribbon
ride-bike: helmet
ride-motorcycle: helmet
ride-scooter: scooter, helmet
ring-bell: bell
roast: log, campfire, stick
robot-dance: suit, visor
rock-climb: harness, helmet
rock-paper-scissors: scissors
roll-carpet: carpet
roll-dice: table
roller-coaster: track, car
roller-skate: skate, helmet
roulette: table, wheel
row-boat: rowboat, oar
row-machine: handle
rugby: ball
run-race: gate
run-treadmill: treadmill
saddle: saddle
sail: sail, dinghy
salute: medal
sand: workbench, plank, block
save-goal: goal, glove, ball
saw: workbench, plank, saw
scoop: worktop, tub, cone, ball
scramble-eggs: worktop, pan, spatula, carton
scratch-back: scratcher
screw-in: workbench, block, screw, screwdriver
scrub-floor: brush, suds, bucket
scrub-laundry: tub, cloth, suds
scuba: tank, mask
segway: segway, helmet
sell: stand, tag
serve: table, tray, dinner
serve-cake: table, tray, cake
serve-drinks: table, tray, cup
serve-pizza: table, tray, pizza
set-table: table, plate
sew: chair, machine
sew-button: button, needle
sew-hand: stitch, needle
shake-hands: clasp
sharpen-knife: counter, whetstone, knife
shave-beard: razor
shave-legs: razor
shelve-book: shelf, book
shine-shoes: stool, shoe, brush
shoot-basketball: hoop, basketball, net
shoot-goal: goal, ball
shoot-gun: gun, cup, target
shovel-snow: shovel
sieve: worktop, flour, sieve, loaf
sign-paper: desk, pen
sing: microphone
sit-down: chair
sit-up: mat
skateboard: skateboard
ski: ski, pole, goggles
skip-stones: ring, stone
skydive: goggles
slackline: trunks
sled: sled
sledgehammer: hammer
sleep-bed: blanket
sleep-hammock: hammock
sleepwalk: cap
slide: slide
slingshot: fork, stone
slot-machine: cabinet
smash-plate: plate
smoke: cigarette
snorkel: mask
snowboard: goggles
snowmobile: snowmobile, helmet
snowshoe: racket, pole
somersault: mat
sort-clothes: shirt
sow: bed, pouch, grain
spill: cup
spin-ball: basketball
spin-plates: stick
spin-wool: chair, wheel
splits: mat
spray-perfume: bottle
spray-water: nozzle, jet
spread: worktop, layer, knife
sprinkle: worktop, shaker, grain
squeeze: worktop, glass
stamp: table, stamp
stand-up: chair
staple: table
statue: plinth, hat
steer-ship: wheel
stir: worktop, spoon, pot
stir-cup: worktop, spoon, cup
stomp-grapes: vat
string-beads: bead, bowl
sumo: ring, belt
sunbathe: towel, parasol
surgery: lamp, table, mask, scalpel
survey: rod
swallow-sword: sword
swat-fly: swatter, fly
sweep-floor: broom
swim: cap
swim-backstroke: cap
swing: seat
swing-rope: vine, branch
switch-light: stand, cord
sword-fight: sword
table-tennis: table, bat, ball
take-bath: bathtub, suds
take-from-oven: oven
take-off-backpack: backpack, strap
take-off-boots: stool, boot
take-off-cap: cap
take-off-coat: coat
take-off-crown: crown
take-off-dress: dress
take-off-glasses: glasses
take-off-gloves: glove
take-off-hat: hat
take-off-headphones: headphones
take-off-helmet: helmet
take-off-jacket: jacket
take-off-mask: mask
take-off-necklace: necklace
take-off-ring: ring
take-off-scarf: scarf
take-off-shirt: shirt
take-off-shoes: stool, shoe
take-off-skirt: skirt
take-off-socks: stool, sock
take-off-sunglasses: sunglasses
take-off-sweater: sweater
take-off-trousers: trousers
take-off-watch: watch
take-photo: camera
take-pill: pill, glass, box
take-selfie: phone
take-shower: curtain, suds
take-temperature: thermometer
take-trash: bin, bag
talk-phone: phone
tambourine: drum
tame-lion: whip, stand
taste: worktop, spoon
taste-beer: beer
tattoo: machine
teach: stick
teach-knit: chair, ball
text-phone: phone
thread-needle: needle, thread
throw-axe: axe
throw-baseball: glove, baseball
throw-darts: dart
throw-down: mat
throw-frisbee: frisbee
throw-snowball: snowball
tic-tac-toe: seat, table
tie-tie: necktie
tightrope: pole
toast: glass
toast-bread: worktop, toast, toaster, dish
train: biscuit
trampoline: trampoline
triangle: triangle, beater
tuba: tuba
tuck-in: bed, blanket
tug-of-war: rope
tune-guitar: stool, guitar, peg
turn-key: door, key, ring
typewriter: desk
unicycle: wheel
unwrap: table, box, paper
use-computer: chair, desk
use-tablet: tablet
use-wheelchair: chair, wheel
vacuum: cleaner, vacuum cleaner
vending: machine
video-call: desk, screen
view-painting: art
volleyball: net, ball
vote: box, table
wait-line: window
walk-cane: cane
walk-stilts: stilt
wallpaper: brush, bucket
warm-hands: log
wash: table, sponge, suds, basin
wash-dishes: plate, sink, sponge, suds
wash-feet: stool, basin, suds
wash-hands: mirror, basin, suds
wash-large: sponge, bucket
watch-tv: sofa, television, remote
water-plants: watering can
water-polo: goal, cap, ball
water-ski: ski, rope, vest
wave-flag: flag
weave: workbench, reed, bundle
weed: bed, plant
weigh: worktop, scale, needle
weigh-self: scale
weld: workbench, pipe, torch, mask
whisk: worktop, whisk, bowl
windsurf: sail
wipe: table, bottle, cloth
wipe-ceiling: ladder, sponge
wok: worktop, pan, noodle
wrap: table, paper
wrestle: mat
wring: towel
write: chair, desk, pen
write-board: chalk
xylophone: mallet
yo-yo: disc
yoga: mat
zip-line: pulley, helmet
`;

/** Deeds whose drawing has somebody else in it, and those that can be drawn in no other posture than their own. */
export const DRAWN_BODIES = `
partner: aerobics air-hockey arm-wrestle bandage blood-pressure board-game box braid-hair buy carry-child cheer clap collide cpr dance-party dance-together deliver-parcel dodgeball dominoes dress-child dye-hair examine-patient feed-child fight foosball get-haircut give give-award give-flowers give-present handcuff high-five hold-hands hug inject interview jenga kiss knock-out leapfrog lift-person mahjong march march-protest marry massage massage-legs move-sofa paint-face pay piggyback pillow-fight play-cards play-catch play-chess play-tag play-with-baby propose push-person push-swing push-wheelchair quarrel raft read-story ride-shoulders rock-paper-scissors roller-coaster run-race salsa seesaw sell serve serve-cake serve-drinks serve-pizza shake-hands shoot-goal slap sumo surgery sword-fight table-tennis tackle take-temperature talk tango teach-knit tend throw-down throw-frisbee tic-tac-toe tickle toast tug-of-war waltz whisper wrestle
own: aerobics air-hockey arm-wrestle bandage bike-jump blood-pressure board-game bobsled box braid-hair brush-animal brush-pet buy carry carry-child carry-shopping cheer clap collide cpr crawl crawl-baby cross-street crowd-surf dance-party dance-together deliver-papers deliver-parcel dodgeball dominoes dress-child drive-car dye-hair examine-patient explore-cave feed-animal feed-bottle feed-child feed-tall fight foosball get-haircut give give-award give-flowers give-present go-kart groom-dog handcuff herd high-five hockey hold-hands hoverboard hug hurdle ice-hockey ice-skate inject interview jenga jet-ski jog kayak kiss kitesurf knock-out lacrosse lead-horse leapfrog lie-down lift-person limp mahjong march march-protest marry massage massage-legs metal-detect milk milk-cow moonwalk move-sofa mow-lawn paddle-canoe paddleboard paint-face parachute pay pet pet-animal pet-cat piggyback pillow-fight play-cards play-catch play-chess play-fetch play-soccer play-tag play-with-baby play-with-cat propose pull push push-cart push-person push-stroller push-swing push-wheelchair quad-bike quarrel raft read-story ride-bike ride-horse ride-motorcycle ride-scooter ride-shoulders rock-paper-scissors roll-hill roller-coaster roller-skate row-boat rugby run-race saddle sail salsa scuba seesaw segway sell serve serve-cake serve-drinks serve-pizza shake-hands shear-sheep shoot-goal skateboard ski skip skydive slap sled sleep-bed sleep-hammock sleepwalk snorkel snow-angel snowboard snowmobile snowshoe steal steal-hat sumo sunbathe surf surf-barrel surgery swim swim-backstroke sword-fight table-tennis tackle take-temperature talk tame-lion tango teach-knit tend throw-down throw-frisbee tic-tac-toe tickle tiptoe toast train tug-of-war unicycle use-wheelchair wade walk-cane walk-dog walk-stilts waltz water-polo water-ski whisper windsurf wrestle zip-line
`;
