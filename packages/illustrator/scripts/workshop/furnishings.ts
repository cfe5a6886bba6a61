import { FurnishingSchema } from '../../schemas/place-schema.ts';
import type { FurnishingData } from '../../src/catalogue/place-data.ts';
import type { Shelf, Worded } from './shelf.ts';
import { sketchRig } from './sketch-rig.ts';

/** What several places have. */
export const FURNISHINGS: Shelf<FurnishingData & Worded> = {
  one: 'furnishing',
  many: 'furnishings',
  schema: FurnishingSchema,
  sketches: [['sketch']],
  beginning: (name) => `sketch: |
  box wood -50 -60 100 60 4
  text white 12 0 -30 ${name}
`,
  draw: ({ data }) => sketchRig([data.sketch].flat()[0] ?? ''),
};
