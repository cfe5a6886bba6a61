import { BODY_PROPS } from './body-props.ts';
import { HANDWORK_PROPS } from './handwork-props.ts';
import { HOME_PROPS } from './home-props.ts';

/** Sketches of what is put, dropped and spilled, and of what two bodies do to each other. */
export const DOING_PROPS: Readonly<Record<string, string>> = {
  'holding-hand': HANDWORK_PROPS['holding-hand']!,
  'crash-stars': BODY_PROPS['crash-stars']!,
  'fall-lines': BODY_PROPS['fall-lines']!,
  'surprise-marks': BODY_PROPS['surprise-marks']!,
  'strain-lines': HOME_PROPS['strain-lines']!,
  'put-crate': `
    poly #c79a5e -26 0 -30 -38 30 -38 26 0
    poly #8a6238 -27 -38 27 -38 24 -33 -24 -33
    line #a97f48 2 -28 -20 28 -20`,
  'put-parcel': `
    box #d9a866 -11 -18 22 18 2
    box #f0d9a8 -2 -18 4 18 0`,
  shards: `
    poly #dff0f6 -16 0 -10 -8 -5 0
    poly #b9dcea -4 0 2 -11 6 0
    poly #dff0f6 8 0 15 -6 18 0
    poly #ffffff -24 -1 -20 -5 -17 -1
    poly #b9dcea 20 -1 24 -6 27 -1
    line #d8433b 2.2 -26 -12 -34 -18
    line #d8433b 2.2 0 -18 0 -27
    line #d8433b 2.2 26 -12 34 -18`,
  'spill-stream': `
    path liquid M -3 0 C 8 -3 16 4 18 16 L 19 40 L 13 40 C 13 24 10 10 -3 5 Z
    disc liquid 24 24 2.4
    disc liquid 8 34 2`,
  'spill-puddle': `
    path liquid M -26 0 C -30 -6 -14 -7 -6 -6 C 6 -9 20 -7 26 -4 C 34 0 20 4 4 3 C -10 5 -22 4 -26 0 Z
    oval #ffffff@40 -6 -2 8 1.4
    disc liquid 34 -6 2
    disc liquid -34 -8 2.4`,
  'spill-cup': `
    poly #f6f4ee -9 -10 9 -10 7 8 -7 8
    ring #f6f4ee 2.6 -11 -2 5
    box liquid -8 -11 16 3 1`,
  'reach-thing': `
    disc $ 0 0 9`,
  'hose-coil': `
    ring $ 7 0 -24 20
    ring $-20 6 0 -24 12
    disc $-30 0 -24 5
    line $ 7 0 -4 -64 -3`,
  'dance-pole': `
    line wood 4 0 -64 0 44
    poly #e9d9a8 -12 44 12 44 15 60 -15 60`,
  'step-ladder': `
    line #c9ccd2 4 -14 0 -4 -46
    line #aeb6c0 4 16 0 4 -46
    line #c9ccd2 3 -11 -14 12 -14
    line #c9ccd2 3 -9 -28 9 -28
    box #c9ccd2 -12 -48 24 4 1`,
  'ceiling-board': `
    box #f4f1ea -74 -14 148 12 0
    box #d8d2c6 -74 -3 148 3 0
    oval #8a6a4f@70 26 -6 16 4
    oval #8a6a4f@70 -30 -7 11 3`,
  'wet-sponge': `
    box #f2c230 -9 -5 18 9 3
    disc #d9a51e -4 -1 1.4
    disc #d9a51e 3 0 1.6
    disc #bfe6f8 12 8 1.8
    disc #bfe6f8 -10 12 1.6`,
  'sick-bed': `
    box #aeb6c0 -66 -64 5 64 2
    box #aeb6c0 60 -42 5 42 2
    box #c9ccd2 -64 -28 126 7 2
    box #f8f6f1 -62 -38 122 12 5`,
  'sick-blanket': `
    path #8fc2d9 M -26 -48 C -10 -54 40 -52 58 -44 L 60 -26 L -28 -26 Z
    path #f8f6f1 M -30 -48 C -26 -52 -16 -52 -12 -50 L -14 -28 L -31 -28 Z`,
  'big-pillow': `
    path #ffffff M -19 -8 C -8 -12 10 -12 19 -8 C 22 0 21 6 18 10 C 6 7 -8 7 -18 10 C -21 4 -22 -2 -19 -8 Z
    curve #d4dbe4 1.6 M -12 -2 C -4 -4 6 -4 12 -2`,
  'sick-head': `
    oval hair 0 -1 12 11
    disc skin 2 0 9.5
    disc #33313c 4 -3 1.2
    disc #33313c 9 -3 1.2
    curve #8a4a3a 1.4 M 4 4 C 6 6 9 6 10 4`,
  'clay-ring': `
    oval #d9b27c 0 2 118 13
    oval #e8c998 0 1 106 10
    4x 22 0 box #c79a5e -112 0 13 5 2
    4x 22 0 box #c79a5e 34 0 13 5 2`,
  'belly-belt': `
    box $ -13 -4 26 7 3
    poly $ -2 2 6 2 5 14 -1 14`,
  'fight-mat': `
    path #4f8fc0 M -104 6 L -92 -6 L 98 -6 L 112 6 Z`,
  'grass-tufts': `
    path #5fa055 M -70 4 C -66 -6 -62 -6 -60 4 C -58 -8 -52 -8 -50 4 Z
    path #8a6a4f M 30 4 C 44 -8 78 -8 92 4 Z`,
  'wave-wall': `
    path #1f8fae M -170 30 C -176 -70 -128 -176 -6 -186 C 96 -190 168 -128 176 -60 C 150 -96 110 -112 70 -104 C 20 -94 -26 -54 -40 30 Z
    path #3fb4c8 M -152 30 C -154 -66 -104 -152 -4 -166 C 70 -174 130 -140 158 -96 C 110 -134 50 -128 6 -96 C -40 -62 -64 -16 -66 30 Z
    curve #d8f4f6 3 M -128 20 C -128 -60 -84 -128 2 -146
    curve #d8f4f6 3 M -100 24 C -98 -46 -62 -104 10 -124
    curve #a8e2ea 2.4 M -78 26 C -74 -26 -44 -76 16 -102`,
  'wave-lip': `
    path #58c4d4 M 4 -184 C 96 -190 170 -130 178 -58 C 184 -40 170 -24 164 -40 C 158 -52 152 -40 146 -56 C 138 -66 134 -52 126 -70 C 112 -84 104 -70 96 -88 C 84 -98 70 -94 58 -96 C 90 -112 128 -112 152 -92 C 128 -140 70 -170 4 -184 Z
    path #ffffff M 178 -58 C 188 -34 172 -14 163 -36 C 157 -48 152 -32 145 -52 C 137 -62 133 -46 125 -66 C 111 -80 103 -64 95 -84 C 92 -88 100 -94 106 -86 C 118 -84 124 -76 130 -74 C 142 -70 146 -62 152 -60 C 162 -58 168 -62 178 -58 Z
    path #ffffff M -170 30 C -120 14 -60 22 0 18 C 60 14 130 22 180 30 L 176 38 L -168 38 Z`,
  'wave-foam': `
    disc #ffffff 0 0 5
    disc #ffffff 12 -6 3.6
    disc #e2f5fd 22 2 4
    disc #ffffff -10 4 3`,
  'long-board': `
    path $ M -42 0 C -30 -6 30 -6 46 -2 C 34 5 -30 6 -42 0 Z
    line #ffffff 1.6 -36 0 38 -1`,
  'shove-lines': `
    line #ffffff 2.6 0 -6 -16 -10
    line #ffffff 2.6 0 4 -18 4
    line #ffffff 2.6 0 14 -16 18`,
};
