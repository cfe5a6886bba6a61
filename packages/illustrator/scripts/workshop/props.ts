import { propSchema } from '../../schemas/deed-schema.ts';
import { measured } from '../../src/cast/measured.ts';
import { drawSketch } from '../../src/painting/sketch.ts';
import type { Shelf, Worded } from './shelf.ts';

/** Colours that sketches of deeds have beside those of all: of whoever has it in hand, and of what is poured. */
export const DEED_INKS: Readonly<Record<string, string>> = {
  skin: '#e0a878',
  hair: '#4a2f24',
  cloth: '#3f8fd2',
  trousers: '#34495e',
  liquid: '#6cc0ea',
};

interface PropData extends Worded {
  readonly sketch: string;
}

export const PROPS: Shelf<PropData> = {
  one: 'prop',
  many: 'props',
  schema: propSchema,
  sketches: [['sketch']],
  inks: Object.keys(DEED_INKS),
  parts: ({ data: { sketch } }) => [{}, { sketch }],
  beginning: (name) => `sketch: |
  box $ -10 -20 20 20 3
  text ink 4 0 -9 ${name}
`,
  draw: ({ data: { sketch } }, colour) =>
    measured({
      cycle: 1,
      frames: 1,
      speed: 0,
      medium: 'ground',
      draw: (brush) => drawSketch(brush, sketch, { main: colour ?? '#d9573c', inks: DEED_INKS }),
    }),
};
