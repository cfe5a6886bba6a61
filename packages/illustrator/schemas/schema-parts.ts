import { type Static, type TSchema, Type } from 'typebox';

export const strict = { additionalProperties: false };
export const oneOf = <const Name extends string>(names: readonly Name[], description: string) =>
  Type.Unsafe<Name>(Type.Enum([...names], { description }));
/** What is not so is not written. */
export const flag = (description: string) =>
  Type.Optional(Type.Unsafe<boolean>(Type.Literal(true, { description })));
export const length = (description: string) => Type.Number({ exclusiveMinimum: 0, description });
export const place = (description: string) => Type.Number({ description });
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
