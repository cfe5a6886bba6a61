import { kept } from '../../platform/children/child-policy.ts';
import { ChildPool } from '../../platform/children/child-pool.ts';
import type { Speech, SpeechEngine, SpeechRequest } from '../engine.ts';
import { nameText, rehearse } from './rehearsed-text.ts';
import type { TestSpeechJob } from './test-speech.child.ts';

const ENCODE = new URL('./test-speech.child.ts', import.meta.url);
const MEMORY_MB = 400;
const IDLE_MS = 60_000;
const WAITING = 100;
const CHARACTERS_PER_SECOND = 14;
const LONGEST_SECONDS = 60;
const CHUNKS = 10;

/** Speech of test keys: a tone as long as the text would take, which names its text. */
export class TestSpeech implements SpeechEngine {
  readonly name = 'rehearsal';
  readonly #encoders = new ChildPool({
    name: 'test speech',
    module: ENCODE,
    memoryMb: MEMORY_MB,
    policy: kept({ idleMs: IDLE_MS }),
    gate: { what: 'test speech', atOnce: 1, waiting: WAITING },
  });

  async speak({ text, format, speed, account }: SpeechRequest, signal: AbortSignal): Promise<Speech> {
    await rehearse(text, signal);
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
