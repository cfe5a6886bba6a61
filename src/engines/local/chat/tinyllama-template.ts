import type { EngineMessage } from '../../engine.ts';

/** The model's own functions. `special`: markers such as `</s>` become the token they name. */
export interface TinyLlamaTokenizer {
  readonly begin: number;
  readonly end: number;
  tokenize(text: string, special: boolean): readonly number[];
}

/**
 * TinyLlama's chat template, up to where the model's reply begins. What a caller writes never becomes a marker. Messages of
 * the same role that follow each other are one; a conversation that ends with the assistant's words goes on with them.
 */
export function tinyLlamaTokens(messages: readonly EngineMessage[], tokenizer: TinyLlamaTokenizer): number[] {
  const { begin, end, tokenize } = tokenizer;
  const joined: EngineMessage[] = [];
  for (const { role, content } of [...messages, { role: 'assistant' as const, content: '' }]) {
    const last = joined.at(-1);
    if (last?.role === role) joined[joined.length - 1] = { role, content: `${last.content}\n\n${content}` };
    else joined.push({ role, content });
  }
  const tokens = [begin];
  for (const [n, { role, content }] of joined.entries()) {
    if (n > 0) tokens.push(end);
    tokens.push(...(n === 0 ? tokenize(`<|${role}|>\n`, true) : marker(role)), ...plain(content));
  }
  return tokens;

  /** A text alone would begin with a space. */
  function marker(role: string): readonly number[] {
    const after = tokenize(`<s>\n<|${role}|>\n`, true);
    return after.slice(after.indexOf(begin) + 1);
  }

  function plain(text: string): readonly number[] {
    if (text === '') return [];
    const line = tokenize('\n', false);
    return text.startsWith('\n') ? tokenize(text, false) : tokenize(`\n${text}`, false).slice(line.length);
  }
}
