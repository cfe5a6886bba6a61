import { Path2D } from '@napi-rs/canvas';
import type { FLOORS, WALLS as PATTERNS, RoomDrawing } from '../../catalogue/place-data.ts';
import { alpha, darker, lighter, mix } from '../../painting/colour.ts';
import { type Brush, roundedBox, segment, verticalGradient } from '../../painting/shapes.ts';
import { addLayers, lightOn } from '../layers.ts';
import { paintFloor } from '../room-shell.ts';
import type { Stage } from '../stage.ts';
import { addLivingThing, type Drawings, isLiving, paintThing, placedThings } from './set-things.ts';

type Wall = (typeof PATTERNS)[number];

/** Builds an indoor place from what its file says. */
export function buildRoom(stage: Stage, set: RoomDrawing, drawings: Drawings): void {
  const night = stage.scene.time === 'night';
  const oneOf = (colours: string | readonly string[]) => {
    const all = [colours].flat();
    return all[stage.scene.seed % all.length]!;
  };
  const light = lightOn(stage, (colour) =>
    set.dim ? mix(colour, '#1a1530', 0.42) : night ? mix(colour, '#2a2350', 0.3) : stage.paint(colour),
  );
  const things = placedThings(stage, withWindow(stage, set));
  stage.addBackdrop((brush) => {
    const wall = light(oneOf(set.wall.colour));
    paintWall(brush, stage, set.wall.pattern, wall);
    if (set.panes) cutPanes(brush, stage, new Path2D(set.panes), wall);
    paintGround(brush, stage, set.floor.pattern, light(oneOf(set.floor.colour)));
    for (const thing of things)
      if (!isLiving(thing, drawings)) paintThing(brush, stage, thing, drawings, light);
  });
  for (const thing of things) if (isLiving(thing, drawings)) addLivingThing(stage, thing, drawings, light, 0);
  addLayers(stage, set.layers ?? [], drawings);
  stage.placeCast();
}

/** Where weather is to be seen, there is a window for it, unless nothing is there that takes the eye off the cast. */
function withWindow({ scene }: Stage, { panes, things = '', wall }: RoomDrawing): string {
  const closed =
    panes !== undefined || things === '' || wall.pattern === 'curtain' || /\bwindow\b/.test(things);
  if (closed || scene.weather === 'clear') return things;
  return `window -250 -380 1.1\nwindow 270 -380 1.1\n${things.trim()}`;
}

/** Through here one sees what was painted before. */
function cutPanes(brush: Brush, { horizon, unit, width }: Stage, panes: Path2D, wall: string): void {
  brush.save();
  brush.translate(width / 2, horizon);
  brush.scale(unit, unit);
  brush.strokeStyle = darker(wall, 0.35);
  brush.lineWidth = 24;
  brush.lineJoin = 'round';
  brush.stroke(panes);
  brush.globalCompositeOperation = 'destination-out';
  brush.fillStyle = '#000000';
  brush.fill(panes);
  brush.globalCompositeOperation = 'source-over';
  brush.clip(panes);
  // Light on the glass.
  for (let x = -900; x < 900; x += 230)
    segment(brush, [x + 90, -460], [x - 70, 0], 40, alpha('#ffffff', 0.1));
  brush.restore();
}

function paintWall(brush: Brush, stage: Stage, pattern: Wall, colour: string): void {
  const { width, horizon, unit } = stage;
  brush.fillStyle = verticalGradient(brush, 0, horizon, darker(colour, 0.1), colour);
  brush.fillRect(-80, 0, width + 160, horizon);
  WALLS[pattern](brush, { wide: width + 160, low: horizon, unit, colour });
  roundedBox(brush, -80, horizon - 12 * unit, width + 160, 14 * unit, 0, darker(colour, 0.22));
}

interface Surface {
  readonly wide: number;
  readonly low: number;
  readonly unit: number;
  readonly colour: string;
}

const WALLS: Readonly<Record<Wall, (brush: Brush, surface: Surface) => void>> = {
  plain() {},
  tiles: (brush, surface) => grid(brush, surface, 56, 56, false),
  bricks: (brush, surface) => grid(brush, surface, 64, 26, true),
  concrete: (brush, surface) => grid(brush, surface, 240, 150, false),
  boards: (brush, surface) => grid(brush, surface, 2000, 40, false),
  panels(brush, { wide, low, unit, colour }) {
    for (let x = -80; x < wide; x += 130 * unit) {
      brush.strokeStyle = darker(colour, 0.16);
      brush.lineWidth = 3 * unit;
      brush.strokeRect(x + 14 * unit, low - 130 * unit, 102 * unit, 104 * unit);
    }
    brush.fillStyle = darker(colour, 0.16);
    brush.fillRect(-80, low - 150 * unit, wide, 6 * unit);
  },
  stripes(brush, { wide, low, unit, colour }) {
    brush.fillStyle = alpha(lighter(colour, 0.3), 0.4);
    for (let x = -80; x < wide; x += 60 * unit) brush.fillRect(x, 0, 26 * unit, low);
  },
  curtain(brush, { wide, low, unit, colour }) {
    for (let x = -80; x < wide; x += 44 * unit) {
      const fold = brush.createLinearGradient(x, 0, x + 44 * unit, 0);
      fold.addColorStop(0, darker(colour, 0.35));
      fold.addColorStop(0.5, lighter(colour, 0.08));
      fold.addColorStop(1, darker(colour, 0.35));
      brush.fillStyle = fold;
      brush.fillRect(x, 0, 45 * unit, low);
    }
  },
  rock(brush, { wide, low, unit, colour }) {
    for (let row = 0; row * 60 * unit < low; row++)
      for (let x = -80 - (row % 2) * 50 * unit; x < wide; x += 104 * unit)
        roundedBox(
          brush,
          x,
          row * 60 * unit,
          100 * unit,
          56 * unit,
          16 * unit,
          (row * 7 + Math.round(x)) % 3 ? lighter(colour, 0.06) : darker(colour, 0.06),
        );
  },
  glass(brush, { wide, low, unit, colour }) {
    for (let x = -80; x < wide; x += 150 * unit) {
      roundedBox(brush, x, 20 * unit, 142 * unit, low - 50 * unit, 2 * unit, '#cfe9f5');
      brush.fillStyle = alpha('#ffffff', 0.45);
      brush.beginPath();
      brush.moveTo(x + 20 * unit, low - 30 * unit);
      brush.lineTo(x + 90 * unit, 20 * unit);
      brush.lineTo(x + 120 * unit, 20 * unit);
      brush.lineTo(x + 50 * unit, low - 30 * unit);
      brush.fill();
    }
    brush.fillStyle = darker(colour, 0.1);
    brush.fillRect(-80, low * 0.5, wide, 8 * unit);
  },
};

function grid(
  brush: Brush,
  { wide, low, unit, colour }: Surface,
  width: number,
  height: number,
  staggered: boolean,
) {
  brush.fillStyle = alpha(darker(colour, 0.3), 0.5);
  for (let row = 0; row * height * unit < low; row++) {
    brush.fillRect(-80, row * height * unit, wide, 2 * unit);
    const shift = staggered && row % 2 ? width / 2 : 0;
    for (let x = -80 + shift * unit; x < wide; x += width * unit)
      brush.fillRect(x, row * height * unit, 2 * unit, height * unit);
  }
}

function paintGround(brush: Brush, stage: Stage, pattern: (typeof FLOORS)[number], colour: string): void {
  const { width, height, horizon, unit } = stage;
  if (pattern === 'boards') {
    paintFloor(brush, stage, colour);
    return;
  }
  brush.fillStyle = verticalGradient(brush, horizon, height, lighter(colour, 0.08), darker(colour, 0.14));
  brush.fillRect(-80, horizon, width + 160, height - horizon);
  if (pattern === 'tiles' || pattern === 'checker')
    perspectiveTiles(brush, stage, colour, pattern === 'checker');
  if (pattern === 'water') ripples(brush, stage);
  if (pattern === 'carpet') {
    brush.strokeStyle = lighter(colour, 0.25);
    brush.lineWidth = 5 * unit;
    brush.strokeRect(width * 0.06, horizon + 60 * unit, width * 0.88, height - horizon - 90 * unit);
  }
}

function perspectiveTiles(brush: Brush, stage: Stage, colour: string, checker: boolean): void {
  const { width, height, horizon, unit } = stage;
  const rows = 7;
  const depth = (row: number) => horizon + (height - horizon) * (row / rows) ** 1.6;
  const columns = 18;
  // Lines run to a point far above the wall's foot.
  const across = (column: number, y: number) =>
    width / 2 + (column - columns / 2) * (width / 10) * (0.62 + (0.6 * (y - horizon)) / (height - horizon));
  for (let row = 0; row < rows; row++) {
    const [top, low] = [depth(row), depth(row + 1)];
    for (let column = 0; column < columns; column++) {
      const dark = (row + column) % 2 === 0;
      if (checker && !dark) continue;
      brush.beginPath();
      brush.moveTo(across(column, top), top);
      brush.lineTo(across(column + 1, top), top);
      brush.lineTo(across(column + 1, low), low);
      brush.lineTo(across(column, low), low);
      brush.closePath();
      if (checker) {
        brush.fillStyle = darker(colour, 0.5);
        brush.fill();
      } else {
        brush.strokeStyle = alpha(darker(colour, 0.3), 0.5);
        brush.lineWidth = 2 * unit;
        brush.stroke();
      }
    }
  }
}

function ripples(brush: Brush, stage: Stage): void {
  const { width, height, horizon, unit, random } = stage;
  brush.fillStyle = alpha('#ffffff', 0.5);
  for (let ripple = 0; ripple < 60; ripple++) {
    const near = random();
    roundedBox(
      brush,
      random() * width,
      horizon + 20 * unit + near * (height - horizon - 30 * unit),
      (20 + near * 70) * unit,
      (2 + near * 3) * unit,
      2 * unit,
    );
  }
}
