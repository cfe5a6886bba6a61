import type { ObjectDrawing } from '../object-drawing.ts';
import { sketched } from '../sketched.ts';

/** Instruments as they stand in a room when nobody plays them; keys stay black and white in any colour. */
export const STANDING_INSTRUMENTS: Readonly<Record<string, ObjectDrawing>> = {
  piano: sketched(
    [240, 190, 92, '#2b2b33'],
    `path $+12 M -70 -104 Q -60 -186 20 -184 Q 110 -178 112 -110 L 20 -102 Z
    path $-20 M -62 -104 Q -52 -174 22 -174 Q 98 -168 102 -108 Z
    8x 14 0 line gold 1.6 -50 -104 -30 -160
    line $+20 5 70 -100 92 -150
    path $ M -112 -102 L 112 -104 Q 116 -78 108 -70 L -112 -66 Z
    box $-16 -116 -70 226 24 4
    box white -112 -84 140 16 1
    19x 7.3 0 line #8a8a94 1.4 -105 -84 -105 -68
    6x 21 0 box #16161c -108 -84 4.6 9 1
    6x 21 0 box #16161c -100 -84 4.6 9 1
    box $-16 -118 -68 150 7 2
    poly $ -104 -46 -88 -46 -92 0 -100 0
    poly $ 90 -46 106 -46 102 0 94 0
    poly $ -6 -46 8 -46 5 0 -3 0
    box gold -44 -6 18 6 2
    line gold 3 -35 -6 -35 -46
    box white -72 -130 56 26 1
    3x 0 7 line ink 1.2 -68 -124 -20 -124`,
    { surface: -172 },
  ),
};
