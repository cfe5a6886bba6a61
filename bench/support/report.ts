/** Prints what was measured and whether the target holds; a missed target is the exit code. */
export interface BenchReport {
  readonly title: string;
  readonly rows: readonly Readonly<Record<string, string | number>>[];
  readonly measured: number;
  readonly unit: string;
  readonly target: { readonly atMost: number } | { readonly atLeast: number };
}

export function report({ title, rows, measured, unit, target }: BenchReport): void {
  if (rows.length > 0) {
    console.log(`\n${title}`);
    console.table(rows);
  } else console.log(title);
  const holds = 'atMost' in target ? measured <= target.atMost : measured >= target.atLeast;
  const wanted = 'atMost' in target ? `at most ${target.atMost}` : `at least ${target.atLeast}`;
  console.log(`${unit}: ${measured.toFixed(2)} (${wanted}): ${holds ? 'holds' : 'MISSED'}`);
  if (!holds) process.exitCode = 1;
}
