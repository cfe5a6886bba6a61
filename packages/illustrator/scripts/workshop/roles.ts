import { RoleSchema } from '../../schemas/role-schema.ts';
import { garmentOf } from '../../src/cast/people/clothes-of-role.ts';
import { garmentPart } from '../../src/catalogue/garment-index.ts';
import type { RoleData, RoleWords } from '../../src/catalogue/role-data.ts';
import { NAMED_COLOURS } from '../../src/painting/colour.ts';
import { figureOfThing } from '../../src/vocabulary/nouns.ts';
import { drawPerson } from './portrait.ts';
import { isFile, type Shelf } from './shelf.ts';

export const ROLES: Shelf<RoleData> = {
  one: 'role',
  many: 'roles',
  schema: RoleSchema,
  sketches: [
    ['look', 'head', 'sketch'],
    ['look', 'head', 'shut'],
    ['look', 'body'],
  ],
  *mistakes({ data: { carries, does, wears = [] }, told }) {
    if (does && !isFile('deeds', does)) yield told(['does'], `"${does}" is no deed`);
    // What has just got its file is in no index yet.
    if (carries && !isFile('things', carries) && !figureOfThing(carries))
      yield told(['carries'], `"${carries}" has no drawing`);
    for (const [index, words] of wears.entries()) {
      const { colour, name } = garmentOf(words);
      if (!isFile('garments', name) && !garmentPart(name))
        yield told(['wears', index], `"${name}" is no garment`);
      else if (colour && !(colour in NAMED_COLOURS)) yield told(['wears', index], `"${colour}" is no colour`);
    }
  },
  reads: ['words', 'lives', 'does'] satisfies (keyof RoleWords)[],
  beginning: (name) => `words: [${name}]
lives: street
wears: [blue shirt, black trousers, cap]
`,
  draw: ({ data }, asked) =>
    drawPerson(
      data.look ?? {},
      (data.wears ?? []).map((words) => {
        const { colour, name } = garmentOf(words);
        const part = garmentPart(name)!;
        return colour ? { ...part, colour: NAMED_COLOURS[colour] } : part;
      }),
      asked,
    ),
};
