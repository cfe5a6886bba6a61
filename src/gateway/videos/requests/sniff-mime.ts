import { open } from 'node:fs/promises';

/** The beginnings of the files that inputs may be; the service itself has checked what they are. */
const BEGINNINGS: readonly { readonly at: number; readonly text: string; readonly mime: string }[] = [
  { at: 0, text: '\x89PNG', mime: 'image/png' },
  { at: 0, text: '\xff\xd8\xff', mime: 'image/jpeg' },
  { at: 8, text: 'WEBP', mime: 'image/webp' },
  { at: 0, text: 'GIF8', mime: 'image/gif' },
  { at: 4, text: 'ftypM4A', mime: 'audio/mp4' },
  { at: 4, text: 'ftypqt', mime: 'video/quicktime' },
  { at: 4, text: 'ftyp', mime: 'video/mp4' },
  { at: 8, text: 'WAVE', mime: 'audio/wav' },
  { at: 8, text: 'AVI ', mime: 'video/x-msvideo' },
  { at: 0, text: 'ID3', mime: 'audio/mpeg' },
  { at: 0, text: '\xff\xfb', mime: 'audio/mpeg' },
  { at: 0, text: '\xff\xf3', mime: 'audio/mpeg' },
  { at: 0, text: 'fLaC', mime: 'audio/flac' },
  { at: 0, text: 'OggS', mime: 'audio/ogg' },
  { at: 0, text: '\x1aE\xdf\xa3', mime: 'video/webm' },
];

export async function sniffMime(path: string): Promise<string> {
  await using file = await open(path);
  const { buffer, bytesRead } = await file.read(Buffer.alloc(16), 0, 16, 0);
  const start = buffer.subarray(0, bytesRead).toString('latin1');
  const found = BEGINNINGS.find(({ at, text }) => start.startsWith(text, at));
  return found?.mime ?? 'application/octet-stream';
}
