import { OPEN_PLACE_NAMES } from './open-place-names.ts';
import type { PlaceName } from './place-name.ts';
import { ROOM_PLACE_NAMES } from './room-place-names.ts';
import { SET_PLACE_NAMES } from './set-place-names.ts';
import { TRADE_PLACE_NAMES } from './trade-place-names.ts';
import { YONDER_PLACE_NAMES } from './yonder-place-names.ts';

const place = <Row extends PlaceName>(row: Row): PlaceName => row;

export const PLACE_NAMES = {
  sky: place({
    words: 'sky, clouds, above the clouds, heaven, mid air, midair, stratosphere',
    said: 'high in the sky among clouds',
  }),
  forest: place({
    words: 'forest, woods, woodland, pine forest, pine, trees, grove, redwood, taiga',
    said: 'in a deep forest',
  }),
  jungle: place({
    words: 'jungle, rainforest, tropical forest, amazon',
    said: 'in a lush jungle',
  }),
  mountains: place({
    words:
      'mountain, mountainside, peak, alps, himalaya, everest, ridge, mountain ridge, mountain range, summit, highland',
    said: 'among tall mountains',
  }),
  lake: place({
    words: 'lake, waterhole, water hole, watering hole, waterside',
    said: 'by a still lake',
  }),
  beach: place({
    words:
      'beach, shore, coast, coastline, coastal, seaside, tropical island, seashore, palm tree, sandy beach, hawaii, bay',
    said: 'on a sandy beach beside the water',
  }),
  ocean: place({
    words: 'ocean, sea, wave, high sea, pacific, atlantic, open water, sea surface, giant wave, big wave',
    said: 'on the open ocean with long rolling waves',
  }),
  underwater: place({
    words:
      'underwater, under water, under the sea, undersea, seabed, ocean floor, coral reef, coral, reef, deep sea, beneath the waves, bottom of the sea, sunken ship, shipwreck, sunken city',
    said: 'underwater among coral',
  }),
  desert: place({
    words:
      'desert, desert valley, desert plain, desert landscape, desert hills, desert canyon, dune, sand dune, sahara, gobi, wasteland, pyramid',
    said: 'in a wide desert of smooth dunes',
  }),
  meadow: place({
    words: 'meadow, field, grass, grassland, countryside, hillside, flower field, wildflower, lawn, steppe',
    said: 'in a green meadow with rolling hills',
  }),
  savanna: place({
    words: 'savanna, savannah, safari, serengeti, africa',
    said: 'on a golden savanna',
  }),
  farm: place({
    words: 'farm, barnyard, ranch',
    said: 'on a farm',
  }),
  park: place({
    words: 'park, picnic',
    said: 'in a leafy park',
  }),
  city: place({
    words:
      'city, skyline, metropolis, urban, cityscape, tokyo, new york, shanghai, beijing, hong kong, london, paris, building, manhattan, dubai, futuristic city, cyberpunk city',
    said: 'before a bright city skyline',
  }),
  street: place({
    words: 'street, road, sidewalk, traffic, avenue, town, shop, boulevard, route, gutter, curb, pavement',
    said: 'on a street of lit fronts',
  }),
  room: place({
    words:
      'room, living room, indoors, interior, house interior, studio, sofa, couch, fireplace, bed, desk, armchair, window, windowsill, carpet, rug',
    said: 'in a warm, furnished room',
    indoors: true,
  }),
  kitchen: place({
    words: 'kitchen, stove, table, dining table',
    said: 'in a kitchen',
    indoors: true,
  }),
  stage: place({
    words:
      'stage, backstage, concert, rock concert, festival, music festival, rave, gig, concert hall, spotlight, club, jazz club, talk show',
    said: 'on a stage under coloured spotlights',
    indoors: true,
  }),
  space: place({
    words:
      'space, outer space, galaxy, cosmos, nebula, universe, orbit, interstellar, asteroid, milky way, saturn, jupiter, planet, solar system, black hole, space station',
    said: 'in outer space',
  }),
  moon: place({
    words: 'on the moon, moon surface, lunar, lunar surface, surface of the moon',
    said: 'on the moon surface',
  }),
  mars: place({
    words: 'mars, martian, red planet, alien planet',
    said: 'on mars, on rocky ground',
  }),
  arctic: place({
    words: 'arctic, antarctica, antarctic, north pole, south pole, ice, ice floe, snowfield, igloo',
    said: 'in the arctic among ice',
  }),
  tabletop: place({
    words: 'table top, still life',
    said: 'on a tabletop before a plain wall',
    indoors: true,
  }),
  'plain-room': place({
    words: 'empty room, bare room',
    said: 'in a plain room',
    indoors: true,
  }),
  'aboard-train': place({
    words: 'train compartment, train carriage, railway carriage, train car, inside a train, inside the train',
    said: 'in a train compartment',
    indoors: true,
    aboard: true,
  }),
  'aboard-bus': place({
    words: 'inside a bus, inside the bus',
    said: 'inside a bus',
    indoors: true,
    aboard: true,
  }),
  'aboard-plane': place({
    words: 'inside a plane, inside an airplane, inside the plane',
    said: 'in an airplane cabin',
    indoors: true,
    aboard: true,
  }),
  'aboard-car': place({
    words: 'inside a car, inside the car, inside a taxi, back seat',
    said: 'inside a car',
    indoors: true,
    aboard: true,
  }),
  'in-tent': place({
    words: 'inside a tent, inside the tent',
    said: 'inside a tent',
    indoors: true,
    aboard: true,
  }),
  'in-greenhouse': place({
    words:
      'glass greenhouse, glass dome, biodome, greenhouse dome, inside a greenhouse, inside the greenhouse, glass biodome',
    said: 'inside a glass greenhouse',
    indoors: true,
    aboard: true,
  }),
  abstract: place({
    words:
      'abstract, geometric, kaleidoscope, fractal, pattern, colorful shapes, gradient, shapes, psychedelic, visualizer, swirl, abstract flow',
    said: 'in an abstract flow of colour',
  }),
  ...SET_PLACE_NAMES,
  ...TRADE_PLACE_NAMES,
  ...ROOM_PLACE_NAMES,
  ...OPEN_PLACE_NAMES,
  ...YONDER_PLACE_NAMES,
};
