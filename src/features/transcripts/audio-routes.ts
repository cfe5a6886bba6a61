import type { App } from '../../platform/http/bodies/route-schemas.ts';
import { type SpeechDeps, speech } from '../speech/speech-routes.ts';
import { type VoiceSampleDeps, voiceSamples } from '../speech/voice-samples.ts';
import { type TranscriptionDeps, transcriptions, translations } from './transcriptions.ts';

export interface AudioDeps extends TranscriptionDeps, SpeechDeps, VoiceSampleDeps {}

/** Recordings become text, and text becomes speech. */
export function audioRoutes(app: App, deps: AudioDeps): void {
  transcriptions(app, deps);
  translations(app, deps);
  speech(app, deps);
  voiceSamples(app, deps);
}
