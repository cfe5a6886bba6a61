import type { OutdoorDrawing } from '../../catalogue/place-data.ts';
import { mix } from '../../painting/colour.ts';
import { even, verticalGradient } from '../../painting/shapes.ts';
import { drawSketch } from '../../painting/sketch.ts';
import { scatterGrowth } from '../ground-cover.ts';
import { addHills, isSnowy } from '../land.ts';
import { addLayers, lightOn } from '../layers.ts';
import { addHaze, addSky } from '../sky.ts';
import type { Stage } from '../stage.ts';
import { addLivingThing, type Drawings, isLiving, paintThing, placedThings } from './set-things.ts';
import { surfaces } from './surfaces.ts';

/** Builds an outdoor place from what its file says. It stands still unless the camera follows somebody through it. */
export function buildOutdoors(stage: Stage, set: OutdoorDrawing, drawings: Drawings): void {
  // A bridge has two ends: whoever crosses it passes before a camera that stands still.
  const passes = (stage.scene.camera.move === 'track' || stage.passing > 0) && set.deck === undefined;
  const parallax = passes ? 1 : 0;
  stage.still = !passes;
  if (set.deck !== undefined) stage.ground = stage.horizon + set.deck * stage.unit;
  const light = lightOn(stage, (colour) => stage.paint(isSnowy(stage) ? snowed(colour) : colour));
  addSky(stage);
  addLayers(
    stage,
    set.back.map((name) => surfaces().backs[name]!),
    drawings,
  );
  addHaze(stage);
  addGround(stage, set, parallax);
  const things = placedThings(
    stage,
    (stage.scene.subjects.length === 0 && set.deserted) || (set.things ?? ''),
  );
  const fixed = things.filter((thing) => !isLiving(thing, drawings));
  if (passes)
    stage.addStrip({ top: 0, height: stage.height, parallax }, (brush, period) => {
      for (const thing of fixed) {
        paintThing(brush, stage, thing, drawings, light);
        // What hangs over the seam is seen on both sides of it.
        if (thing.x < stage.width * 0.3)
          paintThing(brush, stage, { ...thing, x: thing.x + period }, drawings, light);
      }
    });
  else
    stage.addBackdrop((brush) => {
      for (const thing of fixed) paintThing(brush, stage, thing, drawings, light);
    });
  for (const thing of things)
    if (isLiving(thing, drawings)) addLivingThing(stage, thing, drawings, light, parallax);
  stage.placeCast();
}

function addGround(stage: Stage, { edge: y = 30, ground }: OutdoorDrawing, parallax: number): void {
  if (ground === 'grass') {
    addHills(stage, { kind: 'hills', y, swell: 16 }, (brush, period, surface, height) => {
      const blooms = stage.scene.effects.some((effect) => effect === 'sunflowers' || effect === 'flowers');
      if (parallax === 1 || blooms) scatterGrowth(stage, brush, period, surface, height);
    });
    return;
  }
  const top = even(stage.heightOf(y));
  const snowed = isSnowy(stage) && ground !== 'water' && ground !== 'road';
  const { colours, mark: main, marks = '' } = surfaces().grounds[snowed ? 'snow' : ground]!;
  const [high, low] = colours;
  stage.addStrip(
    { top, height: stage.height - top, parallax, waves: ground === 'water' },
    (brush, period, tall) => {
      brush.fillStyle = verticalGradient(brush, 0, tall, stage.paint(high, 0.08), stage.paint(low));
      brush.fillRect(0, 0, period, tall);
      brush.scale(period / MARKED, tall / 100);
      drawSketch(brush, marks, { main, light: (colour) => stage.paint(colour) });
    },
  );
}

/** How wide the marks on a ground are. */
const MARKED = 1920;

/** Snow lies on grass and leaves. */
function snowed(colour: string): string {
  const [red = 0, green = 0, blue = 0] = (/^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(colour) ?? [])
    .slice(1)
    .map((part) => Number.parseInt(part, 16));
  return green > red && green > blue * 1.15 ? mix(colour, '#f4f8fc', 0.92) : colour;
}
