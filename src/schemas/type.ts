import type TypeBox from 'typebox';

type Builders = Pick<
  typeof TypeBox,
  | 'Array'
  | 'Boolean'
  | 'Integer'
  | 'Null'
  | 'Number'
  | 'Object'
  | 'Optional'
  | 'Record'
  | 'Refine'
  | 'String'
  | 'Union'
  | 'Unknown'
  | 'Unsafe'
>;

type Schema = Readonly<Record<string, unknown>>;

const OPTIONAL = '~optional';
const REFINE = '~refine';
/** TypeBox's own way to spell "any text" as a pattern. */
const ANY_TEXT = '.*';

const ofType =
  (type: string) =>
  (options: Schema = {}) => ({ type, ...options });

/** A copy with a mark that is not part of the JSON schema; earlier marks stay. */
function marked(schema: Schema, mark: string, value: unknown): Schema {
  const copy = Object.defineProperties({}, Object.getOwnPropertyDescriptors(schema));
  return Object.defineProperty(copy, mark, { value, enumerable: false }) as Schema;
}

/**
 * The few builders of TypeBox that are used here, with its types and its results: JSON schemas. The library itself loads
 * 300 modules for a language of types of which nothing is used: 60 ms of processor time at every start.
 */
export const Type = {
  String: ofType('string'),
  Integer: ofType('integer'),
  Number: ofType('number'),
  Boolean: ofType('boolean'),
  Null: ofType('null'),
  Unknown: (options: Schema = {}) => ({ ...options }),
  Unsafe: (schema: Schema) => schema,
  Optional: (schema: Schema) => marked(schema, OPTIONAL, true),
  Array: (items: Schema, options: Schema = {}) => ({ type: 'array', items, ...options }),
  Union: (anyOf: readonly Schema[], options: Schema = {}) => ({ anyOf, ...options }),
  Object(properties: Readonly<Record<string, Schema>>, options: Schema = {}) {
    const required = Object.entries(properties).flatMap(([key, schema]) =>
      Object.hasOwn(schema, OPTIONAL) ? [] : [key],
    );
    return { type: 'object', ...(required.length > 0 && { required }), properties, ...options };
  },
  Record: (key: { readonly pattern?: string }, value: Schema, options: Schema = {}) => ({
    type: 'object',
    patternProperties: { [key.pattern ?? `^${ANY_TEXT}$`]: value },
    ...options,
  }),
  Refine: (schema: Schema, check: (value: unknown) => boolean, error = () => 'Refine Error') =>
    marked(schema, REFINE, [{ check, error }]),
} as unknown as Builders;
