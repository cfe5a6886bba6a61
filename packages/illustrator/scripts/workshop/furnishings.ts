import { furnishingSchema } from '../../schemas/place-schema.ts';
import type { FurnishingData } from '../../src/catalogue/place-data.ts';
import { drawSketch } from '../../src/painting/sketch.ts';
import type { Shelf, Worded } from './shelf.ts';

/** Where a sketch that says no measures is looked at. */
const BOX = { left: -130, right: 130, top: -180, bottom: 80 };

/** What several places have. */
export const FURNISHINGS: Shelf<FurnishingData & Worded> = {
  one: 'furnishing',
  many: 'furnishings',
  schema: furnishingSchema,
  sketches: [['sketch']],
  parts: ({ data }) => [{}, data],
  beginning: (name) => `sketch: |
  box wood -50 -60 100 60 4
  text white 12 0 -30 ${name}
`,
  draw: ({ data }) => ({
    box: BOX,
    cycle: 1,
    frames: 1,
    speed: 0,
    medium: 'ground',
    draw: (brush) => drawSketch(brush, [data.sketch].flat()[0] ?? ''),
  }),
};
