import { existsSync } from 'node:fs';
import { type Static, type TSchema, Type } from 'typebox';
import { garmentOf } from '../../src/cast/people/clothes-of-role.ts';
import { garmentPart } from '../../src/catalogue/garment-index.ts';
import { PLACES } from '../../src/catalogue/place-index.ts';
import type { RoleData } from '../../src/catalogue/role-data.ts';
import { NAMED_COLOURS } from '../../src/painting/colour.ts';
import { GARMENTS } from './garments.ts';
import { LookSchema } from './look-schema.ts';
import { drawPerson } from './portrait.ts';
import { oneOf, type Same, strict, words } from './schema-parts.ts';
import { folderOf, type Shelf } from './shelf.ts';

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
    look: Type.Optional(LookSchema),
  },
  strict,
);

true satisfies Same<keyof Static<typeof RoleSchema>, keyof RoleData>;

export const ROLES: Shelf<RoleData> = {
  one: 'role',
  many: 'roles',
  schema: RoleSchema as TSchema,
  sketches: [],
  mistakes: ({ data, file, lineOf }) =>
    (data.wears ?? []).flatMap((words, index) => {
      const { colour, name } = garmentOf(words);
      const line = lineOf(['wears', index]);
      if (!isGarment(name)) return [{ file, line, message: `"${name}" is no garment` }];
      return colour && !(colour in NAMED_COLOURS)
        ? [{ file, line, message: `"${colour}" is no colour` }]
        : [];
    }),
  parts: ({ data: { lives, words, ...drawing } }) => [{ words, ...(lives ? { lives } : {}) }, drawing],
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

/** One that has just got its file is in no index yet. */
const isGarment = (name: string): boolean =>
  existsSync(`${folderOf(GARMENTS)}/${name.replaceAll(' ', '-')}.yaml`) || garmentPart(name) !== null;
