import { NAMED_COLOURS } from '../../painting/colour.ts';
import type { Subject } from '../../scene-description.ts';
import type { CastingContext } from '../casting.ts';
import type { Rig } from '../rig.ts';
import { flyingBird } from './flying-bird.ts';
import { perchedOwl, swimmingBird } from './resting-bird.ts';
import { sketchedCreature } from './sketched-creatures.ts';
import { standingBird, walkingBird } from './standing-bird.ts';

const WATERFOWL = new Set(['duck', 'goose']);
const WATERS = new Set(['lake', 'ocean', 'pond']);
const WADERS = new Set(['flamingo', 'crane']);

const AFOOT = new Set<Subject['action']>(['walk', 'run', 'chase']);

export function castBird(subject: Subject, { scene }: CastingContext): Rig {
  const model = (subject.figure as { model: string }).model;
  // What it sits on is drawn for itself, where it is named.
  const perched = !scene.relations.some(
    ({ kind, of }) => of === subject.id && (kind === 'on' || kind === 'in'),
  );
  if (model === 'owl' && subject.action !== 'fly') return perchedOwl(subject.colour, perched);
  const flies = subject.action === 'fly' || scene.place === 'sky';
  const onGround = flies
    ? null
    : sketchedCreature(model, subject.colour && NAMED_COLOURS[subject.colour], perched);
  if (onGround) return onGround;
  const afoot = subject.action !== null && AFOOT.has(subject.action);
  if (WATERFOWL.has(model) && !flies && !afoot && (subject.action === 'swim' || WATERS.has(scene.place)))
    return swimmingBird(model, subject.colour);
  // Who has long legs is seen on them.
  if (WADERS.has(model) && !flies && subject.action === null) return standingBird(model, subject.colour);
  if ((subject.action === 'stand' || subject.action === 'sit') && model !== 'bat')
    return standingBird(model, subject.colour);
  const walks = afoot && (subject.action !== 'chase' || WATERFOWL.has(model));
  if (walks && !flies && model !== 'bat') return walkingBird(model, subject.colour);
  return flyingBird(model, subject.colour);
}
