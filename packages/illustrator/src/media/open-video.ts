import { open } from 'node:fs/promises';
import { Demuxer } from 'node-av/api';

/** How the videos begin that are read, and the name by which FFmpeg knows all of their kind. */
const KINDS = [
  { mark: 'ftyp', at: 4, demuxer: 'mov', family: 'mov,mp4,m4a,3gp,3g2,mj2' },
  { mark: '\x1a\x45\xdf\xa3', at: 0, demuxer: 'matroska', family: 'matroska,webm' },
] as const;

const DECODERS = 'h264,hevc,vp8,vp9,libvpx,libvpx-vp9,libdav1d,av1,mpeg4,mjpeg';

/**
 * Opens an mp4 or webm by its bytes. FFmpeg is told what it is and never guesses: a playlist that looks like a video
 * would make it open other files. It gets the open file and no means to open another.
 */
export async function openVideo(path: string): Promise<Demuxer> {
  await using file = await open(path);
  const { buffer } = await file.read(Buffer.alloc(12), 0, 12, 0);
  const kind = KINDS.find(({ mark, at }) => buffer.toString('latin1', at, at + mark.length) === mark);
  if (!kind) throw new Error('neither an mp4 nor a webm');
  return await Demuxer.open('fd:', {
    format: kind.demuxer,
    options: {
      // FFmpeg copies it, so that it may be closed here.
      fd: String(file.fd),
      protocol_whitelist: 'fd',
      format_whitelist: kind.family,
      codec_whitelist: DECODERS,
    },
  });
}
