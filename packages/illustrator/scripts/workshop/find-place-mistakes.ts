import { iconBody } from '../../src/cast/things/icon-body.ts';
import type { LayeredDrawing, OutdoorDrawing, RoomDrawing } from '../../src/catalogue/place-data.ts';
import { goodsIn, showsGoods } from '../../src/scenery/sets/goods.ts';
import { ROW, readRow } from '../../src/scenery/sets/read-row.ts';
import type { Mistake } from './mistake.ts';
import type { PlaceData } from './places.ts';
import type { Written } from './read-written.ts';
import { isFile } from './shelf.ts';

/** What belongs to one kind of place, and what that kind must have. */
const KINDS: Readonly<Record<string, { readonly must: readonly string[]; readonly may: readonly string[] }>> =
  {
    room: { must: ['wall', 'floor'], may: ['dim', 'layers', 'outside', 'panes', 'things', 'sketches'] },
    layered: { must: ['layers'], may: ['sketches'] },
    outdoors: { must: ['back', 'ground', 'things'], may: ['edge', 'deck', 'deserted', 'sketches'] },
  };
const ALL = ['said', 'words'];

/** What is wrong with a place that its schema allows: parts that do not go together, and names of nothing. */
export function* findPlaceMistakes({ data, told }: Written<PlaceData>): Generator<Mistake> {
  const has = Object.keys(data);
  const kind =
    has.includes('back') || has.includes('ground')
      ? 'outdoors'
      : has.includes('layers') && !has.includes('wall')
        ? 'layered'
        : 'room';
  const { may, must } = KINDS[kind]!;
  const shown = (['things', 'deserted'] as const).flatMap((part) =>
    rowsOf((data as Partial<OutdoorDrawing>)[part]).map((row) => ({ part, ...row })),
  );
  const { outside } = data as Partial<RoomDrawing>;
  const { layers = [] } = data as Partial<LayeredDrawing>;
  const scattered = layers.flatMap((layer, index) =>
    (layer.scattered ?? []).flatMap(({ sketches }) => sketches.map((name) => ({ index, name }))),
  );
  const names = new Set([
    ...shown.flatMap(({ text }) => (ROW.test(text) ? readRow(text).name : [])),
    ...scattered.map(({ name }) => name),
  ]);
  if (outside && !isFile('places', outside.place))
    yield told(['outside'], `there is no place ${outside.place}`);
  for (const part of must)
    if (!has.includes(part))
      yield told([], `${part} is missing: a place has wall and floor, back and ground, or layers`);
  for (const part of has)
    if (![...ALL, ...must, ...may].includes(part))
      yield told([part], `${part} does not go with ${must.join(' and ')}`);
  for (const { line, part, text } of shown) {
    const message = ROW.test(text)
      ? wrongName(readRow(text).name, data.sketches)
      : `"${text}" is not: name x y [scale] [flip]`;
    // They begin on the line after their `|`.
    if (message !== null) yield told([part], message, line + 1);
  }
  for (const { index, name } of scattered) {
    const message = wrongName(name, data.sketches);
    if (message !== null) yield told(['layers', index], message);
  }
  for (const name of Object.keys(data.sketches ?? {}))
    if (!names.has(name)) yield told(['sketches', name], `no line of things or layers shows ${name}`);
}

function rowsOf(text = ''): { readonly line: number; readonly text: string }[] {
  return text
    .split('\n')
    .map((each, line) => ({ line, text: each.trim() }))
    .filter(({ text }) => text !== '');
}

function wrongName(name: string, sketches: PlaceData['sketches'] = {}): string | null {
  if (name === 'window' || /^sign:[^:]+(?::#[0-9a-f]{6})?$/.test(name)) return null;
  if (showsGoods(name)) {
    const unknown = goodsIn([name]).find((icon) => iconBody(icon) === null);
    return unknown === undefined ? null : `there is no picture ${unknown} in the emoji set`;
  }
  if (name in sketches || isFile('furnishings', name)) return null;
  return isFile('things', name) ? null : `"${name}" is none of its sketches, of furnishings/ or of things/`;
}
