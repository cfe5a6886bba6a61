import type { PlaceLayer } from '../catalogue/place-data.ts';
import { placed, verticalGradient } from '../painting/shapes.ts';
import { drawSketch } from '../painting/sketch.ts';
import { groundOf } from '../vocabulary/looks.ts';
import { wordClass } from '../vocabulary/word-classes.ts';
import { isSnowy } from './facts.ts';
import { lightOn } from './light-on.ts';
import { surfaces } from './sets/surfaces.ts';
import type { Stage } from './stage.ts';

/** How wide the marks on a ground are. */
const MARKED = 1920;

/** How many patches lie along a ground: apart from each other, so that none is cut where the strip begins anew. */
const PATCHES = 14;

const OPEN_WATERS = wordClass('openWaters');

/** Flat ground down to the frame's edge, or what lies on it: one of `words/surfaces.yaml`. */
export function addGround(
  stage: Stage,
  { drift = 0, of = '', parallax = 1, waves = false, y = 0 }: PlaceLayer,
): void {
  const top = stage.heightOf(y);
  const ground = surfaces().grounds[of]!;
  const { colours, mark: main, marks = '' } = { ...ground, ...(isSnowy(stage) && ground.inSnow) };
  const strip = { top, height: stage.height - top, parallax, drift: drift * stage.unit, waves };
  stage.addStrip(strip, (brush, period, tall) => {
    if (colours) {
      const [high, low] = colours;
      brush.fillStyle = verticalGradient(brush, 0, tall, stage.paint(high, 0.08), stage.paint(low));
      brush.fillRect(0, 0, period, tall);
    }
    brush.scale(period / MARKED, tall / 100);
    drawSketch(brush, marks, { main, light: lightOn(stage, (colour) => stage.paint(colour)) });
  });
}

/** What lies on the ground of a place, and water that stands in it and hides the feet. */
export function addGrounds(stage: Stage, names: readonly string[]): void {
  const { ground, height, horizon, random, unit } = stage;
  const looks = names.map(groundOf);
  stage.placeCast();
  stage.removeCast();
  const top = ground - (ground - horizon) * 0.5;
  for (const { patches } of looks)
    if (patches !== undefined && !OPEN_WATERS.has(stage.scene.place))
      stage.addStrip({ top, height: height - top, parallax: 1 }, (brush, period, tall) => {
        for (let index = 0; index < PATCHES; index++) {
          const share = (index * 0.618) % 1;
          const scale = (0.6 + random() * 0.8) * (0.5 + share) * unit;
          const x = 110 * scale + ((index + 0.5) / PATCHES) * (period - 220 * scale);
          const patch = `oval ${stage.paint(patches)} 0 0 110 22\noval #ffffff@35 -22 -5 50 5`;
          placed(brush, { x, y: share * tall, scale }, () => drawSketch(brush, patch));
        }
      });
  stage.placeCast();
  const y = (ground - horizon) / unit - 34;
  if (looks.some(({ water }) => water)) addGround(stage, { kind: 'ground', of: 'flood', y, drift: 12 });
}
