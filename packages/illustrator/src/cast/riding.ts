import { type Brush, placed, TURN } from '../painting/shapes.ts';
import type { Action, Subject } from '../scene-description.ts';
import { measured } from './measured.ts';
import { asBystander } from './mouth.ts';
import { paintedAs, playing } from './painted-as.ts';
import { drawWorn } from './people/draw-worn.ts';
import { moving } from './people/movements.ts';
import { drawPersonHead } from './people/person-head.ts';
import type { PersonLook } from './people/person-look.ts';
import { limb, type Rig } from './rig.ts';

/** Somebody who is carried. */
export interface Rider {
  readonly subject: Subject;
  readonly look: PersonLook;
  /** Astride: the origin is the hips. */
  readonly figure: Rig;
  readonly action: Action | null;
  /** Beside what carries them. */
  readonly size: number;
}

/** Riders on a mount, drawn together so that they move with the saddle; the first sits in front. */
export function riding(mount: Rig, riders: readonly Rider[]): Rig {
  if (mount.cabin) return inCabin(mount, mount.cabin, riders);
  const figures = riders.map((rider, index) => ({ ...seated(mount, rider, index), subject: rider.subject }));
  const tall = Math.max(...riders.map(({ look }) => 118 * look.height));
  // Where there is room they do not hide each other.
  const room = ((mount.box.right - mount.box.left) * 0.45) / riders.length;
  const behind = Math.max(CLOSE, Math.min(WIDE, room));
  const plain = { x: 0, y: mount.surface ?? measured({ ...mount, frames: 1 }).box.top * 0.75, angle: 0 };
  const above = (mount.seat?.(0) ?? plain).y - tall + 20;
  return {
    ...mount,
    box: { ...mount.box, top: Math.min(mount.box.top, above) },
    draw(brush, phase) {
      asBystander(() => mount.draw(brush, phase));
      const seat = mount.seat?.(phase) ?? plain;
      for (const [index, { subject, figure, size, lift }] of [...figures.entries()].toReversed()) {
        brush.save();
        if (mount.medium === 'water' && mount.surface === undefined) {
          // Aboard, the gunwale hides the legs; a raft has none.
          brush.beginPath();
          brush.rect(mount.box.left, mount.box.top * 2, mount.box.right * 2, seat.y - 12 - mount.box.top * 2);
          brush.clip();
        }
        brush.translate(seat.x + ((figures.length - 1) / 2 - index) * behind, seat.y + lift);
        brush.rotate(seat.angle * 0.5);
        brush.scale(size, size);
        const draw = () => playing(figure, subject).draw(brush, (phase + index * 0.3) % 1);
        if (index === 0) draw();
        else asBystander(draw);
        brush.restore();
      }
    },
  };
}

/** How far the next one sits behind the one before. */
const CLOSE = 25;
const WIDE = 40;

/** Who is drawn, how large, and how far above the seat the origin is. */
function seated(mount: Rig, { look, figure, action, size: stature }: Rider, index: number) {
  const { posture } = mount;
  if (posture === 'stand') return { figure: moving('skate', { look }), size: 1, lift: 0 };
  // Saddles and pedals are made for grown people, and a squirrel on a dog is no larger than its head.
  const beast = look.species ? (-(mount.seat?.(0).y ?? mount.box.top) * 0.85) / 75 : 1;
  const size = posture ? 1 / look.height : Math.min(1, beast / look.height) * stature;
  const pedals =
    posture === 'pedal' && index === 0 && (action === null || action === 'ride' || action === 'sit');
  if (pedals) return { figure: moving('ride-bike', { look: { ...look, height: 1 } }), size: 1, lift: 40 };
  return { figure, size, lift: -4 };
}

/** Heads behind the windows, one after the other, and the hand of who waves. */
function inCabin(mount: Rig, { scale, x, y }: NonNullable<Rig['cabin']>, riders: readonly Rider[]): Rig {
  return {
    ...mount,
    draw(brush, phase) {
      asBystander(() => mount.draw(brush, phase));
      for (const [index, { look, action, subject }] of riders.entries()) {
        const head = { name: subject.noun, subject };
        const at = { x: x - index * 40 * scale, y };
        const drawHead = () => {
          // An animal has its head out of the window, and ears in the wind.
          const out = look.species ? 1.45 : 1;
          brush.scale(scale * out, scale * out);
          if (action === 'wave') drawWavingArm(brush, look, phase);
          const draw = () => drawPersonHead(brush, look, action === 'sleep', 'smile');
          if (index === 0) draw();
          else asBystander(draw);
          drawWorn(brush, look.worn, 'head');
        };
        placed(brush, at, () => paintedAs(brush, head, drawHead));
      }
    },
  };
}

function drawWavingArm(brush: Brush, look: PersonLook, phase: number): void {
  const hand = { x: 22 + Math.sin(phase * TURN * 2) * 5, y: -22 };
  limb(brush, [{ x: 6, y: 14 }, { x: 20, y: 0 }, hand], [7, 6, 5], [look.top, look.skin]);
}
