import { type ClientOptions, Http } from './http.ts';
import type {
  Character,
  CharacterRequest,
  CreatedVideo,
  List,
  Model,
  Page,
  QueriedVideo,
  Quote,
  QuoteRequest,
  RemixedVideo,
  VideoProgress,
  VideoRequest,
} from './types.ts';
import { videoEvents, type WaitOptions, waitForVideo } from './wait-for-video.ts';

export interface CreateOptions {
  readonly signal?: AbortSignal;
  /** The same key with the same request gives the same task again; made anew for each call unless given. */
  readonly idempotencyKey?: string;
}

/** Phonofilm as its callers see it, beside what the openai SDK already does (`/v1/videos`, audio, chat). */
export class Phonofilm {
  readonly #http: Http;

  constructor(options: ClientOptions) {
    this.#http = new Http(options);
  }

  createVideo(request: VideoRequest, options: CreateOptions = {}): Promise<CreatedVideo> {
    return this.#create('/v1/video/create', request, options);
  }

  /** Creates a film and resolves once it has ended: look at `status`. */
  async createAndWait(
    request: VideoRequest,
    options: CreateOptions & WaitOptions = {},
  ): Promise<QueriedVideo> {
    const { id } = await this.createVideo(request, options);
    return await this.waitForVideo(id, options);
  }

  queryVideo(id: string, signal?: AbortSignal): Promise<QueriedVideo> {
    return this.#http.json({ method: 'GET', path: '/v1/video/query', query: { id }, signal });
  }

  /** The task once it has ended, however often the connection breaks meanwhile. */
  waitForVideo(id: string, options: WaitOptions = {}): Promise<QueriedVideo> {
    return waitForVideo(this.#http, id, options);
  }

  /** Each change of a task, until it has ended. */
  videoEvents(id: string, signal?: AbortSignal): AsyncGenerator<VideoProgress> {
    return videoEvents(this.#http, id, signal);
  }

  remixVideo(id: string, request: { prompt: string; size?: string }, options: CreateOptions = {}) {
    return this.#create<RemixedVideo>(`/v1/videos/${encodeURIComponent(id)}/remix`, request, options);
  }

  /** Cancels an unfinished film (refunded), deletes a finished one. */
  async deleteVideo(id: string): Promise<void> {
    await this.#http.send({ method: 'DELETE', path: `/v1/videos/${encodeURIComponent(id)}` });
  }

  /** What a request would cost, and whether it could be paid now. Nothing is made and nothing is held. */
  quote(request: QuoteRequest, signal?: AbortSignal): Promise<Quote> {
    return this.#http.json({ method: 'POST', path: '/v1/quote', body: request, signal });
  }

  /** A model and what it can do. */
  model(id: string, signal?: AbortSignal): Promise<Model> {
    return this.#http.json({ method: 'GET', path: `/v1/models/${encodeURIComponent(id)}`, signal });
  }

  createCharacter(request: CharacterRequest, options: CreateOptions = {}): Promise<Character> {
    return this.#create('/vidB/v1/characters', request, options);
  }

  listCharacters(page: Page = {}): Promise<List<Character>> {
    return this.#http.json({ method: 'GET', path: '/v1/characters', query: page });
  }

  async deleteCharacter(id: string): Promise<void> {
    await this.#http.send({ method: 'DELETE', path: `/v1/characters/${encodeURIComponent(id)}` });
  }

  #create<Answer>(path: string, body: object, { signal, idempotencyKey }: CreateOptions): Promise<Answer> {
    const headers = { 'idempotency-key': idempotencyKey ?? crypto.randomUUID() };
    return this.#http.json<Answer>({ method: 'POST', path, body, headers, signal });
  }
}
