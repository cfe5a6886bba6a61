import { readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { ServiceError } from '../../src/domain/errors.ts';
import { NO_DETAILS } from '../../src/domain/price.ts';
import type {
  ChatEngine,
  ChatEvent,
  ChatRequest,
  EngineMessage,
  OnSegment,
  Speech,
  SpeechEngine,
  SpeechRequest,
  Transcriber,
  Transcript,
  TranscriptionRequest,
  TranscriptSegment,
} from '../../src/engines/engine.ts';

/** Words in a text or prompt that make a fake engine fail in a chosen way. */
function steer(text: string): void {
  if (/\boverload\b/.test(text)) {
    throw new ServiceError('model_overloaded', 'The model has too much to do. Try again soon.', {
      retryAfterSeconds: 7,
    });
  }
  if (/\bupstream\b/.test(text)) throw new ServiceError('upstream_error', 'The model provider failed.');
  if (/\bunavailable\b/.test(text))
    throw new ServiceError('service_unavailable', 'The model is not available at the moment.');
  if (/\bcrash\b/.test(text)) throw new Error('the fake engine crashed');
}

/** Speaks a fixed clip of the requested format, in a few chunks. */
export class FakeSpeechEngine implements SpeechEngine {
  readonly name = 'fake/speech';
  readonly requests: SpeechRequest[] = [];
  /** How many speeches were stopped by their signal. */
  stopped = 0;
  /** How many speeches were announced. */
  expected = 0;
  readonly #clips: Readonly<Record<string, string>>;

  constructor(clips: Readonly<Record<string, string>>) {
    this.#clips = clips;
  }

  expect(): void {
    this.expected += 1;
  }

  async speak(request: SpeechRequest, signal: AbortSignal): Promise<Speech> {
    this.requests.push(request);
    steer(request.text);
    const clip = this.#clips[request.format];
    if (clip === undefined) throw new Error(`there is no clip for ${request.format}`);
    // The caller may leave before the first chunk is asked for.
    const speech = { isOver: false };
    const onAbort = () => {
      if (!speech.isOver) this.stopped += 1;
    };
    signal.addEventListener('abort', onAbort, { once: true });
    const bytes = await readFile(clip);
    return { engine: this.name, chunks: this.#chunks(bytes, request.text, signal, speech) };
  }

  async *#chunks(
    bytes: Buffer,
    text: string,
    signal: AbortSignal,
    speech: { isOver: boolean },
  ): AsyncGenerator<Uint8Array> {
    const step = Math.ceil(bytes.length / 4);
    try {
      if (/\bsilent\b/.test(text)) return;
      for (let start = 0; start < bytes.length; start += step) {
        yield bytes.subarray(start, start + step);
        if (/\bslowly\b/.test(text)) await delay(3_600_000, undefined, { signal });
        if (/\bbreaks\b/.test(text)) throw new Error('the fake engine broke in the middle');
      }
    } finally {
      speech.isOver = true;
    }
  }
}

/** Hears two sentences in every file; told `haltingly`, it stops between them. */
export class FakeTranscriber implements Transcriber {
  readonly name = 'fake/hearing';
  readonly requests: TranscriptionRequest[] = [];
  /** How many transcriptions were stopped by their signal. */
  stopped = 0;

  async transcribe(
    request: TranscriptionRequest,
    signal: AbortSignal,
    onSegment?: OnSegment,
  ): Promise<Transcript> {
    this.requests.push(request);
    steer(request.prompt ?? '');
    if (/\bslowly\b/.test(request.prompt ?? '')) await this.#dawdle(signal);
    const segments = ['Hello from the fake.', ' It hears --> two sentences.'].map(
      (text, id): TranscriptSegment => ({
        id,
        seek: 0,
        start: id * 1.5,
        end: id * 1.5 + 1.5,
        text,
        tokens: [50364 + id, 2425],
        temperature: request.temperature,
        avgLogprob: -0.25,
        compressionRatio: 1.1,
        noSpeechProb: 0.01,
      }),
    );
    for (const segment of segments) {
      await onSegment?.(segment);
      if (/\bhaltingly\b/.test(request.prompt ?? '')) await this.#dawdle(signal);
    }
    return {
      language: request.language ?? 'en',
      duration: 3,
      text: segments.map((segment) => segment.text).join(''),
      segments,
      words: [{ word: 'Hello', start: 0, end: 0.5 }],
    };
  }

  async #dawdle(signal: AbortSignal): Promise<void> {
    signal.addEventListener('abort', () => (this.stopped += 1), { once: true });
    await delay(3_600_000, undefined, { signal });
  }
}

/** Repeats its input, one word at a time. */
export class FakeChatEngine implements ChatEngine {
  readonly name = 'fake/chat';
  readonly requests: ChatRequest[] = [];
  /** How many replies were aborted before their end. */
  stopped = 0;

  async *reply(request: ChatRequest, signal: AbortSignal): AsyncGenerator<ChatEvent> {
    this.requests.push(request);
    const question = request.messages.at(-1)?.content ?? '';
    steer(question);
    const promptTokens = countWords(request.messages);
    yield { type: 'start', promptTokens };
    const words = `You said: ${question}`.split(/(?<= )/);
    const most = request.maxTokens ?? words.length;
    try {
      for (const text of words.slice(0, most)) {
        signal.throwIfAborted();
        yield { type: 'delta', text };
        if (/\bslowly\b/.test(text)) await delay(3_600_000, undefined, { signal });
      }
    } catch (error) {
      this.stopped += 1;
      throw error;
    }
    const completionTokens = Math.min(words.length, most);
    const usage = { ...NO_DETAILS, promptTokens, completionTokens };
    yield { type: 'end', finishReason: most < words.length ? 'length' : 'stop', usage };
  }
}

function countWords(messages: readonly EngineMessage[]): number {
  return messages.reduce((sum, { content }) => sum + content.split(/\s+/).length, 0);
}
