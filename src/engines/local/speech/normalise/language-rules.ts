/** How a language says what is written in figures and signs. One engine, `normalise-text.ts`, reads these tables. */
export interface LanguageRules {
  /** Words of a whole number. */
  cardinal(digits: string, gender?: Gender): string;
  ordinal(digits: string, gender?: Gender): string;
  /** A number right before a noun, where it differs: un euro, ein Kilometer. */
  readonly beforeNoun?: (words: string, gender: Gender) => string;
  readonly separators: { readonly thousands: string; readonly decimal: ',' | '.' };
  /** A four-digit number that may be a year. */
  readonly year: (digits: string) => string;
  readonly months: readonly string[];
  /** A date in figures begins with the day, or with the month. */
  readonly dayFirst: boolean;
  date(day: number, month: string, year: string | null): string;
  /** Finds dates with the name of a month; groups named day, month and year. */
  readonly datePatterns: (month: string) => readonly string[];
  time(hour: number, minute: number): string;
  /** Finds times beyond 3:05; groups named hour, minute and half. */
  readonly timePatterns: readonly string[];
  readonly words: Words;
  readonly currencies: Readonly<Record<string, Currency>>;
  /** Between the large and the small coins. */
  readonly moneyAnd: string;
  /** Large numbers in short: m, Mio. */
  readonly scales: Readonly<Record<string, string>>;
  /** Between a scale and a currency: tres millones de euros. */
  readonly afterScale: string;
  readonly units: Readonly<Record<string, Unit>>;
  readonly fractions: Readonly<Record<string, string>>;
  readonly symbols: Readonly<Record<string, string>>;
  /** Patterns without case, and what is said. */
  readonly abbreviations: readonly (readonly [pattern: string, words: string])[];
  /** Finds ordinals in figures; groups named number and, for feminine ones, feminine. */
  readonly ordinalPatterns: readonly string[];
  readonly roman: RomanRules;
  /** Rules that only this language has, before all that concern numbers. */
  readonly own?: readonly (readonly [pattern: RegExp, say: (found: string, ...groups: string[]) => string])[];
}

export type Gender = 'masculine' | 'feminine';
export type Unit = readonly [one: string, many: string, gender?: Gender];
export type Currency = readonly [one: string, many: string, cent: string, cents: string, gender?: Gender];

export interface Words {
  readonly minus: string;
  readonly to: string;
  readonly percent: string;
  readonly and: string;
  readonly at: string;
  readonly dot: string;
  readonly slash: string;
  readonly dash: string;
  readonly underscore: string;
  readonly point: string;
  readonly version: string;
}

export interface RomanRules {
  /** Words after which a Roman number is counted: chapter, volume. */
  readonly counted: string;
  /** Names after which even a single letter is a number: George V. */
  readonly names: string;
  sayName(number: number): string;
  /** Centuries and the like, which stand after or before their number; groups named before, number and after. */
  readonly centuries?: readonly [pattern: string, kind: 'cardinal' | 'ordinal'];
}

/** Their names, from January on. */
export function monthsIn(language: string): string[] {
  const { format } = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, month) => format(Date.UTC(2000, month)));
}
