import type { Random } from '../seeded-random.ts';
import { darker } from './colour.ts';
import { type Brush, disc, oval, segment, stroke } from './shapes.ts';
import type { PlantLook } from './trees.ts';

export function cactus(brush: Brush, x: number, y: number, height: number, look: PlantLook): void {
  const width = height * 0.16;
  segment(brush, [x, y], [x, y - height * 0.9], width, look.colour);
  stroke(
    brush,
    [
      [x, y - height * 0.35],
      [x + height * 0.24, y - height * 0.38],
      [x + height * 0.24, y - height * 0.62],
    ],
    width * 0.7,
    look.colour,
  );
  stroke(
    brush,
    [
      [x, y - height * 0.48],
      [x - height * 0.22, y - height * 0.5],
      [x - height * 0.22, y - height * 0.7],
    ],
    width * 0.7,
    look.colour,
  );
  for (const offset of [-0.03, 0.03])
    segment(
      brush,
      [x + height * offset, y - height * 0.05],
      [x + height * offset, y - height * 0.88],
      height * 0.012,
      darker(look.colour, 0.25),
    );
}

export function grassTuft(
  brush: Brush,
  x: number,
  y: number,
  height: number,
  colour: string,
  random: Random,
): void {
  brush.fillStyle = colour;
  for (let blade = 0; blade < 4; blade++) {
    const lean = (random() - 0.5) * height * 0.9;
    brush.beginPath();
    brush.moveTo(x + blade * height * 0.12, y);
    brush.quadraticCurveTo(x + lean * 0.3, y - height * 0.6, x + lean, y - height * (0.7 + random() * 0.4));
    brush.quadraticCurveTo(x + lean * 0.5, y - height * 0.4, x + (blade + 1) * height * 0.12, y);
    brush.fill();
  }
}

export function flower(
  brush: Brush,
  x: number,
  y: number,
  size: number,
  petals: string,
  heart: string,
  stem: string,
): void {
  segment(brush, [x, y], [x + size * 0.15, y - size * 2], size * 0.22, stem);
  for (let petal = 0; petal < 5; petal++) {
    const angle = petal * 1.2566 - 0.3;
    disc(
      brush,
      x + size * 0.15 + Math.cos(angle) * size * 0.55,
      y - size * 2.2 + Math.sin(angle) * size * 0.55,
      size * 0.42,
      petals,
    );
  }
  disc(brush, x + size * 0.15, y - size * 2.2, size * 0.36, heart);
}

export function sunflower(
  brush: Brush,
  x: number,
  y: number,
  size: number,
  shade: (colour: string) => string,
): void {
  segment(brush, [x, y], [x, y - size * 3], size * 0.26, shade('#4c8a36'));
  oval(brush, x + size * 0.6, y - size * 1.2, size * 0.7, size * 0.28, shade('#5a9c3f'), -0.5);
  oval(brush, x - size * 0.6, y - size * 1.7, size * 0.7, size * 0.28, shade('#4f8f3a'), 0.5);
  for (let petal = 0; petal < 14; petal++) {
    const angle = (petal / 14) * 6.283;
    oval(
      brush,
      x + Math.cos(angle) * size * 0.78,
      y - size * 3.2 + Math.sin(angle) * size * 0.78,
      size * 0.42,
      size * 0.2,
      shade(petal % 2 ? '#f7c52f' : '#f2a922'),
      angle,
    );
  }
  disc(brush, x, y - size * 3.2, size * 0.58, shade('#6a4222'));
  disc(brush, x - size * 0.06, y - size * 3.26, size * 0.36, shade('#84552c'));
}
