import type { Json } from '../../video-engine.ts';
import { isExpression, parseExpression } from './expression.ts';
import { FileContent } from './file-content.ts';
import { FILTERS } from './filters.ts';
import { Inexpressible } from './inexpressible.ts';
import { isMap } from './merge-maps.ts';

/** A rendered template: JSON in which files stand for their content. */
export type Rendered = Json | FileContent | Rendered[] | { [key: string]: Rendered };

/** A variable that the operator has left out on purpose: its keys are dropped even where they are needed. */
export const DROPPED = Symbol('dropped');

/** Variables by name; those of inputs have parts. A null or absent one is not there. */
export type Variables = { readonly [name: string]: Rendered | typeof DROPPED | undefined };

/**
 * Puts variables into a template. A map or list all of whose variables are absent goes with them, so that
 * `{ type: image, url: $first_frame.url? }` leaves nothing behind. Throws `Inexpressible` for a variable that is absent
 * and not marked with `?`.
 */
export function renderTemplate(template: Json, variables: Variables): Rendered | undefined {
  return render(template, variables).value;
}

interface Part {
  readonly value: Rendered | undefined;
  /** Variables that it mentions, and how many of them are there. */
  readonly mentioned: number;
  readonly present: number;
}

const literal = (value: Json): Part => ({ value, mentioned: 0, present: 0 });
const variable = (value: Rendered | undefined): Part => ({
  value,
  mentioned: 1,
  present: value === undefined ? 0 : 1,
});

function render(template: Json, variables: Variables): Part {
  if (typeof template === 'string') {
    // A `${NAME?}` of the settings that is not set.
    if (template === '') return { value: undefined, mentioned: 0, present: 0 };
    if (isExpression(template)) return variable(evaluate(template, variables));
    return literal(template.startsWith('$$') ? template.slice(1) : template);
  }
  if (Array.isArray(template)) {
    const parts = template.map((item) => render(item, variables));
    return joined(
      parts,
      parts.flatMap((part) => (part.value === undefined ? [] : [part.value])),
    );
  }
  if (!isMap(template)) return literal(template);
  if (isEach(template)) return renderEach(template, variables);
  const parts = Object.entries(template).map(([key, part]) => [key, render(part, variables)] as const);
  const kept = parts.flatMap(([key, { value }]) => (value === undefined ? [] : [[key, value] as const]));
  return joined(
    parts.map(([, part]) => part),
    Object.fromEntries(kept),
  );
}

function joined(parts: readonly Part[], value: Rendered): Part {
  const mentioned = parts.reduce((sum, part) => sum + part.mentioned, 0);
  const present = parts.reduce((sum, part) => sum + part.present, 0);
  return { value: mentioned > 0 && present === 0 ? undefined : value, mentioned, present };
}

export interface Each {
  readonly each: string;
  readonly item: Json;
}

/** `{ each: references, item: … $item.url … }`. */
export function isEach(template: object): template is Each & { [key: string]: Json } {
  return 'each' in template && 'item' in template && Object.keys(template).length === 2;
}

function renderEach({ each, item }: Each, variables: Variables): Part {
  const list = variables[each];
  if (!Array.isArray(list) || list.length === 0) return variable(undefined);
  const items = list.map((entry) => renderTemplate(item, { ...variables, item: entry }));
  return variable(items.filter((entry) => entry !== undefined));
}

function evaluate(text: string, variables: Variables): Rendered | undefined {
  const { name, optional, filters } = parseExpression(text);
  if (variables[name[0] ?? ''] === DROPPED) return undefined;
  const value = lookUp(name, variables);
  if (value === undefined || value === null) {
    if (optional) return undefined;
    throw new Inexpressible(`needs $${name.join('.')}, which this film does not have`);
  }
  return filters.reduce<Rendered>((result, filter) => {
    if (result instanceof FileContent) throw new Inexpressible('cannot filter a file');
    return FILTERS[filter.name].apply(result as Json, filter.argument);
  }, value);
}

/** A file, or a part of an input that is there but has no such form, is told apart from an absent input. */
function lookUp(name: readonly string[], variables: Variables): Rendered | undefined {
  let value = variables[name[0] ?? ''] as Rendered | undefined;
  for (const [index, part] of name.slice(1).entries()) {
    if (value === undefined || value === null) return undefined;
    if (typeof value !== 'object' || value instanceof FileContent) return undefined;
    const below: Rendered | undefined = Object.hasOwn(value, part)
      ? (value as { [key: string]: Rendered })[part]
      : undefined;
    // An input that has no public address must not silently be left out of the film.
    if (below === null && !Array.isArray(value))
      throw new Inexpressible(`needs $${name.slice(0, index + 2).join('.')}, which is not available`);
    value = below;
  }
  return value;
}
