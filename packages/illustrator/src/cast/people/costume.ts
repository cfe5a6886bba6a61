import { figureOfWord } from '../../stage/lexicon/nouns.ts';
import { SPECIES } from '../animals/species.ts';
import { roleLook } from './choose-look.ts';
import type { PersonLook, Worn } from './person-look.ts';

const COSTUME = / costume$/;

interface Suit {
  readonly colour: string;
  /** On the breast. */
  readonly front?: string;
  /** On the head: what tells it. */
  readonly hood: string;
  readonly second?: string;
}

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

/** Of what is no kind of person and no four-legged animal. */
const SUITS: Readonly<Record<string, Suit>> = {
  bee: {
    colour: '#f6c52e',
    second: '#2a2730',
    front: `
      box ink -9 8 18 4 1
      box ink -9 17 18 4 1`,
    hood: `
      line ink 1.6 -5 -17 -9 -27
      line ink 1.6 5 -17 9 -27
      disc ink -9 -28 2.6
      disc ink 9 -28 2.6`,
  },
  chicken: { colour: '#fbf6ea', hood: 'path red M -6 -16 C -8 -26 0 -26 0 -19 C 2 -28 9 -26 8 -16 Z' },
  duck: { colour: '#ffd23a', hood: 'path #f2832a M 6 -14 L 24 -11 L 6 -6 Z' },
  dinosaur: { colour: '#5fae4a', hood: 'poly #f2b430 -14 -8 -20 -14 -12 -15 -14 -23 -5 -19 -3 -27 4 -19' },
  dragon: { colour: '#3f9a52', hood: 'poly #d8433b -14 -8 -20 -14 -12 -15 -14 -23 -5 -19 -3 -27 4 -19' },
  shark: { colour: '#6f8aa6', hood: 'poly $-20 -4 -18 -10 -34 8 -19' },
  frog: {
    colour: '#5fb04a',
    hood: 'disc white -8 -20 5\ndisc ink -7 -20 2.4\ndisc white 7 -20 5\ndisc ink 8 -20 2.4',
  },
  penguin: { colour: '#2a2f3d', second: '#f4f6fa', hood: 'poly #f2a02e 8 -12 22 -9 8 -6' },
};

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
  const suit = suitOf(model, figure?.kind ?? '');
  const hood: Worn[] = [HOOD, suit.hood].map((sketch) => ({ at: 'head', sketch, colour: suit.colour }));
  if (suit.front) hood.push({ at: 'neck', sketch: suit.front, colour: suit.colour });
  const { colour, second = colour } = suit;
  return { top: colour, bottom: second, shoes: colour, dress: false, hat: 'none', worn: hood };
}

function suitOf(model: string, kind: string): Suit {
  const known = SUITS[model];
  if (known) return known;
  const species = kind === 'quadruped' ? SPECIES[model] : undefined;
  const ears = /rabbit|donkey/.test(model)
    ? EARS.long
    : /fox|wolf|cat|dog|husky|corgi|tiger/.test(model)
      ? EARS.pointed
      : EARS.round;
  return { colour: species?.coat ?? '#8a6bc9', hood: ears };
}

/** The trade somebody is dressed as: a pirate's costume is what pirates wear. */
export function tradeOfCostume(garment: string): string | null {
  if (!COSTUME.test(garment)) return null;
  const figure = figureOfWord(garment.replace(COSTUME, ''));
  return figure?.kind === 'person' ? figure.model : null;
}
