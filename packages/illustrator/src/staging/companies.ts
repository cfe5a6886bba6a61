import type { Movement, SubjectId } from '../scene-description.ts';
import type { Node } from './arranged-node.ts';

/** Who goes together. */
export interface Company {
  readonly lead: Node;
  /** What comes along. */
  readonly taken: Node | null;
  /** Others who take the same way, one after the other. */
  readonly after: readonly Node[];
  readonly moves: readonly Movement[];
}

/** Who moves together: a subject with all that is on it, what it pushes or pulls, and those that go the same way. */
export function companiesOf(rooted: readonly Node[], moves: readonly Movement[]): Company[] {
  const rootOf = (id: SubjectId) => rooted.find((node) => contains(node, id));
  const own = new Map<Node, Movement[]>();
  const marks = new Set<Node>();
  for (const move of moves) {
    const root = rootOf(move.by);
    const mark = move.to === null ? null : rootOf(move.to);
    // What somebody goes to stands there.
    const goes = root && !marks.has(root) && mark !== undefined && mark !== root;
    if (mark) marks.add(mark);
    if (goes) own.set(root, [...(own.get(root) ?? []), move]);
  }
  const wayOf = (each: readonly Movement[]) =>
    each.map(({ way, to, from, step }) => `${way} ${to} ${from} ${step}`).join();
  const companies = new Map<string, Company>();
  for (const [lead, its] of own) {
    const known = companies.get(wayOf(its));
    const taken = its.flatMap(({ takes }) => (takes ? (rootOf(takes.id) ?? []) : []))[0] ?? null;
    const isFree = taken !== null && taken !== lead && !own.has(taken);
    companies.set(
      wayOf(its),
      known
        ? { ...known, after: [...known.after, lead] }
        : { lead, taken: isFree ? taken : null, after: [], moves: its },
    );
  }
  return [...companies.values()];
}

const LEAVING = new Set<Movement['way']>(['out-of', 'away-from', 'off']);

/** What somebody comes to from the left stands leftmost, so that the way there is free. */
export function marksFirst(row: readonly Node[], moves: readonly Movement[]): readonly Node[] {
  const rank = (node: Node): number => {
    const own = moves.filter(({ to, from }) =>
      [to, from].some((id) => id !== null && id !== undefined && contains(node, id)),
    );
    if (own.length === 0) return 1;
    if (own.some(({ from }) => from !== undefined && contains(node, from))) return 0;
    return own.some(({ way }) => LEAVING.has(way)) ? 2 : 0.5;
  };
  return moves.length === 0 ? row : row.toSorted((one, other) => rank(one) - rank(other));
}

/** Whether it is this one, or on it or in it. */
export function contains(node: Node, id: SubjectId): boolean {
  return node.subject.id === id || node.attached.some((each) => contains(each.node, id));
}
