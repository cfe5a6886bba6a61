import { existsSync } from 'node:fs';
import { type Static, type TSchema, Type } from 'typebox';
import { garmentOf } from '../../src/cast/people/clothes-of-role.ts';
import { garmentPart } from '../../src/catalogue/garment-index.ts';
import { PLACES } from '../../src/catalogue/place-index.ts';
import type { RoleData } from '../../src/catalogue/role-data.ts';
import { NAMED_COLOURS } from '../../src/painting/colour.ts';
import { figureOfThing } from '../../src/vocabulary/nouns.ts';
import { DEEDS } from './deeds.ts';
import { GARMENTS } from './garments.ts';
import { LookSchema } from './look-schema.ts';
import { drawPerson } from './portrait.ts';
import { oneOf, type Same, strict, words } from './schema-parts.ts';
import { folderOf, type Shelf } from './shelf.ts';
import { THINGS } from './things.ts';

export const RoleSchema = Type.Object(
  {
    words,
    lives: Type.Optional(oneOf(PLACES, 'where they are when the prompt names no place')),
    wears: Type.Optional(
      Type.Array(Type.String(), {
        minItems: 1,
        description: 'names of garments, a colour before each or none',
      }),
    ),
    does: Type.Optional(Type.String({ description: 'a deed, when the prompt gives them nothing to do' })),
    carries: Type.Optional(
      Type.String({ description: 'a thing in hand where hands are free, beside them where it is large' }),
    ),
    look: Type.Optional(LookSchema),
  },
  strict,
);

true satisfies Same<keyof Static<typeof RoleSchema>, keyof RoleData>;

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
