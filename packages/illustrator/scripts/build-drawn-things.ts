/**
 * Makes `src/cast/people/drawn-things.ts` from the drawings of deeds.
 *
 *   npm run build:drawn-things
 */
import { writeFile } from 'node:fs/promises';
import { bodiesOfDrawings, thingsOfDrawings } from './things-of-drawings.ts';

const rows = [...(await thingsOfDrawings())].map(([deed, things]) => `${deed}: ${things.join(', ')}\n`);
const bodies = [...(await bodiesOfDrawings())].map(([body, deeds]) => `${body}: ${deeds.join(' ')}\n`);
await writeFile(
  new URL('../src/cast/people/drawn-things.ts', import.meta.url),
  `/** The tools, furniture and vessels that the drawing of each deed has. Made by \`npm run build:drawn-things\`. */
export const DRAWN_THINGS = \`
${rows.join('')}\`;

/** Deeds whose drawing has somebody else in it, and those that can be drawn in no other posture than their own. */
export const DRAWN_BODIES = \`
${bodies.join('')}\`;
`,
);
