import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { alpha } from '../painting/colour.ts';
import { disc, even, glow, oval, polygon, roundedBox, stroke, verticalGradient } from '../painting/shapes.ts';
import type { Stage } from './stage.ts';

const NOBODY = new Set(['audience', 'crowd', 'person', 'people', 'spectator', 'anyone', 'viewer']);

/** A concert stage: curtains, coloured beams, a crowd of heads before it. */
export function concertStage(stage: Stage): void {
  const { width, height, horizon, unit, random } = stage;
  const floorTop = horizon + 30 * unit;
  stage.addBackdrop((brush) => {
    brush.fillStyle = verticalGradient(brush, 0, floorTop, '#1a0d33', '#3a1752');
    brush.fillRect(-80, 0, width + 160, floorTop);
    for (let fold = 0; fold < 24; fold++) {
      const x = (fold / 24) * (width + 160) - 80;
      brush.fillStyle = verticalGradient(
        brush,
        0,
        floorTop,
        fold % 2 ? '#5c1638' : '#741c44',
        fold % 2 ? '#350d2a' : '#471232',
      );
      brush.fillRect(x, 0, (width + 160) / 24 + 1, floorTop);
    }
    glow(brush, width * 0.5, floorTop - 120 * unit, 520 * unit, '#ff7ad9', 0.34);
    brush.fillStyle = verticalGradient(brush, floorTop, height, '#8a5a44', '#3f2430');
    brush.fillRect(-80, floorTop, width + 160, height - floorTop);
    for (let board = 0; board < 18; board++)
      stroke(
        brush,
        [
          [width * (board / 17), floorTop],
          [width * ((board / 17 - 0.5) * 1.9 + 0.5), height],
        ],
        1.6 * unit,
        alpha('#2a1620', 0.5),
      );
    oval(brush, width * 0.5, stage.ground + 4 * unit, 330 * unit, 60 * unit, alpha('#fff0c8', 0.34));
    stroke(
      brush,
      [
        [-80, 26 * unit],
        [width + 80, 26 * unit],
      ],
      10 * unit,
      '#15101f',
    );
    for (let lamp = 0; lamp < 9; lamp++)
      disc(
        brush,
        (width * (lamp + 0.5)) / 9,
        36 * unit,
        10 * unit,
        ['#ff5fa8', '#5fe0ff', '#ffd65f'][lamp % 3]!,
      );
  });
  addBeams(stage);
  stage.placeCast();
  if (stage.scene.absent.some((noun) => NOBODY.has(noun))) return;
  stage.addStrip(
    {
      top: height - 64 * unit,
      height: 66 * unit,
      parallax: 0.4,
      bob: { height: 4 * unit, rate: 6, phase: 0 },
    },
    (brush, period) => {
      for (let head = 0; head < 34; head++) {
        const x = ((head + random() * 0.6) / 34) * period;
        const y = (24 + random() * 20) * unit;
        disc(brush, x, y, 17 * unit, '#140a1c');
        roundedBox(brush, x - 26 * unit, y + 14 * unit, 52 * unit, 60 * unit, 20 * unit, '#140a1c');
      }
    },
  );
}

function addBeams(stage: Stage): void {
  const { width, height, unit, compositor } = stage;
  const length = even(Math.min(height * 0.8, 560 * unit));
  const beams = ['#ff6fc0', '#6fe3ff', '#ffe08a'].map((colour) =>
    compositor.sprite(paintBeam(length, unit, colour), stage.grade),
  );
  stage.add(({ time }) => {
    for (const [index, beam] of beams.entries()) {
      const sway = Math.sin(time * (0.7 + index * 0.13) + index * 1.9) * 0.34;
      compositor.drawSprite(beam, {
        x: (width * (index + 0.5)) / 3,
        y: 30 * unit,
        anchorY: 0,
        lean: -Math.tan(sway),
        opacity: 0.55,
      });
    }
  });
}

function paintBeam(length: number, unit: number, colour: string): Canvas {
  const canvas = createCanvas(even(200 * unit), length);
  const brush = canvas.getContext('2d');
  brush.fillStyle = verticalGradient(brush, 0, length, alpha(colour, 0.55), alpha(colour, 0));
  polygon(brush, [
    [94 * unit, 0],
    [106 * unit, 0],
    [194 * unit, length],
    [6 * unit, length],
  ]);
  return canvas;
}
