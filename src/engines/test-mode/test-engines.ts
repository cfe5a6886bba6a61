import { NO_DETAILS } from '../../domain/price.ts';
import { kept } from '../../platform/children/child-policy.ts';
import { ChildPool } from '../../platform/children/child-pool.ts';
import type {
  ChatEngine,
  ChatEvent,
  ChatRequest,
  OnSegment,
  PassedReply,
  PassedRequest,
  Speech,
  SpeechEngine,
  SpeechRequest,
  Transcriber,
  Transcript,
  TranscriptionRequest,
  TranscriptSegment,
  TranscriptWord,
} from '../engine.ts';
import type { AccountEngines, TestModeEngines } from '../engine-registry.ts';
import { CardEngine } from './card-engine.ts';
import { PassedTestChat } from './passed-test-chat.ts';
import { byTurns, testReply } from './test-reply.ts';
import type { TestSpeechJob } from './test-speech.child.ts';
import { applyTestMode, namedText, nameText } from './text-in-test-mode.ts';

const WHAT_IS_HEARD = 'This is a test transcript. Nothing was heard.';

/** Transcripts of test keys: the text that the recording names, or always the same one. */
class TestTranscriber implements Transcriber {
  readonly name = 'rehearsal';

  async transcribe(
    request: TranscriptionRequest,
    signal: AbortSignal,
    onSegment?: OnSegment,
  ): Promise<Transcript> {
    const text = (await namedText(request.file)) ?? WHAT_IS_HEARD;
    // Whoever waits keeps no room from other uploads.
    await request.giveBack?.();
    await applyTestMode(request.prompt ?? '', signal);
    const duration = request.durationSeconds ?? 1;
    const words = request.words ? timedWords(text, duration) : [];
    const segments = [...text.matchAll(SENTENCE)].map(({ 0: sentence, index }, id): TranscriptSegment => {
      const [start, end] = [index, index + sentence.length].map((at) => second(at, text, duration));
      return {
        ...{ id, seek: 0, start: start ?? 0, end: end ?? duration, text: sentence, tokens: [50_364 + id] },
        ...{ temperature: request.temperature, avgLogprob: -0.1, compressionRatio: 1, noSpeechProb: 0 },
      };
    });
    for (const segment of segments) await onSegment?.(segment);
    return { language: request.language ?? 'en', duration, text, segments, words };
  }
}

const SENTENCE = /[^.!?。！？]+[.!?。！？]*|[.!?。！？]+/g;

const second = (at: number, text: string, duration: number) =>
  Math.round((at / Math.max(1, text.length)) * duration * 100) / 100;

/** Each word takes as long as it has letters. */
function timedWords(text: string, duration: number): TranscriptWord[] {
  return [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({
    word,
    start: second(index, text, duration),
    end: second(index + word.length, text, duration),
  }));
}

const ENCODE = new URL('./test-speech.child.ts', import.meta.url);
const MEMORY_MB = 400;
const IDLE_MS = 60_000;
const WAITING = 100;
const CHARACTERS_PER_SECOND = 14;
const LONGEST_SECONDS = 60;
const CHUNKS = 10;

/** Speech of test keys: a tone as long as the text would take, which names its text. */
class TestSpeech implements SpeechEngine {
  readonly name = 'rehearsal';
  readonly #encoders = new ChildPool({
    name: 'test speech',
    module: ENCODE,
    memoryMb: MEMORY_MB,
    policy: kept({ idleMs: IDLE_MS }),
    gate: { what: 'test speech', atOnce: 1, waiting: WAITING },
  });

  async speak({ text, format, speed, account }: SpeechRequest, signal: AbortSignal): Promise<Speech> {
    await applyTestMode(text, signal);
    const seconds = Math.min(LONGEST_SECONDS, Math.max(1, text.length / CHARACTERS_PER_SECOND / speed));
    const input: TestSpeechJob = { seconds: Math.round(seconds * 10) / 10, format };
    const made = Buffer.from(await this.#encoders.run<Uint8Array>({ turn: { account }, input }, signal));
    const sound = format === 'pcm' ? made : Buffer.concat([made, nameText(text)]);
    return { engine: this.name, chunks: pieces(sound) };
  }

  close(): void {
    this.#encoders.close();
  }
}

async function* pieces(sound: Buffer): AsyncGenerator<Uint8Array> {
  const size = Math.ceil(sound.length / CHUNKS);
  for (let at = 0; at < sound.length; at += size) yield sound.subarray(at, at + size);
}

/** Replies of test keys: the question, repeated word by word. */
class TestChat implements ChatEngine {
  readonly name = 'rehearsal';
  readonly #passed: PassedTestChat;

  /** Takes the same requests as the live engine of the model. */
  constructor(live: ChatEngine | undefined) {
    this.#passed = new PassedTestChat(live);
  }

  async *reply(request: ChatRequest, signal: AbortSignal): AsyncGenerator<ChatEvent> {
    const texts = request.messages.map(({ content }) => content);
    const { words, promptTokens, isCut } = await testReply(texts, request.maxTokens, signal);
    yield { type: 'start', promptTokens };
    for await (const text of byTurns(words, signal)) yield { type: 'delta', text };
    const usage = { ...NO_DETAILS, promptTokens, completionTokens: words.length };
    yield { type: 'end', finishReason: isCut ? 'length' : 'stop', usage };
  }

  get passes(): readonly string[] | undefined {
    return this.#passed.passes;
  }

  passOn(request: PassedRequest, signal: AbortSignal): Promise<PassedReply> {
    return this.#passed.passOn(request, signal);
  }
}

/** What answers test keys: for every model, however it is routed, and never a hosted service. */
export class TestEngines implements TestModeEngines {
  readonly videos = new CardEngine();
  readonly #speech = new TestSpeech();
  readonly #transcriber = new TestTranscriber();

  inPlaceOf(live: AccountEngines): AccountEngines {
    return {
      videoRoutes: () => [this.videos],
      drawVideoRoutes: () => [this.videos],
      speech: () => this.#speech,
      transcriber: () => this.#transcriber,
      chat: (model) => new TestChat(live.chat(model)),
    };
  }

  close(): void {
    this.videos.close();
    this.#speech.close();
  }
}
