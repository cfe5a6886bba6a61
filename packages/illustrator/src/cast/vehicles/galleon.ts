import type { Brush } from '../../painting/shapes.ts';
import { drawSketch } from '../../painting/sketch.ts';
import { rock } from './boats.ts';

const GALLEON = `
  line #5a381f 6 -70 -40 -70 -206
  line #5a381f 7 10 -40 10 -244
  line #5a381f 5 82 -44 82 -186
  line #5a381f 5 120 -44 170 -84
  path #2a2730 M 10 -244 L 52 -236 L 46 -226 L 52 -214 L 10 -218 Z
  disc #f4ecd8 28 -230 5
  line #f4ecd8 1.6 20 -222 36 -222
  path #f4ecd8 M -106 -196 L -34 -196 C -40 -170 -40 -150 -36 -124 L -104 -124 C -98 -150 -98 -170 -106 -196 Z
  path #e2d7bd M -104 -116 L -36 -116 C -40 -96 -40 -80 -34 -62 L -106 -62 C -98 -80 -98 -96 -104 -116 Z
  path #f4ecd8 M -32 -218 L 54 -218 C 46 -186 46 -164 52 -136 L -30 -136 C -24 -164 -24 -186 -32 -218 Z
  path #e2d7bd M -34 -128 L 56 -128 C 48 -104 48 -84 54 -58 L -32 -58 C -26 -84 -26 -104 -34 -128 Z
  disc #33313c 11 -182 16
  box #33313c 2 -174 18 16 3
  disc #f4ecd8 5 -183 4.4
  disc #f4ecd8 17 -183 4.4
  path #f4ecd8 M 58 -178 L 108 -178 C 102 -150 102 -130 106 -104 L 60 -104 C 64 -130 64 -150 58 -178 Z
  path $ M -146 -78 L -92 -78 L -84 -48 L 96 -48 L 140 -62 C 134 -20 118 8 96 18 L -110 18 C -130 0 -142 -40 -146 -78 Z
  path $-25 M -142 -52 L -86 -40 L 100 -40 L 136 -52 L 133 -42 L 100 -30 L -86 -30 L -139 -42 Z
  box #ffd97a -134 -68 12 12 2
  box #ffd97a -114 -68 12 12 2
  6x 32 0 box #26242c -78 -22 16 12 1`;

/** A large ship of old with three masts, guns and a black flag. */
export function drawGalleon(brush: Brush, phase: number, colour: string): void {
  rock(brush, phase, 0.03);
  drawSketch(brush, GALLEON, { main: colour });
  drawSketch(brush, '9x 26 0 oval white@60 -104 18 16 4');
}
