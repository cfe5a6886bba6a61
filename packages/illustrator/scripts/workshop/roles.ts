import { existsSync } from 'node:fs';
import type { TSchema } from 'typebox';
import { RoleSchema } from '../../schemas/role-schema.ts';
import { garmentOf } from '../../src/cast/people/clothes-of-role.ts';
import { garmentPart } from '../../src/catalogue/garment-index.ts';
import type { RoleData } from '../../src/catalogue/role-data.ts';
import { NAMED_COLOURS } from '../../src/painting/colour.ts';
import { figureOfThing } from '../../src/vocabulary/nouns.ts';
import { DEEDS } from './deeds.ts';
import { GARMENTS } from './garments.ts';
import { drawPerson } from './portrait.ts';
import { folderOf, type Shelf } from './shelf.ts';
import { THINGS } from './things.ts';

export const ROLES: Shelf<RoleData> = {
  one: 'role',
  many: 'roles',
  schema: RoleSchema as TSchema,
  sketches: [
    ['look', 'head', 'sketch'],
    ['look', 'head', 'shut'],
    ['look', 'body'],
  ],
  mistakes: ({ data, file, lineOf }) => [
    ...(data.does && !existsSync(`${folderOf(DEEDS)}/${data.does}.yaml`)
      ? [{ file, line: lineOf(['does']), message: `"${data.does}" is no deed` }]
      : []),
    ...(data.carries && !isThing(data.carries)
      ? [{ file, line: lineOf(['carries']), message: `"${data.carries}" has no drawing` }]
      : []),
    ...(data.wears ?? []).flatMap((words, index) => {
      const { colour, name } = garmentOf(words);
      const line = lineOf(['wears', index]);
      if (!isGarment(name)) return [{ file, line, message: `"${name}" is no garment` }];
      return colour && !(colour in NAMED_COLOURS)
        ? [{ file, line, message: `"${colour}" is no colour` }]
        : [];
    }),
  ],
  parts: ({ data: { does, lives, words, ...drawing } }) => [
    { words, ...(lives ? { lives } : {}), ...(does ? { does } : {}) },
    drawing,
  ],
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

const isThing = (noun: string): boolean =>
  existsSync(`${folderOf(THINGS)}/${noun.replaceAll(' ', '-')}.yaml`) || figureOfThing(noun) !== null;

/** One that has just got its file is in no index yet. */
const isGarment = (name: string): boolean =>
  existsSync(`${folderOf(GARMENTS)}/${name.replaceAll(' ', '-')}.yaml`) || garmentPart(name) !== null;
