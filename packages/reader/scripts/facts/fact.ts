/** One fact of a sentence, as `sentences/*.facts` has it. */
export type Fact =
  | { readonly type: 'entity'; readonly who: Reference; readonly count: string | null }
  | {
      readonly type: 'relation';
      readonly kinds: readonly string[];
      readonly of: Reference;
      readonly to: Reference;
    }
  | {
      readonly type: 'event';
      readonly verbs: readonly string[];
      /** Each in any of the roles named. */
      readonly roles: readonly { readonly names: readonly string[]; readonly who: Reference }[];
      readonly negated: boolean;
    }
  | {
      readonly type: 'order';
      readonly kind: 'then' | 'while';
      readonly first: readonly string[];
      readonly second: readonly string[];
    }
  | { readonly type: 'absent'; readonly nouns: readonly string[] }
  | { readonly type: 'says'; readonly who: Reference | null; readonly text: string }
  | { readonly type: 'film'; readonly about: string; readonly values: readonly string[] };

/** Somebody or something: any of the nouns, with all of the attributes. */
export interface Reference {
  readonly nouns: readonly string[];
  /** No names: an attribute of any. */
  readonly attributes: readonly { readonly names: readonly string[]; readonly values: readonly string[] }[];
}

export interface StatedFact {
  readonly fact: Fact;
  /** The line itself. */
  readonly line: string;
  /** It must not be understood: the line begins with `never`. */
  readonly never: boolean;
}

export interface FactSheet {
  readonly sentence: string;
  readonly facts: readonly StatedFact[];
}

const ABOUT = new Set(['place', 'time', 'weather', 'season', 'camera', 'style']);

/** Sentences at the beginning of a line, their facts indented below. */
export function readFactSheets(text: string, file = 'facts'): FactSheet[] {
  const sheets: { sentence: string; facts: StatedFact[] }[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    const sheet = sheets.at(-1);
    if (!/^\s/.test(line)) sheets.push({ sentence: line.trim(), facts: [] });
    else if (!sheet) throw new Error(`${file}:${index + 1}: a fact without a sentence`);
    else sheet.facts.push(readLine(line.trim(), `${file}:${index + 1}`));
  }
  return sheets;
}

function readLine(line: string, where: string): StatedFact {
  const never = line.startsWith('never ');
  return { fact: readFact(never ? line.slice('never '.length) : line, where), line, never };
}

function readFact(line: string, where: string): Fact {
  const [type = '', ...words] = line.split(' ').filter((word) => word !== '');
  const [first = '', second = '', third = ''] = words;
  const wrong = () =>
    new Error(`${where}: "${line}" is no fact; packages/reader/README.md says what facts are`);
  if (words.length === 0) throw wrong();
  switch (type) {
    case 'entity': {
      const count = words.slice(1).find((word) => /^(?:\d+|some)$/.test(word)) ?? null;
      const said = words.slice(1).filter((word) => word.includes('='));
      if (said.length + (count === null ? 1 : 2) !== words.length) throw wrong();
      const { nouns, attributes } = reference(first);
      const named = said.map((word) => {
        const [name = '', values = ''] = word.split('=');
        return { names: name.split('|'), values: values.split('|') };
      });
      return { type, count, who: { nouns, attributes: [...attributes, ...named] } };
    }
    case 'relation':
      if (words.length !== 3) throw wrong();
      return { type, kinds: first.split('|'), of: reference(second), to: reference(third) };
    case 'event': {
      const roles = words.slice(1).filter((word) => word !== 'not');
      if (!roles.every((word) => word.includes('='))) throw wrong();
      return {
        type,
        verbs: first.split('|'),
        negated: words.includes('not'),
        roles: roles.map((word) => {
          const [name = '', who = ''] = word.split('=');
          return { names: name.split('|'), who: reference(who) };
        }),
      };
    }
    case 'then':
    case 'while':
      if (words.length !== 2) throw wrong();
      return { type: 'order', kind: type, first: first.split('|'), second: second.split('|') };
    case 'absent':
      return { type, nouns: first.split('|') };
    case 'says': {
      const text = words.slice(1).join(' ').replaceAll('"', '');
      return { type, who: first === 'narrator' ? null : reference(first), text };
    }
    default:
      if (!ABOUT.has(type)) throw wrong();
      return { type: 'film', about: type, values: words.join(' ').split('|') };
  }
}

/**
 * `black+horse`, `dog|puppy`: attributes before the noun, other nouns after a bar; a hyphen joins words of a name.
 * `small+dog|tiny+dog` is a `small|tiny+dog`.
 */
function reference(text: string): Reference {
  const each = text.split('|').map((other) => other.split('+'));
  const whole = each.filter((parts) => parts.length > 1).length > 1 ? each : null;
  const parts = whole === null ? text.split('+').map((part) => part.split('|')) : transposed(whole);
  const nouns = (parts.pop() ?? []).map((noun) => noun.replaceAll('-', ' '));
  return { nouns, attributes: parts.map((values) => ({ names: [], values })) };
}

function transposed(rows: readonly (readonly string[])[]): string[][] {
  const [first = []] = rows;
  return first.map((_, column) => rows.flatMap((row) => row[column] ?? []));
}
