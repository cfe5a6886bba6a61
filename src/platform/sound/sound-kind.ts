import type { SpeechFormat } from '../../domain/speech-format.ts';

/** What a stream of audio is, by its bytes. */
export type SoundKind = 'mp3' | 'wav' | 'flac' | 'opus' | 'vorbis' | 'aac' | 'mp4' | 'webm';

/** Enough of the beginning to recognise every kind, unless the stream is shorter. */
export const SNIFFED_BYTES = 36;

/** Null: none of them. Samples without a header (pcm) have no sign to be recognised by. */
export function soundKindOf(start: Uint8Array): SoundKind | null {
  const text = Buffer.from(start.buffer, start.byteOffset, Math.min(start.length, 64)).toString('latin1');
  if (text.startsWith('RIFF') && text.startsWith('WAVE', 8)) return 'wav';
  if (text.startsWith('fLaC')) return 'flac';
  // The first page of an Ogg stream has one segment, so its packet begins at 28.
  if (text.startsWith('OggS')) return text.startsWith('OpusHead', 28) ? 'opus' : 'vorbis';
  if (text.startsWith('ID3')) return 'mp3';
  if (text.startsWith('ftyp', 4)) return 'mp4';
  if (text.startsWith('\x1a\x45\xdf\xa3')) return 'webm';
  const [first = 0, second = 0] = start;
  if (first !== 0xff || (second & 0xe0) !== 0xe0) return null;
  // ADTS writes layer 0, which MPEG audio does not use.
  return (second & 0x06) === 0 ? 'aac' : 'mp3';
}

/** The kind that a stream in a format of the contract has; pcm has none. */
export const KIND_OF_FORMAT: Readonly<Record<Exclude<SpeechFormat, 'pcm'>, SoundKind>> = {
  mp3: 'mp3',
  opus: 'opus',
  aac: 'aac',
  flac: 'flac',
  wav: 'wav',
};
