import { count, type Kind, orNull, text, time, word } from '../../platform/resource/kind.ts';
import { defineResource, kept } from '../../platform/resource/resource.ts';

export const AUDIO_KINDS = ['speech', 'transcript'] as const;
export type AudioKind = (typeof AUDIO_KINDS)[number];

/** A speech or a transcript that is kept for its account. */
export interface AudioItem {
  readonly id: string;
  readonly accountId: string;
  readonly kind: AudioKind;
  readonly model: string;
  readonly text: string;
  readonly voice: string | null;
  readonly language: string | null;
  readonly durationMs: number | null;
  /** The artifact with the sound, or with the whole transcript as JSON. */
  readonly file: string;
  readonly createdAt: number;
}

/** Stored in milliseconds. */
const seconds: Kind<number> = { ...count, toJson: (milliseconds) => milliseconds / 1000 };

/** So much of a text stands in a list: all that can be spoken at once, and the beginning of a transcript. */
export const MOST_TEXT = 4096;

export const audioItemResource = defineResource<AudioItem>()('audio.item', 'audio_items', {
  id: kept(text()),
  account_id: kept(text(), '', { readBy: 'nobody' }),
  kind: kept(word(AUDIO_KINDS), '`speech` or `transcript`.'),
  model: kept(text()),
  text: kept(text(), 'The text that was spoken or heard; for a long transcript, its beginning.'),
  voice: kept(orNull(text()), 'For speech.', { fallback: null }),
  language: kept(orNull(text()), 'For a transcript: ISO 639-1.', { fallback: null }),
  duration_ms: kept(orNull(seconds), 'For a transcript: the length of its recording.', {
    json: 'seconds',
    fallback: null,
  }),
  file: kept(text(), '', { readBy: 'nobody' }),
  created_at: kept(time),
});
