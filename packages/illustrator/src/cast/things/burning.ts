import { alpha } from '../../painting/colour.ts';
import { type Brush, disc, TURN } from '../../painting/shapes.ts';
import type { Rig } from '../rig.ts';

const FLAMES = 7;
const SHADES = ['#e8481f', '#f2742a', '#ff9a2a', '#ffd65a'];

/** A thing on fire: flames out of its upper part and along it, and smoke above. */
export function burning(rig: Rig): Rig {
  return {
    ...rig,
    speed: 0,
    cycle: 1,
    frames: 20,
    box: { ...rig.box, top: rig.box.top - flameOf(rig.box) * 1.9 },
    draw(brush, phase) {
      const { left, right, top } = rig.box;
      const flame = flameOf(rig.box);
      smoke(brush, { x: (left + right) / 2, y: top - flame * 0.3 }, flame, phase);
      rig.draw(brush, 0);
      flames(brush, rig.box, phase, 1);
    },
  };
}

const flameOf = ({ left, right, top }: Rig['box']) => Math.max(-top * 0.55, (right - left) * 0.2);

/** Flames along what is in that box, as a share of how large they become. */
export function flames(brush: Brush, box: Rig['box'], phase: number, share: number): void {
  const { left, right, top } = box;
  const wide = right - left;
  for (const [row, shade] of SHADES.entries()) {
    const size = flameOf(box) * (1 - row * 0.2) * share;
    for (let at = 0; at < FLAMES; at++) {
      const across = (at + 0.5) / FLAMES;
      // Highest in the middle, and out of the windows below.
      const base = top * (0.65 - 0.3 * ((at * 7) % 3) * 0.5);
      const lick = Math.sin((phase + at * 0.37 + row * 0.13) * TURN);
      tongue(brush, {
        x: left + wide * (0.12 + across * 0.76),
        y: base,
        half: (wide / FLAMES) * (0.62 - row * 0.11),
        tall: size * (0.7 + 0.5 * Math.sin(across * Math.PI) + lick * 0.14),
        lean: lick * wide * 0.02,
        shade,
      });
    }
  }
}

interface Tongue {
  readonly x: number;
  readonly y: number;
  readonly half: number;
  readonly tall: number;
  readonly lean: number;
  readonly shade: string;
}

function tongue(brush: Brush, { x, y, half, tall, lean, shade }: Tongue): void {
  brush.fillStyle = alpha(shade, 0.92);
  brush.beginPath();
  brush.moveTo(x - half, y);
  brush.quadraticCurveTo(x - half, y - tall * 0.55, x + lean, y - tall);
  brush.quadraticCurveTo(x + half, y - tall * 0.5, x + half, y);
  brush.quadraticCurveTo(x, y + half * 0.7, x - half, y);
  brush.fill();
}

function smoke(brush: Brush, { x, y }: { x: number; y: number }, flame: number, phase: number): void {
  for (let puff = 0; puff < 6; puff++) {
    const age = ((puff + phase) % 6) / 6;
    disc(
      brush,
      x + Math.sin(puff * 2.3) * flame * 0.3 + age * flame * 0.5,
      y - age * flame * 1.3,
      flame * (0.18 + age * 0.3),
      alpha('#4a444c', 0.75 * (1 - age)),
    );
  }
}
