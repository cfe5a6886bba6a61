import { PropSchema } from '../../schemas/deed-schema.ts';
import type { Shelf, Worded } from './shelf.ts';
import { sketchRig } from './sketch-rig.ts';

/** Colours that sketches of deeds have beside those of all sketches: those of the person who holds the prop, and of what is poured. */
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
  schema: PropSchema,
  sketches: [['sketch']],
  inks: Object.keys(DEED_INKS),
  beginning: (name) => `sketch: |
  box $ -10 -20 20 20 3
  text ink 4 0 -9 ${name}
`,
  draw: ({ data: { sketch } }, colour) => sketchRig(sketch, { main: colour ?? '#d9573c', inks: DEED_INKS }),
};
