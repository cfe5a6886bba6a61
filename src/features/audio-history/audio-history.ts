import { createWriteStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { posix } from 'node:path';
import { finished } from 'node:stream/promises';
import type { Logger } from 'pino';
import type { SpeechFormat } from '../../domain/speech-format.ts';
import { languageName } from '../../domain/texts/languages.ts';
import type { Transcript } from '../../engines/engine.ts';
import type { ArtifactStore } from '../../platform/artifacts/artifact-store.ts';
import type { Caller } from '../../platform/identity/caller.ts';
import { newOrderedId } from '../../platform/identity/identifiers.ts';
import type { Scratch, ScratchFolder } from '../../platform/machine/scratch.ts';
import { type Database, mustWrite } from '../../platform/storage/database.ts';
import { type Listing, notFound, type PageRequest } from '../../platform/storage/listing.ts';
import type { Conditions } from '../../platform/storage/page.ts';
import { text } from '../../platform/storage/read-column.ts';
import { deleteAudioItem, expiredAudioItems } from './audio-history-table.ts';
import { type AudioItem, type AudioKind, audioItemResource, MOST_TEXT } from './audio-item.ts';

export interface AudioHistoryParts {
  readonly database: Database;
  readonly artifacts: ArtifactStore;
  readonly scratch: Scratch;
  /** Which requests are kept: those that ask for it, all of them, or none. */
  readonly keep: 'asked' | 'all' | 'none';
  readonly keptMs: number;
  readonly log: Logger;
  readonly now: () => number;
}

/** Longer than any speech of a model of this machine in the largest format. */
const MOST_BYTES = 64 * 1024 * 1024;
const PAGE = 500;

type Made = Pick<AudioItem, 'kind' | 'model' | 'text'> & Partial<AudioItem>;

/**
 * What was spoken and heard, kept for its account as films are. Nothing of an answer waits for it, and what cannot be kept
 * is only noted in the log. A recording stays with its caller: of a transcript the text is kept.
 */
export class AudioHistory {
  readonly #parts: AudioHistoryParts;
  readonly #storing = new Set<Promise<void>>();

  constructor(parts: AudioHistoryParts) {
    this.#parts = parts;
  }

  /** `asked`: by the header `Phonofilm-Keep`. */
  keeps(asked: boolean): boolean {
    return this.#parts.keep === 'all' || (this.#parts.keep === 'asked' && asked);
  }

  /** The same chunks; once the last one is there, the speech is kept. One that its caller left, or that broke, is not. */
  async *keepingSpeech(
    caller: Caller,
    made: {
      readonly model: string;
      readonly text: string;
      readonly voice: string;
      readonly format: SpeechFormat;
    },
    chunks: AsyncIterable<Uint8Array>,
  ): AsyncGenerator<Uint8Array> {
    const folder = this.#parts.scratch.folder('kept-speech');
    const file = folder.file('sound');
    const sink = createWriteStream(file);
    const written = finished(sink).catch((error: unknown) => error as Error);
    let bytes = 0;
    let isWhole = false;
    try {
      for await (const chunk of chunks) {
        bytes += chunk.length;
        if (bytes <= MOST_BYTES) sink.write(chunk);
        yield chunk;
      }
      isWhole = bytes <= MOST_BYTES;
    } finally {
      sink.end();
      this.#later(folder, async () => {
        const error = await written;
        if (error) throw error;
        const { model, text, voice, format } = made;
        if (isWhole)
          await this.#keep(caller, { kind: 'speech', model, text, voice }, file, `speech.${format}`);
      });
    }
  }

  keepTranscript(
    caller: Caller,
    model: string,
    task: 'transcribe' | 'translate',
    transcript: Transcript,
  ): void {
    const folder = this.#parts.scratch.folder('kept-transcript');
    this.#later(folder, async () => {
      const { text: whole, segments, words, duration } = transcript;
      const language = task === 'translate' ? 'en' : transcript.language;
      const content = {
        text: whole,
        language: languageName(language),
        duration,
        segments: segments.map(({ id, start, end, text }) => ({ id, start, end, text })),
        ...(words.length > 0 && { words }),
      };
      const file = folder.file('transcript');
      await writeFile(file, JSON.stringify(content));
      const durationMs = Math.round(duration * 1000);
      const made: Made = { kind: 'transcript', model, text: whole.trim(), language, durationMs };
      await this.#keep(caller, made, file, 'transcript.json');
    });
  }

  async list(
    caller: Caller,
    kind: AudioKind | null,
    { after, ...page }: PageRequest,
  ): Promise<Listing<AudioItem>> {
    const cursor = after === null ? null : await this.read(caller, after, 'after');
    const owned: Conditions = (bind) => [
      `account_id = ${bind(caller.account.id)}`,
      ...(kind === null ? [] : [`kind = ${bind(kind)}`]),
    ];
    return await audioItemResource.page(this.#parts.database, { ...page, after: cursor }, owned);
  }

  async read(caller: Caller, id: string, param = 'id'): Promise<AudioItem> {
    const item = await audioItemResource.find(this.#parts.database, id);
    if (item?.accountId === caller.account.id) return item;
    throw notFound('resource_not_found', 'speech or transcript', id, param);
  }

  /** The file first: a confirmed deletion is complete, and an interrupted one can be repeated. */
  async delete(caller: Caller, id: string): Promise<void> {
    const { file } = await this.read(caller, id);
    await this.#parts.artifacts.removeFolder(posix.dirname(file));
    await mustWrite(this.#parts.database, [deleteAudioItem(id)]);
  }

  /** Deletes what was kept for its time; with `none`, all of it. */
  async prune(): Promise<void> {
    const { database, artifacts, keep, keptMs, now } = this.#parts;
    const before = keep === 'none' ? now() : now() - keptMs;
    for (;;) {
      const rows = await database.read(expiredAudioItems(before, PAGE));
      for (const row of rows) await artifacts.removeFolder(posix.dirname(text(row, 'file')));
      await mustWrite(
        database,
        rows.map((row) => deleteAudioItem(text(row, 'id'))),
      );
      if (rows.length < PAGE) return;
    }
  }

  /** At a stop: what is being stored is finished first. */
  async stop(): Promise<void> {
    await Promise.all(this.#storing);
  }

  async #keep(caller: Caller, made: Made, file: string, name: string): Promise<void> {
    const { artifacts, database, now } = this.#parts;
    const createdAt = now();
    const id = newOrderedId('aud', createdAt);
    const key = `audio/${id.slice(-2)}/${id}/${name}`;
    await artifacts.put(key, file);
    const item = audioItemResource.begin({
      ...made,
      id,
      accountId: caller.account.id,
      text: made.text.slice(0, MOST_TEXT),
      file: key,
      createdAt,
    });
    try {
      await mustWrite(database, [audioItemResource.insert(item)]);
    } catch (error) {
      await artifacts.removeFolder(posix.dirname(key));
      throw error;
    }
  }

  #later(folder: ScratchFolder, work: () => Promise<void>): void {
    const storing = work()
      .catch((error: unknown) =>
        this.#parts.log.warn({ err: error }, 'a speech or transcript could not be kept'),
      )
      .then(() => folder[Symbol.asyncDispose]())
      .finally(() => this.#storing.delete(storing));
    this.#storing.add(storing);
  }
}
