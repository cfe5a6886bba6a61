import { Type } from 'typebox';

export const strict = { additionalProperties: false };
export const oneOf = <const Names extends readonly string[]>(names: Names, description: string) =>
  Type.Enum([...names] as [...Names], { description });
export const length = (description: string) => Type.Number({ exclusiveMinimum: 0, description });
export const place = (description: string) => Type.Number({ description });
export const colour = (description: string) => Type.String({ pattern: '^#[0-9a-f]{6}$', description });
export const words = Type.Array(Type.String({ pattern: "^[a-zà-ÿ0-9][a-zà-ÿ0-9'-]*( [a-zà-ÿ0-9'-]+)*$" }), {
  minItems: 1,
  uniqueItems: true,
  description: 'the words and phrases that lead to it, in lower case and the singular, each to no other file',
});

/** What is checked is what the program takes it for. */
export type Same<One, Other> = [One] extends [Other] ? ([Other] extends [One] ? true : never) : never;
