import { craft, yonder } from './place-name.ts';

/** Rooms of crafts, learning and trade, and further places outside. */
export const YONDER_PLACE_NAMES = {
  'pottery-workshop': craft(
    'in a pottery workshop',
    'pottery studio, potter workshop, pottery, ceramic studio, ceramics workshop, pottery shop, potters studio',
  ),
  'sumo-ring': craft('in a sumo ring', 'dohyo, clay ring, sumo arena, sumo stadium, sumo hall'),
  'operating-room': craft(
    'in an operating room',
    'operating theater, operating theatre, surgery room, surgical theater',
  ),
  'lecture-hall': craft(
    'in a lecture hall',
    'lecture room, lecture theater, lecture theatre, university lecture hall',
  ),
  'computer-lab': craft('in a computer lab', 'computer classroom, internet cafe, computer laboratory'),
  'music-room': craft('in a music room', 'music classroom, band room, music school'),
  'car-showroom': craft(
    'in a car showroom',
    'auto showroom, car dealership, showroom, car dealer, automobile showroom',
  ),
  'spiral-staircase': craft('on a spiral staircase', 'spiral stairs, winding staircase, winding stairs'),
  'trading-floor': craft(
    'on a trading floor',
    'stock exchange, stock market floor, trading room, stock market',
  ),
  'ferry-deck': yonder(
    'on a ferry deck',
    'deck of a ferry, ferry boat deck, cruise ship deck, deck of a cruise ship, passenger deck',
  ),
  'covered-bridge': yonder('at a covered bridge', 'wooden covered bridge, covered wooden bridge'),
  'loading-dock': yonder('at a loading dock', 'loading bay, loading ramp, freight dock, shipping dock'),
  'hotel-front': yonder(
    'before a hotel entrance',
    'outdoor hotel, hotel entrance, hotel exterior, hotel facade, hotel building',
  ),
  'office-front': yonder(
    'before office towers',
    'office towers, office building exterior, outside an office building, corporate plaza, office park',
  ),
  'launch-pad': yonder('at a launch pad', 'rocket launch pad, launchpad, launch site, spaceport, cosmodrome'),
  'torii-gate': yonder('at a torii gate', 'torii, shinto shrine, japanese shrine'),
  'poppy-field': yonder('in a poppy field', 'field of poppies, poppy meadow, poppies field'),
  'banana-plantation': yonder('in a banana plantation', 'banana farm, banana grove'),
  'mountain-trail': yonder(
    'on a mountain trail',
    'mountain path, hiking trail, mountain track, alpine path, hiking path',
  ),
};
