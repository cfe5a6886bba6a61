/**
 * Makes `src/cast/people/drawn-things.ts` from the drawings of deeds.
 *
 *   npm run build:drawn-things
 */
import { writeFile } from 'node:fs/promises';
import { thingsOfDrawings } from './things-of-drawings.ts';

const rows = [...(await thingsOfDrawings())].map(([deed, things]) => `${deed}: ${things.join(', ')}\n`);
await writeFile(
  new URL('../src/cast/people/drawn-things.ts', import.meta.url),
  `/** The tools, furniture and vessels that the drawing of each deed has. Made by \`npm run build:drawn-things\`. */
export const DRAWN_THINGS = \`
${rows.join('')}\`;
`,
);
