import { drawSketch } from '../../../painting/sketch.ts';
import type { ObjectDrawing } from '../object-drawing.ts';
import { thing } from '../thing.ts';
import { GARDEN_SKETCHES } from './garden-sketches.ts';
import { HOME_SKETCHES } from './home-sketches.ts';
import { OFFICE_SKETCHES } from './office-sketches.ts';

export const TOOL_DRAWINGS: Readonly<Record<string, ObjectDrawing>> = Object.fromEntries(
  Object.entries({ ...GARDEN_SKETCHES, ...HOME_SKETCHES, ...OFFICE_SKETCHES }).map(([model, tool]) => [
    model,
    (colour: string | null) =>
      thing(tool, (brush) => drawSketch(brush, tool.sketch, { main: colour ?? tool.colour })),
  ]),
);
