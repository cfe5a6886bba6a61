import { stat } from 'node:fs/promises';
import { fileTypeOf } from '../file-type-of.ts';

/** FFmpeg's readers for the contract's nine formats. */
export type AudioDemuxer = 'flac' | 'mp3' | 'mpeg' | 'mov' | 'ogg' | 'wav' | 'matroska';

/** Bytes of other data that some recorders and web radios leave before the first frame of an mp3. */
const MPEG_TOLERANCE = 2048;

/** By detected file type. `mpga` is MPEG audio of any layer; `mpeg` is that too, or an MPEG program stream. */
const DEMUXERS: Readonly<Record<string, AudioDemuxer>> = {
  flac: 'flac',
  mp1: 'mp3',
  mp2: 'mp3',
  mp3: 'mp3',
  mpg: 'mpeg',
  mp4: 'mov',
  m4v: 'mov',
  m4a: 'mov',
  m4b: 'mov',
  ogg: 'ogg',
  oga: 'ogg',
  ogv: 'ogg',
  ogx: 'ogg',
  opus: 'ogg',
  spx: 'ogg',
  wav: 'wav',
  webm: 'matroska',
};
const ALLOWED = 'flac, mp3, mp4, mpeg, mpga, m4a, ogg, wav and webm are supported';

/** The reader of an audio file, by its bytes; throws what `refuse` makes of the reason when there is none. */
export async function audioDemuxerOf(
  file: string,
  refuse: (message: string) => Error,
): Promise<AudioDemuxer> {
  if ((await stat(file)).size === 0) throw refuse('The file is empty.');
  const type = await fileTypeOf(file, { mpegOffsetTolerance: MPEG_TOLERANCE });
  const demuxer = type && DEMUXERS[type.ext];
  if (!demuxer) {
    throw refuse(`The file is ${type ? type.mime : 'in no known audio format'}; ${ALLOWED}.`);
  }
  return demuxer;
}
