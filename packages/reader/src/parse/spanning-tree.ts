/** `scores[word][head]`; row and column 0 are the root. */
export type Scores = readonly (readonly number[])[];

const NEVER = -1e9;

/** The head of every word, so that all hang together below a single word of the root, with the highest sum of scores. */
export function spanningTree(scores: Scores): number[] {
  const heads = bestTree(scores);
  const roots = heads.flatMap((head, word) => (word > 0 && head === 0 ? [word] : []));
  if (roots.length <= 1) return heads;
  const candidates = roots.map((root) =>
    bestTree(
      scores.map((row, word) => row.map((score, head) => (head === 0 && word !== root ? NEVER : score))),
    ),
  );
  const sum = (tree: readonly number[]) =>
    tree.reduce((total, head, word) => (word === 0 ? total : total + at(scores, word, head)), 0);
  return candidates.reduce((best, tree) => (sum(tree) > sum(best) ? tree : best));
}

/** The algorithm of Chu, Liu and Edmonds: everybody takes the best head; a cycle is drawn together to one word and solved. */
function bestTree(scores: Scores): number[] {
  const heads = scores.map((row, word) => (word === 0 ? 0 : highest(row)));
  const cycle = findCycle(heads);
  if (!cycle) return heads;
  const inside = new Set(cycle);
  const outside = scores.map((_, word) => word).filter((word) => !inside.has(word));
  const joined = outside.length;
  const held = cycle.reduce((total, word) => total + at(scores, word, heads[word] ?? 0), 0);
  /** By whom of the cycle an outer word would hang; and at whom an outer head would open the cycle. */
  const leaves = outside.map((word) => highestOf(cycle, (head) => at(scores, word, head)));
  const gain = (word: number, head: number) => at(scores, word, head) - at(scores, word, heads[word] ?? 0);
  const opens = outside.map((head) => highestOf(cycle, (word) => gain(word, head)));
  const smaller = outside.map((word, row) => [
    ...outside.map((head) => (word === head ? NEVER : at(scores, word, head))),
    word === 0 ? NEVER : at(scores, word, leaves[row] ?? 0),
  ]);
  smaller.push([...outside.map((head, column) => gain(opens[column] ?? 0, head) + held), NEVER]);
  const solved = bestTree(smaller);
  const result = [...heads];
  for (const [row, word] of outside.entries()) {
    const head = solved[row] ?? 0;
    if (word > 0) result[word] = head === joined ? (leaves[row] ?? 0) : (outside[head] ?? 0);
  }
  const entry = solved[joined] ?? 0;
  result[opens[entry] ?? 0] = outside[entry] ?? 0;
  return result;
}

function findCycle(heads: readonly number[]): number[] | null {
  const seenFrom = new Array<number>(heads.length).fill(0);
  for (let start = 1; start < heads.length; start++) {
    let word = start;
    while (word > 0 && seenFrom[word] === 0) {
      seenFrom[word] = start;
      word = heads[word] ?? 0;
    }
    if (word === 0 || seenFrom[word] !== start) continue;
    const cycle = [word];
    for (let next = heads[word] ?? 0; next !== word; next = heads[next] ?? 0) cycle.push(next);
    return cycle;
  }
  return null;
}

function at(scores: Scores, word: number, head: number): number {
  return scores[word]?.[head] ?? NEVER;
}

function highest(row: readonly number[]): number {
  return row.reduce((best, score, index) => (score > (row[best] ?? NEVER) ? index : best), 0);
}

function highestOf(words: readonly number[], score: (word: number) => number): number {
  return words.reduce((best, word) => (score(word) > score(best) ? word : best), words[0] ?? 0);
}
