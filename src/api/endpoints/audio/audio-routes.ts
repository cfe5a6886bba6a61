import type { FastifyInstance } from 'fastify';
import { type SpeechParts, speech } from './speech.ts';
import { type TranscriptionParts, transcriptions, translations } from './transcriptions.ts';

export interface AudioParts extends TranscriptionParts, SpeechParts {}

/** Recordings become text, and text becomes speech. */
export function audioRoutes(app: FastifyInstance, parts: AudioParts): void {
  transcriptions(app, parts);
  translations(app, parts);
  speech(app, parts);
}
