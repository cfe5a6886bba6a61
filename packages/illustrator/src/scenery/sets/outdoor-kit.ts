import type { BACKS, GROUNDS as KINDS, OutdoorDrawing, PlaceLayer } from '../../catalogue/place-data.ts';
import { alpha, darker, lighter, mix } from '../../painting/colour.ts';
import { type Brush, even, oval, stroke, verticalGradient } from '../../painting/shapes.ts';
import { scatterGrowth } from '../ground-cover.ts';
import { addHills, isSnowy } from '../land.ts';
import { addLayers, lightOn } from '../layers.ts';
import { addHaze, addSky } from '../sky.ts';
import type { Stage } from '../stage.ts';
import { addLivingThing, type Drawings, isLiving, paintThing, placedThings } from './set-things.ts';

type Ground = (typeof KINDS)[number];

const RANGE = { kind: 'mountains', y: 6, parallax: 0.06, count: 5 } as const;
const WOOD = { kind: 'trees', y: -6, swell: 16, parallax: 0.3, depth: 0.28 } as const;

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
    set.back.map((name) => BEHIND[name]),
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

const BEHIND: Readonly<Record<(typeof BACKS)[number], PlaceLayer>> = {
  mountains: { ...RANGE, tall: 330, depth: 0.5 },
  'snow-mountains': { ...RANGE, tall: 380, depth: 0.45, snowy: true },
  'high-mountains': { ...RANGE, tall: 420, depth: 0.3, snowy: true, colour: '#5d7b9c' },
  rocks: { ...RANGE, tall: 260, depth: 0.3, snowy: false, colour: '#a8744f' },
  hills: { kind: 'hills', y: -60, swell: 90, parallax: 0.15, depth: 0.45 },
  trees: { ...WOOD, tree: 'leafy', tall: 150, count: 24 },
  'tall-trees': { ...WOOD, tree: 'leafy', tall: 280, count: 13 },
  pines: { ...WOOD, tree: 'pine', tall: 220, count: 16 },
  palms: { ...WOOD, tree: 'palm', tall: 240, count: 15 },
  towers: { kind: 'towers', y: 10, tall: 320, depth: 0.5, parallax: 0.14 },
  'tall-towers': { kind: 'towers', y: 20, tall: 420, depth: 0.25, parallax: 0.2 },
  sea: { kind: 'water' },
};

/** `top low` colours by kind; the marks on it are in GROUND_MARKS. */
const GROUNDS: Readonly<Record<Exclude<Ground, 'grass'>, readonly [string, string]>> = {
  asphalt: ['#6b717d', '#4d535f'],
  road: ['#6b717d', '#4d535f'],
  sand: ['#f7e2b4', '#dcae72'],
  dirt: ['#b58a5e', '#8a6242'],
  gravel: ['#b3a999', '#8d8375'],
  snow: ['#f8fbfe', '#c9d8ea'],
  ice: ['#e3f2fa', '#a9cfe6'],
  paving: ['#cfc6b8', '#a89e90'],
  concrete: ['#c3c3c0', '#9a9a98'],
  rock: ['#9a8a7a', '#6d6156'],
  track: ['#c9573f', '#a8402f'],
  turf: ['#5fb04f', '#3f8f3f'],
  water: ['#6fc0e0', '#2f86b8'],
  mud: ['#8a7a52', '#5f5238'],
  planks: ['#c4945f', '#8f6238'],
};

function addGround(stage: Stage, set: OutdoorDrawing, parallax: number): void {
  const kind = set.ground;
  const y = set.edge ?? 30;
  if (kind === 'grass') {
    addHills(stage, { kind: 'hills', y, swell: 16 }, (brush, period, surface, height) => {
      const blooms = stage.scene.effects.some((effect) => effect === 'sunflowers' || effect === 'flowers');
      if (parallax === 1 || blooms) scatterGrowth(stage, brush, period, surface, height);
    });
    return;
  }
  const top = even(stage.heightOf(y));
  const snowed = isSnowy(stage) && kind !== 'water' && kind !== 'road';
  const [high, low] = GROUNDS[snowed ? 'snow' : kind];
  stage.addStrip(
    { top, height: stage.height - top, parallax, waves: kind === 'water' },
    (brush, period, tall) => {
      brush.fillStyle = verticalGradient(brush, 0, tall, stage.paint(high, 0.08), stage.paint(low));
      brush.fillRect(0, 0, period, tall);
      GROUND_MARKS[kind]?.(brush, stage, period, tall);
    },
  );
}

const GROUND_MARKS: Readonly<
  Partial<Record<Ground, (brush: Brush, stage: Stage, period: number, tall: number) => void>>
> = {
  road(brush, stage, period, tall) {
    const { unit } = stage;
    brush.fillStyle = stage.paint('#f4f0e4');
    brush.fillRect(0, 6 * unit, period, 5 * unit);
    brush.fillRect(0, tall - 16 * unit, period, 7 * unit);
    for (let dash = 0; dash < 12; dash++)
      brush.fillRect(((dash + 0.2) / 12) * period, tall * 0.45, (period / 12) * 0.5, 8 * unit);
  },
  planks(brush, stage, period, tall) {
    brush.fillStyle = alpha(stage.paint('#5f3d22'), 0.7);
    for (let row = 1; row < 9; row++) brush.fillRect(0, tall * (row / 9) ** 1.4, period, 2.5 * stage.unit);
  },
  paving: (brush, stage, period, tall) => slabs(brush, stage, period, tall, 6),
  concrete: (brush, stage, period, tall) => slabs(brush, stage, period, tall, 3),
  track(brush, stage, period, tall) {
    brush.fillStyle = stage.paint('#fbf6ec');
    for (let lane = 0; lane < 6; lane++)
      brush.fillRect(0, tall * (lane / 5.6) ** 1.4, period, (3 + lane) * stage.unit);
  },
  turf(brush, stage, period, tall) {
    brush.fillStyle = alpha(stage.paint('#7cc96a'), 0.5);
    for (let band = 0; band < 10; band += 2) brush.fillRect((band / 10) * period, 0, period / 10, tall);
  },
  sand: (brush, stage, period, tall) => speckles(brush, stage, period, tall, '#c99f5f'),
  dirt: (brush, stage, period, tall) => speckles(brush, stage, period, tall, '#6f4d31'),
  gravel: (brush, stage, period, tall) => speckles(brush, stage, period, tall, '#6f675c'),
  rock: (brush, stage, period, tall) => speckles(brush, stage, period, tall, '#57493f'),
  snow: (brush, stage, period, tall) => speckles(brush, stage, period, tall, '#b9cbe0'),
  mud: (brush, stage, period, tall) => speckles(brush, stage, period, tall, '#4a5f38'),
  ice(brush, stage, period, tall) {
    const { random, unit } = stage;
    for (let line = 0; line < 26; line++) {
      const [x, y] = [random() * period, random() * tall];
      const points: [number, number][] = [
        [x, y],
        [x + (40 + random() * 120) * unit, y + (random() - 0.5) * 20 * unit],
      ];
      stroke(brush, points, 2 * unit, alpha('#ffffff', 0.8));
    }
  },
  water(brush, stage, period, tall) {
    const { random, unit } = stage;
    for (let wave = 0; wave < 50; wave++) {
      const near = random();
      brush.globalAlpha = 0.5;
      oval(brush, random() * period, near * tall, (20 + near * 60) * unit, (1 + near * 2) * unit, '#ffffff');
    }
    brush.globalAlpha = 1;
  },
};

function slabs(brush: Brush, stage: Stage, period: number, tall: number, rows: number): void {
  const line = alpha(darker(stage.paint('#8d8478'), 0.2), 0.6);
  brush.fillStyle = line;
  for (let row = 1; row <= rows; row++) brush.fillRect(0, tall * (row / rows) ** 1.5, period, 2 * stage.unit);
  for (let column = 0; column < 24; column++) {
    const x = (column / 24) * period;
    const points: [number, number][] = [
      [x, 0],
      [x - 30 * stage.unit, tall],
    ];
    stroke(brush, points, 2 * stage.unit, line);
  }
}

function speckles(brush: Brush, stage: Stage, period: number, tall: number, colour: string): void {
  const { random, unit } = stage;
  for (let speck = 0; speck < 130; speck++) {
    const near = random();
    brush.globalAlpha = 0.5;
    oval(
      brush,
      random() * period,
      near * tall,
      (3 + near * 12) * unit,
      (1 + near * 3) * unit,
      speck % 3 ? stage.paint(colour) : stage.paint(lighter(colour, 0.3)),
    );
  }
  brush.globalAlpha = 1;
}

/** Snow lies on grass and leaves. */
function snowed(colour: string): string {
  const [red = 0, green = 0, blue = 0] = (/^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(colour) ?? [])
    .slice(1)
    .map((part) => Number.parseInt(part, 16));
  return green > red && green > blue * 1.15 ? mix(colour, '#f4f8fc', 0.92) : colour;
}
