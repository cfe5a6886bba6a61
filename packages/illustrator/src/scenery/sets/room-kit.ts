import { Path2D } from '@napi-rs/canvas';
import type { RoomDrawing } from '../../catalogue/place-data.ts';
import { alpha, darker, lighter, mix } from '../../painting/colour.ts';
import { type Brush, placed, roundedBox, stroke, verticalGradient } from '../../painting/shapes.ts';
import { drawSketch } from '../../painting/sketch.ts';
import { addLayers } from '../layers.ts';
import { lightOn } from '../light-on.ts';
import type { Stage } from '../stage.ts';
import { addThings, type Drawings } from './set-things.ts';
import { surfaces } from './surfaces.ts';

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
  const room = (brush: Brush) => {
    const wall = light(oneOf(set.wall.colour));
    paintWall(brush, stage, set.wall.pattern, wall);
    if (set.panes) cutPanes(brush, stage, new Path2D(set.panes), wall);
    paintFloor(brush, stage, set.floor.pattern, light(oneOf(set.floor.colour)));
  };
  addThings(stage, withWindow(stage, set), drawings, light, 0, room);
  addLayers(stage, set.layers ?? [], drawings);
  stage.placeCast();
}

/** Where weather or an hour is to be seen, there is a window for it, unless nothing is there that takes the eye off the cast. */
function withWindow({ scene }: Stage, { panes, things = '', wall }: RoomDrawing): string {
  const closed =
    panes !== undefined || things === '' || wall.pattern === 'curtain' || /\bwindow\b/.test(things);
  const isUsual = scene.weather === 'clear' && scene.time === 'day' && !scene.highSun;
  if (closed || isUsual) return things;
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
  for (let x = -900; x < 900; x += 230) stroke(brush, 40, alpha('#ffffff', 0.1), [x + 90, -460], [x - 70, 0]);
  brush.restore();
}

function paintWall(brush: Brush, { width, horizon, unit }: Stage, pattern: string, colour: string): void {
  brush.fillStyle = verticalGradient(brush, 0, horizon, darker(colour, 0.1), colour);
  brush.fillRect(-80, 0, width + 160, horizon);
  placed(brush, { x: width / 2, y: horizon, scale: unit }, () =>
    drawSketch(brush, surfaces().walls[pattern]!, { main: colour }),
  );
  roundedBox(brush, -80, horizon - 12 * unit, width + 160, 14 * unit, 0, darker(colour, 0.22));
}

function paintFloor(
  brush: Brush,
  { width, height, horizon, unit }: Stage,
  pattern: string,
  colour: string,
): void {
  brush.fillStyle = verticalGradient(brush, horizon, height, lighter(colour, 0.08), darker(colour, 0.16));
  brush.fillRect(-80, horizon, width + 160, height - horizon);
  placed(brush, { x: width / 2, y: horizon, scale: [unit, (height - horizon) / 100] }, () =>
    drawSketch(brush, surfaces().floors[pattern]!, { main: colour }),
  );
}
