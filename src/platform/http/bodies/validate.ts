import type { Static, TSchema } from 'typebox';
import { Compile, type Validator } from 'typebox/schema';
import { ServiceError } from '../../../domain/errors.ts';
import { findProblem, memberFacts } from './find-problem.ts';
import type { SchemaFacts } from './schema-facts.ts';

const compiled = new WeakMap<TSchema, Validator>();

/**
 * Checks a body against its schema. An absent required parameter is `missing_parameter`, a wrong one
 * `invalid_parameter`; both name it. Unknown parameters are ignored.
 */
export function validate<Schema extends TSchema>(schema: Schema, value: object): Static<Schema> {
  let validator = compiled.get(schema);
  if (!validator) {
    validator = Compile(schema as TSchema);
    compiled.set(schema, validator);
  }
  if (validator.Check(value)) return value as Static<Schema>;
  throw refusal(schema as SchemaFacts, value);
}

function refusal(schema: SchemaFacts, value: object): ServiceError {
  const problem = findProblem(schema, value);
  if (!problem) return new ServiceError('invalid_request', 'The body is not as /docs describes it.');
  const { kind, path } = problem;
  if (kind === 'unknown') {
    const param = spelled(path);
    const names = Object.keys(factsAt(schema, path.slice(0, -1)).properties ?? {});
    const known = names.length > 0 ? `; there is ${names.join(', ')}` : '';
    return new ServiceError('invalid_parameter', `\`${param}\` is no name that this takes${known}.`, {
      param,
    });
  }
  if (kind === 'missing') {
    const param = spelled(path);
    return new ServiceError('missing_parameter', `\`${param}\` is required: ${expectedAt(schema, path)}.`, {
      param,
    });
  }
  // A problem in an item of a plain list is reported for the parameter that contains the list.
  const param = spelled(/^\d+$/.test(path.at(-1) ?? '') ? path.slice(0, -1) : path);
  const must = holdsNull(schema, value, path) ? 'not hold null bytes' : `be ${expectedAt(schema, path)}`;
  return new ServiceError('invalid_parameter', `\`${spelled(path)}\` must ${must}.`, { param });
}

function holdsNull(schema: SchemaFacts, value: unknown, path: readonly string[]): boolean {
  const found = path.reduce<unknown>((part, name) => (part as Record<string, unknown>)[name], value);
  const { maxLength = Infinity } = factsAt(schema, path);
  return typeof found === 'string' && found.length <= 2 * maxLength && found.includes('\0');
}

function factsWithin(part: SchemaFacts | undefined, name: string): SchemaFacts | undefined {
  const own = /^\d+$/.test(name) ? part?.items : part && memberFacts(part, name);
  return own ?? part?.anyOf?.map((option) => factsWithin(option, name)).find((found) => found !== undefined);
}

function factsAt(schema: SchemaFacts, path: readonly string[]): SchemaFacts {
  return path.reduce<SchemaFacts | undefined>(factsWithin, schema) ?? {};
}

/** What a value must be, for the error message. */
function expectedAt(schema: SchemaFacts, path: readonly string[]): string {
  return expected(factsAt(schema, path));
}

function expected(facts: SchemaFacts): string {
  if (facts.expected) return facts.expected;
  if (facts.enum) return `one of ${facts.enum.map((value) => String(value)).join(', ')}`;
  const { minimum, maximum, maxLength, minItems, maxItems } = facts;
  const noun = NOUNS[String(facts.type)] ?? 'a valid value';
  if (minimum !== undefined && maximum !== undefined) return `${noun} from ${minimum} to ${maximum}`;
  if (minimum !== undefined) return `${noun} of at least ${minimum}`;
  if (maxLength !== undefined) return `${noun} of at most ${maxLength} characters`;
  if (minItems !== undefined && maxItems !== undefined) return `${noun} of ${minItems} to ${maxItems} items`;
  if (maxItems !== undefined) return `${noun} of at most ${maxItems} items`;
  if (minItems !== undefined) return `${noun} of at least ${minItems} item`;
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

/** A path as the caller would write it: `messages[0].content`. */
function spelled(path: readonly string[]): string {
  return path.reduce(
    (text, name) => (/^\d+$/.test(name) ? `${text}[${name}]` : text ? `${text}.${name}` : name),
    '',
  );
}
