import { type AnimalKind, animalNames, animalWords } from '../catalogue/animal-index.ts';
import { roleNames, roleWords } from '../catalogue/role-index.ts';
import type { Rests } from '../catalogue/thing-data.ts';
import { thingNames, thingWords } from '../catalogue/thing-index.ts';
import { once } from '../once.ts';
import type { Figure, Place } from '../scene-description.ts';
import { pictureCategories } from './emoji-index.ts';

/**
 * Nouns that have a figure of their own and no file. `model: word, word` lists the words each model is drawn for; a word
 * that is itself a model needs no second mention. Every other noun of the emoji set is found in `emoji-index.ts`.
 */
const FIGURES: Record<
  Exclude<Figure['kind'], 'emoji' | 'object' | 'sign' | 'person' | AnimalKind>,
  string
> = {
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

/** What every word leads to that is no thing of `things/`. */
export const nouns = once(
  (): ReadonlyMap<string, Figure> => new Map([...animals(), ...people(), ...others()]),
);

type Named = readonly [word: string, figure: Figure];

const animals = (): Named[] =>
  animalNames().flatMap((model) => {
    const { kind, words } = animalWords(model)!;
    return words.map((word): Named => [word, { kind, model }]);
  });

const people = (): Named[] =>
  roleNames().flatMap((model) =>
    roleWords(model)!.words.map((word): Named => [word, { kind: 'person', model }]),
  );

const others = (): Named[] =>
  Object.entries(FIGURES).flatMap(([kind, models]) =>
    models
      .split(/[;\n]/)
      .map((line) => line.trim())
      .filter((line) => line !== '')
      .flatMap((line) => {
        const [model, words] = line.split(': ') as [string, string];
        return words.split(', ').map((word): Named => [word, { kind, model } as Figure]);
      }),
  );

const objects = once(
  (): ReadonlyMap<string, Figure> =>
    new Map(
      thingNames().flatMap((model) =>
        (thingWords(model)?.words ?? []).map((word): Named => [word, { kind: 'object', model }]),
      ),
    ),
);

/** What draws a word: a thing with a drawing of its own before anything else. */
export function figureOfWord(word: string): Figure | null {
  return objects().get(word) ?? nouns().get(word) ?? null;
}

/** Words of several, the last of which is this one: "baseball bat". */
export function wordsEndingIn(word: string): readonly string[] {
  return [...objects().keys(), ...nouns().keys()].filter((each) => each.endsWith(` ${word}`));
}

/** Where a subject belongs when the prompt names no place. */
export function homeOf(figure: Figure): Place | null {
  if (figure.kind === 'object') return RESTING_PLACES[thingWords(figure.model)?.rests ?? 'table'];
  const key = figure.kind === 'emoji' ? figure.icon : figure.model;
  const lives = (animalWords(key) ?? roleWords(key))?.lives;
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
  ocean: 'sailboat, galleon, boat, ship',
  lake: 'gondola, bridge, canoe, kayak, rowboat, raft, dinghy',
  space: 'rocket, spaceship, ufo, satellite, ringed-planet',
  sky: 'airplane, helicopter, drone, airship, hot air balloon, paper plane, kite, balloon, lantern, parachute',
  savanna: 'hippopotamus, leopard',
  arctic: 'igloo',
  desert: 'cactus, pyramid',
  jungle: 'orangutan, gorilla',
  forest: 'badger, tent, cabin, campfire',
  mountains: 'train, volcano, castle, temple',
  beach: 'lighthouse, palm',
  farm: 'turkey, tractor, windmill, barn',
  street:
    'bicycle, motorcycle, skateboard, taxi, phone booth, fountain, bus stop, garage, school, hospital, factory, hotel, bank, post-office, stadium, convenience-store, office-building, classical-building',
  stage: 'microphone',
  'plain-room':
    'umbrella, chair, bed, toilet, bathtub, shower, door, luggage, backpack, broom, surfboard, football, basketball, ball, skis, ladder, manual-wheelchair, motorized-wheelchair, kick-scooter, roller-skate, wastebasket, bow-and-arrow, telescope, goal-net, sled, fire-extinguisher, desktop-computer, television',
  tabletop:
    'potted-plant, bouquet, rose, tulip, sunflower, hibiscus, blossom, hyacinth, watch, compass, hourglass-done, thermometer, stopwatch, globe-showing-europe-africa, world-map, feather, fallen-leaf, maple-leaf, four-leaf-clover, automobile, locomotive, menorah, red-heart, skull, spiral-shell, oyster, nest-with-eggs, brick, bellhop-bell, mantelpiece-clock, alarm-clock, ring-buoy, luggage, lotus, shrimp, dodo, love-letter, page-with-curl, hatching-chick, shamrock, wind-chime',
  meadow:
    'closed-mailbox-with-raised-flag, playground-slide, rock, headstone, wood, anchor, sheaf-of-rice, cloud, sun, star, lightning, crescent-moon',
};
