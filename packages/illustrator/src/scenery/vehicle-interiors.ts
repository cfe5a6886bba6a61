import { alpha, darker, lighter } from '../painting/colour.ts';
import { type Brush, disc, oval, polygon, roundedBox, stroke, verticalGradient } from '../painting/shapes.ts';
import type { Place, SceneDescription } from '../scene-description.ts';
import { paintGreenhouse } from './greenhouse-interior.ts';
import { cutOut, lit, withFill } from './interior-brush.ts';
import type { Stage } from './stage.ts';
import { paintTent } from './tent-interior.ts';

interface Cabin {
  readonly wall: string;
  readonly floor: string;
  readonly seat: string;
  /** Of the panes: number, width, height, top and corner, in pixels of a frame of 720 lines. */
  readonly panes: readonly [count: number, wide: number, tall: number, top: number, corner: number];
  /** How fast the land passes outside, in pixels a second. */
  readonly speed: number;
  readonly fitOut: (brush: Brush, stage: Stage, cabin: Cabin) => void;
}

/** What one sees out of a window; other places are too large or too near to be seen from a seat. */
const VIEWS: Readonly<Partial<Record<Place, Place>>> = {
  mountains: 'mountains',
  valley: 'mountains',
  'ski-slope': 'mountains',
  city: 'city',
  street: 'city',
  downtown: 'city',
  alley: 'city',
  crosswalk: 'city',
  highway: 'city',
  ocean: 'ocean',
  beach: 'ocean',
  'coastal-road': 'ocean',
  desert: 'desert',
  forest: 'forest',
  'forest-road': 'forest',
  sky: 'sky',
  savanna: 'savanna',
  mars: 'mars',
  moon: 'moon',
  space: 'space',
  jungle: 'jungle',
  lake: 'lake',
  arctic: 'arctic',
  farm: 'farm',
  meadow: 'meadow',
  underwater: 'underwater',
  park: 'park',
  river: 'lake',
};

const CABINS: Readonly<Partial<Record<Place, Cabin>>> = {
  'aboard-train': {
    wall: '#e7dfcf',
    floor: '#7d8794',
    seat: '#2f6fa8',
    panes: [3, 400, 260, 70, 26],
    speed: 260,
    fitOut: (brush, stage, cabin) => {
      rack(brush, stage);
      seats(brush, stage, cabin, [-490, 490]);
    },
  },
  'aboard-bus': {
    wall: '#d8dde2',
    floor: '#5f6672',
    seat: '#c2503f',
    panes: [4, 300, 290, 56, 16],
    speed: 150,
    fitOut: (brush, stage, cabin) => {
      seats(brush, stage, cabin, [-500, 500]);
      poles(brush, stage);
    },
  },
  'aboard-plane': {
    wall: '#eef1f4',
    floor: '#6b7a8c',
    seat: '#3f5f8f',
    panes: [6, 96, 140, 190, 46],
    speed: 30,
    fitOut: (brush, stage, cabin) => {
      lockers(brush, stage);
      seats(brush, stage, cabin, [-500, 500]);
    },
  },
  'aboard-car': {
    wall: '#3d4350',
    floor: '#2c313b',
    seat: '#8a6a4f',
    panes: [2, 560, 300, 60, 60],
    speed: 320,
    fitOut: (brush, stage, cabin) => {
      seats(brush, stage, cabin, [-430]);
      wheel(brush, stage);
    },
  },
};

/** The scenery behind the panes. */
export function viewOutside({ place, outside }: SceneDescription): Place {
  const seen = outside ? VIEWS[outside] : undefined;
  return seen ?? (place === 'aboard-plane' ? 'sky' : place === 'in-tent' ? 'forest' : 'meadow');
}

/** How fast what is outside passes, while it is built. */
export function passingSpeed({ place }: SceneDescription): number {
  return CABINS[place]?.speed ?? 0;
}

/** Everything on this side of the panes, and the rain on them. */
export function interior(stage: Stage): void {
  const cabin = CABINS[stage.scene.place];
  stage.ground = stage.horizon + (stage.height - stage.horizon) * 0.66;
  addWeather(stage);
  stage.addBackdrop((brush) => {
    if (cabin) paintCabin(brush, stage, cabin);
    else if (stage.scene.place === 'in-greenhouse') paintGreenhouse(brush, stage);
    else paintTent(brush, stage);
  });
  stage.placeCastHere();
}

function addWeather(stage: Stage): void {
  const { scene, unit, random, horizon } = stage;
  const wet = scene.weather === 'rain' || scene.weather === 'storm';
  if (!wet && scene.weather !== 'snow') return;
  const strip = { top: 0, height: horizon, parallax: 0, drift: wet ? 520 * unit : 160 * unit };
  stage.addStrip(strip, (brush, period, height) => {
    for (let drop = 0; drop < 240; drop++) {
      const [x, y] = [random() * period, random() * height];
      if (wet)
        stroke(
          brush,
          [
            [x, y],
            [x - 22 * unit, y + 26 * unit],
          ],
          2 * unit,
          alpha('#e6f3ff', 0.6),
        );
      else disc(brush, x, y, (2 + random() * 4) * unit, '#ffffff');
    }
  });
}

function paintCabin(brush: Brush, stage: Stage, cabin: Cabin): void {
  const { width, height, horizon, unit } = stage;
  const wall = lit(stage, cabin.wall);
  const floor = lit(stage, cabin.floor);
  brush.fillStyle = verticalGradient(brush, 0, horizon, darker(wall, 0.08), wall);
  brush.fillRect(-80, 0, width + 160, horizon + 40 * unit);
  brush.fillStyle = verticalGradient(brush, horizon, height, lighter(floor, 0.05), darker(floor, 0.25));
  brush.fillRect(-80, horizon + 34 * unit, width + 160, height - horizon);
  roundedBox(brush, -80, horizon + 28 * unit, width + 160, 12 * unit, 0, darker(wall, 0.3));
  for (const pane of panesOf(stage, cabin)) {
    roundedBox(
      brush,
      pane.x - 12 * unit,
      pane.y - 12 * unit,
      pane.wide + 24 * unit,
      pane.tall + 24 * unit,
      pane.corner + 10 * unit,
      darker(wall, 0.35),
    );
    cutOut(brush, () => brush.roundRect(pane.x, pane.y, pane.wide, pane.tall, pane.corner));
    paintGlass(brush, stage, pane);
  }
  cabin.fitOut(brush, stage, cabin);
}

interface Pane {
  readonly x: number;
  readonly y: number;
  readonly wide: number;
  readonly tall: number;
  readonly corner: number;
}

function panesOf(stage: Stage, { panes: [count, wide, tall, top, corner] }: Cabin): Pane[] {
  const { width, unit, horizon } = stage;
  const apart = Math.max(wide * 1.1 * unit, (width * 1.04) / count);
  const shown = Math.max(1, Math.min(count, Math.ceil(width / apart)));
  return Array.from({ length: shown }, (_, index) => ({
    x: width / 2 + (index - (shown - 1) / 2) * apart - (wide * unit) / 2,
    y: Math.min(top * unit, horizon * 0.3),
    wide: wide * unit,
    tall: Math.min(tall * unit, horizon * 0.72),
    corner: corner * unit,
  }));
}

function paintGlass(brush: Brush, stage: Stage, { x, y, wide, tall, corner }: Pane): void {
  const { scene, unit, random } = stage;
  brush.save();
  brush.beginPath();
  brush.roundRect(x, y, wide, tall, corner);
  brush.clip();
  polygon(withFill(brush, alpha('#ffffff', 0.12)), [
    [x + wide * 0.62, y],
    [x + wide * 0.8, y],
    [x + wide * 0.5, y + tall],
    [x + wide * 0.32, y + tall],
  ]);
  if (scene.weather === 'rain' || scene.weather === 'storm')
    for (let drop = 0; drop < (wide * tall) / (2600 * unit * unit); drop++) {
      const [dx, dy] = [x + random() * wide, y + random() * tall];
      stroke(
        brush,
        [
          [dx, dy],
          [dx + 2 * unit, dy - (10 + random() * 46) * unit],
        ],
        2.2 * unit,
        alpha('#f2f9ff', 0.45),
      );
      oval(brush, dx, dy, 3.4 * unit, 4.6 * unit, alpha('#f2f9ff', 0.8));
    }
  brush.restore();
}

/** Rows of seats, seen from the aisle; whoever sits there is drawn before them. */
function seats(brush: Brush, stage: Stage, { seat }: Cabin, places: readonly number[]): void {
  const { width, ground, unit } = stage;
  const colour = lit(stage, seat);
  const squeeze = Math.min(1, width / unit / 1280);
  for (const place of places) {
    const x = width / 2 + place * squeeze * unit;
    const low = ground - 20 * unit;
    roundedBox(
      brush,
      x - 128 * unit,
      low - 300 * unit,
      92 * unit,
      300 * unit,
      26 * unit,
      darker(colour, 0.14),
    );
    roundedBox(
      brush,
      x - 120 * unit,
      low - 330 * unit,
      72 * unit,
      76 * unit,
      22 * unit,
      lighter(colour, 0.5),
    );
    roundedBox(brush, x - 118 * unit, low - 92 * unit, 236 * unit, 62 * unit, 22 * unit, colour);
    roundedBox(brush, x - 96 * unit, low - 34 * unit, 190 * unit, 44 * unit, 6 * unit, darker(colour, 0.5));
    roundedBox(brush, x - 64 * unit, low - 150 * unit, 130 * unit, 16 * unit, 8 * unit, darker(colour, 0.4));
  }
}

/** Luggage over the windows. */
function rack(brush: Brush, stage: Stage): void {
  const { width, unit } = stage;
  const colours = ['#8a4a34', '#3d6f62', '#5b5d8c', '#b58a3d'];
  for (let bag = 0; bag * 210 * unit < width; bag++)
    roundedBox(
      brush,
      (40 + bag * 210 + (bag % 3) * 30) * unit,
      6 * unit,
      (96 + (bag % 2) * 34) * unit,
      36 * unit,
      9 * unit,
      lit(stage, colours[bag % colours.length]!),
    );
  roundedBox(brush, -80, 42 * unit, width + 160, 9 * unit, 4 * unit, lit(stage, '#a9aeb4'));
}

/** Yellow poles and the straps one holds on to. */
function poles(brush: Brush, stage: Stage): void {
  const { width, height, unit } = stage;
  const yellow = lit(stage, '#f0bf33');
  roundedBox(brush, -80, 18 * unit, width + 160, 11 * unit, 5 * unit, yellow);
  for (const x of [width * 0.2, width * 0.78]) roundedBox(brush, x, 0, 12 * unit, height, 5 * unit, yellow);
  for (let x = 60 * unit; x < width; x += 150 * unit) {
    roundedBox(brush, x, 28 * unit, 6 * unit, 46 * unit, 3 * unit, lit(stage, '#4a4e57'));
    brush.strokeStyle = lit(stage, '#4a4e57');
    brush.lineWidth = 6 * unit;
    brush.strokeRect(x - 12 * unit, 72 * unit, 30 * unit, 26 * unit);
  }
}

/** Lockers over the seats, with their lamps. */
function lockers(brush: Brush, stage: Stage): void {
  const { width, unit } = stage;
  const colour = lit(stage, '#dfe5ea');
  for (let x = -60 * unit; x < width + 60 * unit; x += 250 * unit) {
    roundedBox(brush, x, 24 * unit, 240 * unit, 104 * unit, 26 * unit, darker(colour, 0.1));
    roundedBox(brush, x + 6 * unit, 28 * unit, 228 * unit, 88 * unit, 22 * unit, colour);
    roundedBox(brush, x + 96 * unit, 98 * unit, 46 * unit, 8 * unit, 4 * unit, darker(colour, 0.35));
    disc(brush, x + 60 * unit, 146 * unit, 7 * unit, '#fff3c4');
  }
}

/** Dashboard and steering wheel, before the seats. */
function wheel(brush: Brush, stage: Stage): void {
  const { width, height, horizon, ground, unit } = stage;
  roundedBox(brush, width * 0.76, horizon - 10 * unit, width, height, 40 * unit, lit(stage, '#252932'));
  roundedBox(brush, width * 0.78, horizon + 10 * unit, width, 26 * unit, 10 * unit, lit(stage, '#596172'));
  brush.save();
  brush.translate(width * 0.73, ground - 160 * unit);
  brush.rotate(-0.35);
  brush.strokeStyle = lit(stage, '#15181d');
  brush.lineWidth = 18 * unit;
  brush.beginPath();
  brush.ellipse(0, 0, 46 * unit, 104 * unit, 0, 0, Math.PI * 2);
  brush.stroke();
  brush.lineWidth = 12 * unit;
  brush.beginPath();
  brush.moveTo(0, -100 * unit);
  brush.lineTo(0, 100 * unit);
  brush.stroke();
  brush.restore();
  roundedBox(brush, width * 0.42, 14 * unit, 150 * unit, 40 * unit, 14 * unit, lit(stage, '#15181d'));
}
