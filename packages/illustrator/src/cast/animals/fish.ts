import { FISH, type FishData, type FishKind } from '../../catalogue/animal-bodies.ts';
import { darker, lighter, NAMED_COLOURS } from '../../painting/colour.ts';
import { type Brush, placed, polygon, TURN } from '../../painting/shapes.ts';
import { drawSketch } from '../../painting/sketch.ts';
import type { ColourName } from '../../scene-description.ts';
import type { Rig } from '../rig.ts';

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

/** The body is a row of ribs along a spine that a wave runs down, small at the head and wide at the tail. */
export function fish(kind: FishKind): Rig {
  const { length } = kind;
  return {
    box: { left: -length * 0.78, right: length * 0.6, top: -length * 0.45, bottom: length * 0.4 },
    cycle: kind.cycle,
    frames: Math.round(Math.min(30, kind.cycle * 24)),
    speed: kind.speed,
    medium: 'submerged',
    draw(brush, phase) {
      placed(brush, { scale: length / 100 }, () => drawFish(brush, kind, phase));
    },
    seat: () => ({ x: -length * 0.06, y: -length * kind.depth * 0.48, angle: 0 }),
  };
}

/** A hundred long, its nose at x 50. */
function drawFish(brush: Brush, kind: FishKind, phase: number): void {
  // Along runs from 0 (nose) to 1 (root of the tail). Whales beat up and down, as seen here; fish hint at it.
  const beat = kind.tail === 'fluke' ? 9 : 5;
  const spine = (along: number) => Math.sin(phase * TURN - along * 3.4) * beat * along ** 1.6;
  const rib = (along: number) =>
    50 *
    kind.depth *
    Math.sin(Math.PI * Math.min(1, along ** 0.72 * 0.97 + 0.03)) ** 0.8 *
    (1 - along * 0.12);
  const edge = (share: number, wider: number) =>
    Array.from({ length: 15 }, (_, index): [number, number] => {
      const along = index / 14;
      return [50 - along * 100, spine(along) + rib(along) * share + wider];
    });
  const sketched = (sketch = '') =>
    drawSketch(brush, sketch, { main: kind.top, inks: { light: kind.belly, fin: kind.fin } });
  drawTail(brush, kind, spine(1), Math.sin(phase * TURN - 3.6) * 0.25);
  const back = spine(0.42) - rib(0.42);
  if (kind.back !== 'bare')
    polygon(
      brush,
      [
        [18, back + 2],
        [3, back - (kind.length > 60 ? 13 : 16)],
        [-4, back + 2.5],
      ],
      kind.fin,
    );
  const outline = [...edge(-1, -1.2), ...edge(1, 1.2).toReversed()];
  polygon(brush, outline, kind.top);
  brush.save();
  brush.beginPath();
  for (const [x, y] of outline) brush.lineTo(x, y);
  brush.clip();
  polygon(brush, [...edge(0.25, 0), [-50, 100], [50, 100]], kind.belly);
  sketched(kind.mark);
  brush.restore();
  const side = spine(0.36) + rib(0.36) * 0.45;
  const flap = Math.sin(phase * TURN) * 3;
  polygon(
    brush,
    [
      [20, side],
      [4, side + 13 + flap],
      [10, side],
    ],
    darker(kind.fin, 0.1),
  );
  sketched(kind.face);
}

const TAILS: Readonly<Record<FishKind['tail'], string>> = {
  fluke: 'poly fin 6 0 -14 -9 -20 -7.2 -9 0 -20 7.2 -14 9',
  forked: 'poly fin 6 0 -20 -20 -10 0 -20 18',
  fan: 'poly fin 8 0 -26 -21 -23 0 -26 19',
};

function drawTail(brush: Brush, { tail, fin }: FishKind, y: number, turn: number): void {
  placed(brush, { x: -48, y, turn }, () => drawSketch(brush, TAILS[tail], { inks: { fin } }));
}
