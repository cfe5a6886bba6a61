import type { Json } from '../../engines/video-engine.ts';
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
 * Puts variables into a template. What loses its value through a `?` goes with it:
 *   - the key of an absent variable, and a map or list that is left empty;
 *   - an entry of a list whose variables are all absent: `[{ type: image, url: $first_frame.url? }]`;
 *   - a map that is about nothing but absent inputs: `image: { type: base64, data: $first_frame.base64? }`.
 * Throws `Inexpressible` for a variable that is absent and not marked with `?`.
 */
export function renderTemplate(template: Json, variables: Variables): Rendered | undefined {
  return render(template, variables).value;
}

interface Part {
  readonly value: Rendered | undefined;
  /** Variables that it mentions, how many of them are there, and how many are no inputs. */
  readonly mentioned: number;
  readonly present: number;
  readonly plain: number;
  /** Within a list it stands for its items. */
  readonly spread?: boolean;
}

/** Variables that bring something of their own along, rather than a choice among others. */
const WHOLE = [
  'picture',
  'first_frame',
  'last_frame',
  'references',
  'images',
  'character',
  'characters',
  'clip',
  'clips',
  'sound',
  'item',
  'source',
  'callback_url',
];

const literal = (value: Json | undefined): Part => ({ value, mentioned: 0, present: 0, plain: 0 });
const variable = (value: Rendered | undefined, name: string): Part => ({
  value,
  mentioned: 1,
  present: value === undefined ? 0 : 1,
  plain: WHOLE.includes(name) ? 0 : 1,
});

function render(template: Json, variables: Variables): Part {
  if (typeof template === 'string') {
    if (isExpression(template))
      return variable(evaluate(template, variables), parseExpression(template).name[0] ?? '');
    return literal(template.startsWith('$$') ? template.slice(1) : template);
  }
  if (Array.isArray(template)) {
    const parts = template.map((item) => render(item, variables));
    const kept = parts.filter(
      ({ value, mentioned, present }) => value !== undefined && !(mentioned > 0 && present === 0),
    );
    return joined(
      parts,
      kept.flatMap(({ value, spread }) => (spread && Array.isArray(value) ? value : [value as Rendered])),
      kept.length > 0,
    );
  }
  if (!isMap(template)) return literal(template);
  if (isEach(template)) return renderEach(template, variables);
  if (isJsonText(template)) {
    const part = render(template.json_text, variables);
    return { ...part, value: part.value === undefined ? undefined : JSON.stringify(part.value) };
  }
  const parts = Object.entries(template).map(
    ([key, part]) => [key, render(part as Json, variables)] as const,
  );
  const kept = parts.flatMap(([key, { value }]) => fieldsOf(key, value));
  const all = parts.map(([, part]) => part);
  const isAboutInputs = all.every(({ plain }) => plain === 0) && all.every(({ present }) => present === 0);
  return joined(all, Object.fromEntries(kept), kept.length > 0 && !isAboutInputs);
}

/** `*: $fields` stands for the fields of a map, as a signed form has them. */
function fieldsOf(key: string, value: Rendered | undefined): (readonly [string, Rendered])[] {
  if (value === undefined) return [];
  if (key !== '*' || value instanceof FileContent || !isMap(value)) return [[key, value]];
  return Object.entries(value as { [key: string]: Rendered });
}

function joined(parts: readonly Part[], value: Rendered, isKept: boolean): Part {
  const sum = (count: (part: Part) => number) => parts.reduce((total, part) => total + count(part), 0);
  const mentioned = sum((part) => part.mentioned);
  return {
    value: mentioned === 0 || isKept ? value : undefined,
    mentioned,
    present: sum((part) => part.present),
    plain: sum((part) => part.plain),
  };
}

export interface Each {
  readonly each: string;
  readonly item: Json;
  /** What stands there when there is none; without it the key is dropped. */
  readonly else?: Json;
}

/** `{ each: references, item: … $item.url … }`; an entry of a list stands for its items. */
export function isEach(template: object): template is Each & { [key: string]: Json } {
  const keys = Object.keys(template).filter((key) => key !== 'else');
  return 'each' in template && 'item' in template && keys.length === 2;
}

/** `{ json_text: {…} }` stands for a text that holds JSON. */
function isJsonText(template: object): template is { json_text: Json } {
  return 'json_text' in template && Object.keys(template).length === 1;
}

function renderEach({ each, item, else: otherwise }: Each, variables: Variables): Part {
  const list = variables[each];
  if (!Array.isArray(list) || list.length === 0)
    return otherwise === undefined ? variable(undefined, each) : literal(otherwise);
  const items = list.map((entry) => renderTemplate(item, { ...variables, item: entry }));
  const found = variable(
    items.filter((entry) => entry !== undefined),
    each,
  );
  return { ...found, spread: true };
}

function evaluate(text: string, variables: Variables): Rendered | undefined {
  const { name, optional, filters } = parseExpression(text);
  if (variables[name[0] ?? ''] === DROPPED) return undefined;
  const value = lookUp(name, variables);
  if (value === undefined || value === null) {
    if (optional) return undefined;
    throw new Inexpressible(`needs $${name.join('.')}, which this video does not have`);
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
    // An input that has no public address must not silently be left out of the video.
    if (below === null && !Array.isArray(value))
      throw new Inexpressible(`needs $${name.slice(0, index + 2).join('.')}, which is not available`);
    value = below;
  }
  return value;
}
