import type { Flite } from './flite.ts';
import type { Espeak } from './pronunciation/espeak.ts';
import type { Synthesiser } from './synthesiser.ts';
import { KOKORO_LANGUAGES, type Voice } from './voices.ts';

const FEMALE_ESPEAK_PITCH = 1.35;

/** Far faster than real time, and plainly a machine: flite for English, eSpeak for everything else. */
export async function quickSynthesiser(
  deps: { readonly espeak: () => Promise<Espeak>; readonly flite: () => Promise<Flite> },
  language: string,
  voice: Voice,
  speed: number,
  pitch: number,
): Promise<Synthesiser> {
  if (language === 'en') {
    const flite = await deps.flite();
    return {
      name: 'flite',
      sampleRate: flite.sampleRate,
      tempo: speed,
      pitch: voice.flitePitch * pitch,
      async *speak(text) {
        yield { samples: await flite.speak(text, voice.flite), secondsLeft: 0 };
      },
    };
  }
  const espeak = await deps.espeak();
  const espeakVoice = KOKORO_LANGUAGES[language]?.espeak ?? language;
  return {
    name: 'espeak-ng',
    sampleRate: espeak.sampleRate,
    tempo: speed,
    pitch: (voice.gender === 'female' ? FEMALE_ESPEAK_PITCH : 1) * pitch,
    async *speak(text) {
      yield { samples: espeak.speak(text, espeakVoice), secondsLeft: 0 };
    },
  };
}
