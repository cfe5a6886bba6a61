import type { TSchema } from 'typebox';
import { Errors } from 'typebox/schema';

type SchemaError = ReturnType<typeof Errors>[1][number];

/** The types of JSON, as people who write YAML know them. */
const KINDS: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  object: 'a map',
  array: 'a list',
};

const COMPARISONS: Readonly<Record<string, string>> = {
  '>=': 'at least',
  '>': 'more than',
  '<=': 'at most',
  '<': 'less than',
};

interface Params {
  readonly type?: string | readonly string[];
  readonly comparison?: string;
  readonly limit?: number;
  readonly allowedValues?: readonly unknown[];
  readonly requiredProperties?: readonly string[];
}

/** The first mistake in what an operator wrote, with its path; null when there is none. */
export function schemaMistake(schema: TSchema, value: unknown, at = ''): string | null {
  const [, errors] = Errors(schema, value);
  const [first] = errors;
  if (!first) return null;
  const here = errors.filter(({ instancePath }) => instancePath === first.instancePath);
  const below = errors.filter(({ instancePath }) => instancePath.startsWith(`${first.instancePath}/`));
  // Each option of a union says why it does not fit. One that fits in kind was meant.
  const meant = [...below, ...here].find(({ keyword }) => keyword !== 'type' && keyword !== 'anyOf') ?? first;
  const names = meant.instancePath.split('/').slice(1).map(unescaped);
  const path = [at, ...names].filter(Boolean).join('.');
  if (meant.keyword === 'boolean') return `${path} is not a known setting`;
  return `${path || 'the file'} ${rule(meant, here)}`;
}

function rule({ keyword, message, params }: SchemaError, here: readonly SchemaError[]): string {
  const { comparison = '', limit, allowedValues = [], requiredProperties = [] } = params as Params;
  if (keyword === 'type') return `must be ${kindsOf(here).join(' or ')}`;
  if (keyword === 'enum') return `must be one of ${allowedValues.join(', ')}`;
  if (keyword === 'required') return `needs ${requiredProperties.join(', ')}`;
  return COMPARISONS[comparison] ? `must be ${COMPARISONS[comparison]} ${limit}` : message;
}

function kindsOf(errors: readonly SchemaError[]): string[] {
  const types = errors.flatMap(({ params }) => (params as Params).type ?? []);
  return [...new Set(types.map((type) => KINDS[type] ?? type))];
}

/** A name in a JSON pointer (RFC 6901, section 4). */
function unescaped(name: string): string {
  return name.replaceAll('~1', '/').replaceAll('~0', '~');
}
