import { type BodyScript, type DeedData, propLines, sketchNamed } from '../../src/catalogue/deed-data.ts';
import { PLACES } from '../../src/catalogue/place-index.ts';
import { findPropMistakes } from './find-prop-mistakes.ts';
import type { Mistake } from './mistake.ts';
import type { Written } from './read-written.ts';
import { isFile } from './shelf.ts';

/** What is poured from and into: one of several files of `props/`, as the drink wants it. */
const BY_DRINK = new Set(['vessel', 'filled']);

/** Names in the file of a deed that lead nowhere, and what is there for nothing. */
export function* findDeedMistakes({ data, told }: Written<DeedData>): Generator<Mistake> {
  if (!PLACES.includes(data.place)) yield told(['place'], `there is no place "${data.place}"`);
  if (!data.keys) return;
  const { animal, cycle, partner, sketches = {} } = data;
  const isSketch = (name: string) => name in sketches || BY_DRINK.has(name) || isFile('props', name);
  const bodies: readonly (readonly [path: readonly string[], body: BodyScript])[] = [
    [[], data],
    ...(partner ? [[['partner'], partner] as const] : []),
  ];
  const used = new Set(bodies.flatMap(([, body]) => propLines(body).map(sketchNamed)));
  if (cycle === undefined) yield told(['keys'], 'a deed with keys has a cycle');
  if (animal && !isFile('animals', animal.species))
    yield told(['animal', 'species'], `there is no "${animal.species}"`);
  for (const name of Object.keys(sketches)) {
    if (!used.has(name)) yield told(['sketches', name], `no line of props has "${name}"`);
    if (isFile('props', name)) yield told(['sketches', name], `props/${name}.yaml has that name`);
  }
  for (const [path, body] of bodies) {
    if (body.hat && !isFile('garments', body.hat))
      yield told([...path, 'hat'], `"${body.hat}" is no garment`);
    for (const { part, line, message } of findPropMistakes(body, isSketch))
      yield part === 'keys'
        ? told([...path, part, line], message)
        : // They begin on the line after their `|`.
          told([...path, part], message, line + 1);
  }
}
