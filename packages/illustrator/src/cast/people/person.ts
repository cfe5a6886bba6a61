import { propSketch } from '../../catalogue/prop-index.ts';
import { placed, TURN } from '../../painting/shapes.ts';
import { drawSketch } from '../../painting/sketch.ts';
import type { Posture } from '../../scene-description.ts';
import type { Anatomy, Medium, Rig } from '../rig.ts';
import { drawPerson, partOfPerson } from './draw-person.ts';
import { type MovementName, movement as movementOf } from './movements.ts';
import type { PersonLook } from './person-look.ts';
import { astride, HIPS, SEAT_HEIGHT } from './pose.ts';
import { inPosture, seatHeight } from './postures.ts';

interface Seat {
  readonly sketch: string;
  readonly colour?: string;
}

export interface PersonOptions {
  readonly look: PersonLook;
  readonly movement: MovementName;
  readonly medium?: Medium;
  /** What one sits on, where one sits: a stool unless the scene has something. */
  readonly seat?: Seat | null | undefined;
  /** On something that is drawn apart: the origin is the hips. */
  readonly astride?: boolean;
  readonly posture?: Posture | undefined;
}

export const SEATED = new Set<MovementName>(['sit', 'eat', 'drink', 'drive']);

export function person(options: PersonOptions): Rig {
  const { look } = options;
  const movement = movementOf(options.movement);
  const scale = look.height;
  const isSeated = SEATED.has(options.movement) && !options.astride;
  // Who sits or lies at the movement anyway needs no other legs for it.
  const asItIs = (isSeated && options.posture === 'sit') || options.movement === 'sleep';
  const posture = asItIs ? undefined : options.posture;
  const sits = posture ? seatHeight(posture) : isSeated ? SEAT_HEIGHT : undefined;
  const { seat = { sketch: propSketch('stool')! } } = options;
  const hasSeat = seat && (posture ? posture === 'sit' : isSeated);
  const flat =
    posture === 'lie' ||
    posture === 'prone' ||
    options.movement === 'swim' ||
    options.movement === 'fly' ||
    options.movement === 'sleep';
  const anatomy: Anatomy = {
    stature: 100 * scale,
    isUpright: true,
    at(anchor, phase) {
      const pose = movement.pose(phase);
      const settled = posture && !options.astride ? inPosture(pose, posture) : null;
      const part = partOfPerson(settled?.pose ?? (options.astride ? astride(pose) : pose), anchor);
      const { x, y } = settled?.moved(part) ?? part;
      return { x: x * scale, y: (y + (options.astride ? HIPS : 0)) * scale };
    },
  };
  return {
    box: {
      left: -(flat ? 78 : 62) * scale,
      right: (flat ? 78 : 62) * scale,
      top: -(options.movement === 'jump' ? 178 : 150) * scale,
      bottom: (flat ? 40 : 10) * scale,
    },
    cycle: movement.cycle,
    frames: movement.frames,
    speed: movement.speed * scale,
    medium: options.medium ?? 'ground',
    nearness: 1.3,
    ...(sits !== undefined && { sits: sits * scale }),
    anatomy,
    // Whoever is carried sits on a shoulder, beside the head.
    seat: (phase) => ({ ...anatomy.at('shoulder', phase), angle: 0 }),
    draw(brush, phase) {
      placed(brush, { scale }, () => {
        if (options.astride) brush.translate(0, HIPS);
        if (hasSeat) drawSketch(brush, seat.sketch, { main: seat.colour });
        const moved = posture && inPosture(movement.pose(phase), posture);
        moved?.enter(brush);
        drawPerson(
          brush,
          {
            look,
            eyesClosed: options.movement === 'sleep' || options.movement === 'meditate' || phase > 0.95,
            expression: options.movement === 'talk' && Math.sin(phase * TURN * 4) > -0.2 ? 'open' : 'smile',
            windy: options.movement === 'run',
          },
          options.astride ? astride(movement.pose(phase)) : (moved?.pose ?? movement.pose(phase)),
          phase,
        );
      });
    },
  };
}
