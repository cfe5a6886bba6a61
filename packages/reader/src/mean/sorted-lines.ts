/** Lines `word` or `word<tab>value` in the order of their words, searched as they are: a map of all would take longer to build than most prompts to read. */
export class SortedLines {
  readonly #text: string;

  constructor(text: string) {
    this.#text = `\n${text}\n`;
  }

  /** What stands after the word, null where there is no such line. */
  find(word: string): string | null {
    const text = this.#text;
    // Both are at line ends, and the line is between them.
    let [low, high] = [0, text.length - 1];
    while (low < high) {
      const start = text.lastIndexOf('\n', Math.floor((low + high) / 2));
      const end = text.indexOf('\n', start + 1);
      const line = text.slice(start + 1, end);
      const tab = line.indexOf('\t');
      const found = tab < 0 ? line : line.slice(0, tab);
      if (found === word) return tab < 0 ? '' : line.slice(tab + 1);
      if (found < word) low = end;
      else high = start;
    }
    return null;
  }

  has(word: string): boolean {
    return this.find(word) !== null;
  }
}
