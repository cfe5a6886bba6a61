import { animalDrawing } from '../../catalogue/animal-index.ts';
import { NAMED_COLOURS } from '../../painting/colour.ts';
import type { Subject } from '../../scene-description.ts';
import type { CastingContext } from '../casting.ts';
import type { Rig } from '../rig.ts';
import { birdKind, flyingBird, standingBird, swimmingBird } from './bird.ts';
import { sketchedCreature } from './sketched-creatures.ts';

const WATERS = new Set(['lake', 'ocean', 'pond']);

const AFOOT = new Set<Subject['action']>(['walk', 'run', 'chase']);

export function castBird(subject: Subject, { scene }: CastingContext): Rig {
  const { action, colour } = subject;
  const { model } = subject.figure as { model: string };
  const drawing = animalDrawing(model) ?? animalDrawing('bird')!;
  const kind = birdKind(drawing.bird!, drawing.colour, colour);
  // What it sits on is drawn for itself, where it is named.
  const perched = !scene.relations.some(
    ({ kind, of }) => of === subject.id && (kind === 'on' || kind === 'in'),
  );
  if (action === 'sleep' && !drawing.sketched && !kind.hangs) return standingBird(kind, 'sleep');
  const flies = action === 'fly' || scene.place === 'sky';
  if (drawing.sketched && !flies)
    return sketchedCreature(drawing.sketched, colour ? NAMED_COLOURS[colour] : drawing.colour, perched);
  const afoot = action !== null && AFOOT.has(action);
  if (kind.swims && !flies && !afoot && (action === 'swim' || WATERS.has(scene.place)))
    return swimmingBird(kind);
  // Who has long legs is seen on them.
  if (kind.legs > 0 && !flies && action === null) return standingBird(kind);
  if ((action === 'stand' || action === 'sit') && !kind.hangs) return standingBird(kind);
  const walks = afoot && (action !== 'chase' || kind.swims);
  if (walks && !flies && !kind.hangs) return standingBird(kind, 'walk');
  return flyingBird(kind);
}
