import { readFileSync } from 'node:fs';
import { type Static, type TOptional, type TProperties, type TSchema, Type } from 'typebox';
import { parse } from 'yaml';
import type { Expression, Fact, HairStyle, Painted, Slot } from '../compiled/names.ts';

/** A table of `words/` as it is written now: an author who adds a wall need not compile twice. */
export const written = <Table>(name: string): Table =>
  parse(readFileSync(new URL(`../words/${name}.yaml`, import.meta.url), 'utf8'));

/** `words/choices.yaml`, which says what each is. */
export const choices = written<{
  readonly facts: readonly Fact[];
  readonly expressions: readonly Expression[];
  readonly hairStyles: readonly HairStyle[];
  readonly slots: readonly Slot[];
  readonly painted: readonly Painted[];
}>('choices');

/** Something that has these and nothing else. */
export const part = <Parts extends TProperties>(description: string, parts: Parts) =>
  Type.Object(parts, { additionalProperties: false, description });
/** What of it may be left out. */
export const mayHave = <Parts extends TProperties>(parts: Parts) =>
  Object.fromEntries(Object.entries(parts).map(([name, each]) => [name, Type.Optional(each)])) as {
    [Name in keyof Parts]: TOptional<Parts[Name]>;
  };

export const oneOf = <const Name extends string>(names: readonly Name[], description: string) =>
  Type.Unsafe<Name>(Type.Enum([...names], { description }));
/** What is not so is not written. */
export const flag = (description: string) => Type.Unsafe<boolean>(Type.Literal(true, { description }));
export const text = (description: string) => Type.String({ minLength: 1, description });
export const texts = (description: string) => Type.Array(Type.String(), { minItems: 1, description });
export const number = (description: string) => Type.Number({ description });
export const length = (description: string) => Type.Number({ exclusiveMinimum: 0, description });
export const colour = (description: string) => Type.String({ pattern: '^#[0-9a-f]{6}$', description });
export const words = Type.Array(Type.String({ pattern: "^[a-zà-ÿ0-9][a-zà-ÿ0-9'-]*( [a-zà-ÿ0-9'-]+)*$" }), {
  minItems: 1,
  uniqueItems: true,
  description: 'the words and phrases that lead to it, in lower case and the singular, each to no other file',
});

/** What files of a schema say, which nobody changes. */
export type Written<Schema extends TSchema> = Unchanged<Static<Schema>>;
type Unchanged<Value> = Value extends object
  ? { readonly [Key in keyof Value]: Unchanged<Value[Key]> }
  : Value;
