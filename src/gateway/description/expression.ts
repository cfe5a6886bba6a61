import { parseYaml } from '../../platform/schemas/parse-yaml.ts';
import { FILTERS, type FilterName } from './filters.ts';

/** `$first_frame.url?|filter:argument`, taken apart. */
export interface Expression {
  /** The name and the names below it: `first_frame`, `url`. */
  readonly name: readonly string[];
  /** Written with `?`: absent is allowed, and drops the key. */
  readonly optional: boolean;
  readonly filters: readonly { readonly name: FilterName; readonly argument: unknown }[];
}

const parsed = new Map<string, Expression>();

/** Whether a text of a template stands for a variable. `$$` begins a text that really begins with a `$`. */
export function isExpression(text: string): boolean {
  return /^\$[a-z]/.test(text);
}

/** Throws an Error that says what is wrong with the text. */
export function parseExpression(text: string): Expression {
  const known = parsed.get(text);
  if (known) return known;
  const [head = '', ...filters] = splitFilters(text.slice(1));
  const [, name, optional] = /^([a-z_]+(?:\.\w+)*)(\?)?$/.exec(head) ?? [];
  if (name === undefined) throw new Error(`${text} is not a variable; expected such as $prompt or $seed?`);
  const expression = {
    name: name.split('.'),
    optional: optional !== undefined || filters.some((filter) => filter.endsWith('?')),
    filters: filters.map((filter) => parseFilter(filter.replace(/\?$/, ''), text)),
  };
  // Only texts of descriptions get here, and those are few.
  parsed.set(text, expression);
  return expression;
}

/** At each `|` outside brackets and quotes. */
function splitFilters(text: string): string[] {
  const parts = [''];
  let depth = 0;
  let quote = '';
  for (const letter of text) {
    if (quote !== '') quote = letter === quote ? '' : quote;
    else if (letter === "'" || letter === '"') quote = letter;
    else if (letter === '{' || letter === '[') depth += 1;
    else if (letter === '}' || letter === ']') depth -= 1;
    if (letter === '|' && depth === 0 && quote === '') parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts;
}

function parseFilter(text: string, whole: string): Expression['filters'][number] {
  const colon = text.indexOf(':');
  const name = colon < 0 ? text : text.slice(0, colon);
  if (!isFilterName(name))
    throw new Error(`${whole} has no filter ${name}; expected one of ${Object.keys(FILTERS).join(', ')}`);
  const argument = colon < 0 ? undefined : readArgument(text.slice(colon + 1), whole);
  const wrong = FILTERS[name].wrongArgument(argument);
  if (wrong !== null) throw new Error(`${whole}: the filter ${name} needs ${wrong}`);
  return { name, argument };
}

/** Lists, maps and quoted texts as in YAML; anything else, such as `*`, stands for itself. */
function readArgument(text: string, whole: string): unknown {
  if (!/^[[{'"]/.test(text)) return text;
  try {
    return parseYaml(text);
  } catch (error) {
    // The parser draws where it stopped, over several lines.
    throw new Error(`${whole}: ${text} is neither a list, a map nor a quoted text`, { cause: error });
  }
}

function isFilterName(name: string): name is FilterName {
  return Object.hasOwn(FILTERS, name);
}
