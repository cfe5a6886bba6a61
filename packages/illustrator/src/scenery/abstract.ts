import { createCanvas } from '@napi-rs/canvas';
import { alpha, lighter } from '../painting/colour.ts';
import { disc, even, glow, polygon, roundedBox, TURN, verticalGradient } from '../painting/shapes.ts';
import type { Stage } from './stage.ts';

const SCHEMES = [
  ['#12123a', '#5b2a86', '#ff6f91', '#ffc15e', '#3ec7c2'],
  ['#0d2b45', '#205e86', '#46b5c4', '#f6d186', '#ff7f50'],
  ['#2b1140', '#a0316f', '#ff8552', '#ffe66d', '#4ecdc4'],
  ['#0b3d2e', '#2a8f6b', '#a7e071', '#fff3b0', '#ff9770'],
] as const;

/** For prompts that name nothing: drifting light, ribbons and shapes in one colour scheme. */
export function abstract(stage: Stage): void {
  const { width, height, unit, random, compositor } = stage;
  const [dark, ...colours] = SCHEMES[stage.scene.seed % SCHEMES.length]!;
  stage.addBackdrop((brush) => {
    brush.fillStyle = verticalGradient(brush, 0, height, dark, colours[0]!);
    brush.fillRect(-80, 0, width + 160, height);
    for (let light = 0; light < 6; light++)
      glow(
        brush,
        random() * width,
        random() * height,
        (220 + random() * 220) * unit,
        colours[light % 4]!,
        0.5,
      );
  });
  for (let ribbon = 0; ribbon < 4; ribbon++) {
    const top = height * (0.3 + ribbon * 0.15);
    stage.addStrip(
      {
        top,
        height: height - top,
        parallax: 0.4 + ribbon * 0.4,
        drift: (30 + ribbon * 26) * unit * (ribbon % 2 ? -1 : 1),
        bob: { height: 16 * unit, rate: 0.6 + ribbon * 0.2, phase: ribbon },
      },
      (brush, period, tall) => {
        const phase = random() * TURN;
        brush.fillStyle = verticalGradient(
          brush,
          0,
          tall,
          alpha(colours[ribbon % 4]!, 0.85),
          alpha(colours[(ribbon + 1) % 4]!, 0.5),
        );
        brush.beginPath();
        brush.moveTo(0, tall);
        for (let x = 0; x <= period; x += 6)
          brush.lineTo(
            x,
            60 * unit +
              Math.sin((x / period) * TURN * (2 + ribbon) + phase) * 42 * unit +
              Math.sin((x / period) * TURN * 5 + phase * 2) * 14 * unit,
          );
        brush.lineTo(period, tall);
        brush.fill();
      },
    );
  }
  const shapes = Array.from({ length: 14 }, (_, index) => {
    const size = even((40 + random() * 90) * unit);
    const canvas = createCanvas(size + 8, size + 8);
    const brush = canvas.getContext('2d');
    const colour = alpha(lighter(colours[index % 4]!, 0.2), 0.88);
    const half = size / 2 + 4;
    if (index % 3 === 0) disc(brush, half, half, size / 2, colour);
    else if (index % 3 === 1)
      roundedBox(brush, 4 + size * 0.1, 4 + size * 0.1, size * 0.8, size * 0.8, size * 0.2, colour);
    else
      polygon(
        brush,
        [
          [half, 4],
          [size + 2, size * 0.85],
          [6, size * 0.85],
        ],
        colour,
      );
    return {
      sprite: compositor.sprite(canvas, stage.grade),
      x: random() * width,
      y: random() * height,
      pace: 0.3 + random() * 0.6,
      phase: random() * TURN,
    };
  });
  stage.placeCast();
  stage.add(({ time }) => {
    for (const shape of shapes) {
      const turn = time * shape.pace;
      compositor.drawSprite(shape.sprite, {
        x: shape.x + Math.cos(turn + shape.phase) * 90 * unit,
        y: shape.y + Math.sin(turn * 1.3 + shape.phase) * 70 * unit,
        rotation: turn,
        opacity: 0.65 + 0.3 * Math.sin(turn * 2 + shape.phase),
      });
    }
  });
}
