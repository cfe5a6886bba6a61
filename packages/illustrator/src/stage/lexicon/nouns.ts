import { type AnimalKind, animalNames, animalWords } from '../../cast/animals/animal-index.ts';
import type { Rests } from '../../cast/objects/thing-data.ts';
import { thingNames, thingWords } from '../../cast/objects/thing-index.ts';
import type { Figure, Place } from '../../scene-description.ts';
import { pictureCategories } from './emoji-index.ts';

/**
 * Nouns that have a figure of their own and no file. `model: word, word` lists the words each model is drawn for; a word
 * that is itself a model needs no second mention. Every other noun of the emoji set is found in `emoji-index.ts`.
 */
const FIGURES: Record<Exclude<Figure['kind'], 'emoji' | 'object' | 'sign' | AnimalKind>, string> = {
  person: `
    man: man, guy, agent, secret agent, immigrant, pedestrian, commuter, resident, volunteer, coworker, opponent, rival, bystander, onlooker, spectator, passerby, guest, teammate, classmate, roommate, trumpeter, homeowner, gentleman, father, dad, daddy, papa, husband, uncle, brother, boyfriend, runner, jogger, worker, traveler, traveller, driver, person, human, someone, stranger, neighbor, neighbour, customer, visitor, figure, people, photographer, programmer, player, friend, passenger, villager, crowd, fighter, juggler, acrobat, beggar, tailor, cobbler, barber, electrician, merchant, lighthouse keeper, zookeeper, janitor
    woman: woman, pregnant woman, lady, mother, mom, mum, mommy, mama, wife, aunt, sister, girlfriend, model, hostess, nanny, fiancée, actress, women, tailoress, hairdresser, maid, saleswoman
    boy: boy, kid, child, orphan, son, grandson, nephew, toddler, baby, infant, children, pupil, grandchild, twin, teenage boy; girl: girl, daughter, granddaughter, niece, little girl, teenage girl
    teenager: teenager, teen, adolescent, student, youth; schoolgirl: schoolgirl; schoolboy: schoolboy
    grandfather: grandfather, grandpa, granddad, old man, elderly man, elder, nonno, abuelo, opa; grandmother: grandmother, grandma, granny, old woman, elderly woman, old lady, elderly lady, nonna, abuela, oma; professor: professor
    astronaut: astronaut, cosmonaut, spaceman, space explorer; monster: monster, creature, beast, yeti, bigfoot, ogre, troll, goblin; robot: robot, android, cyborg, mech, droid; alien: alien, extraterrestrial, martian person; knight: knight, warrior, gladiator; soldier: soldier, army officer, guard, trooper
    wizard: wizard, mage, sorcerer, magician; witch: witch; chef: chef, pizza chef, cook; baker: baker, pastry chef; doctor: doctor, health worker, surgeon, vet, veterinarian, dentist; nurse: nurse; scientist: scientist, chemist, researcher, lab technician; dancer: dancer, ballet dancer, flamenco dancer; ballerina: ballerina
    musician: musician, guitarist, pianist, violinist, drummer, band, rock star, dj; singer: singer, rapper, opera singer; pirate: pirate; ninja: ninja; samurai: samurai; king: king, emperor, prince; queen: queen, princess, empress
    superhero: superhero, hero, superman; cowboy: cowboy, cowgirl, sheriff; farmer: farmer, peasant, rancher; gardener: gardener, florist; firefighter: firefighter, fireman; police officer: police officer, policeman, policewoman, cop; detective: detective, private eye, spy
    postman: postman, mailman, mail carrier, postwoman, letter carrier; mechanic: mechanic, car mechanic; vendor: vendor, seller, market seller, hawker; shopkeeper: shopkeeper, cashier, shop assistant, grocer; barista: barista; butcher: butcher; waiter: waiter, bartender, butler; waitress: waitress
    conductor: train conductor, conductor, stationmaster, bus driver, train driver; pilot: pilot, aviator; captain: captain, sea captain, ship captain; sailor: sailor, seaman; flight attendant: flight attendant, stewardess; paramedic: paramedic; judge: judge; construction worker: construction worker, factory worker, builder, bricklayer, welder; miner: miner; plumber: plumber; carpenter: carpenter, woodworker, blacksmith; engineer: engineer, technologist
    lumberjack: lumberjack, woodcutter; beekeeper: beekeeper; lifeguard: lifeguard; goalkeeper: goalkeeper, goalie; footballer: footballer, soccer player, football player, striker; basketball player: basketball player; tennis player: tennis player; athlete: athlete, sprinter, gymnast; referee: referee, umpire; boxer: boxer; jockey: jockey; hiker: hiker, backpacker; climber: climber, mountaineer; explorer: explorer, archaeologist, adventurer; tourist: tourist
    groom: groom, bridegroom; bride: bride; businessman: businessman, office worker, office clerk, banker, lawyer, politician, salesman, boss; businesswoman: businesswoman; graduate: graduate; clown: clown, jester; geisha: geisha; nun: nun; priest: priest; viking: viking; caveman: caveman; vampire: vampire; dwarf: dwarf, gnome; shepherd: shepherd; karate fighter: karate fighter, judoka
    santa: santa, santa claus, father christmas; reporter: reporter, journalist, news anchor, anchorman, anchorwoman, presenter, newscaster, host, speaker; teacher: teacher, librarian; monk: monk
    surfer: surfer; skier: skier, snowboarder; skater: skater, figure skater, ice skater, skateboarder; cyclist: cyclist; biker: biker, motorcyclist; painter: painter, artist; fisherman: fisherman, fisher, angler; swimmer: swimmer; diver: diver, scuba diver; monkey: monkey, ape, chimpanzee; snowman: snowman; zombie: zombie; fairy: fairy, angel, elf; mermaid: mermaid`,
  vehicle: `
    car: car, automobile, suv, jeep, vehicle; sports car: sports car, convertible, supercar, lamborghini, ferrari; racing car: racing car, race car, formula one; taxi: taxi, cab, yellow cab; police car: police car; bus: bus, school bus; tram: tram, streetcar, trolley car, light rail; ambulance: ambulance; fire truck: fire truck, fire engine, firetruck; pickup truck: pickup truck, pickup; dump truck: dump truck, dumper, tipper; garbage truck: garbage truck, trash truck, bin lorry; moped: moped, vespa, motor scooter, scooter
    truck: truck, lorry; van: van, campervan, camper van; train: train, locomotive, steam train, subway, bullet train, high speed train, metro; bicycle: bicycle, bike; motorcycle: motorcycle, motorbike; tractor: tractor; skateboard: skateboard`,
  craft: `
    sailboat: sailboat, sailing boat, yacht; galleon: galleon, pirate ship, sailing ship, tall ship, frigate; boat: boat, fishing boat, motorboat, speedboat, ferry; ship: ship, cruise ship, container ship, warship, titanic; canoe: canoe, dragon boat; kayak: kayak; rowboat: rowboat, rowing boat, row boat, wooden boat, paper boat; raft: raft, wooden raft; dinghy: dinghy, inflatable boat, rubber boat, lifeboat; gondola: gondola, venetian gondola
    submarine: submarine; rocket: rocket, missile, space rocket, spacex; spaceship: spaceship, spacecraft, starship, space shuttle; ufo: ufo, flying saucer, alien ship; satellite: satellite, space station; airplane: airplane, plane, aircraft, jet, airliner, biplane, fighter jet
    helicopter: helicopter, chopper; drone: drone, quadcopter; hot air balloon: hot air balloon; airship: airship, blimp, zeppelin; balloon: balloon; kite: kite; paper plane: paper plane, paper airplane; lantern: sky lantern, paper lantern, floating lantern, lantern`,
  landmark: `
    castle: castle, palace, fortress; house: house, home, cottage, mansion, farmhouse; cabin: cabin, hut, log cabin, wooden house; lighthouse: lighthouse; tower: tower, eiffel tower, tokyo tower; pyramid: pyramid; windmill: windmill; temple: temple, pagoda, shrine, forbidden city
    tent: tent; church: church, cathedral; ferris wheel: ferris wheel; volcano: volcano; statue: statue of liberty; campfire: campfire, bonfire; fireplace: fireplace, hearth; christmas tree: christmas tree; igloo: igloo; palm: palm tree`,
  instrument:
    'piano: piano, grand piano, keyboard; guitar: guitar, electric guitar, ukulele, banjo; violin: violin, cello, fiddle; drum: drum, drum kit, bongo; trumpet: trumpet, horn, trombone; saxophone: saxophone; flute: flute, recorder, clarinet; accordion: accordion; microphone: microphone',
  prop: 'football: football, soccer ball, soccer; basketball: basketball; ball: ball, tennis ball, beach ball; umbrella: umbrella, parasol; surfboard: surfboard; laptop: laptop, computer; book: book; fishing rod: fishing rod; candle: candle; frisbee: frisbee; flag: flag; sword: sword, lightsaber; wand: wand; broom: broom, broomstick',
};

const ANIMALS = animalNames().flatMap((model) => {
  const { kind, words } = animalWords(model)!;
  return words.map((word): [string, Figure] => [word, { kind, model }]);
});

export const NOUNS: ReadonlyMap<string, Figure> = new Map([
  ...ANIMALS,
  ...Object.entries(FIGURES).flatMap(([kind, models]) =>
    models
      .split(/[;\n]/)
      .map((line) => line.trim())
      .filter((line) => line !== '')
      .flatMap((line) => {
        const [model, words] = line.split(': ') as [string, string];
        return words.split(', ').map((word) => [word, { kind, model } as Figure] as const);
      }),
  ),
]);

const OBJECTS: ReadonlyMap<string, Figure> = new Map(
  thingNames().flatMap((model) =>
    (thingWords(model)?.words ?? []).map((word): [string, Figure] => [word, { kind: 'object', model }]),
  ),
);

/** What draws a word: a thing with a drawing of its own before anything else. */
export function figureOfWord(word: string): Figure | null {
  return OBJECTS.get(word) ?? NOUNS.get(word) ?? null;
}

/** Words of several, the last of which is this one: "baseball bat". */
export function wordsEndingIn(word: string): readonly string[] {
  return [...OBJECTS.keys(), ...NOUNS.keys()].filter((each) => each.endsWith(` ${word}`));
}

/** Where a subject belongs when the prompt names no place. */
export function homeOf(figure: Figure): Place | null {
  if (figure.kind === 'object') return RESTING_PLACES[thingWords(figure.model)?.rests ?? 'table'];
  const key = figure.kind === 'emoji' ? figure.icon : figure.model;
  const lives = animalWords(key)?.lives;
  if (lives) return lives;
  for (const [place, keys] of Object.entries(HOMES))
    if (keys.split(', ').includes(key)) return place as Place;
  if (figure.kind === 'vehicle') return 'street';
  if (figure.kind === 'instrument') return 'stage';
  if (figure.kind === 'prop' || figure.kind === 'sign') return 'tabletop';
  if (figure.kind === 'emoji') return homeOfPicture(figure.icon);
  return null;
}

function homeOfPicture(icon: string): Place | null {
  const kinds = pictureCategories(icon);
  if (kinds.includes('animal')) return 'meadow';
  if (kinds.includes('phenomenon') && !kinds.includes('artifact')) return 'street';
  return kinds.length > 0 ? 'tabletop' : null;
}

const RESTING_PLACES: Record<Rests, Place> = {
  table: 'tabletop',
  floor: 'plain-room',
  street: 'street',
  ground: 'park',
  grass: 'meadow',
  farm: 'farm',
  beach: 'beach',
  water: 'ocean',
  desert: 'desert',
  snow: 'mountains',
  air: 'sky',
};

const HOMES: Partial<Record<Place, string>> = {
  underwater: 'submarine, coral, shell, tropical-fish, blowfish',
  ocean: 'mermaid, sailboat, galleon, boat, ship, surfer',
  lake: 'gondola, bridge, canoe, kayak, rowboat, raft, dinghy, fisherman',
  space: 'astronaut, rocket, spaceship, ufo, alien, satellite, ringed-planet',
  sky: 'airplane, helicopter, drone, airship, hot air balloon, paper plane, kite, balloon, lantern, parachute',
  savanna: 'hippopotamus, leopard',
  arctic: 'igloo',
  desert: 'cactus, pyramid',
  jungle: 'orangutan, monkey, gorilla',
  forest: 'badger, fairy, tent, cabin, campfire',
  mountains: 'hiker, climber, train, skier, volcano, castle, temple',
  beach: 'lifeguard, lighthouse, palm',
  farm: 'turkey, tractor, farmer, gardener, shepherd, beekeeper, windmill, barn',
  street:
    'bicycle, motorcycle, skater, skateboard, cyclist, police officer, firefighter, reporter, taxi, vendor, postman, biker, detective, businessman, businesswoman, phone booth, fountain, bus stop, garage, school, hospital, factory, hotel, bank, post-office, stadium, convenience-store, office-building, classical-building',
  stage: 'musician, singer, ballerina, dancer, microphone',
  kitchen: 'chef, baker',
  room: 'doctor, teacher, nurse, scientist',
  'plain-room':
    'umbrella, chair, bed, toilet, bathtub, shower, door, luggage, backpack, broom, surfboard, football, basketball, ball, skis, ladder, manual-wheelchair, motorized-wheelchair, kick-scooter, roller-skate, wastebasket, bow-and-arrow, telescope, goal-net, sled, fire-extinguisher, desktop-computer, television',
  tabletop:
    'potted-plant, bouquet, rose, tulip, sunflower, hibiscus, blossom, hyacinth, watch, compass, hourglass-done, thermometer, stopwatch, globe-showing-europe-africa, world-map, feather, fallen-leaf, maple-leaf, four-leaf-clover, automobile, locomotive, menorah, red-heart, skull, spiral-shell, oyster, nest-with-eggs, brick, bellhop-bell, mantelpiece-clock, alarm-clock, ring-buoy, luggage, lotus, shrimp, dodo, love-letter, page-with-curl, hatching-chick, shamrock, wind-chime',
  meadow:
    'closed-mailbox-with-raised-flag, playground-slide, rock, headstone, wood, anchor, sheaf-of-rice, cloud, sun, star, lightning, crescent-moon',
};
