import type { Place, Subject } from '../scene-description.ts';
import { PLACE_NAMES } from '../scenery/place-names.ts';

const HOUSE =
  '(?:chimneys?|cabin|house|hut|cottage|farmhouse|roof|igloo|castle|garage|factory|barn|building|volcano|school|hospital|hotel|shop)';
const SMOKE = new RegExp(
  `\\bsmok(?:e|y|ing)\\b[^.;]{0,50}\\b${HOUSE}|\\b${HOUSE}\\b[^.;]{0,40}\\bsmok(?:e|ing)\\b`,
);
const STEAM = /\bsteam(?:s|y|ing)?\b(?! (?:train|engine|locomotive|boat|ship))/;
const HOT =
  /^(?:.* )?(?:cup|mug|bowl|pot|kettle|pan|plate|teapot|coffee|tea|soup|ramen|noodles?|stew|chocolate|pie|bread|burger|hamburger|food|dumplings?|pizza|rice|pasta|spaghetti)(?: of .*)?$/;
const HOUSES = new Set([
  'house',
  'cabin',
  'castle',
  'garage',
  'factory',
  'barn',
  'school',
  'hospital',
  'hotel',
  'convenience-store',
]);

/** Smoke comes from the chimney of a house, steam from what is hot: with them, and not as things of their own. */
export function giveOff(text: string, subjects: readonly Subject[]): readonly Subject[] {
  const lower = text.toLowerCase();
  const smokes = SMOKE.test(lower)
    ? subjects.find(({ figure }) => figure.kind === 'landmark' && HOUSES.has(figure.model))
    : undefined;
  const steams = STEAM.test(lower) ? subjects.find(({ noun }) => HOT.test(noun)) : undefined;
  return subjects.map((subject) => {
    if (subject === smokes) return { ...subject, gives: 'smoke' };
    return subject === steams ? { ...subject, gives: 'steam' } : subject;
  });
}

const MANY: Readonly<Record<string, number>> = { two: 2, twin: 2, double: 2, three: 3, four: 4, several: 3 };

/** "Beneath an enormous orange moon" */
export function isLargeMoon(text: string): boolean {
  return /\b(?:giant|huge|enormous|massive|gigantic|colossal) (?:\w+ ){0,2}moon\b/.test(text.toLowerCase());
}

/** "Two moons": more than the sky has here. */
export function moonsOf(text: string): number {
  const found = /\b(two|twin|double|three|four|several) (?:\w+ ){0,2}?moons\b/.exec(text.toLowerCase());
  return found ? MANY[found[1]!]! : 1;
}

const RUINS =
  /\b(?:sunken|underwater|submerged|drowned|lost|flooded) (?:\w+ ){0,2}(?:city|temple|ruins|palace|kingdom|town|statues?)\b|\batlantis\b|\bruins\b|\bcolumns\b/;
const WRECK = /\b(?:ship ?wrecks?|sunken (?:\w+ ){0,2}(?:ship|galleon|boat|vessel)|wreck|wreckage)\b/;

/** What lies at the bottom of the sea. */
export function seabedOf(text: string): 'ruins' | 'wreck' | null {
  const lower = text.toLowerCase();
  if (RUINS.test(lower)) return 'ruins';
  return WRECK.test(lower) ? 'wreck' : null;
}

const STONES = /^(?:.* )?(?:columns?|pillars?|ruins?|temples?|statues?|arches|arch|city)$/;

/** Streets that have houses of their own on both sides. */
const BUILT_UP = new Set<Place>([
  'street',
  'cobblestone-street',
  'alley',
  'village',
  'suburb',
  'plaza',
  'city',
  'downtown',
  'fishing-village',
  'mountain-village',
  'medieval-village',
  'canal',
  'ruined-city',
]);
const HOUSES_OF_STREETS =
  /^(?:.* )?(?:houses?|buildings?|balcony|balconies|shops?|skyscrapers?|townhouses?)$/;

const SHIPS = /(?:ship|trawler|galleon|yacht|ferry|frigate|schooner|freighter|liner)$/;

/** Columns of a sunken city and the houses of a street are part of it. */
export function withoutRemains(
  subjects: readonly Subject[],
  seabed: 'ruins' | 'wreck' | null,
  place: Place,
): readonly Subject[] {
  return subjects.filter(({ noun, count, action, figure }) => {
    if (seabed === 'ruins' && STONES.test(noun)) return false;
    // Every room has a window, and whoever is on a deck has the ship under them.
    if (noun === 'window' && subjects.length > 1 && PLACE_NAMES[place].indoors) return false;
    if (place === 'ship-deck' && figure.kind === 'craft' && SHIPS.test(noun)) return false;
    return !(BUILT_UP.has(place) && count > 1 && action === null && HOUSES_OF_STREETS.test(noun));
  });
}
