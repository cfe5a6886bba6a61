import type { Static, TSchema } from 'typebox';
import { Compile, type Validator } from 'typebox/compile';
import { ServiceError } from '../../domain/errors.ts';

/** Parts of a JSON schema that a message to the caller is made from. */
interface SchemaFacts {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly minItems?: number;
  readonly expected?: string;
  readonly properties?: Readonly<Record<string, SchemaFacts>>;
  readonly items?: SchemaFacts;
  readonly anyOf?: readonly SchemaFacts[];
}

const compiled = new WeakMap<TSchema, Validator>();

/**
 * Holds a body against its schema. An absent required parameter is `missing_parameter`, a wrong one
 * `invalid_parameter`; both name it. Unknown parameters are ignored. (Decision 19.)
 */
export function validate<Schema extends TSchema>(schema: Schema, value: object): Static<Schema> {
  let validator = compiled.get(schema);
  if (!validator) {
    validator = Compile(schema);
    compiled.set(schema, validator);
  }
  if (validator.Check(value)) return value as Static<Schema>;
  throw firstProblem(schema, validator, value);
}

function firstProblem(schema: TSchema, validator: Validator, value: object): ServiceError {
  const errors = validator.Errors(value);
  const absent = errors.find((error) => error.keyword === 'required');
  if (absent) {
    const name = (absent.params as { requiredProperties: string[] }).requiredProperties[0]!;
    const path = [...pathOf(absent.instancePath), name];
    const param = spelled(path);
    return new ServiceError('missing_parameter', `\`${param}\` is required: ${expectedAt(schema, path)}.`, {
      param,
    });
  }
  const path = pathOf(mostPrecise(errors.map((error) => error.instancePath)));
  // An item of a plain list is a fault of the parameter that holds the list.
  const param = spelled(/^\d+$/.test(path.at(-1) ?? '') ? path.slice(0, -1) : path);
  const must = holdsNull(value, path) ? 'not hold null bytes' : `be ${expectedAt(schema, path)}`;
  return new ServiceError('invalid_parameter', `\`${spelled(path)}\` must ${must}.`, { param });
}

function holdsNull(value: unknown, path: readonly string[]): boolean {
  const found = path.reduce<unknown>((part, name) => (part as Record<string, unknown>)[name], value);
  return typeof found === 'string' && found.includes('\0');
}

/** Of a value that fits no part of a union, what is wrong deepest inside is the fault the caller can mend. */
function mostPrecise([first = '', ...others]: readonly string[]): string {
  return others.reduce((best, pointer) => (pointer.startsWith(`${best}/`) ? pointer : best), first);
}

function factsWithin(part: SchemaFacts | undefined, name: string): SchemaFacts | undefined {
  const own = /^\d+$/.test(name) ? part?.items : part?.properties?.[name];
  return own ?? part?.anyOf?.map((option) => factsWithin(option, name)).find((found) => found !== undefined);
}

/** What a value should have been, in words. */
function expectedAt(schema: TSchema, path: readonly string[]): string {
  return expected(path.reduce<SchemaFacts | undefined>(factsWithin, schema as SchemaFacts) ?? {});
}

function expected(facts: SchemaFacts): string {
  if (facts.expected) return facts.expected;
  if (facts.enum) return `one of ${facts.enum.map((value) => String(value)).join(', ')}`;
  const { minimum, maximum, maxLength } = facts;
  const noun = NOUNS[facts.type ?? ''] ?? 'a valid value';
  if (minimum !== undefined && maximum !== undefined) return `${noun} from ${minimum} to ${maximum}`;
  if (minimum !== undefined) return `${noun} of at least ${minimum}`;
  if (maxLength !== undefined) return `${noun} of at most ${maxLength} characters`;
  if (facts.maxItems !== undefined) return `${noun} of at most ${facts.maxItems} items`;
  if (facts.minItems !== undefined) return `${noun} of at least ${facts.minItems} item`;
  return noun;
}

const NOUNS: Readonly<Record<string, string>> = {
  string: 'a string',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'an array',
  object: 'an object',
};

function pathOf(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** `messages[0].content`, as the caller would write it. */
function spelled(path: readonly string[]): string {
  return path.reduce(
    (text, name) => (/^\d+$/.test(name) ? `${text}[${name}]` : text ? `${text}.${name}` : name),
    '',
  );
}
