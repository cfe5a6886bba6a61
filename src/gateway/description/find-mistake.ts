import type { TSchema } from 'typebox';
import { Check } from 'typebox/schema';
import { isMap } from './merge-maps.ts';

/** Where a value does not fit its schema, and what was expected there. */
export interface Mistake {
  readonly path: readonly string[];
  readonly message: string;
}

interface SchemaParts extends TSchema {
  readonly description?: string;
  readonly anyOf?: readonly SchemaParts[];
  readonly properties?: Readonly<Record<string, SchemaParts>>;
  readonly patternProperties?: Readonly<Record<string, SchemaParts>>;
  readonly required?: readonly string[];
  readonly items?: SchemaParts;
}

/** The first mistake, or null. */
export function findMistake(schema: TSchema, value: unknown, path: readonly string[] = []): Mistake | null {
  if (Check(schema, value)) return null;
  const parts = schema as SchemaParts;
  return deepestOf(parts, value, path) ?? inParts(parts, value, path) ?? expected(parts, path);
}

function expected({ description }: SchemaParts, path: readonly string[]): Mistake {
  return { path, message: `expected ${description ?? 'another value'}` };
}

/** Where no option of a union fits, the one that fits furthest was probably meant. */
function deepestOf({ anyOf = [] }: SchemaParts, value: unknown, path: readonly string[]): Mistake | null {
  const mistakes = anyOf.map((option) => findMistake(option, value, path));
  return mistakes.reduce<Mistake | null>(
    (deepest, mistake) =>
      mistake !== null && mistake.path.length > (deepest?.path.length ?? path.length) ? mistake : deepest,
    null,
  );
}

function inParts(schema: SchemaParts, value: unknown, path: readonly string[]): Mistake | null {
  if (Array.isArray(value) && schema.items) {
    const { items } = schema;
    return first(value.entries(), ([index, item]) => findMistake(items, item, [...path, String(index)]));
  }
  if (!isMap(value)) return null;
  const { properties, patternProperties } = schema;
  if (properties) {
    const known = Object.keys(properties);
    const missing = schema.required?.find((name) => !Object.hasOwn(value, name));
    return (
      first(Object.entries(value), ([name, part]) => {
        const below = properties[name];
        if (below) return findMistake(below, part, [...path, name]);
        return { path: [...path, name], message: `is not known here; expected one of ${known.join(', ')}` };
      }) ??
      (missing === undefined
        ? null
        : {
            path: [...path, missing],
            message: `is missing; expected ${properties[missing]?.description ?? 'a value'}`,
          })
    );
  }
  const [each] = Object.values(patternProperties ?? {});
  return each
    ? first(Object.entries(value), ([name, part]) => findMistake(each, part, [...path, name]))
    : null;
}

function first<Item>(items: Iterable<Item>, look: (item: Item) => Mistake | null): Mistake | null {
  for (const item of items) {
    const mistake = look(item);
    if (mistake !== null) return mistake;
  }
  return null;
}
