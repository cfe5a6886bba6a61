import { FISH, type FishData, type FishKind } from '../../catalogue/animal-bodies.ts';
import { darker, lighter, NAMED_COLOURS } from '../../painting/colour.ts';
import { placed } from '../../painting/shapes.ts';
import { drawSketch, type Sketch } from '../../painting/sketch.ts';
import type { ColourName } from '../../scene-description.ts';
import type { Rig } from '../rig.ts';
import { animalParts } from './animal-parts.ts';

export function fishKind(data: FishData, colour: string, asked: ColourName | null, random: number): FishKind {
  const kind: FishKind = { ...FISH, ...data, top: colour };
  const { belly, colours, fin } = kind;
  const top = asked ? NAMED_COLOURS[asked] : (colours?.[Math.floor(random * colours.length)] ?? colour);
  return {
    ...kind,
    top,
    belly: asked || colours ? lighter(top, 0.55) : belly,
    fin: colours ? darker(top, 0.2) : fin,
  };
}

export function fish(kind: FishKind): Rig {
  const { belly: light, cycle, depth, fin, length, speed, top: main } = kind;
  const sketch = sketchOf(kind);
  return {
    box: { left: -length * 0.78, right: length * 0.6, top: -length * 0.45, bottom: length * 0.4 },
    cycle,
    frames: Math.round(Math.min(30, cycle * 24)),
    speed,
    medium: 'submerged',
    draw(brush, phase) {
      placed(brush, { scale: length / 100 }, () =>
        drawSketch(brush, sketch, { main, phase, inks: { light, fin } }),
      );
    },
    seat: () => ({ x: -length * 0.06, y: -length * depth * 0.48, angle: 0 }),
  };
}

/** A hundred long, its nose at x 50; it sways, and beats with its tail. */
function sketchOf({ back, depth, face, length, mark = '', tail }: FishKind): Sketch {
  // Along runs from 0 (nose) to 1 (root of the tail).
  const rib = (along: number) =>
    50 * depth * Math.sin(Math.PI * Math.min(1, along ** 0.72 * 0.97 + 0.03)) ** 0.8 * (1 - along * 0.12);
  const edge = (share: number) =>
    Array.from({ length: 15 }, (_, index) => `${50 - (index / 14) * 100} ${rib(index / 14) * share}`);
  const outline = `M ${[...edge(-1.05), ...edge(1.05).toReversed()].join(' L ')} Z`;
  const spine = -rib(0.42);
  return `
    moves turn .04 by 0,1.5
    moves at -48,0 turn .28 by 0,3 late .3
    ${animalParts().fishTails[tail]}
    whole
    ${back === 'bare' ? '' : `poly fin 18 ${spine + 2} 3 ${spine - (length > 60 ? 13 : 16)} -4 ${spine + 2.5}`}
    path $ ${outline}
    within ${outline}
    path light M ${edge(0.25).join(' L ')} L -50 100 L 50 100 Z
    ${mark}
    whole
    moves at 15,${rib(0.36) * 0.45} turn .2
    poly fin-10 5 0 -11 13 -5 0
    whole
    ${face}
    whole`;
}
