import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SampleFiles } from './fake-engines.ts';

/** Stand-ins for media, for processes in which nobody looks at the bytes: they take no time to make. */
export function plainSamples(folder: string): SampleFiles {
  mkdirSync(folder, { recursive: true });
  const file = (name: string) => {
    const path = join(folder, name);
    writeFileSync(path, `the bytes of ${name}`);
    return path;
  };
  const speech = ['mp3', 'opus', 'aac', 'flac', 'wav', 'pcm'].map((format) => [
    format,
    file(`speech.${format}`),
  ]);
  return { video: file('video.mp4'), picture: file('picture.jpg'), speech: Object.fromEntries(speech) };
}
