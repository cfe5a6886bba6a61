import type { SchemaFacts } from './schema-facts.ts';

/** The first problem of a value, and its path. */
export interface Problem {
  readonly kind: 'missing' | 'invalid' | 'unknown';
  readonly path: readonly string[];
}

/**
 * Stops at the first problem: a list of everything wrong with a large body would be far larger than the body. Lengths
 * are checked before the content.
 */
export function findProblem(
  schema: SchemaFacts,
  value: unknown,
  path: readonly string[] = [],
): Problem | null {
  const invalid: Problem = { kind: 'invalid', path };
  if (!hasType(schema.type, value)) return invalid;
  if (schema.enum && !schema.enum.includes(value)) return invalid;
  if (schema.anyOf) return inEveryOption(schema.anyOf, value, path);
  if (typeof value === 'string') return isFittingText(schema, value) ? null : invalid;
  if (typeof value === 'number') return isFittingNumber(schema, value) ? null : invalid;
  if (Array.isArray(value)) return inArray(schema, value, path);
  if (value !== null && typeof value === 'object') return inObject(schema, value, path);
  return null;
}

const TYPES: Readonly<Record<string, (value: unknown) => boolean>> = {
  string: (value) => typeof value === 'string',
  number: (value) => Number.isFinite(value),
  integer: (value) => Number.isInteger(value),
  boolean: (value) => typeof value === 'boolean',
  array: (value) => Array.isArray(value),
  object: (value) => value !== null && typeof value === 'object' && !Array.isArray(value),
  null: (value) => value === null,
};

function hasType(type: SchemaFacts['type'], value: unknown): boolean {
  if (type === undefined) return true;
  return [type].flat().some((name) => TYPES[name]?.(value) ?? true);
}

function isFittingText({ minLength = 0, maxLength, pattern }: SchemaFacts, text: string): boolean {
  // A character is one or two UTF-16 units, so characters are counted only when the length leaves it open.
  if (maxLength !== undefined && text.length > maxLength) {
    if (text.length > 2 * maxLength || [...text].length > maxLength) return false;
  }
  return text.length >= minLength && (pattern === undefined || new RegExp(pattern, 'u').test(text));
}

function isFittingNumber({ minimum = -Infinity, maximum = Infinity }: SchemaFacts, value: number): boolean {
  return value >= minimum && value <= maximum;
}

function inArray(schema: SchemaFacts, items: readonly unknown[], path: readonly string[]): Problem | null {
  const { minItems = 0, maxItems = Infinity } = schema;
  if (items.length < minItems || items.length > maxItems) return { kind: 'invalid', path };
  if (!schema.items) return null;
  for (const [index, item] of items.entries()) {
    const problem = findProblem(schema.items, item, [...path, String(index)]);
    if (problem) return problem;
  }
  return null;
}

function inObject(schema: SchemaFacts, object: object, path: readonly string[]): Problem | null {
  const absent = schema.required?.find((name) => !Object.hasOwn(object, name));
  if (absent !== undefined) return { kind: 'missing', path: [...path, absent] };
  for (const [name, part] of Object.entries(schema.properties ?? {})) {
    if (!Object.hasOwn(object, name)) continue;
    const problem = findProblem(part, (object as Record<string, unknown>)[name], [...path, name]);
    if (problem) return problem;
  }
  return inChosenNames(schema, object, path);
}

/** Members that the schema does not name one by one. */
function inChosenNames(schema: SchemaFacts, object: object, path: readonly string[]): Problem | null {
  const { properties = {}, patternProperties, additionalProperties } = schema;
  if (!patternProperties && additionalProperties !== false) return null;
  for (const [name, value] of Object.entries(object)) {
    if (Object.hasOwn(properties, name)) continue;
    const part = memberFacts(schema, name);
    if (!part && additionalProperties === false) return { kind: 'unknown', path: [...path, name] };
    const problem = part ? findProblem(part, value, [...path, name]) : null;
    if (problem) return problem;
  }
  return null;
}

/** What a member of an object must be; undefined: nothing is said of it. */
export function memberFacts(schema: SchemaFacts, name: string): SchemaFacts | undefined {
  if (schema.properties && Object.hasOwn(schema.properties, name)) return schema.properties[name];
  const found = Object.entries(schema.patternProperties ?? {}).find(([pattern]) =>
    new RegExp(pattern, 'u').test(name),
  );
  return found?.[1];
}

/** When no option of a union fits, the deepest problem is the one the caller can fix. */
function inEveryOption(
  options: readonly SchemaFacts[],
  value: unknown,
  path: readonly string[],
): Problem | null {
  let deepest: Problem = { kind: 'invalid', path };
  for (const option of options) {
    const problem = findProblem(option, value, path);
    if (problem === null) return null;
    if (problem.path.length > deepest.path.length) deepest = problem;
  }
  return deepest;
}
