import type { Species } from '../../catalogue/animal-bodies.ts';
import type { Costume } from '../../catalogue/animal-data.ts';
import { animalDrawing } from '../../catalogue/animal-index.ts';
import { figureOfWord } from '../../vocabulary/nouns.ts';
import { roleLook } from './choose-look.ts';
import type { PersonLook, Worn } from './person-look.ts';

const COSTUME = / costume$/;

const EARS = {
  round: `
    disc $ -11 -15 6
    disc $ 10 -15 6
    disc $-25 -11 -15 3
    disc $-25 10 -15 3`,
  pointed: `
    poly $ -14 -8 -13 -25 -3 -15
    poly $ 13 -8 12 -25 2 -15`,
  long: `
    oval $ -8 -27 4.4 13
    oval $ 7 -27 4.4 13
    oval #f2b8c6 -8 -26 2 9
    oval #f2b8c6 7 -26 2 9`,
};
/** Around the face, which stays free. */
const HOOD = `
  path $ M -15 8 C -19 -12 -12 -19 1 -19 C 13 -19 16 -10 14 -6 C 6 -12 -4 -10 -6 0 C -7 6 -6 10 -4 13 C -10 13 -14 12 -15 8 Z`;

/** What somebody wears who is dressed as somebody or something else. */
export function costumed(garment: string): Partial<PersonLook> | null {
  if (!COSTUME.test(garment)) return null;
  const figure = figureOfWord(garment.replace(COSTUME, ''));
  const model = figure && 'model' in figure ? figure.model : '';
  if (figure?.kind === 'person') {
    // The face under it stays the wearer's own.
    const { skin: _, height: __, head: ___, hair: ____, beard: _____, ...worn } = roleLook(model);
    return worn;
  }
  const suit = suitOf(model);
  const hood: Worn[] = [HOOD, suit.hood].map((sketch) => ({ at: 'head', sketch, colour: suit.colour }));
  if (suit.front) hood.push({ at: 'neck', sketch: suit.front, colour: suit.colour });
  const { colour, second = colour } = suit;
  return { top: colour, bottom: second, shoes: colour, dress: false, worn: hood };
}

function suitOf(model: string): Costume {
  const animal = animalDrawing(model);
  if (animal?.costume) return animal.costume;
  return { colour: animal?.colour ?? '#8a6bc9', hood: EARS[EARS_OF[animal?.quadruped?.ear ?? 'round']] };
}

const EARS_OF: Readonly<Record<Species['ear'], keyof typeof EARS>> = {
  point: 'pointed',
  small: 'pointed',
  flop: 'pointed',
  long: 'long',
  round: 'round',
  large: 'round',
  leaf: 'round',
  fan: 'round',
};

/** The trade somebody is dressed as: a pirate's costume is what pirates wear. */
export function tradeOfCostume(garment: string): string | null {
  if (!COSTUME.test(garment)) return null;
  const figure = figureOfWord(garment.replace(COSTUME, ''));
  return figure?.kind === 'person' ? figure.model : null;
}
