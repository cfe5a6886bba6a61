import { AV_LOG_QUIET } from 'node-av/constants';
import { Log } from 'node-av/lib';
import { serveWarmChild } from '../../../children/serve-warm-child.ts';
import type { SpeechRequest } from '../../engine.ts';
import { Espeak } from './espeak.ts';
import { Flite } from './flite.ts';
import { JapaneseReader } from './japanese-phonemes.ts';
import { KokoroModel } from './kokoro-model.ts';
import { speak } from './speaker.ts';

export interface SpeechSetup {
  /** Null: only the fast engines. */
  readonly kokoroDirectory: string | null;
  readonly threads: number;
}

export type SpeechEvent =
  | { readonly type: 'engine'; readonly name: string }
  | { readonly type: 'audio'; readonly bytes: Uint8Array };

/** Synthesised once at start and discarded: the first run of a model is slower than the rest. */
const WARM_UP_TOKENS = [50, 83, 54, 156, 57, 135];

serveWarmChild<SpeechSetup, SpeechRequest>(async (setup) => {
  Log.setLevel(AV_LOG_QUIET);
  const espeak = once(() => Espeak.load());
  const flite = once(() => Flite.load());
  const { kokoroDirectory } = setup;
  const kokoro =
    kokoroDirectory === null ? null : once(() => KokoroModel.load(kokoroDirectory, setup.threads));
  await espeak();
  if (kokoro) await (await kokoro()).speak(WARM_UP_TOKENS, [['af_heart', 1]], 1);
  else await flite();
  globalThis.gc?.();
  const japanese = once(() => JapaneseReader.load());
  const parts = { kokoro: () => kokoro?.() ?? null, espeak, flite, japanese };
  return (request, emit, signal) =>
    speak(
      request,
      parts,
      (name) => emit({ type: 'engine', name } satisfies SpeechEvent),
      (bytes) => emit({ type: 'audio', bytes } satisfies SpeechEvent),
      signal,
    );
});

function once<Thing>(load: () => Promise<Thing>): () => Promise<Thing> {
  let loading: Promise<Thing> | undefined;
  return () => {
    loading ??= load();
    return loading;
  };
}
