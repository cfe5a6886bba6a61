const VALUES: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10, L: 50, C: 100 };
const WELL_FORMED = /^C{0,3}(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})$/;

/** Null for letters that are no Roman number. */
export function romanValue(letters: string): number | null {
  if (letters === '' || !WELL_FORMED.test(letters)) return null;
  const values = [...letters].map((letter) => VALUES[letter] ?? 0);
  return values.reduce((sum, value, index) => sum + (value < (values[index + 1] ?? 0) ? -value : value), 0);
}
