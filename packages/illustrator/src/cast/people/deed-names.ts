import type { Place } from '../../scene-description.ts';
import { BODY_ROWS } from './deed-rows/body-rows.ts';
import { COMPANY_ROWS } from './deed-rows/company-rows.ts';
import { DOING_ROWS } from './deed-rows/doing-rows.ts';
import { DRESSING_ROWS } from './deed-rows/dressing-rows.ts';
import { HANDWORK_ROWS } from './deed-rows/handwork-rows.ts';
import { OUTING_ROWS } from './deed-rows/outing-rows.ts';
import { PLAY_ROWS } from './deed-rows/play-rows.ts';
import { SERVICE_ROWS } from './deed-rows/service-rows.ts';
import { SKILL_ROWS } from './deed-rows/skill-rows.ts';
import { TRADE_ROWS } from './deed-rows/trade-rows.ts';

/**
 * What people (and animals that stand up for it) can be shown doing, beyond the plain actions: a pose or movement
 * with its props, by name. Plain words, so that reading a prompt loads no drawing.
 */
export interface DeedName {
  /**
   * Phrases it is found by, in dictionary forms, without articles: `strum guitar, play guitar`. A phrase fits when
   * all its words occur after the doer in its clause, in this order; the longest phrase that fits wins. The things
   * it names are part of the pose: they do not appear a second time beside it. A word with a plus (`make +salad`) has
   * to be there, but stays a thing of its own, which the deed is done to.
   */
  readonly words: string;
  /** Where it happens when the prompt names no place. */
  readonly place?: Place;
  /** Gets along while doing it: the camera keeps up. */
  readonly moves?: boolean;
  /** Done to any thing or animal: what the prompt names after it is drawn with it, in its place and colour. */
  readonly withThing?: boolean;
  /** Nothing to see where no thing is named: "with her eyes open". */
  readonly needsThing?: boolean;
  readonly group: DeedGroupName;
}

export type DeedGroupName =
  | 'gestures'
  | 'exercise'
  | 'ball-games'
  | 'contests'
  | 'gliding'
  | 'music'
  | 'kitchen'
  | 'body-care'
  | 'chores'
  | 'outdoor-work'
  | 'feats'
  | 'crafts'
  | 'handwork'
  | 'trades'
  | 'body'
  | 'dressing'
  | 'company'
  | 'play'
  | 'outings'
  | 'skills'
  | 'services'
  | 'doings';

/** `name: phrase, phrase @place > *`: `>` where the doer gets along meanwhile, `*` where it is done to any thing, `**` only then. */
const ROWS: Record<DeedGroupName, string> = {
  gestures: `
    clap: clap, applaud, applause, clap hand, clapping @stage-hall
    present-weather: present weather forecast, weather forecast, present weather, weather report, weather presenter @plain-room
    play-with-baby: play with baby, play baby, entertain baby, tickle baby @room
    snap-fingers: snap finger, finger snap, finger snapping, click finger @plain-room
    laugh: laugh, laughing, giggle, chuckle, crack up @room
    cry: cry, crying, weep, sob, shed tear @plain-room
    shake-head: shake head, head shake, shake his head, shake her head @plain-room
    stick-out-tongue: stick tongue out, stick out tongue, show tongue, poke tongue @plain-room
    kiss: kiss, kiss each other, kissing @park
    hug: hug, embrace, cuddle, hug each other @park
    shake-hands: shake hand, handshake, shaking hand @office
    talk: talk each other, talk together, chat with friend, have conversation, discuss @street
    wave: wave hand, wave hello, wave goodbye, say hello, greet @park
    march: march, marching, parade @street >
    crawl-baby: crawl baby, baby crawl, crawling baby @nursery`,
  exercise: `
    squat: squat, do squat, squatting @gym
    bend-back: bend back, bend backward, bend over backward, backbend @gym
    stretch-leg: stretch leg, leg stretch, stretching leg @gym
    push-up: push up, do push up, push ups, pushup @gym
    sit-up: sit up, sit ups, do sit up, crunch @gym
    tai-chi: tai chi, practice tai chi, do tai chi @park
    yoga: yoga, do yoga, practice yoga, practise yoga @park
    aerobics: aerobics, do zumba, zumba, do burpee, burpee, warm up, do aerobics, aerobic exercise @gym
    robot-dance: robot dance, robot dancing, dance robot, dance like robot @stage
    ballet: ballet, pirouette, dance ballet, ballet dance, perform ballet @stage
    belly-dance: belly dance, belly dancing @stage
    cheer: cheerlead, cheerleading, cheerleader @football-field
    jog: jog, jogging @park >
    jumping-jack: jumping jack, do jumping jack, star jump @gym`,
  'ball-games': `
    shoot-goal: shoot goal, score goal, kick goal, shoot goal soccer, penalty kick @football-field
    play-soccer: play soccer, play kickball, pass soccer ball, play football, kick ball, kick soccer ball, juggle soccer ball, dribble soccer ball @football-field >
    shoot-basketball: shoot basketball, play netball, throw basketball, play basketball, shoot hoop @basketball-court
    dunk-basketball: dunk basketball, dunk, slam dunk @basketball-court
    dribble-basketball: dribble basketball, bounce basketball @basketball-court
    bowl: bowling, play bowling, go bowling, bowl ball @bowling-alley
    throw-frisbee: throw frisbee, catch frisbee, catch or throw frisbee, play frisbee @park
    throw-baseball: throw baseball, pitch baseball, catch or throw baseball, play baseball, pitch ball @baseball-stadium
    catch-baseball: catch baseball @baseball-stadium
    hit-baseball: hit baseball, swing bat, swing baseball bat, play softball, bat ball @baseball-stadium
    play-tennis: play tennis, play squash, play racquetball, hit tennis ball, play badminton, swing racket @tennis-court
    golf: play golf, swing golf club, play mini golf, golf, golfing, hit golf ball, golf putt @golf-course`,
  contests: `
    throw-axe: throw axe, axe throw, throw ax, hatchet throw @forest
    archery: archery, shoot arrow, shoot bow, practice archery, draw bow @meadow
    sword-fight: sword fight, fight sword, fence, fencing, duel, cross sword @castle-yard
    fight: fight, fight each other, brawl, spar, karate, martial art, battle, shadowbox @meadow
    box: box, boxing, punch, kickbox, kickboxing @boxing-ring
    wrestle: wrestle, wrestling @gym
    arm-wrestle: arm wrestle, arm wrestling @bar
    hula-hoop: hula hoop, hula hooping @park
    jump-rope: jump rope, skip rope, skip with rope, rope skip @playground
    fly-kite: fly kite, kite fly, flying kite @meadow
    rock-climb: rock climb, rock climbing, climb rock, climb wall, climb cliff, climb mountain, boulder @cliff
    climb-rope: climb rope, rope climb @gym
    bungee-jump: bungee jump, bungee jumping @canyon
    skydive: skydive, skydiving, sky dive @sky
    parachute: parachute, parasail, paraglide, parasailing, paragliding @sky
    run-treadmill: run on treadmill, treadmill, run treadmill, walk on treadmill @gym
    lift-weights: lift weight, weightlift, weightlifting, lift barbell, deadlift, bench press, snatch weight lift, clean and jerk @gym`,
  gliding: `
    roller-skate: roller skate, rollerblade, inline skate, roller skating, rollerskate @park >
    ice-skate: ice skate, figure skate, ice skating, skate on ice @ice-rink >
    skateboard: skateboard, longboard, ride skateboard, skateboarding @street >
    ride-scooter: ride scooter, kick scooter, push scooter @street >
    snowboard: snowboard, snowboarding @ski-slope >
    ski: ski, skiing @ski-slope >
    water-ski: on water ski, water ski, water skiing, waterski, waterskiing @ocean
    swim-backstroke: swim backstroke, backstroke @swimming-pool
    swim: swim lap, swim breast stroke, swim butterfly stroke, swim crawl, swim pool, front crawl @swimming-pool
    kayak: kayak, canoeing or kayaking, paddle kayak, kayaking @river
    row-boat: row boat, row a boat, rowing @lake
    sail: sailing, sail boat, sail a boat, sail a yacht @ocean`,
  music: `
    play-harp: play harp, strum harp, pluck harp, play lyre @stage
    play-flute: play flute, play recorder, play clarinet, blow flute, play oboe, play piccolo, play ocarina, play tin whistle @stage
    play-trumpet: play trumpet, blow trumpet, play horn @stage
    play-saxophone: play saxophone, play sax @stage
    play-guitar: play guitar, strum guitar, play ukulele, play banjo, play bass guitar, strum ukulele, play mandolin, play lute, play sitar, play electric guitar, tap guitar, play bass @stage
    play-violin: play violin, play viola, play fiddle @stage
    play-cello: play cello, play double bass @stage
    play-piano: play piano, play grand piano, play keyboard, play organ @stage
    play-drums: play drum, drum, drumming, play drum kit, beat drum @stage
    air-drum: air drum, air drumming, play air drum @stage
    play-accordion: play accordion, play concertina @stage
    sing: sing, singing, sing song, sing karaoke @stage
    dj: dj, mix music, spin record @stage
    conduct: conduct orchestra, conduct @stage`,
  kitchen: `
    taste-beer: taste beer, drink beer, sip beer @bar
    drink: drink water, drink glass, drink juice, drink milk, drink wine @kitchen
    drink-tea: drink tea, drink coffee, sip coffee, sip tea, drink cup, drink cup coffee, drink cup tea, drink cocoa, sip cocoa, have coffee, have tea, have cup tea, have cup coffee @kitchen
    eat-watermelon: eat watermelon, bite watermelon @park
    eat: eat dinner, eat breakfast, eat lunch, have dinner, have lunch, have breakfast, eat meal, dine, eat salad, eat steak @dining-room
    cut-watermelon: cut watermelon, slice watermelon, chop watermelon @kitchen
    cook: cook, make pasta, make soup, make jam, make waffle, cook egg, cook sausage, fry egg, cook on stove, cook meal, cook food, cook dinner, cook chicken @kitchen
    flip-pancake: flip pancake, make pancake, cook pancake, toss pancake, fry pancake, bake pancake @kitchen
    barbecue: barbecue, barbeque, barbequing, bbq, grill, grill meat, barbecuing @backyard
    bake: bake, roll dough, roll pastry, roll out dough, make cookie, make pie, make bread, bake cookie, bake bread, make pizza, make cake, bake cake @kitchen
    pour-drink: bartend, mix cocktail, shake cocktail, pour cocktail @bar
    open-bottle: open bottle, uncork champagne, open champagne, open wine, uncork bottle, open beer @kitchen
    wash-dishes: wash dish, do dish, wash plate, clean dish @kitchen
    blow-candles: blow out candle birthday cake, blow out candle cake, blow candle cake, blow candle, blow out candle, blow birthday candle @room
    smoke: smoke, smoke cigarette, smoking, smoke cigar, smoke pipe @street`,
  'body-care': `
    wash-hands: wash hand, wash his hand, wash her hand, wash face @bathroom
    brush-teeth: brush tooth, brush teeth, clean tooth @bathroom
    brush-hair: brush hair, comb hair @bedroom
    dye-hair: dye hair, color hair, colour hair, dying hair @salon
    get-haircut: get haircut, cut hair, haircut, get a haircut, style hair @salon
    shave-beard: shave beard, shave head, trim beard, shave, trim or shave beard, shave face @bathroom
    fill-eyebrows: fill eyebrow, draw eyebrow, pluck eyebrow, wax eyebrow @bathroom
    put-on-makeup: put on makeup, put on foundation, apply makeup, put on lipstick, apply lipstick, apply cream @bathroom
    cut-nails: cut nail, trim nail, clip nail, do nail @bathroom
    take-shower: take shower, take a shower, showering, have shower, wash hair @shower
    take-bath: take bath, bathe, take a bath, have bath @bathroom
    tie-tie: put on tie, tie tie, tie necktie, tie knot, tie bow tie @bedroom
    bandage: bandage, bandaging, wrap bandage, bandage arm, treat wound @hospital
    massage: massage back, give massage, get massage, massage @spa
    massage-legs: massage leg, massage foot, massaging leg @spa
    wake-up-baby: baby wake up, wake up baby, baby waking up, waking up baby @nursery
    groom-dog: groom dog, brush dog, trim dog, wash dog, groom horse @salon`,
  chores: `
    sweep-floor: sweep floor, sweep, broom floor, sweep room @room
    mop-floor: mop floor, mop, clean floor, wash floor @corridor
    vacuum: vacuum, vacuum floor, vacuum carpet, hoover @room
    clean-window: clean window, wash window, wipe window @room
    iron: iron, ironing, iron clothes, iron shirt, iron cloth @laundry-room
    fold-clothes: fold clothes, fold laundry, fold shirt, fold cloth, fold napkin @laundry-room
    do-laundry: do laundry, wash clothes, laundry, load washing machine @laundry-room
    hang-laundry: hang laundry, hang clothes, hang up laundry, dry laundry @backyard
    make-bed: make bed, make the bed, making bed @bedroom
    shine-shoes: shine shoe, polish shoe, clean shoe @room
    knit: knit, knitting, crochet @room
    sew: sew, sewing, stitch, use sewing machine @workshop
    read-book: read book, turn page, flip page, read a book, read novel, read @indoor-library
    read-newspaper: read newspaper, read paper @room
    use-computer: use computer, check email, surf internet, type on keyboard, type keyboard, browse internet, use computer mouse, type on computer, work on computer, type on laptop, work on laptop, use laptop, play computer @office
    write: write, write letter, write note, write on paper, write book @room
    draw: draw, draw picture, sketch, sketch portrait, draw portrait @art-studio
    paint: paint, oil paint, paint picture, paint portrait, paint canvas, paint on canvas @art-studio
    play-controller: play controller, play video game, play with controller, play console, use controller @room
    take-photo: take photo, take picture, take portrait, snap photo, snap picture, photograph @park
    talk-phone: talk on phone, telephone, phone call, talk on telephone, call on phone @office
    count-money: count money, count cash, count bill @office`,
  'outdoor-work': `
    pet-animal: pet animal, pet dog, stroke dog, pat dog, caress dog, stroke animal @park
    pet-cat: pet cat, stroke cat, pat cat, caress cat @room
    feed-animal: feed, feed animal, give food @farm *
    walk-dog: walk dog, walk his dog, walk her dog, walk with dog @park > *
    lead-horse: walk horse, lead horse, walk with horse @farm >
    milk-cow: milk cow, milking cow, milk a cow @barn
    shear-sheep: shear sheep, shearing sheep, shave sheep @barn
    plant-tree: plant tree, planting tree, plant sapling, plant flower @garden
    dig: dig, digging, dig hole, dig ground, shovel @garden
    water-plants: water, water plant, water flower, water garden, water vegetable, water lawn @garden *
    mow-lawn: mow lawn, mow grass, cut grass @garden >
    chop-wood: chop wood, split wood, cut wood, swing axe, swing ax, chop tree, chop down tree @forest
    make-snowman: make snowman, build snowman, build a snowman @snowy-yard
    throw-snowball: throw snowball, snowball fight @snowy-yard
    build-sandcastle: build sandcastle, build sand castle, make sandcastle @beach
    ride-horse: horseback riding, horse riding @meadow >`,
  feats: `
    climb-ladder: climb ladder, climb up ladder, stand on ladder, go up ladder, up ladder @street
    rescue-cat: climb ladder rescue cat tree, rescue cat from tree, save cat from tree, climb ladder cat tree @park
    climb-tree: climb tree, climb up tree @park
    slide: slide, slide down, slide down slide @playground
    serve: serve, serve food, serve dinner, serve breakfast, serve lunch, serve meal, serve customer, serve guest @restaurant
    serve-pizza: serve pizza, deliver pizza, bring pizza @restaurant
    serve-drinks: serve coffee, serve tea, serve drink, serve wine, serve juice, serve cocktail, bring coffee, bring tea @restaurant
    serve-cake: serve cake, serve dessert, serve pancake, bring cake @restaurant
    spray-water: spray water with hose, hose driveway, spray water with trunk, spray water, spray hose, squirt water, extinguish fire, put out fire, water hose, hold hose @street
    cast-spell: cast spell, wave wand, conjure,  cast magic, cast magic spell, cast fireball @castle-yard
    blow-bubbles: blow bubble, blow soap bubble @park
    trampoline: jump on trampoline, bounce on trampoline, trampoline @backyard
    handstand: handstand, do handstand, stand on hand, walk on hand @gym
    throw-darts: throw dart, play dart @bar
    push-stroller: push stroller, push baby carriage, push pram, push buggy @park >
    hammer-nails: hammer nail, hammer, drive nail, hit nail, use hammer, swing hammer @workshop
    table-tennis: play table tennis, table tennis, play ping pong, ping pong @gym
    look-telescope: look through telescope, use telescope, peer through telescope @rooftop
    draw-sword: draw sword, raise sword, wield sword, swing sword, draw katana, draw blade @castle-yard
    juggle: juggle, juggling @circus *
    eat-food: eat bamboo, munch bamboo, chew bamboo @forest *
    toss: toss pizza, toss into air, throw into air, toss in air, spin pizza, toss dough, toss @kitchen *
    punch-bag: punch bag, punch heavy bag, punch punching bag, hit punching bag, box punching bag, train with punching bag @gym
    feed-ducks: feed +duck, feed +swan, feed +goose, feed +duckling @pond *
    feed-birds: feed bird, scatter seed, scatter birdseed @park *
    roast: roast marshmallow, toast marshmallow, grill marshmallow, roast sausage, roast marshmallow campfire @campsite
    plant-flag: plant flag, raise flag, hoist flag @mountains
    jump-into-water: jump into, dive into, leap into, plunge into, splash into @lake
    wake-owner: wake up owner, wake up sleeping owner, wake owner, wake up man, wake up woman, wake up boy, wake up girl, wake up child @bedroom`,
  crafts: `
    arrange-flowers: arrange flower, arranging flower, flower arrangement @florist
    pottery: pottery, make pottery, clay pottery make, clay pottery, pottery making, clay pottery making, make pot, shape clay, shape vase, shape pot, shape bowl, throw pot @workshop
    sharpen-knife: sharpen knife, sharpen blade, sharpen pencil @kitchen
    bend-metal: bend metal, bending metal, bend iron, bend bar @workshop
    push-cart: push cart, go shopping, shop for grocery, buy grocery, push shopping cart, push trolley @supermarket >
    change-wheel: change wheel, change tire, change tyre, fix car, repair car @garage
    shuffle-cards: shuffle card, shuffling card, deal card @casino
    play-cards: play card, play poker, play blackjack @casino
    play-chess: play chess, chess game, play checkers, move chess piece @indoor-library
    rock-paper-scissors: rock scissors paper, scissors paper, rock paper scissors, play rock paper scissors, play rock scissors paper @classroom
    give-award: give award, receive award, present award, give trophy, receive trophy, give or receive award, win medal @stage
    dance-together: polka, line dance, country line dance, dance cumbia, cumbia dance, dance polka, folk dance, square dance @ballroom
    ride-bike: ride bike, ride bicycle, ride mountain bike, mountain bike, bike, bicycle ride, cycle @forest-road >
    ride-motorcycle: ride motorcycle, motorcycling, motorcycle, ride motorbike @highway >
    drive-car: drive car, drive vehicle, driving car @highway >
    crowd-surf: crowd surf, surf crowd, surfing crowd @stage`,
  handwork: HANDWORK_ROWS,
  trades: TRADE_ROWS,
  body: BODY_ROWS,
  dressing: DRESSING_ROWS,
  company: COMPANY_ROWS,
  play: PLAY_ROWS,
  outings: OUTING_ROWS,
  skills: SKILL_ROWS,
  services: SERVICE_ROWS,
  doings: DOING_ROWS,
};

export const DEEDS: Readonly<Record<string, DeedName>> = Object.fromEntries(
  Object.entries(ROWS).flatMap(([group, rows]) =>
    rows
      .trim()
      .split('\n')
      .filter((row) => row !== '')
      .map((row) => {
        const [, name, words, place, moves, thing] = /^\s*([\w-]+): (.*?) @([\w-]+)( >)?( \*\*?)?$/.exec(
          row,
        )!;
        return [
          name!,
          {
            words: words!,
            place: place as Place,
            group: group as DeedGroupName,
            ...(moves ? { moves: true } : {}),
            ...(thing ? { withThing: true } : {}),
            ...(thing === ' **' ? { needsThing: true } : {}),
          },
        ];
      }),
  ),
);

/** Whether a deed is drawn with the thing it is done to, whatever thing that is. */
export function isDoneToThing(deed: string | null): boolean {
  return deed !== null && DEEDS[deed]?.withThing === true;
}
