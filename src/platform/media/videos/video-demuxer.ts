import { fileTypeOf } from '../file-type-of.ts';

/** By detected file type: the FFmpeg demuxer. */
export const VIDEO_DEMUXERS: Readonly<Record<string, string>> = {
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

/** The demuxer for a video, by its bytes; undefined: it is no video that is known. */
export async function videoDemuxer(file: string): Promise<string | undefined> {
  const type = await fileTypeOf(file);
  return VIDEO_DEMUXERS[type?.ext ?? ''];
}
