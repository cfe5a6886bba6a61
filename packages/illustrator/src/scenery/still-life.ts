import { alpha, darker, lighter } from '../painting/colour.ts';
import { type Brush, verticalGradient } from '../painting/shapes.ts';
import { paintFloor } from './room-shell.ts';
import type { Stage } from './stage.ts';

/** Quiet backgrounds that no thing in front of them is mistaken for, and on which every colour shows. */
const WALL = '#cfdbe0';
const TABLE = '#b98a5e';

/** A table top in front of a bare wall, for things that stand on tables. */
export function tabletop(stage: Stage): void {
  const { width, height, unit } = stage;
  const edge = Math.round(height * 0.7);
  stage.ground = height * 0.86;
  stage.addBackdrop((brush) => {
    paintWall(brush, stage, edge);
    const wood = shade(stage, TABLE);
    brush.fillStyle = verticalGradient(brush, edge, height, lighter(wood, 0.14), darker(wood, 0.1));
    brush.fillRect(-80, edge, width + 160, height - edge);
    for (let grain = 1; grain < 6; grain++) {
      brush.fillStyle = alpha(darker(wood, 0.3), 0.18);
      brush.fillRect(-80, edge + (height - edge) * (grain / 6) ** 1.4, width + 160, 2 * unit);
    }
    brush.fillStyle = alpha('#000000', 0.12);
    brush.fillRect(-80, edge - 3 * unit, width + 160, 3 * unit);
  });
  stage.placeCast();
}

/** Wall and floor without furniture, for what stands on the floor. */
export function plainRoom(stage: Stage): void {
  const { width, horizon, unit } = stage;
  stage.ground = stage.height * 0.88;
  stage.addBackdrop((brush) => {
    paintWall(brush, stage, horizon);
    paintFloor(brush, stage, shade(stage, '#b98458'));
    brush.fillStyle = shade(stage, '#eef2f2');
    brush.fillRect(-80, horizon - 16 * unit, width + 160, 18 * unit);
  });
  stage.placeCast();
}

function paintWall(brush: Brush, stage: Stage, bottom: number): void {
  const wall = shade(stage, WALL);
  brush.fillStyle = verticalGradient(brush, 0, bottom, darker(wall, 0.06), lighter(wall, 0.12));
  brush.fillRect(-80, 0, stage.width + 160, bottom);
}

function shade(stage: Stage, colour: string): string {
  return stage.scene.time === 'night' ? darker(colour, 0.5) : stage.paint(colour);
}
