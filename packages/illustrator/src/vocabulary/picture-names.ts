/**
 * Everyday names of pictures that the emoji set does not use, or uses for something else. `picture: name, name`, a
 * picture a line; plurals are found by themselves, except what is only plural.
 */
const NAMES = `
hot-beverage: coffee, cup of coffee, espresso, cappuccino, latte, hot chocolate, hot cocoa, cocoa
teacup-without-handle: tea, cup of tea
bread: bread, loaf of bread, loaf
baguette-bread: baguette, french bread
birthday-cake: cake, chocolate cake
shortcake: cheesecake, sponge cake, tiramisu
hamburger: burger, cheeseburger
wrapped-gift: gift, present, gift box, birthday present, christmas present, christmas gift
jack-o-lantern: jack o lantern, halloween pumpkin, carved pumpkin
soft-ice-cream: ice cream, ice cream cone, cone of ice cream
ice-cream: sundae, ice cream sundae, gelato
steaming-bowl: noodles, ramen, bowl of noodles, bowl of ramen, noodle soup, bowl of soup
pot-of-food: soup, stew
curry-rice: curry, plate of curry
gem-stone: diamond, jewel, gem, gemstone, sapphire, precious stone, crystal
doughnut: donut
coin: treasure
hourglass-done: hourglass
tangerine: orange, mandarin, grapefruit, apricot, persimmon
deciduous-tree: tree, apple tree, oak tree, maple tree, birch tree
evergreen-tree: pine tree, fir tree, spruce, pine, conifer
glass-of-milk: glass of milk, milk, yogurt drink
tulip: flower
potted-plant: plant, houseplant, bonsai, fern
volleyball: ball
soccer-ball: sports ball
wine-glass: wine, glass of wine, wineglass, wine goblet, goblet
beer-mug: beer, glass of beer, pint of beer, mug of beer
cut-of-meat: steak, ham, meat, beef
poultry-leg: chicken leg, fried chicken, drumstick, chicken wing, turkey leg
meat-on-bone: meat on the bone, lamb chop
french-fries: fries
spaghetti: pasta, lasagna
mushroom: mushroom, toadstool
handbag: purse
purse: coin purse, pouch
pen: pen, ballpoint pen, marker
socks: sock
stopwatch: pocket watch, fob watch
gloves: glove
pancakes: pancake
chestnut: nut, acorn, hazelnut, almond
candy: marshmallow, bonbon
light-bulb: bulb, lightbulb
laptop: computer
desktop-computer: desktop computer, pc, desktop pc
billed-cap: cap, baseball cap
top-hat: magician hat
t-shirt: shirt, t shirt, tshirt, tee shirt, polo shirt
running-shirt: tank top
running-shoe: shoe, sneaker, running shoe, tennis shoe
high-heeled-shoe: high heel, heels, stiletto
mans-shoe: leather shoe, dress shoe
womans-boot: boot, rain boot, rubber boot, leather boot
hiking-boot: hiking boot, work boot
womans-sandal: sandal
thong-sandal: flip flop
briefs: underwear, underpants, panties
bikini: bra
spoon: teaspoon, soup spoon, ladle
canned-food: tin can, tin, can of food, can of soup, can of beans, food can
cup-with-straw: soda, cola, soft drink, paper cup, iced coffee, iced tea
tumbler-glass: whiskey, whisky, glass of whiskey
cocktail-glass: cocktail, martini
tropical-drink: tropical cocktail
bottle-with-popping-cork: champagne, champagne bottle, bottle of champagne
clinking-glasses: champagne glasses
beverage-box: juice box, juice carton
takeout-box: takeout, chinese takeout
bento-box: lunch box, lunchbox
ice: ice cube
salt: salt shaker, pepper shaker, salt
lotion-bottle: shampoo, shampoo bottle, lotion, bottle of shampoo, bottle of lotion, sunscreen
roll-of-paper: toilet paper, paper towel, roll of toilet paper
hair-pick: comb
shower: shower head, showerhead
framed-picture: picture frame, picture, painting, framed painting, portrait, photo frame
artist-palette: palette, paint palette
paintbrush: paint brush, paintbrush
page-facing-up: paper, sheet of paper, piece of paper, document
page-with-curl: letter, diploma, certificate
scroll: parchment, papyrus
envelope: letter envelope, sealed envelope
love-letter: valentine card, valentine, love letter
newspaper: newspaper
paperclip: paper clip
memo: sticky note, note
spiral-notepad: notepad
notebook: diary, journal
closed-book: dictionary, bible
books: stack of books, pile of books
world-map: map, treasure map
globe-showing-europe-africa: globe, planet earth, earth globe
label: price tag, tag
package: parcel, package, bale
trackball: trackball
headphone: headphones, headset, earphone, earphones
sports-medal: medal, gold medal
trophy: trophy cup
test-tube: test tube
magnifying-glass-tilted-left: magnifying glass
nut-and-bolt: bolt, screw
pick: pickaxe
axe: hatchet
kitchen-knife: chef knife, butcher knife
locked: lock, padlock
old-key: old key, skeleton key
chains: chain, chains
electric-plug: plug
yarn: yarn, ball of yarn, wool, ball of wool
thread: thread, spool, spool of thread
wood: wood, firewood, logs, pile of wood
feather: feather, quill
ring: ring, diamond ring, wedding ring, engagement ring
crown: tiara, diadem
prayer-beads: beads, pearl necklace, bead necklace
watch: watch, wristwatch, wrist watch, smartwatch
camera: camera, photo camera, digital camera
movie-camera: film camera
video-camera: video camera, camcorder
television: old television, old tv, retro tv
video-game: game controller, controller, gamepad, game console, video game
speaker-high-volume: loudspeaker
telephone: landline phone, rotary phone, old phone
optical-disk: cd, compact disc
dvd: dvd
film-frames: film strip
puzzle-piece: puzzle, jigsaw puzzle, puzzle piece, jigsaw, jigsaw piece
yo-yo: yo yo
game-die: dice, die
nesting-dolls: russian doll, matryoshka
chess-pawn: chess piece, pawn, chess pawn
joker: playing card, playing cards, card game, deck of cards
water-pistol: gun, pistol, water gun, squirt gun, toy gun
pool-8-ball: billiard ball, pool ball, eight ball
rugby-football: rugby ball
american-football: american football
bowling: bowling pin
ping-pong: ping pong paddle, table tennis racket, ping pong bat, table tennis bat
badminton: badminton racket, shuttlecock, badminton racquet
ice-hockey: hockey stick, puck, ice hockey stick
cricket-game: cricket bat
bullseye: target, dartboard, dart board, bull's eye
bow-and-arrow: bow and arrow, archery bow, arrow
goal-net: goal, soccer goal, football goal, net
ring-buoy: life buoy, lifebuoy, life ring, lifesaver
safety-vest: life jacket, life vest
diving-mask: snorkel
boxing-glove: boxing glove
kick-scooter: kick scooter
roller-skate: roller skate
balloon: party balloon
postbox: post box, letterbox, letter box
closed-mailbox-with-raised-flag: mailbox, mail box
construction: barrier, roadblock, road barrier
fuel-pump: gas pump
shopping-cart: shopping cart, shopping trolley, trolley
moai: moai
fire-extinguisher: fire extinguisher
wastebasket: wastepaper basket, waste basket
playground-slide: slide, playground slide
beach-with-umbrella: beach umbrella
moon-cake: mooncake
red-paper-lantern: chinese lantern
diya-lamp: oil lamp, genie lamp, magic lamp
cheese-wedge: cheese, slice of cheese, piece of cheese, cheese wedge, swiss cheese
honey-pot: honey, honey jar, jar of honey, pot of honey, honey pot
custard: pudding, jelly, jello, creme brulee
chocolate-bar: chocolate, bar of chocolate, chocolate bar, brownie
cooking: fried egg, omelette, omelet, bacon and eggs
peanuts: peanut, peanuts
popcorn: bucket of popcorn, box of popcorn
shallow-pan-of-food: paella
oden: kebab, skewer, shish kebab
bowl-with-spoon: cereal, bowl of cereal, porridge, oatmeal, yogurt
cooked-rice: rice, bowl of rice
green-salad: salad, bowl of salad
pie: apple pie, tart, pumpkin pie
cupcake: muffin
lollipop: popsicle, ice lolly
dumpling: dumplings
flatbread: pita, tortilla
pea-pod: pea, peas, pea pod
ear-of-corn: corn, corn cob, ear of corn, maize, corn on the cob, sweetcorn
leafy-green: lettuce, cabbage, spinach, kale, celery, salad leaf, head of lettuce
roasted-sweet-potato: sweet potato, yam
ginger-root: ginger, ginger root
hot-pepper: chili, chilli, chili pepper
cucumber: zucchini, courgette, pickle, gherkin
cherries: cherry
blueberries: blueberry, cranberry, blackberry
kiwi-fruit: kiwi
mango: papaya
sheaf-of-rice: wheat, sheaf of wheat, ear of wheat, grain, barley
bouquet: bouquet, bouquet of flowers, bunch of flowers, flower bouquet, flower arrangement
hyacinth: hyacinth, lavender
blossom: daisy, daffodil, peony, hydrangea, dandelion
hibiscus: orchid, lily, poppy
lotus: lotus flower, water lily
fallen-leaf: leaf, autumn leaf, dry leaf, dead leaf, fallen leaf
shamrock: clover
coral: coral
spiral-shell: seashell, shell, sea shell, conch, clam
hatching-chick: eggshell, hatching egg
rock: stone, boulder, pebble
brick: brick
bone: dog bone
headstone: tombstone, gravestone, grave
coffin: coffin
crystal-ball: crystal ball
dagger: dagger
water-closet: wc
loudspeaker: public address
high-voltage: lightning bolt
jar: jam jar
oil-drum: oil barrel, oil drum, drum of oil
amphora: amphora, clay jug
basket: laundry basket
funeral-urn: funeral urn
drop-of-blood: drop of blood
droplet: drop of water, water drop, droplet, raindrop
bubbles: bubble, soap bubble
red-heart: heart, love heart
star: star, gold star
crescent-moon: crescent moon
ringed-planet: saturn
cloud: cloud
sun: sun
christmas-tree: decorated tree
piata: pinata, piñata
confetti-ball: confetti
party-popper: party popper
firecracker: firecracker
menorah: menorah
sled: sleigh, toboggan
ribbon: bow
wind-chime: wind chime
pill: medicine, capsule, tablet of medicine
x-ray: x ray
adhesive-bandage: bandage, band aid, plaster
tooth: tooth
ghost: ghost
skull: skull, skeleton
turkey: turkey
folding-hand-fan: hand fan, folding fan, paper fan
house: miniature house
dollar-banknote: dollar bill, dollar, banknote, money, cash, bank note, bill
money-bag: bag of money, sack, sack of money
credit-card: business card, bank card
admission-tickets: ticket, concert ticket
cigarette: cigarette, cigar
locomotive: toy train, model train
automobile: toy car
teddy-bear: stuffed animal, plush toy, soft toy, stuffed toy, plush bear
grapes: grape
chopsticks: chopstick
shrimp: prawn, prawns
lobster: crawfish, crayfish
baby-bottle: baby bottle, feeding bottle, milk bottle for babies
pie: quiche, meat pie
hot-pepper: chili pepper, cayenne
framed-picture: oil painting
satellite-antenna: satellite dish, dish antenna, radar dish
custard: mousse, chocolate mousse, gelatin
green-salad: coleslaw
aerial-tramway: cable car, gondola lift, ski lift
delivery-truck: delivery truck, moving truck
auto-rickshaw: tuk tuk
motorized-wheelchair: electric wheelchair
hippopotamus: hippo, hippopotamus
gorilla: gorilla
orangutan: orangutan
llama: llama, alpaca
badger: badger
blowfish: pufferfish, puffer fish, blowfish
cricket: grasshopper
worm: earthworm
rat: rat
bison: bison, buffalo
leopard: leopard
beetle: stag beetle
mosque: mosque
synagogue: synagogue
classical-building: monument
office-building: apartment building, skyscraper building
convenience-store: kiosk
post-office: post office building
love-hotel: motel
circus-tent: circus tent
hut: thatched hut
derelict-house: abandoned house, ruined house
stadium: arena
`;

const ICONS: ReadonlyMap<string, string> = new Map(
  NAMES.trim()
    .split('\n')
    .flatMap((line) => {
      const [icon, names] = line.split(': ') as [string, string];
      return names.split(', ').map((name) => [name, icon] as const);
    }),
);

export function pictureNamed(name: string): string | null {
  return ICONS.get(name) ?? null;
}
