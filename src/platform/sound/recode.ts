import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { SpeechFormat } from '../../domain/speech-format.ts';
import { childEnvironment } from '../children/child-environment.ts';
import { residentMegabytes } from '../children/resident-memory.ts';
import { FairGate } from '../turns/fair-gate.ts';
import type { SoundKind } from './sound-kind.ts';

/** Samples without a header: 16 bits, little-endian. */
export interface RawSound {
  readonly sampleRate: number;
  readonly channels: number;
}

export interface RecodeOrder {
  readonly from: SoundKind | RawSound;
  readonly to: SpeechFormat;
  /** Tempo as a factor; the pitch stays. */
  readonly tempo: number;
}

const MODULE = new URL('./recode.child.ts', import.meta.url);
const MEMORY_MB = 400;
const MEMORY_CHECK_MS = 1000;

/** A child waits, asleep, for a caller who reads slowly: one account never has all of them. */
const GATE = new FairGate({
  what: 'speeches to re-encode',
  atOnce: 12,
  perAccount: 6,
  waiting: 64,
  code: 'model_overloaded',
});

/**
 * Decodes a stream of audio and encodes it anew, in a process of its own, while it arrives. Nothing is read from
 * `source` faster than the result is taken.
 */
export async function* recode(
  source: AsyncIterable<Uint8Array>,
  order: RecodeOrder,
  account: string,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array> {
  using _place = await GATE.enter({ account }, signal);
  signal.throwIfAborted();
  const child = fork(MODULE, [JSON.stringify(order)], {
    execArgv: [`--max-old-space-size=${MEMORY_MB}`, '--disable-warning=ExperimentalWarning'],
    stdio: ['pipe', 'pipe', 'pipe', 'ipc'],
    env: childEnvironment(),
  });
  const kill = () => child.kill('SIGKILL');
  signal.addEventListener('abort', kill, { once: true });
  const watch = setInterval(async () => {
    if ((await residentMegabytes(child.pid)) > MEMORY_MB) kill();
  }, MEMORY_CHECK_MS);
  const ended = outcomeOf(child);
  const { stdin, stdout } = child;
  if (!stdin || !stdout) throw new Error('the process has no pipes');
  let lost: unknown;
  const fed = pipeline(Readable.from(source, { objectMode: false }), stdin, { signal }).catch(
    (error: Error) => {
      // The child may stop reading once it has all it needs; how it ends says whether it has.
      if ((error as NodeJS.ErrnoException).code === 'EPIPE') return;
      lost = error;
      kill();
    },
  );
  try {
    for await (const chunk of stdout) yield chunk as Uint8Array;
    await fed;
    const failure = await ended;
    signal.throwIfAborted();
    if (lost !== undefined) throw lost;
    if (failure !== null) throw new Error(`the audio could not be re-encoded: ${failure}`);
  } finally {
    clearInterval(watch);
    signal.removeEventListener('abort', kill);
    kill();
  }
}

/** Null: it has done its work. */
async function outcomeOf(child: ChildProcess): Promise<string | null> {
  let stderr = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    stderr = (stderr + chunk.toString()).slice(-2000);
  });
  try {
    const [code, killedBy] = (await once(child, 'exit')) as [number | null, string | null];
    return code === 0 ? null : `${killedBy ?? code} ${stderr.trim()}`;
  } catch (error) {
    return String(error);
  }
}
