/** Cells that are laid out as cards lose their column, and browsers then forget that they are a table: both are said here. */
const ROLES = { table: 'table', tr: 'row', td: 'cell' } as const;

export function labelCells(table: HTMLTableElement): () => void {
  function label(): void {
    const names = [...(table.tHead?.rows[0]?.cells ?? [])].map((cell) =>
      cell.querySelector('.visually-hidden') ? '' : cell.textContent.trim(),
    );
    table.setAttribute('role', ROLES.table);
    for (const row of [...table.tBodies].flatMap((body) => [...body.rows])) {
      row.setAttribute('role', ROLES.tr);
      for (const [column, cell] of [...row.cells].entries()) {
        cell.setAttribute('role', ROLES.td);
        cell.dataset['label'] = names[column] ?? '';
      }
    }
  }
  label();
  const observer = new MutationObserver(label);
  observer.observe(table, { childList: true, subtree: true });
  return () => observer.disconnect();
}
