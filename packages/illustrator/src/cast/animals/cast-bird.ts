import type { Subject } from '../../scene-description.ts';
import type { CastingContext } from '../casting.ts';
import type { Rig } from '../rig.ts';
import { flyingBird } from './flying-bird.ts';
import { perchedOwl, swimmingBird } from './resting-bird.ts';
import { standingBird } from './standing-bird.ts';

export function castBird(subject: Subject, { scene }: CastingContext): Rig {
  const model = (subject.figure as { model: string }).model;
  if (model === 'owl' && subject.action !== 'fly') return perchedOwl(subject.colour);
  if ((subject.action === 'stand' || subject.action === 'sit') && model !== 'bat')
    return standingBird(model, subject.colour);
  const floats =
    ['duck', 'swan', 'goose'].includes(model) &&
    subject.action !== 'fly' &&
    (scene.place === 'lake' || scene.place === 'ocean');
  return floats ? swimmingBird(model, subject.colour) : flyingBird(model, subject.colour);
}
