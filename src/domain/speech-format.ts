/** The speech formats of the contract and their content types. Opus travels in Ogg, AAC as ADTS. */
export const SPEECH_CONTENT_TYPES = {
  mp3: 'audio/mpeg',
  opus: 'audio/ogg',
  aac: 'audio/aac',
  flac: 'audio/flac',
  wav: 'audio/wav',
  /** 24 kHz, 16-bit little-endian, mono, without a header. */
  pcm: 'audio/pcm',
} as const;

export type SpeechFormat = keyof typeof SPEECH_CONTENT_TYPES;

export const SPEECH_FORMATS = Object.keys(SPEECH_CONTENT_TYPES) as SpeechFormat[];
