import type { SpokenLine } from '../scene-description.ts';
import { readScene } from './read-scene.ts';
import { type SpeakerKind, speakerKind } from './speaker-kind.ts';

export type { SpeakerKind } from './speaker-kind.ts';

export interface ReadLine extends SpokenLine {
  readonly speaker: SpeakerKind;
}

/** What is said in the film of a prompt, in order, and by what kind of speaker. Loads the reader, not the drawing. */
export async function readLines(prompt: string, edits: readonly string[] = []): Promise<ReadLine[]> {
  const { lines, subjects } = await readScene(prompt, edits);
  return lines.map((line) => ({
    ...line,
    speaker: speakerKind(subjects.find(({ id }) => id === line.by)),
  }));
}
