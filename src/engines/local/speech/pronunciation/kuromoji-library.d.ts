declare module 'kuromoji' {
  export interface Token {
    readonly surface_form: string;
    /** Katakana as it is said; absent for words that are not in the dictionary. */
    readonly pronunciation?: string;
  }
  export interface Tokenizer {
    tokenize(text: string): Token[];
  }
  const kuromoji: {
    builder(options: { dicPath: string }): {
      build(done: (error: Error | null, tokenizer: Tokenizer) => void): void;
    };
  };
  export default kuromoji;
}
