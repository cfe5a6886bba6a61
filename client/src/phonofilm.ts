import { type Call, type ClientOptions, Http } from './http.ts';
import { PhonofilmError } from './phonofilm-error.ts';
import { readEvents } from './read-events.ts';
import type {
  Character,
  CharacterRequest,
  ChatChunk,
  ChatCompletion,
  ChatRequest,
  CreatedVideo,
  List,
  ListedVideo,
  Model,
  NamedFile,
  Page,
  QueriedVideo,
  Quote,
  QuoteRequest,
  RemixedVideo,
  SpeechRequest,
  TranscriptRequest,
  Video,
  VideoDetails,
  VideoOrder,
  VideoProgress,
  VideoRequest,
} from './types.ts';
import { videoEvents, type WaitOptions, waitForVideo } from './wait-for-video.ts';

export interface CreateOptions {
  readonly signal?: AbortSignal;
  /** The same key with the same request gives the same task again; made anew for each call unless given. */
  readonly idempotencyKey?: string;
}

/** Phonofilm as its callers see it: videos, characters, speech, transcripts, chat, models and prices. */
export class Phonofilm {
  /** Without a slash at the end. */
  readonly url: string;
  readonly #http: Http;

  constructor(options: ClientOptions) {
    this.url = options.baseUrl.replace(/\/$/, '');
    this.#http = new Http(options);
  }

  /** Orders a video by either of the two requests that make videos. */
  orderVideo(order: VideoOrder, options: CreateOptions = {}): Promise<{ readonly id: string }> {
    if (order.endpoint === '/v1/video/create') return this.createVideo(order.body, options);
    return this.#create(order.endpoint, { form: formOf(order.body) }, options);
  }

  createVideo(request: VideoRequest, options: CreateOptions = {}): Promise<CreatedVideo> {
    return this.#create('/v1/video/create', { body: request }, options);
  }

  /** Creates a video and resolves once it has ended: look at `status`. */
  async createAndWait(
    request: VideoRequest,
    options: CreateOptions & WaitOptions = {},
  ): Promise<QueriedVideo> {
    const { id } = await this.createVideo(request, options);
    return await this.waitForVideo(id, options);
  }

  /** `GET /v1/videos/{id}`: which of the optional fields are there depends on the model's family. */
  readVideo(id: string, signal?: AbortSignal): Promise<Video> {
    return this.#http.json({ path: videoPath(id), signal });
  }

  /** The same, with all that is known of the video. */
  readVideoInFull(id: string, signal?: AbortSignal): Promise<Video & { readonly details: VideoDetails }> {
    return this.#http.json({ path: videoPath(id), query: { include: 'details' }, signal });
  }

  /** Newest first, with the prompts. */
  listVideos(page: Page = {}, signal?: AbortSignal): Promise<List<ListedVideo>> {
    return this.#http.json({ path: '/v1/videos', query: { ...page, include: 'prompt' }, signal });
  }

  /** The video itself, or a picture of it. */
  videoContent(id: string, variant: 'video' | 'thumbnail', signal?: AbortSignal): Promise<Response> {
    return this.#http.send({ path: `${videoPath(id)}/content`, query: { variant }, signal });
  }

  /** The sound, as it is made. */
  speak(request: SpeechRequest, signal?: AbortSignal): Promise<Response> {
    return this.#http.send({ path: '/v1/audio/speech', body: request, signal });
  }

  /** A recording as text: in its own language, or translated into English. The answer has the format that was asked for. */
  transcribe(
    kind: 'transcriptions' | 'translations',
    { file, fileName, ...fields }: TranscriptRequest,
    signal?: AbortSignal,
  ): Promise<Response> {
    const form = formOf(fields);
    form.append('file', file, fileName);
    return this.#http.send({ path: `/v1/audio/${kind}`, form, signal });
  }

  chat(request: ChatRequest, signal?: AbortSignal): Promise<ChatCompletion> {
    return this.#http.json({ path: '/v1/chat/completions', body: request, signal });
  }

  /** The words of an answer, as they come. */
  async *streamChat(request: ChatRequest, signal?: AbortSignal): AsyncGenerator<string> {
    const body = { ...request, stream: true };
    const response = await this.#http.send({ path: '/v1/chat/completions', body, signal });
    for await (const data of readEvents(response.body ?? new ReadableStream())) {
      if (data === '[DONE]') return;
      const { choices, error } = JSON.parse(data) as ChatChunk;
      if (error)
        throw new PhonofilmError(error.message, { type: 'server_error', ...error, status: response.status });
      yield choices?.[0]?.delta?.content ?? '';
    }
  }

  /** The models that the key may use, with what each can do. */
  models(signal?: AbortSignal): Promise<{ readonly data: readonly Model[] }> {
    return this.#http.json({ path: '/v1/models', query: { include: 'capabilities' }, signal });
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
    return this.#create<RemixedVideo>(`${videoPath(id)}/remix`, { body: request }, options);
  }

  /** A video like this one, with a change; by its own model unless another is named, as it must be for a file. */
  editVideo(
    video: string | NamedFile,
    request: { prompt: string; model?: string },
    options: CreateOptions = {},
  ): Promise<{ readonly id: string }> {
    return this.#rework('/v1/videos/edits', video, request, options);
  }

  /** A video that begins with this one and goes on for so many seconds. */
  extendVideo(
    video: string | NamedFile,
    request: { prompt: string; seconds: number; model?: string },
    options: CreateOptions = {},
  ): Promise<{ readonly id: string }> {
    return this.#rework('/v1/videos/extensions', video, request, options);
  }

  /** Cancels an unfinished video (refunded), deletes a finished one. */
  async deleteVideo(id: string): Promise<void> {
    await this.#http.send({ method: 'DELETE', path: videoPath(id) });
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
    return this.#create('/vidB/v1/characters', { body: request }, options);
  }

  listCharacters(page: Page = {}): Promise<List<Character>> {
    return this.#http.json({ method: 'GET', path: '/v1/characters', query: page });
  }

  /** Its name in prompts; taken names are refused. */
  renameCharacter(id: string, username: string): Promise<Character> {
    const path = `/v1/characters/${encodeURIComponent(id)}`;
    return this.#http.json({ method: 'PATCH', path, body: { username } });
  }

  async deleteCharacter(id: string): Promise<void> {
    await this.#http.send({ method: 'DELETE', path: `/v1/characters/${encodeURIComponent(id)}` });
  }

  #rework(path: string, video: string | NamedFile, request: object, options: CreateOptions) {
    const content =
      typeof video === 'string'
        ? { body: { ...request, video: { id: video } } }
        : { form: formOf({ ...request, video: video }) };
    return this.#create<{ readonly id: string }>(path, content, options);
  }

  #create<Answer>(
    path: string,
    content: Pick<Call, 'body' | 'form'>,
    { signal, idempotencyKey }: CreateOptions,
  ): Promise<Answer> {
    const headers = { 'idempotency-key': idempotencyKey ?? crypto.randomUUID() };
    return this.#http.json<Answer>({ path, ...content, headers, signal });
  }
}

function videoPath(id: string): string {
  return `/v1/videos/${encodeURIComponent(id)}`;
}

function formOf(fields: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value?.bytes instanceof Blob) form.append(name, value.bytes, value.name);
    else if (value !== undefined) form.append(name, String(value));
  }
  return form;
}
