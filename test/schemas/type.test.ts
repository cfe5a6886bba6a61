import assert from 'node:assert/strict';
import { test } from 'node:test';
import TypeBox from 'typebox';
import { Type } from '../../src/schemas/type.ts';

/** A schema with its marks that are no part of the JSON schema, without those that only name what built it. */
function spelledOut(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return typeof value === 'function' ? 'function' : value;
  if (Array.isArray(value)) return value.map(spelledOut);
  const entries = Object.entries(Object.getOwnPropertyDescriptors(value));
  const read = entries.filter(([key]) => key !== '~kind' && key !== '~unsafe');
  return Object.fromEntries(read.map(([key, { value: each }]) => [key, spelledOut(each)]).toSorted());
}

const SCHEMAS: Readonly<Record<string, (type: typeof Type) => unknown>> = {
  'a text': (type) => type.String({ minLength: 1 }),
  'an optional number': (type) => type.Optional(type.Number({ maximum: 2 })),
  'a refined whole number': (type) =>
    type.Refine(
      type.Integer(),
      () => true,
      () => 'no',
    ),
  'an optional refined text': (type) =>
    type.Optional(
      type.Refine(
        type.String(),
        () => true,
        () => 'no',
      ),
    ),
  'a list': (type) => type.Array(type.Boolean(), { maxItems: 3 }),
  'one of two': (type) => type.Union([type.String(), type.Null()]),
  'an object': (type) => type.Object({ a: type.String(), b: type.Optional(type.Unknown()) }, { title: 'x' }),
  'an object with nothing required': (type) => type.Object({ a: type.Optional(type.String()) }),
  'a map': (type) => type.Record(type.String(), type.Number()),
  'a schema of its own': (type) => type.Unsafe({ type: 'string', format: 'binary' }),
};

for (const [name, schema] of Object.entries(SCHEMAS))
  test(`${name} is built as TypeBox builds it`, () =>
    assert.deepEqual(spelledOut(schema(Type)), spelledOut(schema(TypeBox as unknown as typeof Type))));
