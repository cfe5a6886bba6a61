import { isDeepStrictEqual } from 'node:util';
import { roleDrawing } from '../../catalogue/role-index.ts';
import { thingDrawing, thingWords } from '../../catalogue/thing-index.ts';
import type { Figure, SceneDescription, Subject } from '../../scene-description.ts';
import { lifeSize } from '../../vocabulary/life-size.ts';
import { LIVING } from '../../vocabulary/living.ts';
import { figureOfThing } from '../../vocabulary/nouns.ts';
import type { CastingContext } from '../casting.ts';
import { measured } from '../measured.ts';
import { drawWhole, type Rig } from '../rig.ts';
import { centred } from '../transformed.ts';

/** Drawn large, for it tells who they are. What somebody has who is what they are, unless the scene has it anyway: a drummer's drum, a bus driver's bus. */
export function ownThing(subject: Subject, { subjects }: SceneDescription): Subject | null {
  const model = 'model' in subject.figure ? subject.figure.model : '';
  const noun = subject.carries ?? roleDrawing(model)?.carries;
  const figure = noun === undefined ? null : figureOfThing(noun);
  const isIt = (other: Subject) => other.noun === noun || isDeepStrictEqual(other.figure, figure);
  if (noun === undefined || !figure || subjects.some(isIt)) return null;
  const { id } = subject;
  return {
    ...{ id: -id, noun, figure, count: 1, colour: null, size: 'large', action: 'stand', dress: null },
    ...{ clothes: [], material: null, deed: null, change: null },
  };
}

/** In centimetres: nobody has more in one hand. */
const HANDFUL = 95;

export function isHandy(thing: Subject): boolean {
  const { figure } = thing;
  if (figure.kind === 'object' && thingWords(figure.model)?.held) return true;
  if (LIVING.has(figure.kind) || UNHANDY.has(figure.kind)) return false;
  const drawn = figure.kind === 'object' ? thingDrawing(figure.model)?.size : undefined;
  return lifeSize(thing, drawn ?? HANDFUL) <= HANDFUL;
}

const UNHANDY = new Set<Figure['kind']>(['vehicle', 'landmark']);

/** In hundredths of a person: larger, it would be all that one sees. */
const TALLEST = 105;
const WIDEST = 170;
const APART = 12;

/** Somebody who stays where they are, before the large thing that belongs to them. */
export async function besideOwnThing(rig: Rig, thing: Subject, context: CastingContext): Promise<Rig> {
  const drawn = rig.speed === 0 && rig.medium === 'ground' ? await context.castThing?.(thing) : null;
  if (!drawn) return rig;
  const { box } = measured({ ...drawn, frames: 1 });
  const size = Math.min(1, TALLEST / -box.top, WIDEST / (box.right - box.left));
  const own = measured({ ...rig, frames: 1 }).box;
  const x = Math.min(own.left, -20) - box.right * size + (size < 1 ? 2 : 1) * APART;
  return centred(
    measured({
      ...rig,
      draw(brush, phase) {
        drawWhole(brush, drawn, phase, { x, y: -3 - Math.max(0, box.bottom) * size, scale: size });
        rig.draw(brush, phase);
      },
    }),
  );
}
