import { fileTypeOf } from '../file-type-of.ts';

/** By detected file type: the FFmpeg demuxer. */
export const FILM_DEMUXERS: Readonly<Record<string, string>> = {
  mp4: 'mov',
  m4v: 'mov',
  mov: 'mov',
  '3gp': 'mov',
  '3g2': 'mov',
  webm: 'matroska',
  mkv: 'matroska',
  avi: 'avi',
  mpg: 'mpeg',
  mts: 'mpegts',
  ogv: 'ogg',
};

/** The demuxer for a film, by its bytes; undefined: it is no film that is known. */
export async function filmDemuxer(file: string): Promise<string | undefined> {
  const type = await fileTypeOf(file);
  return FILM_DEMUXERS[type?.ext ?? ''];
}
