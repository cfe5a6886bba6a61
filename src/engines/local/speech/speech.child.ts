import { AV_LOG_QUIET } from 'node-av/constants';
import { Log } from 'node-av/lib';
import { serveJobsWith } from '../../../platform/children/serve-jobs.ts';
import type { SpeechRequest } from '../../engine.ts';
import { Flite } from './flite.ts';
import { KokoroModel } from './kokoro-model.ts';
import { MeasuredSpeed } from './pace.ts';
import { Espeak } from './pronunciation/espeak.ts';
import { speak } from './speaker.ts';

export interface SpeechSetup {
  /** Null: only the fast engines. */
  readonly kokoroDirectory: string | null;
  readonly threads: number;
}

export type SpeechEvent =
  | { readonly type: 'engine'; readonly name: string }
  | { readonly type: 'audio'; readonly bytes: Uint8Array };

serveJobsWith<SpeechSetup, SpeechRequest>(async (setup) => {
  Log.setLevel(AV_LOG_QUIET);
  const espeak = once(() => Espeak.load());
  const flite = once(() => Flite.load());
  const { kokoroDirectory } = setup;
  const kokoro =
    kokoroDirectory === null ? null : once(() => KokoroModel.load(kokoroDirectory, setup.threads));
  await espeak();
  await (kokoro ?? flite)();
  globalThis.gc?.();
  const japanese = once(async () => {
    const { JapaneseReader } = await import('./pronunciation/japanese-phonemes.ts');
    return JapaneseReader.load();
  });
  const measured = new MeasuredSpeed();
  const now = () => performance.now();
  const deps = { kokoro: () => kokoro?.() ?? null, espeak, flite, japanese, measured, now };
  return (request, emit, signal) =>
    speak(
      request,
      deps,
      {
        onEngine: (name) => emit({ type: 'engine', name } satisfies SpeechEvent),
        emit: (bytes) => emit({ type: 'audio', bytes } satisfies SpeechEvent),
      },
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
