import { KEPT_AUDIO } from '../session.svelte.ts';
import type { Transcript } from './transcript-desk.svelte.ts';

interface Made {
  readonly model: string;
  /** What was spoken or heard. */
  readonly text: string;
}

type NewItem =
  | (Made & {
      readonly kind: 'speech';
      readonly voice: string;
      readonly name: string;
      readonly sound: Blob;
    })
  | (Made & { readonly kind: 'transcript'; readonly transcript: Transcript });

/** `id`: when it was made, in milliseconds. */
export type KeptItem = NewItem & { readonly id: number };

export const MOST_KEPT = 20;
const STORE = 'items';

function resultOf<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

async function inStore<Result>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const opening = indexedDB.open(KEPT_AUDIO, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE, { keyPath: 'id' });
  const database = await resultOf(opening);
  try {
    return await resultOf(work(database.transaction(STORE, mode).objectStore(STORE)));
  } finally {
    // An open connection would hold up signing out.
    database.close();
  }
}

/**
 * The last speeches and transcripts, the newest first. They stay in this browser and nowhere else, so that what was paid
 * survives a reload, and go when its user signs out. A browser that stores nothing keeps them as long as the page is open.
 */
class KeptAudio {
  list = $state.raw<readonly KeptItem[]>([]);

  constructor() {
    inStore<KeptItem[]>('readonly', (store) => store.getAll()).then(
      (stored) => (this.list = [...this.list, ...stored.reverse()]),
      () => {},
    );
  }

  async add(made: NewItem): Promise<void> {
    const item: KeptItem = { ...made, id: Date.now() };
    const all = [item, ...this.list];
    this.list = all.slice(0, MOST_KEPT);
    await inStore('readwrite', (store) => store.put(item)).catch(() => {});
    for (const { id } of all.slice(MOST_KEPT)) await this.#forget(id);
  }

  async remove(id: number): Promise<void> {
    this.list = this.list.filter((item) => item.id !== id);
    await this.#forget(id);
  }

  async #forget(id: number): Promise<void> {
    await inStore('readwrite', (store) => store.delete(id)).catch(() => {});
  }
}

export const keptAudio = new KeptAudio();
