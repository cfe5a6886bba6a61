import { createCanvas } from '@napi-rs/canvas';
import type { FACTS, PlaceLayer, Scattered } from '../catalogue/place-data.ts';
import { alpha, mix } from '../painting/colour.ts';
import { type Brush, even, glow, oval, polygon, repeated, verticalGradient } from '../painting/shapes.ts';
import type { SceneDescription } from '../scene-description.ts';
import { scatterGrowth } from './ground-cover.ts';
import { addHills, isSnowy } from './land.ts';
import { addMountains } from './mountain-range.ts';
import { isNamed } from './named-things.ts';
import { addRoad } from './road.ts';
import { type Drawings, paintThing } from './sets/set-things.ts';
import { addHaze, addSky } from './sky.ts';
import { addTowers } from './skyline-towers.ts';
import type { Stage } from './stage.ts';
import { hasNeon, isDark, NEON } from './town-light.ts';
import { addTreeRow } from './tree-row.ts';
import { addSwell, addWater, seaColours } from './water.ts';

type Add = (stage: Stage, layer: PlaceLayer, drawings: Drawings) => void;

const KINDS: Readonly<Record<PlaceLayer['kind'], Add>> = {
  sky: (stage, { count, y }) =>
    addSky(stage, { count, low: y === undefined ? undefined : stage.heightOf(y) }),
  haze: addHaze,
  mountains: addMountains,
  hills: (stage, layer, drawings) =>
    addHills(stage, layer, (brush, period, surface, height) => {
      if (layer.grows) scatterGrowth(stage, brush, period, surface, height);
      scatter(stage, brush, period, 0, layer, drawings);
    }),
  trees: addTreeRow,
  towers: addTowers,
  water: (stage, { y = 0 }) => addWater(stage, stage.heightOf(y), seaColours(stage)),
  swell(stage, { y = 0, near = 0, phase = 0, colours }) {
    const sea = colours ? { far: colours[0], near: colours[1] } : seaColours(stage);
    addSwell(stage, even(stage.heightOf(y)), near, sea, phase);
  },
  road: (stage, { y = 0 }) => addRoad(stage, even(stage.heightOf(y))),
  clouds: addCloudSea,
  strip: addStrip,
  rays: addRays,
  nebula: addNebula,
  beams: addBeams,
  cast(stage, { y }) {
    if (y !== undefined) stage.ground = stage.heightOf(y);
    stage.placeCast();
  },
};

/** Adds layers one before the other, those that the scene has. */
export function addLayers(stage: Stage, layers: readonly PlaceLayer[], drawings: Drawings): void {
  const facts = factsOf(stage);
  for (const layer of layers)
    if ((!layer.when || facts.has(layer.when)) && !(layer.unless && facts.has(layer.unless)))
      KINDS[layer.kind](stage, layer, drawings);
}

function factsOf(stage: Stage): ReadonlySet<(typeof FACTS)[number]> {
  const { absent, bamboo, camera, effects, seabed, season, weather } = stage.scene;
  const facts: Record<(typeof FACTS)[number], boolean> = {
    snow: isSnowy(stage),
    storm: weather === 'storm',
    autumn: season === 'autumn' || effects.includes('petals'),
    aerial: camera.framing === 'aerial',
    afoot: !floatsOnly(stage.scene),
    bamboo: bamboo === true && !isSnowy(stage),
    ruins: seabed === 'ruins',
    wreck: seabed === 'wreck',
    deserted: absent.some((noun) => PEOPLE.has(noun)),
    night: isDark(stage),
    neon: hasNeon(stage),
  };
  return new Set((Object.keys(facts) as (typeof FACTS)[number][]).filter((name) => facts[name]));
}

const PEOPLE = new Set(['audience', 'crowd', 'person', 'people', 'spectator', 'anyone', 'viewer']);

/** Whether all of the cast is at home on or over water. */
function floatsOnly({ relation, subjects }: SceneDescription): boolean {
  // Who rides in a boat floats with it.
  if (relation === 'riding' && subjects[1]?.figure.kind === 'craft') return true;
  return subjects.every(
    ({ figure }) =>
      ['craft', 'bird', 'fish'].includes(figure.kind) ||
      (figure.kind === 'creature' && figure.model !== 'penguin'),
  );
}

/** By day, panes are glass and lamps are out. */
const UNLIT: Readonly<Record<string, string>> = { '#ffdc96': '#bfe0ee', '#ffe6a6': '#f3f1e6' };

/** What `tone` makes of the colours of sketches; what shines at night keeps its own. */
export function lightOn(stage: Stage, tone: (colour: string) => string): (colour: string) => string {
  return (colour) =>
    NEON.includes(colour) || (colour in UNLIT && isDark(stage)) ? colour : tone(UNLIT[colour] ?? colour);
}

/** `top` is where the layer's y is on the brush. */
function scatter(
  stage: Stage,
  brush: Brush,
  period: number,
  top: number,
  { depth, scattered = [] }: PlaceLayer,
  drawings: Drawings,
): void {
  const light = lightOn(stage, (colour) => stage.paint(colour, depth));
  for (const { sketches, at, size, ...row } of scattered) {
    const shown = sketches.filter((name) => !isNamed(stage.scene, name.replaceAll('-', ' ')));
    if (shown.length < sketches.length) continue;
    for (const [index, { x, near }] of spotsOf(stage, period, row).entries()) {
      const name = shown[index % shown.length]!;
      const scale = size[0] + (size[1] - size[0]) * near;
      const y = top + (at[0] + (at[1] - at[0]) * near) * stage.unit;
      repeated(period, x, 420 * scale * stage.unit, (x) =>
        paintThing(brush, stage, { name, x, y, scale, flip: false }, drawings, light),
      );
    }
  }
}

/** Where things are along a strip, far ones first: in a row, or by chance. */
function spotsOf(
  { random, unit }: Stage,
  period: number,
  { apart, count = 1 }: Pick<Scattered, 'apart' | 'count'>,
) {
  const number = apart === undefined ? count : Math.max(1, Math.round(period / (apart * unit)));
  const spots = Array.from({ length: number }, (_, index) =>
    apart === undefined
      ? { x: ((index + random() * 0.8) / number) * period, near: random() }
      : { x: ((index + 0.5) / number) * period, near: 0 },
  );
  return spots.toSorted((one, other) => one.near - other.near);
}

/** Nothing but what is scattered over it; it reaches `tall` above its y. */
function addStrip(stage: Stage, layer: PlaceLayer, drawings: Drawings): void {
  const { unit } = stage;
  const { bobs, drift = 0, parallax = 1, scattered = [], tall = 0, waves = false, y = 0 } = layer;
  const low = Math.max(0, ...scattered.flatMap(({ at }) => at));
  stage.addStrip(
    {
      top: stage.heightOf(y) - tall * unit,
      height: (tall + low + 8) * unit,
      parallax,
      drift: drift * unit,
      waves,
      ...(bobs && { bob: { height: bobs * unit, rate: 6, phase: 0 } }),
    },
    (brush, period) => scatter(stage, brush, period, tall * unit, layer, drawings),
  );
}

/** A cloud deck seen from above, for flights. */
function addCloudSea(stage: Stage, { y = 0, parallax = 0, depth = 0 }: PlaceLayer): void {
  const { height, palette, random, unit } = stage;
  const top = even(stage.heightOf(y));
  const colour = mix(mix(palette.cloud, palette.sky[2], 0.15), palette.haze, depth);
  stage.addStrip(
    { top, height: height - top, parallax, drift: 12 * unit * parallax },
    (brush, period, tall) => {
      for (let row = 0; row < 3; row++)
        for (let puff = 0; puff < 26; puff++) {
          const radius = (46 + random() * 60) * unit;
          const low = (90 + row * 60 + random() * 30) * unit;
          repeated(period, (puff / 26) * period + random() * 40 * unit, radius, (x) =>
            oval(brush, x, low, radius, radius * 0.72, mix(colour, palette.sky[1], 0.28 - row * 0.11)),
          );
        }
      brush.fillStyle = mix(colour, palette.sky[1], 0.06);
      brush.fillRect(0, 230 * unit, period, tall);
    },
  );
}

/** Light that falls into water from above, in which everything sways. */
function addRays(stage: Stage): void {
  const { compositor, height, palette, random, unit, width } = stage;
  stage.addBackdrop((brush) => {
    brush.fillStyle = verticalGradient(brush, 0, height, ...palette.sky);
    brush.fillRect(-80, 0, width + 160, height);
    brush.globalCompositeOperation = 'screen';
    for (let ray = 0; ray < 8; ray++) {
      const x = (width * (ray + random())) / 8;
      const wide = (26 + random() * 70) * unit;
      brush.fillStyle = verticalGradient(
        brush,
        0,
        height * 0.85,
        alpha('#c9f6ff', 0.34),
        alpha('#c9f6ff', 0),
      );
      polygon(brush, [
        [x, -10],
        [x + wide, -10],
        [x + wide * 2.3 - 150 * unit, height * 0.88],
        [x - 210 * unit, height * 0.88],
      ]);
    }
    brush.globalCompositeOperation = 'source-over';
  });
  stage.add(({ time }) =>
    compositor.setWaves((row) => Math.sin((row / unit) * 0.035 + time * 1.5) * 5 * unit),
  );
}

const NEBULAE = [
  ['#7b3fe4', '#e0498f', '#2f7ee8', '#18b7b0'],
  ['#2456c9', '#19a3c4', '#6a3fe0', '#c34fd1'],
  ['#c2456b', '#e08a3f', '#7a3fd0', '#3f62d0'],
];

/** Clouds of light across a black sky. */
function addNebula(stage: Stage): void {
  const { height, random, unit, width } = stage;
  const colours = NEBULAE[stage.scene.seed % NEBULAE.length]!;
  stage.addBackdrop((brush) => {
    brush.globalCompositeOperation = 'screen';
    for (let cloud = 0; cloud < 18; cloud++) {
      const x = width * ((cloud / 17) * 1.1 - 0.05) + (random() - 0.5) * 130 * unit;
      const y = height * (0.78 - (cloud / 17) * 0.6 + (random() - 0.5) * 0.24);
      glow(brush, x, y, (140 + random() * 240) * unit, colours[cloud % 4]!, 0.42);
    }
  });
}

/** Coloured lights that sweep over a stage. */
function addBeams(stage: Stage): void {
  const { compositor, height, unit, width } = stage;
  const length = even(Math.min(height * 0.8, 560 * unit));
  const beams = ['#ff6fc0', '#6fe3ff', '#ffe08a'].map((colour) => {
    const canvas = createCanvas(even(200 * unit), length);
    const brush = canvas.getContext('2d');
    brush.fillStyle = verticalGradient(brush, 0, length, alpha(colour, 0.55), alpha(colour, 0));
    polygon(brush, [
      [94 * unit, 0],
      [106 * unit, 0],
      [194 * unit, length],
      [6 * unit, length],
    ]);
    return compositor.sprite(canvas, stage.grade);
  });
  stage.add(({ time }) => {
    for (const [index, beam] of beams.entries()) {
      const sway = Math.sin(time * (0.7 + index * 0.13) + index * 1.9) * 0.34;
      const x = (width * (index + 0.5)) / 3;
      compositor.drawSprite(beam, { x, y: 30 * unit, anchorY: 0, lean: -Math.tan(sway), opacity: 0.55 });
    }
  });
}
