import { Type } from 'typebox';
import { readFolder } from './compile-shelf.ts';

type Table = Readonly<Record<string, unknown>>;

const WORDS = { one: 'table', many: 'words', schema: Type.Object({}), sketches: [] };

/** Tables, or parts of one, whose keys or words are a type of their own. */
const TYPES: Readonly<Record<string, readonly [table: string, part?: string]>> = {
  Action: ['actions'],
  ColourName: ['colours'],
  Effect: ['settings', 'effect'],
  Expression: ['choices', 'expressions'],
  Fact: ['choices', 'facts'],
  HairStyle: ['choices', 'hairStyles'],
  Happening: ['happenings'],
  Material: ['materials'],
  Mood: ['settings', 'mood'],
  Painted: ['choices', 'painted'],
  Rests: ['records', 'restingPlaces'],
  Season: ['settings', 'season'],
  Slot: ['choices', 'slots'],
  SpatialRelationKind: ['classes', 'spatialRelations'],
  Style: ['settings', 'style'],
  TimeOfDay: ['settings', 'time'],
  Weather: ['settings', 'weather'],
};

/** The tables of words, a line for each file of `words/`: its name, and what it says. */
export function compileWords() {
  const { files, mistakes } = readFolder<Table>(WORDS);
  const lines = files.map(({ data, name }) => `${name}\t{}\t${JSON.stringify(data)}\n`);
  const tables = new Map(files.map(({ data, name }) => [name, data]));
  const made = { 'words.txt': lines.join(''), 'names.ts': typesOf(tables) };
  return { many: WORDS.many, made, mistakes, files };
}

/** What tables lead to, as types, so that a wrong name in code is found where it is written. */
function typesOf(tables: ReadonlyMap<string, Table>): string {
  const types = Object.entries(TYPES).map(([type, [name, part]]) => {
    const table = tables.get(name) ?? {};
    const rows = part ? (table[part] ?? {}) : table;
    const names = (Array.isArray(rows) ? rows : Object.keys(rows)).map((each) => `'${each}'`);
    const line = `export type ${type} = ${names.join(' | ')};`;
    return line.length <= 110
      ? line
      : `export type ${type} =\n${names.map((each) => `  | ${each}`).join('\n')};`;
  });
  return `/** What tables of \`words/\` lead to; \`npm run workshop -- compile\` writes this. */\n${types.join('\n')}\n`;
}
