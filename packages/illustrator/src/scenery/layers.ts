import type { PlaceLayer } from '../catalogue/place-data.ts';
import { drawSketch } from '../painting/sketch.ts';
import { factsOf, holds } from './facts.ts';
import { addGround } from './grounds.ts';
import { addLand } from './land.ts';
import { scatter } from './scatter.ts';
import type { Drawings } from './sets/set-things.ts';
import { addHaze, addSky } from './sky.ts';
import type { Stage } from './stage.ts';
import { addSwell, addWater } from './water.ts';

type Add = (stage: Stage, layer: PlaceLayer, drawings: Drawings) => void;

const KINDS: Readonly<Record<PlaceLayer['kind'], Add>> = {
  sky: addSky,
  haze: addHaze,
  hills: addLand,
  row: addLand,
  water: addWater,
  swell: addSwell,
  ground: addGround,
  strip: addStrip,
  beams: addBeams,
  cast(stage, { y }) {
    if (y !== undefined) stage.ground = stage.heightOf(y);
    stage.placeCast();
  },
};

/** Adds layers one before the other, those that the scene has. */
export function addLayers(stage: Stage, layers: readonly PlaceLayer[], drawings: Drawings): void {
  const facts = factsOf(stage);
  for (const layer of layers) if (holds(facts, layer)) KINDS[layer.kind](stage, layer, drawings);
}

/** Nothing but what is scattered over it; it reaches `tall` above its y, or down to the frame's edge. */
function addStrip(stage: Stage, layer: PlaceLayer, drawings: Drawings): void {
  const { compositor, unit } = stage;
  const { bobs, drift = 0, parallax = 1, scattered = [], tall = 0, waves = false, y = 0 } = layer;
  const low = Math.max(0, ...scattered.flatMap(({ at }) => at));
  stage.addStrip(
    {
      top: stage.heightOf(y) - tall * unit,
      height: layer.tall === undefined ? stage.height : (tall + low + 8) * unit,
      parallax,
      drift: drift * unit,
      waves,
      ...(bobs && { bob: { height: bobs * unit, rate: 6, phase: 0 } }),
    },
    (brush, period) => scatter(stage, brush, period, tall * unit, layer, drawings),
  );
  if (waves)
    stage.add(({ time }) =>
      compositor.setWaves((row) => Math.sin((row / unit) * 0.035 + time * 1.5) * 5 * unit),
    );
}

/** Coloured lights that sweep over a stage. */
function addBeams(stage: Stage): void {
  const { compositor, height, unit, width } = stage;
  const size = Math.min(height * 0.8, 560 * unit) / 100;
  const beams = ['#ff6fc0', '#6fe3ff', '#ffe08a'].map((colour) =>
    stage.sprite(36 * size, 100 * size, (brush) => {
      brush.scale(size, size);
      drawSketch(brush, `fade ${colour}@55 0 100 M 17 0 H 19 L 35 100 H 1 Z`);
    }),
  );
  stage.add(({ time }) => {
    for (const [index, beam] of beams.entries()) {
      const sway = Math.sin(time * (0.7 + index * 0.13) + index * 1.9) * 0.34;
      const x = (width * (index + 0.5)) / 3;
      compositor.drawSprite(beam, { x, y: 30 * unit, anchorY: 0, lean: -Math.tan(sway), opacity: 0.55 });
    }
  });
}
