/** What is found for the longest runs of tokens, one after the other; a token that is in none is asked of `alone`. */
export function longestWords<Found>(
  tokens: readonly string[],
  {
    joint,
    most,
    find,
    alone,
  }: {
    readonly joint: string;
    readonly most: number;
    readonly find: (words: string) => Found | null;
    readonly alone: (token: string) => Found | null;
  },
): Found[] {
  const all: Found[] = [];
  for (let at = 0; at < tokens.length; ) {
    let length = Math.min(most, tokens.length - at);
    let found = find(tokens.slice(at, at + length).join(joint));
    while (found === null && length > 1) {
      length--;
      found = find(tokens.slice(at, at + length).join(joint));
    }
    found ??= alone(tokens[at]!);
    if (found !== null) all.push(found);
    at += length;
  }
  return all;
}
