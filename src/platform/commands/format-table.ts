/** Columns as wide as their widest cell, separated by two spaces, without trailing spaces. */
export function formatTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [head.map((title) => title.toUpperCase()), ...rows.map((row) => row.map(onOneLine))];
  const widths = head.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** A single object: one line per field. */
export function formatFields(fields: readonly (readonly [string, string])[]): string {
  const width = Math.max(...fields.map(([name]) => name.length));
  return fields.map(([name, value]) => `${name.padEnd(width)}  ${onOneLine(value)}`.trimEnd()).join('\n');
}

/** Names are untrusted text: they must not move the cursor or forge a line. */
function onOneLine(text: string): string {
  return text.replace(/\p{Cc}/gu, ' ');
}
