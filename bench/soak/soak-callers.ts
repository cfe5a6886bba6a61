import { setTimeout as delay } from 'node:timers/promises';
import type { Preset, TroubledServices } from './troubled-services.ts';

export interface Video {
  readonly account: string;
  readonly prompt: string;
  status: 'unfinished' | 'completed' | 'failed';
}

/** What callers of one service were told. */
export class Reported {
  readonly videos = new Map<string, Video>();
  /** Milliseconds of the polls of each minute. */
  readonly polls: number[][] = [];
  /** Answers that no caller should ever see. */
  readonly wrong: string[] = [];
  readonly counts = {
    ordered: 0,
    speeches: 0,
    chats: 0,
    downloads: 0,
    refused: 0,
    brokenOff: 0,
    heldBack: 0,
    gaveUp: 0,
  };
}

export interface SoakPlace {
  readonly name: string;
  readonly url: string;
  /** Keys by account. */
  readonly keys: ReadonlyMap<string, string>;
  readonly services: TroubledServices;
  readonly random: () => number;
  /** Minutes since the beginning. */
  readonly minutes: () => number;
}

const MODELS: readonly { readonly model: string; readonly preset: Preset | null }[] = [
  ...Array(3).fill({ model: 'vidA3.1', preset: null }),
  { model: 'vidA3', preset: 'kling' },
  { model: 'vidA2-pro', preset: 'runway' },
];
/** Of the engine of this machine, which fails finally, at its first attempt, or each time. */
const LOCAL_TROUBLE = [' fail', ' flaky', ' crash'];
const POLL_EVERY_MS = 500;
const TRY_AGAIN_MS = 500;
/** Longer than a restart takes. */
const PATIENCE_MS = 120_000;
const MOST_AT_ONCE = 150;
/** The refusals of a service that fails or restarts; what they refer to was not begun. */
const LATER = [429, 502, 503];

/** Applications that order videos, speeches and chats at a steady pace, and repeat what a restart took from them. */
export class SoakCallers {
  readonly #place: SoakPlace;
  readonly reported: Reported;
  #number = 0;
  readonly #underWay = new Set<Promise<void>>();

  constructor(place: SoakPlace, reported: Reported) {
    this.#place = place;
    this.reported = reported;
  }

  /** One of each, unless so many are under way that the machine is behind. */
  order(): void {
    if (this.#underWay.size > MOST_AT_ONCE) {
      this.reported.counts.heldBack += 1;
      return;
    }
    for (const work of [this.#video(), this.#speak(), this.#chat()]) {
      const done = work
        .catch((error: unknown) => void this.reported.wrong.push(String(error)))
        .finally(() => this.#underWay.delete(done));
      this.#underWay.add(done);
    }
  }

  async allEnded(): Promise<void> {
    await Promise.all(this.#underWay);
  }

  get underWay(): number {
    return this.#underWay.size;
  }

  async #video(): Promise<void> {
    const { name, services, random } = this.#place;
    const { videos, counts } = this.reported;
    this.#number += 1;
    const { model, preset } = MODELS[Math.floor(random() * MODELS.length)]!;
    const trouble = random() < 0.08 ? LOCAL_TROUBLE[Math.floor(random() * LOCAL_TROUBLE.length)] : '';
    const wish = preset === null ? trouble : services.faultFor(preset);
    const prompt = `a boat with the number ${this.#number} of ${name};${wish}`;
    const [account, key] = this.#anyAccount();
    const headers = { 'idempotency-key': `${name}-${this.#number}` };
    const made = await this.#patiently('POST', '/v1/video/create', key, { model, prompt }, headers);
    if (made === null) return;
    counts.ordered += 1;
    const video: Video = { account, prompt, status: 'unfinished' };
    videos.set(made.id, video);
    const isLong = random() < 0.2;
    for (;;) {
      const { status, video_url } = await this.#poll(made.id, key, isLong);
      if (status === 'completed' || status === 'failed') {
        video.status = status;
        if (status === 'completed' && random() < 0.3) await this.#download(video_url);
        if (random() < 0.05) await this.#patiently('DELETE', `/v1/videos/${made.id}`, key);
        return;
      }
      if (!isLong) await delay(POLL_EVERY_MS);
    }
  }

  /** A long poll is answered when something happens, so only the others are measured. */
  // biome-ignore lint/suspicious/noExplicitAny: answers are looked into field by field
  async #poll(id: string, key: string, isLong: boolean): Promise<any> {
    const begun = performance.now();
    const answer = await this.#send('GET', `/v1/videos/${id}${isLong ? '?wait=20' : ''}`, key);
    if (answer?.status === 200) {
      if (!isLong) this.#notePoll(performance.now() - begun);
      return answer.json;
    }
    if (answer !== null && !LATER.includes(answer.status))
      throw new Error(`poll of ${id}: ${answer.status} ${answer.text}`);
    await delay(TRY_AGAIN_MS);
    return {};
  }

  #notePoll(milliseconds: number): void {
    const minute = Math.floor(this.#place.minutes());
    this.reported.polls[minute] ??= [];
    this.reported.polls[minute].push(milliseconds);
  }

  async #download(url: string): Promise<void> {
    const answer = await this.#send('GET', url.slice(this.#place.url.length), '');
    if (answer === null || LATER.includes(answer.status)) return;
    if (answer.status !== 200) throw new Error(`video: ${answer.status} ${answer.text.slice(0, 200)}`);
    this.reported.counts.downloads += 1;
  }

  async #speak(): Promise<void> {
    const input = `The number ${this.#number} of ${this.#place.name}. `.repeat(
      1 + Math.floor(this.#place.random() * 20),
    );
    const body = { model: 'chat-4o-mini-tts-2025-12-15', voice: 'nova', input };
    await this.#once('/v1/audio/speech', body, () => (this.reported.counts.speeches += 1));
  }

  async #chat(): Promise<void> {
    const messages = [{ role: 'user', content: `Who are you, for the ${this.#number}th time?` }];
    const body = { model: 'chat-4o-audio-preview', messages, stream: this.#number % 2 === 0 };
    await this.#once('/v1/chat/completions', body, () => (this.reported.counts.chats += 1));
  }

  /** A speech or a chat is not repeated: to say it again is another one. */
  async #once(path: string, body: object, onGood: () => void): Promise<void> {
    const answer = await this.#send('POST', path, this.#anyAccount()[1], body);
    if (answer === null) this.reported.counts.brokenOff += 1;
    else if (answer.status === 200) onGood();
    else if (LATER.includes(answer.status)) this.reported.counts.refused += 1;
    else throw new Error(`${path}: ${answer.status} ${answer.text}`);
  }

  /** Until it is answered for good; null when it was not for too long. */
  async #patiently(
    method: string,
    path: string,
    key: string,
    body?: object,
    headers: Record<string, string> = {},
    // biome-ignore lint/suspicious/noExplicitAny: answers are looked into field by field
  ): Promise<any> {
    const deadline = performance.now() + PATIENCE_MS;
    for (let isFirst = true; ; isFirst = false) {
      const answer = await this.#send(method, path, key, body, headers);
      if (answer?.status === 200) return answer.json;
      // A deletion whose answer was lost.
      if (answer?.status === 404 && method === 'DELETE' && !isFirst) return null;
      if (answer !== null && !LATER.includes(answer.status))
        throw new Error(`${method} ${path}: ${answer.status} ${answer.text}`);
      if (performance.now() > deadline) {
        this.reported.counts.gaveUp += 1;
        return null;
      }
      await delay(TRY_AGAIN_MS);
    }
  }

  /** Null when the service was gone before it answered in full. */
  async #send(
    method: string,
    path: string,
    key: string,
    body?: object,
    headers: Record<string, string> = {},
  ) {
    try {
      const response = await fetch(this.#place.url + path, {
        method,
        headers: {
          ...(key !== '' && { authorization: `Bearer ${key}` }),
          ...(body && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      const text = await response.text();
      const isJson = response.headers.get('content-type')?.includes('json');
      return { status: response.status, text, json: isJson ? JSON.parse(text) : null };
    } catch {
      return null;
    }
  }

  #anyAccount(): readonly [string, string] {
    const { keys, random } = this.#place;
    return [...keys][Math.floor(random() * keys.size)]!;
  }
}
