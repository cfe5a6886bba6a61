import type { App } from '../../platform/http/bodies/route-schemas.ts';
import { type SpeechParts, speech } from '../speech/speech-routes.ts';
import { type VoiceSampleParts, voiceSamples } from '../speech/voice-samples.ts';
import { type TranscriptionParts, transcriptions, translations } from './transcriptions.ts';

export interface AudioParts extends TranscriptionParts, SpeechParts, VoiceSampleParts {}

/** Recordings become text, and text becomes speech. */
export function audioRoutes(app: App, parts: AudioParts): void {
  transcriptions(app, parts);
  translations(app, parts);
  speech(app, parts);
  voiceSamples(app, parts);
}
