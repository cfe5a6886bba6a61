import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isGait } from '../../src/cast/animals/quadruped.ts';
import { type BodyScript, type DeedData, propLines, sketchNamed } from '../../src/catalogue/deed-data.ts';
import { PLACES } from '../../src/catalogue/place-index.ts';
import { ANIMALS } from './animals.ts';
import { findPropMistakes } from './find-prop-mistakes.ts';
import type { Mistake } from './mistake.ts';
import { PROPS } from './props.ts';
import type { Written } from './read-written.ts';
import { folderOf, type Shelf } from './shelf.ts';

/** What is poured from and into: one of several files of `props/`, as the drink wants it. */
const BY_DRINK = new Set(['vessel', 'filled']);

/** Names in the file of a deed that lead nowhere, and what is there for nothing. */
export function findDeedMistakes({ data, file, lineOf }: Written<DeedData>): Mistake[] {
  const at = (path: readonly (string | number)[], message: string): Mistake => ({
    file,
    line: lineOf(path),
    message,
  });
  const placeless = PLACES.includes(data.place) ? [] : [at(['place'], `there is no place "${data.place}"`)];
  if (!data.keys) return placeless;
  const { animal, cycle, partner, sketches = {} } = data;
  const isSketch = (name: string) => name in sketches || BY_DRINK.has(name) || isIn(PROPS, name);
  const bodies: readonly (readonly [path: readonly string[], body: BodyScript])[] = [
    [[], data],
    ...(partner ? [[['partner'], partner] as const] : []),
  ];
  const used = new Set(bodies.flatMap(([, body]) => propLines(body).map(sketchNamed)));
  return [
    ...placeless,
    ...(cycle === undefined ? [at(['keys'], 'a deed with keys has a cycle')] : []),
    ...(animal && !isIn(ANIMALS, animal.species)
      ? [at(['animal', 'species'], `there is no "${animal.species}"`)]
      : []),
    ...(animal && !isGait(animal.gait) ? [at(['animal', 'gait'], `no animal does "${animal.gait}"`)] : []),
    ...Object.keys(sketches).flatMap((name) => [
      ...(used.has(name) ? [] : [at(['sketches', name], `no line of props has "${name}"`)]),
      ...(isIn(PROPS, name) ? [at(['sketches', name], `props/${name}.yaml has that name`)] : []),
    ]),
    ...bodies.flatMap(([path, { hat }]) =>
      hat && !isIn({ many: 'garments' }, hat.replaceAll(' ', '-'))
        ? [at([...path, 'hat'], `"${hat}" is no garment`)]
        : [],
    ),
    ...bodies.flatMap(([path, body]) =>
      findPropMistakes(body, isSketch).map(({ part, line, message }) =>
        part === 'keys'
          ? at([...path, 'keys', line], message)
          : // It begins on the line after its `|`.
            { file, line: lineOf([...path, 'props']) + 1 + line, message },
      ),
    ),
  ];
}

const isIn = (shelf: Pick<Shelf, 'many'>, name: string): boolean =>
  existsSync(join(folderOf(shelf), `${name}.yaml`));
