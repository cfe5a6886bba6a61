import { DEEDS } from '../catalogue/deed-index.ts';
import { alpha, darker, lighter } from '../painting/colour.ts';
import { polygon, segment, verticalGradient } from '../painting/shapes.ts';
import type { Action, SceneDescription } from '../scene-description.ts';
import { isSnowy } from './land.ts';
import type { Stage } from './stage.ts';
import { hasNeon, isDark, LIT_WINDOWS, NEON } from './town-light.ts';

const QUICK = new Set<Action | null>(['drive', 'ride', 'skate', 'run', 'chase']);

/** Whoever drives, rides, runs along the road or crosses it is on it; all others stay on the pavement. */
function isRoadUsed({ subjects, moves = [], camera }: SceneDescription): boolean {
  return (
    camera.move === 'track' ||
    subjects.length === 0 ||
    moves.some(({ to, way }) => to === null && (way === 'across' || way === 'along')) ||
    subjects.some(
      ({ figure, action, deed }) =>
        figure.kind === 'vehicle' || QUICK.has(action) || DEEDS[deed ?? '']?.moves,
    )
  );
}

/** A pavement that begins at `top` and the road before it; wet ones mirror the lights. */
export function addRoad(stage: Stage, top: number): void {
  const { unit, random } = stage;
  const kerb = isRoadUsed(stage.scene) ? 26 * unit : stage.ground - top + 30 * unit;
  const edge = kerb + 7 * unit;
  const snowy = isSnowy(stage);
  const asphalt = stage.paint(snowy ? '#c8d2de' : '#565d6b');
  stage.addStrip({ top, height: stage.height - top, parallax: 1 }, (brush, period, height) => {
    brush.fillStyle = stage.paint(snowy ? '#eef3f8' : '#b9b6b2');
    brush.fillRect(0, 0, period, kerb + 4 * unit);
    brush.fillStyle = stage.paint('#8d8b8c');
    brush.fillRect(0, kerb, period, 7 * unit);
    for (let slab = 0; slab < 40; slab++)
      segment(
        brush,
        [(slab / 40) * period, 2 * unit],
        [(slab / 40) * period - kerb * 0.24, kerb - unit],
        1.4 * unit,
        stage.paint('#9d9a97'),
      );
    brush.fillStyle = verticalGradient(brush, edge, height, lighter(asphalt, 0.05), darker(asphalt, 0.2));
    brush.fillRect(0, edge, period, height);
    const dashes = 10;
    const middle = edge + (height - edge) * 0.6;
    for (let dash = 0; dash < dashes; dash++) {
      const x = ((dash + 0.2) / dashes) * period;
      polygon(
        brush,
        [
          [x, middle],
          [x + (period / dashes) * 0.5, middle],
          [x + (period / dashes) * 0.5 - 6 * unit, middle + 9 * unit],
          [x - 6 * unit, middle + 9 * unit],
        ],
        stage.paint('#f4ead0'),
      );
    }
    const wet = stage.scene.weather === 'rain' || stage.scene.weather === 'storm';
    if (!wet && !hasNeon(stage)) return;
    brush.globalCompositeOperation = 'screen';
    for (let streak = 0; streak < 34; streak++) {
      const colour = hasNeon(stage) && streak % 2 ? NEON[streak % NEON.length]! : LIT_WINDOWS[streak % 4]!;
      const x = random() * period;
      const strength = isDark(stage) ? 0.4 : 0.16;
      brush.fillStyle = verticalGradient(brush, edge, height, alpha(colour, strength), alpha(colour, 0));
      brush.fillRect(x, edge, (6 + random() * 22) * unit, height);
    }
    brush.globalCompositeOperation = 'source-over';
  });
}
