import { alpha } from '../painting/colour.ts';
import { type Brush, disc, glow, oval, roundedBox, segment, verticalGradient } from '../painting/shapes.ts';
import { paintMoon } from './paint-moon.ts';
import type { Stage } from './stage.ts';

export function paintWindow(
  brush: Brush,
  stage: Stage,
  x: number,
  y: number,
  wide: number,
  tall: number,
): void {
  const { palette, unit, random } = stage;
  brush.save();
  brush.beginPath();
  brush.roundRect(x, y, wide, tall, 4 * unit);
  brush.clip();
  brush.fillStyle = verticalGradient(brush, y, y + tall, ...palette.sky);
  brush.fillRect(x, y, wide, tall);
  if (palette.stars > 0)
    for (let star = 0; star < 26; star++)
      disc(brush, x + random() * wide, y + random() * tall * 0.8, (0.7 + random()) * unit, '#ffffff');
  if (palette.disc === 'moon')
    paintMoon(brush, x + wide * 0.7, y + tall * 0.3, 24 * unit, palette.sun, palette.sky[1]);
  const snows = stage.scene.weather === 'snow';
  if (palette.disc === 'sun' && !snows) {
    glow(
      brush,
      x + wide * 0.7,
      y + tall * (stage.scene.time === 'day' ? 0.3 : 0.66),
      140 * unit,
      palette.glow,
      0.9,
    );
    disc(brush, x + wide * 0.7, y + tall * (stage.scene.time === 'day' ? 0.3 : 0.66), 24 * unit, palette.sun);
  }
  oval(
    brush,
    x + wide * 0.3,
    y + tall * 1.05,
    wide * 0.6,
    tall * 0.3,
    stage.paint(snows ? '#eef4fa' : '#5d9a5a', 0.3),
  );
  oval(
    brush,
    x + wide * 0.85,
    y + tall * 1.08,
    wide * 0.5,
    tall * 0.26,
    stage.paint(snows ? '#ffffff' : '#4c8850', 0.15),
  );
  if (stage.scene.weather === 'rain' || stage.scene.weather === 'storm') {
    for (let drop = 0; drop < 60; drop++) {
      const dx = x + random() * wide;
      const dy = y + random() * tall;
      segment(brush, [dx, dy], [dx - 3 * unit, dy + 16 * unit], 1.6 * unit, alpha('#e6f3ff', 0.6));
    }
  }
  if (snows)
    for (let flake = 0; flake < 70; flake++)
      disc(brush, x + random() * wide, y + random() * tall, (1.8 + random() * 3.6) * unit, '#ffffff');
  brush.restore();
  const frame = stage.scene.time === 'night' ? '#cdbfae' : '#fffaf0';
  brush.strokeStyle = frame;
  brush.lineWidth = 11 * unit;
  brush.strokeRect(x, y, wide, tall);
  segment(brush, [x + wide / 2, y], [x + wide / 2, y + tall], 6 * unit, frame);
  segment(brush, [x, y + tall * 0.5], [x + wide, y + tall * 0.5], 6 * unit, frame);
  roundedBox(brush, x - 18 * unit, y + tall, wide + 36 * unit, 13 * unit, 3 * unit, frame);
}
