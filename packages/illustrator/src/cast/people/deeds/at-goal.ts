import { type BodyScript, propLines } from '../../../catalogue/deed-data.ts';
import { heightOn, type Measure, type ThingInDeed } from './draw-thing.ts';

/** As high as the vessel of a deed that the prompt names none for, and as what hangs on a wall. */
const [USUAL, HUNG] = [-38, -88];
/** From so far up on, the back bends for what is lower: once more for so many hundredths of a person. */
const [UPRIGHT, BENT] = [-58, 40];

/** The keys of a deed with heights marked `^` above what something is put on or taken out of, however high that is; a back so marked bends for it. */
export function atGoal<Script extends BodyScript>(script: Script, target: ThingInDeed | null): Script {
  const [x, y, measure] = measureIn(script);
  const goal = target ? heightOn(target, { x, y }, measure) : measure.flags.includes('high') ? HUNG : USUAL;
  const bend = Math.max(0, (goal - UPRIGHT) / BENT);
  const raised = (word: string) => {
    if (!word.endsWith('^')) return word;
    const [first, above] = word.slice(0, -1).split(',');
    return above === undefined ? `${Number(first) + bend}` : `${first},${Number(above) + goal}`;
  };
  return { ...script, keys: script.keys.map((key) => key.split(' ').map(raised).join(' ')) };
}

/** Where the target is, as its line of props says. */
function measureIn(script: BodyScript): [x: number, y: number, measure: Measure] {
  const line = propLines(script).find(([, drawn = '']) => drawn.startsWith('target:'));
  const [, , where = '', tall = '', ...flags] = line ?? [];
  const [x = 0, y = 0] = where.split(',').map(Number);
  return [x, y, { tall: tall === 'own' ? null : Number(tall), angle: 0, flags }];
}
