import type { Random } from '../seeded-random.ts';
import { darker, lighter } from './colour.ts';
import { type Brush, oval, stroke } from './shapes.ts';
import type { PlantLook } from './trees.ts';

const JOINTS = 8;

/** A stalk in joints, higher than the frame, with thin leaves at its upper joints. */
export function bamboo(
  brush: Brush,
  x: number,
  y: number,
  tall: number,
  { colour }: PlantLook,
  random: Random,
): void {
  const wide = tall * (0.028 + random() * 0.016);
  const lean = (random() - 0.5) * tall * 0.08;
  const at = (share: number): [number, number] => [x + lean * share * share, y - tall * share];
  for (let joint = 0; joint < JOINTS; joint++) {
    const [from, to] = [at(joint / JOINTS), at((joint + 0.93) / JOINTS)];
    stroke(brush, [from, to], wide, colour);
    stroke(
      brush,
      [
        [from[0] - wide * 0.22, from[1]],
        [to[0] - wide * 0.22, to[1]],
      ],
      wide * 0.22,
      lighter(colour, 0.25),
    );
    const [jointX, jointY] = at((joint + 0.97) / JOINTS);
    oval(brush, jointX, jointY, wide * 0.62, wide * 0.2, darker(colour, 0.25));
    if (joint < 3) continue;
    for (const side of random() < 0.5 ? [-1, 1] : [random() < 0.5 ? -1 : 1])
      for (const turn of [0.25, 0.6])
        oval(
          brush,
          jointX + side * tall * 0.05,
          jointY + tall * 0.03 * turn,
          tall * 0.055,
          tall * 0.012,
          lighter(colour, random() * 0.2),
          side * turn,
        );
  }
}
