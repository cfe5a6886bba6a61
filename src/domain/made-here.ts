/** What an entry of the catalogue says of who does the work. */
interface Worker {
  readonly origin: string;
  readonly row: { readonly speed?: string };
  readonly routes: readonly unknown[] | null;
  readonly worksLike: string | null;
}

/** What the operator says of how long it takes, also of the model that it works like; null: nothing. */
export function speedOf({ row, worksLike }: Worker, others: ReadonlyMap<string, Worker>): string | null {
  const like = worksLike === null ? undefined : others.get(worksLike);
  return row.speed ?? (like ? speedOf(like, others) : null);
}

/** Whether the engines of this machine do the work. */
export function isMadeHere(worker: Worker, others: ReadonlyMap<string, Worker>): boolean {
  const like = worker.worksLike === null ? undefined : others.get(worker.worksLike);
  if (like) return isMadeHere(like, others);
  return worker.routes?.every((route) => route === 'local') ?? worker.origin === 'contract';
}
