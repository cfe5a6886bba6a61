import { type TSchema, Type } from 'typebox';
import { type Micros, toDecimal, toMicros } from '../../domain/money.ts';
import type { Row, SqlValue } from '../storage/database.ts';
import {
  integer,
  json,
  flag as readFlag,
  text as readText,
  word as readWord,
} from '../storage/read-column.ts';

/** How commands read and show a value: which placeholder, which words. */
export type Shape = 'text' | 'word' | 'yes-no' | 'amount' | 'time' | 'seconds' | 'count' | 'list' | 'other';

/** How one kind of value is stored, told and checked. Inside are micros and milliseconds, outside decimals and seconds. */
export interface Kind<Value> {
  /** The columns of a field with this name. */
  columns(name: string): readonly string[];
  /** One value for each column. */
  toSql(value: Value): readonly SqlValue[];
  fromRow(row: Row, name: string): Value;
  toJson(value: Value): unknown;
  /** For a value that the body's schema has let pass. */
  fromJson(json: unknown): Value;
  /** What an answer has. */
  readonly schema: TSchema;
  /** What a request may say. */
  readonly body: TSchema;
  readonly shape: Shape;
}

/** This many micro-units still fit exactly into a JavaScript number, with room for sums. */
export const MAX_AMOUNT = 1_000_000_000;

/** The last second of the year 9999. */
const MAX_TIME = 253_402_300_799;

/** A kind of one column whose JSON is the value itself. */
function plain<Value extends SqlValue>(
  shape: Shape,
  fromRow: Kind<Value>['fromRow'],
  schema: TSchema,
  body = schema,
): Kind<Value> {
  return {
    columns: (name) => [name],
    toSql: (value) => [value],
    fromRow,
    toJson: (value) => value,
    fromJson: (json) => json as Value,
    schema,
    body,
    shape,
  };
}

/** What a request may say for a text: not only whitespace, and no null byte, which databases cannot store. */
export const filled = (maxLength: number): TSchema =>
  Type.String({
    minLength: 1,
    maxLength,
    // Whitespace, then anything else: the two parts cannot overlap, so the pattern never backtracks.
    pattern: '^\\s*[^\\s\\u0000][^\\u0000]*$',
    expected: `a string of at most ${maxLength} characters that is not blank`,
  });

/** `body`: what a request may say; without one the service alone sets it. */
export function text(body: TSchema = Type.String()): Kind<string> {
  return plain('text', readText, Type.String(), body);
}

export function word<const Word extends string>(words: readonly Word[]): Kind<Word> {
  return plain<Word>(
    'word',
    (row, name) => readWord(row, name, words),
    Type.Unsafe<Word>({ type: 'string', enum: [...words] }),
  );
}

export const count: Kind<number> = plain('count', integer, Type.Integer());

/** Stored as 0 and 1, because SQLite has no boolean type. */
export const flag: Kind<boolean> = {
  columns: (name) => [name],
  toSql: (value) => [value ? 1 : 0],
  fromRow: readFlag,
  toJson: (value) => value,
  fromJson: (json) => json as boolean,
  schema: Type.Boolean(),
  body: Type.Boolean(),
  shape: 'yes-no',
};

export const amount: Kind<Micros> = {
  ...plain<Micros>(
    'amount',
    integer,
    Type.Number(),
    Type.Number({ minimum: 0, maximum: MAX_AMOUNT, expected: `a number from 0 to ${MAX_AMOUNT}` }),
  ),
  toJson: toDecimal,
  fromJson: (json) => toMicros(json as number),
};

export const time: Kind<number> = {
  ...plain<number>(
    'time',
    integer,
    Type.Integer({ description: 'Unix seconds.' }),
    Type.Integer({
      minimum: 1,
      maximum: MAX_TIME,
      expected: `a time in Unix seconds (a whole number from 1 to ${MAX_TIME})`,
    }),
  ),
  toJson: (value) => Math.floor(value / 1000),
  fromJson: (json) => (json as number) * 1000,
};

/** A list of words, as JSON in one column. A word that another version knew and this one does not is left out. */
export function wordList<const Word extends string>(
  words: readonly Word[],
  most: number,
): Kind<readonly Word[]> {
  return {
    columns: (name) => [name],
    toSql: (value) => [JSON.stringify(value)],
    fromRow: (row, name) =>
      json<string[]>(row, name).flatMap((key) => words.filter((known) => known === key)),
    toJson: (value) => value,
    fromJson: (json) => json as Word[],
    schema: Type.Array(Type.String()),
    body: Type.Array(word(words).body, { minItems: 1, maxItems: most }),
    shape: 'list',
  };
}

/** A list of texts, as JSON in one column. */
export function list(entries: { readonly most: number; readonly of: string }): Kind<readonly string[]> {
  return {
    columns: (name) => [name],
    toSql: (value) => [JSON.stringify(value)],
    fromRow: (row, name) => json(row, name),
    toJson: (value) => value,
    fromJson: (json) => json as string[],
    schema: Type.Array(Type.String()),
    body: Type.Array(
      Type.String({ minLength: 1, maxLength: 100, pattern: '^\\s*[^\\s\\u0000][^\\u0000]*$' }),
      { maxItems: entries.most, expected: `an array of at most ${entries.most} ${entries.of}` },
    ),
    shape: 'list',
  };
}

/** A kind of value that the service alone sets, and that commands leave to the API. */
export function ofService<Value>(kind: Omit<Kind<Value>, 'fromJson' | 'body' | 'shape'>): Kind<Value> {
  const fromJson = () => {
    throw new Error('no request sets this');
  };
  return { ...kind, fromJson, body: Type.Null(), shape: 'other' };
}

/** Read from other columns of a row, and not stored. */
export function computed<Value>(kind: Kind<Value>, fromRow: (row: Row) => Value): Kind<Value> {
  return { ...kind, columns: () => [], toSql: () => [], fromRow };
}

export const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

export const described = (schema: TSchema, description: string): TSchema =>
  description === '' ? schema : ({ ...schema, description } as TSchema);

/** A part of a group: its kind, alone or with what it is, and its name in JSON where that is another. */
type Part<Value> = readonly [kind: Kind<Value>, description?: string, json?: string];

/** Several columns that are one object in JSON. The name of the field begins those of the columns. */
export function group<Value extends object>(
  parts: {
    readonly [Name in keyof Value & string]: Part<Value[Name]>;
  },
): Kind<Value> {
  const all = Object.entries(parts as Record<string, Part<unknown>>).map(
    ([name, [kind, description = '', json = snake(name)]]) => ({ name, kind, description, json }),
  );
  type Named = (typeof all)[number];
  const objectOf = (entry: (part: Named) => readonly [string, unknown]) => Object.fromEntries(all.map(entry));
  const valueIn = (value: Value, { name }: Named) => (value as Record<string, unknown>)[name];
  const column = (field: string, { name }: Named) => `${field}_${snake(name)}`;
  const schema = (of: 'schema' | 'body') =>
    Type.Object(
      objectOf(({ kind, description, json }) => [json, described(kind[of], description)]) as Record<
        string,
        TSchema
      >,
    );
  return {
    columns: (field) => all.flatMap((part) => part.kind.columns(column(field, part))),
    toSql: (value) => all.flatMap((part) => part.kind.toSql(valueIn(value, part))),
    fromRow: (row, field) =>
      objectOf((part) => [part.name, part.kind.fromRow(row, column(field, part))]) as Value,
    toJson: (value) => objectOf((part) => [part.json, part.kind.toJson(valueIn(value, part))]),
    fromJson: (json) =>
      objectOf(({ name, kind, json: key }) => [
        name,
        kind.fromJson((json as Record<string, unknown>)[key]),
      ]) as Value,
    schema: schema('schema'),
    body: schema('body'),
    shape: 'other',
  };
}

/** The same, or null: what null means is said to callers who send something else. */
export function orNull<Value>(kind: Kind<Value>, meaning = ''): Kind<Value | null> {
  const absent = (schema: TSchema): TSchema => {
    const { type, expected, enum: words } = schema as { type?: unknown; expected?: string; enum?: unknown[] };
    return {
      ...schema,
      type: [type, 'null'].flat(),
      ...(words && { enum: [...words, null] }),
      ...(expected !== undefined && { expected: `${expected}, or null for ${meaning}` }),
    } as TSchema;
  };
  return {
    columns: kind.columns,
    toSql: (value) => (value === null ? kind.columns('').map(() => null) : kind.toSql(value)),
    fromRow: (row, name) =>
      kind.columns(name).every((column) => row[column] === null) ? null : kind.fromRow(row, name),
    toJson: (value) => (value === null ? null : kind.toJson(value)),
    fromJson: (json) => (json === null ? null : kind.fromJson(json)),
    schema: absent(kind.schema),
    body: absent(kind.body),
    shape: kind.shape,
  };
}
