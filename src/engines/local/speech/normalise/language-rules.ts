/** How a language says what is written in figures and signs, beyond what `Intl` knows. `normalise-text.ts` reads these tables. */
export interface LanguageRules {
  /** For the names of months, units and currencies. */
  readonly locale: string;
  /** Words of a whole number. */
  cardinal(digits: string, gender?: Gender): string;
  ordinal(digits: string, gender?: Gender): string;
  /** A number right before a noun, where it differs: un euro, ein Kilometer. */
  readonly beforeNoun?: (words: string, gender: Gender) => string;
  readonly separators: { readonly thousands: string; readonly decimal: ',' | '.' };
  /** A four-digit number that may be a year, where it is not said as any number. */
  readonly year?: (digits: string) => string;
  /** Of a date. */
  day(day: number): string;
  /** Between day, month and year; without it the month comes first. */
  readonly dateJoint?: string;
  time(hour: number, minute: number): string;
  /** Finds times beyond 3:05; groups named hour, minute and half. */
  readonly timePattern?: string;
  readonly words: Words;
  /** The small coins, and those of single currencies. */
  readonly coins: { readonly other: Noun; readonly [sign: string]: Noun };
  /** Between the large and the small coins. */
  readonly moneyAnd: string;
  /** Large numbers in short: m, Mio. */
  readonly scales: Readonly<Record<string, string>>;
  /** Between a scale and a currency: tres millones de euros. */
  readonly afterScale: string;
  /** Those that `Intl` does not name. */
  readonly units: Readonly<Record<string, Noun>>;
  readonly fractions: Readonly<Record<string, string>>;
  /** A key may end in ` 1` or ` A`: it counts only before a figure or a capitalised word. */
  readonly abbreviations: Readonly<Record<string, string>>;
  /** Finds ordinals in figures; groups named number and, for feminine ones, feminine. */
  readonly ordinalPattern?: string;
  readonly roman: {
    /** Words after which a Roman number is counted: chapter, volume. */
    readonly counted: string;
    /** Names after which even a single letter is a number: George V. */
    readonly names: string;
    sayName(number: number): string;
    /** Finds ordinals in Roman numbers; groups named number and after. */
    readonly ordinals?: string;
  };
  /** Rules that only this language has, before all that concern numbers. */
  readonly own?: readonly Rule[];
}

export type Rule = readonly [pattern: RegExp, say: (found: string, ...groups: string[]) => string];
export type Gender = 'masculine' | 'feminine';
export type Noun = readonly [one: string, many: string];
type Word = 'and' | 'at' | 'dash' | 'dot' | 'equals' | 'minus' | 'number' | 'over' | 'percent' | 'plus';
export type Words = Readonly<
  Record<Word | 'point' | 'slash' | 'times' | 'to' | 'underscore' | 'version', string>
>;
