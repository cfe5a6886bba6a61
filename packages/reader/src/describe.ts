import type { Entity, Event, Meaning } from './mean/meaning.ts';
import type { Tree, Word } from './parse/tree.ts';

/** A meaning in words, a line for each thing understood. */
export function describeMeaning(meaning: Meaning): string[] {
  const { entities, relations, events, order, absent, lines, film } = meaning;
  const called = (id: number | null) => {
    const entity = entities.find((each) => each.id === id);
    if (!entity) return 'a voice';
    const same = entities.filter(({ name }) => name === entity.name);
    return same.length > 1 ? `${entity.name} ${same.indexOf(entity) + 1}` : entity.name;
  };
  const verb = (id: number) => events.find((event) => event.id === id)?.verb ?? '?';
  return [
    ...entities.map((entity) => `${called(entity.id)}: ${describeEntity(entity)}`),
    ...relations.map(({ kind, of, to }) => `${called(of)} ${kind} ${called(to)}`),
    ...events.map((event) => describeEvent(event, called)),
    ...order.map(({ kind, first, second }) => `${verb(first)} ${kind} ${verb(second)}`),
    ...absent.map((noun) => `no ${noun}`),
    ...lines.map(({ by, verb: said, text }) => `${called(by)} ${said}: "${text}"`),
    ...film.map(({ about, value }) => `${about}: ${value}`),
  ];
}

function describeEntity({ count, attributes, kinds, writing }: Entity): string {
  const said = attributes.map(({ name, value }) => `${name} ${value}`);
  const words = writing === undefined ? [] : [`with the words "${writing}"`];
  return [count === 'some' ? 'several' : `${count}`, kinds[0] ?? 'thing', ...said, ...words].join(', ');
}

function describeEvent(
  { verb, particle, roles, negated, past }: Event,
  called: (id: number) => string,
): string {
  const said = roles.map(({ name, preposition, entity }) =>
    [name, preposition === null || name === preposition ? '' : `(${preposition})`, called(entity)]
      .filter(Boolean)
      .join(' '),
  );
  const done = [verb, particle].filter(Boolean).join(' ');
  return `${negated ? 'not ' : ''}${done}${past ? ' (before)' : ''}: ${said.join(', ')}`;
}

/** A tree with every word below the one it belongs to. */
export function describeTree(tree: Tree): string[] {
  const lines: string[] = [];
  const show = (word: Word, depth: number): void => {
    const text = word.quoted === undefined ? word.text : `"${word.quoted}"`;
    lines.push(`${'  '.repeat(depth)}${text} (${word.label}, ${word.tag.toLowerCase()})`);
    for (const below of tree) if (below.head === word.index && below.tag !== 'PUNCT') show(below, depth + 1);
  };
  for (const word of tree) if (word.head === 0) show(word, 0);
  return lines;
}
