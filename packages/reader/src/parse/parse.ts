import type { Judgement, Network } from './network.ts';
import { spanningTree } from './spanning-tree.ts';
import type { Spelling } from './spelling.ts';
import { isWord, type Token, tokenise } from './tokenise.ts';
import type { OtherHead, Tree } from './tree.ts';

const NEVER = -1e9;
/** Heads that are less likely than this, in logarithms, are none. */
const STILL_POSSIBLE = 7;
const MOST_OTHERS = 3;
/** What the network reads where a quotation stands: something that is said. */
const SAID = 'hello';

/** The sentences of a prompt as trees. */
export async function parse(
  network: Network,
  spelling: Spelling,
  text: string,
  isApart: (words: readonly string[]) => boolean,
): Promise<Tree[]> {
  const trees: Tree[] = [];
  const spelt = spelling.ofPrompt();
  for (const sentence of tokenise(text).flatMap((tokens) => apart(tokens, isApart)))
    trees.push(await parseSentence(network, sentence, spelt));
  return trees;
}

/** "Slow motion: a dog runs", "a dog runs, watercolour style": what stands before or after a mark and is no part of the sentence. */
function apart(
  tokens: readonly Token[],
  isApart: (words: readonly string[]) => boolean,
): (readonly Token[])[] {
  const isMark = ({ text }: Token) => text === ',' || text === ':';
  const words = (row: readonly Token[]) => row.map(({ text }) => text).filter((text) => isWord(text));
  const first = tokens.findIndex(isMark);
  if (first > 0 && isApart(words(tokens.slice(0, first))))
    return [tokens.slice(0, first), ...apart(tokens.slice(first + 1), isApart)];
  const last = tokens.findLastIndex(isMark);
  if (last > 0 && isApart(words(tokens.slice(last + 1))))
    return [...apart(tokens.slice(0, last), isApart), tokens.slice(last + 1)];
  return tokens.length > 0 ? [tokens] : [];
}

async function parseSentence(
  network: Network,
  tokens: readonly Token[],
  spelt: (word: string, isFirst: boolean) => string,
): Promise<Tree> {
  const meant = tokens.map(({ text, quoted }, index) =>
    quoted === undefined ? spelt(text, index === 0) : SAID,
  );
  const judgement = await network.judge(meant);
  const scores = judgement.arcs.map((row, word) =>
    row.map((score, head) => (word === 0 || word === head ? NEVER : score)),
  );
  const heads = spanningTree(scores);
  return tokens.map(({ as, text, quoted }, position) => {
    const index = position + 1;
    const head = heads[index] ?? 0;
    return {
      index,
      text,
      lower: quoted === undefined ? (meant[position] ?? text).toLowerCase() : text,
      tag: quoted === undefined ? (judgement.tags[index] ?? 'X') : 'X',
      head,
      label: head === 0 ? 'root' : judgement.labelOf(index, head),
      others: otherHeads(judgement, scores[index] ?? [], index, head),
      ...(quoted !== undefined && { quoted }),
      ...(as !== undefined && { as }),
    };
  });
}

function otherHeads(
  { labelOf }: Judgement,
  row: readonly number[],
  word: number,
  chosen: number,
): OtherHead[] {
  const own = row[chosen] ?? NEVER;
  return row
    .map((score, head) => ({ head, behind: own - score }))
    .filter(({ head, behind }) => head !== chosen && head > 0 && head !== word && behind < STILL_POSSIBLE)
    .toSorted((one, other) => one.behind - other.behind)
    .slice(0, MOST_OTHERS)
    .map(({ head, behind }) => ({ head, label: labelOf(word, head), behind }));
}
