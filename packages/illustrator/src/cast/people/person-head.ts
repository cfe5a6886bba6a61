import type { Expression } from '../../catalogue/expression.ts';
import { darker } from '../../painting/colour.ts';
import { type Brush, disc, oval } from '../../painting/shapes.ts';
import { drawAnimalHead } from '../animals/animal-head.ts';
import { drawFace } from './face.ts';
import { drawBackHair, drawBeard, drawFrontHair, drawMoustache } from './hair.ts';
import { drawHat } from './hats.ts';
import type { PersonLook } from './person-look.ts';
import {
  drawAlienHead,
  drawMonkeyHead,
  drawMonsterHead,
  drawRobotHead,
  drawSnowmanHead,
  drawTeddyHead,
} from './strange-heads.ts';

/** A head in three-quarter view, looking right; the origin is its middle, its radius 12. */
export function drawPersonHead(brush: Brush, look: PersonLook, blink: boolean, expression: Expression): void {
  if (typeof look.head === 'object') {
    const { species } = look.head;
    brush.save();
    brush.translate(-1, -1);
    brush.scale(0.46, 0.46);
    drawAnimalHead(brush, species, look.skin, blink, 0);
    brush.restore();
    if (look.hat !== 'none') drawHat(brush, look);
    return;
  }
  switch (look.head) {
    case 'robot':
      drawRobotHead(brush, look, blink);
      return;
    case 'alien':
      drawAlienHead(brush, look, blink);
      return;
    case 'teddy':
      drawTeddyHead(brush, look);
      return;
    case 'monster':
      drawMonsterHead(brush, look);
      return;
    case 'monkey':
      drawMonkeyHead(brush, look, blink);
      return;
    case 'snowman':
      drawSnowmanHead(brush);
      return;
    case 'human':
      break;
    default:
      look.head satisfies never;
  }
  drawBackHair(brush, look);
  disc(brush, 0, 0, 12, look.skin);
  oval(brush, 3, 4.5, 9, 8.4, look.skin);
  disc(brush, -4.5, 1.6, 2.6, darker(look.skin, 0.1));
  drawFrontHair(brush, look);
  if (look.beard) drawBeard(brush, look.beard, look.longBeard === true);
  drawFace(brush, look.skin, blink, expression === 'smile' ? (look.mood ?? expression) : expression, look);
  if (look.moustache) drawMoustache(brush, look.moustache);
  drawHat(brush, look);
}
