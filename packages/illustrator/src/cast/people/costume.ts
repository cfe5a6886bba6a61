import { animalDrawing } from '../../catalogue/animal-index.ts';
import { figureOfWord } from '../../vocabulary/nouns.ts';
import { roleLook } from './choose-look.ts';
import { peopleTable } from './people-table.ts';
import type { PersonLook, Worn } from './person-look.ts';

const COSTUME = / costume$/;

const figureOf = (garment: string) =>
  COSTUME.test(garment) ? figureOfWord(garment.replace(COSTUME, '')) : null;

/** What somebody wears who is dressed as somebody or something else. */
export function costumed(garment: string): Partial<PersonLook> | null {
  if (!COSTUME.test(garment)) return null;
  const figure = figureOf(garment);
  const model = figure && 'model' in figure ? figure.model : '';
  if (figure?.kind === 'person') {
    // The face under it stays the wearer's own.
    const { skin: _, height: __, head: ___, hair: ____, beard: _____, ...worn } = roleLook(model);
    return worn;
  }
  const { ears, hood } = peopleTable();
  const animal = animalDrawing(model);
  const suit = animal?.costume;
  const colour = suit?.colour ?? animal?.colour ?? '#8a6bc9';
  const onHead = [hood, suit?.hood ?? ears[animal?.quadruped?.ear ?? 'round']];
  const worn: Worn[] = onHead.map((sketch) => ({ at: 'head', sketch, colour }));
  if (suit?.front) worn.push({ at: 'neck', sketch: suit.front, colour });
  return { top: colour, bottom: suit?.second ?? colour, shoes: colour, dress: false, worn };
}

/** The trade somebody is dressed as: a pirate's costume is what pirates wear. */
export function tradeOfCostume(garment: string): string | null {
  const figure = figureOf(garment);
  return figure?.kind === 'person' ? figure.model : null;
}
