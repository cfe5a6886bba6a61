/** How many tokens two conversations have in common, from the first on. */
export function commonLength(some: readonly number[], others: readonly number[]): number {
  const different = some.findIndex((token, n) => token !== others[n]);
  return different < 0 ? some.length : different;
}
