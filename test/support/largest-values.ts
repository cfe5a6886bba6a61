import type { SchemaFacts } from '../../src/platform/http/bodies/schema-facts.ts';

/** The largest and most awkward values that a field's limits let in, by what they are. */
export type NamedValue = readonly [what: string, value: unknown];

/** Texts that patterns stumble over: one character for long, and then something else. */
const TEXTS: Readonly<Record<string, (length: number) => string>> = {
  'one letter': (length) => 'a'.repeat(length),
  'one letter and a null byte': (length) => `${'a'.repeat(length - 1)}\0`,
  'spaces and a letter': (length) => `${' '.repeat(length - 1)}a`,
  'a letter and spaces': (length) => `a${' '.repeat(length - 1)}`,
  'digits and a letter': (length) => `${'1'.repeat(length - 1)}x`,
  'null bytes': (length) => '\0'.repeat(Math.floor(length / 6)),
  quotes: (length) => '"'.repeat(Math.floor(length / 2)),
  mentions: (length) => '@a'.repeat(Math.floor(length / 2)),
  'words of the content policy': (length) => 'sexual minor in '.repeat(Math.floor(length / 16)),
  'commas and dots': (length) => '1.1,'.repeat(Math.floor(length / 4)),
  'the head of a data URL': (length) => `data:image/png;base64${',A'.repeat(Math.floor(length / 2) - 12)}`,
  slashes: (length) => '/'.repeat(length),
  'characters of two units': (length) => '😀'.repeat(Math.floor(length / 4)),
};

const textsOfLength = new Map<number, NamedValue[]>();

/** Where no limit of its own stops a text. */
export function textsOf(schema: SchemaFacts, most: number): NamedValue[] {
  const length = Math.max(32, Math.min(schema.maxLength ?? most, most));
  const texts =
    textsOfLength.get(length) ??
    Object.entries(TEXTS).map(([what, make]): NamedValue => [`${length} of ${what}`, make(length)]);
  textsOfLength.set(length, texts);
  return texts;
}

const written = new Map<string, string>();

/** The value as JSON. Many fields get the same one, which is large: it is written once. */
export function jsonOf([what, value]: NamedValue): string {
  const json = written.get(what) ?? JSON.stringify(value);
  written.set(what, json);
  return json;
}

const FEW = ['a null byte', 'digits and a letter'];

function takesText(schema: SchemaFacts): boolean {
  const isFree = schema.enum === undefined && schema.properties === undefined && schema.items === undefined;
  const isText = schema.type === undefined || [schema.type].flat().includes('string');
  return schema.anyOf ? schema.anyOf.some(takesText) : isFree && isText;
}

const VALUES = 80_000;
const NAMES = 48_000;
const LEVELS = 60;

export const MANY_MEMBERS = Object.fromEntries(Array.from({ length: NAMES }, (_, index) => [`k${index}`, 0]));
const times = (length: number, value: unknown) => Array.from({ length }, () => value);
const DEEP = Array.from({ length: LEVELS }).reduce<unknown>((inner) => [inner], 0);

const LISTS: readonly NamedValue[] = [
  ['zeros', times(VALUES, 0)],
  ['empty objects', times(VALUES, {})],
  ['many levels', DEEP],
];

/** A list, an object, or anything at all. */
function takesParts({ type, items, properties, anyOf, enum: values }: SchemaFacts): boolean {
  return Boolean(items ?? properties) || (anyOf?.some(takesParts) ?? (type === undefined && !values));
}

export function largestValues(schema: SchemaFacts, most: number): NamedValue[] {
  const items = schema.items ?? schema.anyOf?.find((option) => option.items)?.items ?? {};
  const count = schema.maxItems ?? schema.anyOf?.find((option) => option.maxItems)?.maxItems ?? 10_000;
  const texts = textsOf(schema, most);
  const example = exampleOf(items);
  return [
    // A field that takes no text of any kind is not searched: one or two are enough.
    ...(takesText(schema) ? texts : texts.filter(([what]) => FEW.some((name) => what.endsWith(name)))),
    ['an object of many members', MANY_MEMBERS],
    ...(takesParts(schema)
      ? ([...LISTS, [`${count} times ${JSON.stringify(example)}`, times(count, example)]] as const)
      : []),
  ];
}

/** A small value that fits, as far as the schema says. */
export function exampleOf(schema: SchemaFacts): unknown {
  if (schema.enum) return schema.enum[0];
  const option =
    schema.anyOf?.find((candidate) => candidate.items ?? candidate.properties) ?? schema.anyOf?.[0];
  if (option) return exampleOf(option);
  switch ([schema.type].flat()[0]) {
    case 'array':
      return schema.items ? [exampleOf(schema.items)] : [];
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {})
          .filter(([name]) => schema.required?.includes(name))
          .map(([name, part]) => [name, exampleOf(part)]),
      );
    case 'integer':
    case 'number':
      return schema.minimum ?? 1;
    case 'boolean':
      return true;
    default:
      return 'a';
  }
}

/** A field of a body, at any depth. */
export interface Field {
  readonly path: readonly string[];
  readonly schema: SchemaFacts;
}

export function fieldsOf(schema: SchemaFacts, path: readonly string[] = []): Field[] {
  const within = Object.entries(schema.properties ?? {}).flatMap(([name, part]) => [
    { path: [...path, name], schema: part },
    ...fieldsOf(part, [...path, name]),
  ]);
  const items = schema.items
    ? [{ path: [...path, '0'], schema: schema.items }, ...fieldsOf(schema.items, [...path, '0'])]
    : [];
  return [...within, ...items, ...(schema.anyOf ?? []).flatMap((option) => fieldsOf(option, path))];
}

/** A copy of the body with the value at the path; containers on the way are made. */
export function withValue(body: unknown, path: readonly string[], value: unknown): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return value;
  const isIndex = /^\d+$/.test(name);
  if (isIndex) {
    const items = Array.isArray(body) ? [...body] : [];
    items[Number(name)] = withValue(items[Number(name)], rest, value);
    return items;
  }
  const object = body !== null && typeof body === 'object' && !Array.isArray(body) ? body : {};
  return { ...object, [name]: withValue((object as Record<string, unknown>)[name], rest, value) };
}
