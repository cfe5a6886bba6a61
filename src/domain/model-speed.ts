import type { Effort, Model } from './model.ts';

/** Of this machine's own engines, as measured: docs/benchmarks.md and docs/audio-reports.md. */
const FILMS = 'Ten seconds of film at 1280x720 take about 3 s on two x64 cores';
const SPEECH = 'Speech begins after about 0.5 s; a second of it takes about 0.7 s on two x64 cores';
const CHAT = 'A short spoken answer of TinyLlama takes about 2 s on two x64 cores';
const HEARING: Readonly<Record<Effort, string>> = {
  fast: 'A minute of English takes about 1 s on two x64 cores',
  usual: 'A minute of English takes about 2 s on two x64 cores',
  thorough: 'A minute of English takes about 5 s on two x64 cores',
};

/** How long the engines of this machine take for it. */
export function speedHere(model: Model): string {
  switch (model.kind) {
    case 'video':
      return FILMS;
    case 'transcription':
      return HEARING[model.effort];
    case 'speech':
      return SPEECH;
    case 'chat':
      return CHAT;
  }
}

/** What an entry of the catalogue says of who does the work. */
interface Worker {
  readonly origin: string;
  readonly row: { readonly speed?: string };
  readonly routes: readonly unknown[] | null;
  readonly worksLike: string | null;
}

/** What the operator says, also of the model that it works like; of this machine's own engines what was measured. */
export function speedOf(model: Model, worker: Worker, others: ReadonlyMap<string, Worker>): string | null {
  if (worker.row.speed !== undefined) return worker.row.speed;
  const like = worker.worksLike === null ? undefined : others.get(worker.worksLike);
  if (like) return speedOf(model, like, others);
  const isHere = worker.routes?.every((route) => route === 'local') ?? worker.origin === 'contract';
  return isHere ? speedHere(model) : null;
}
