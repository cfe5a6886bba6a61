import type { VideoActor } from './videos/video.ts';

/** A person or thing that can appear in videos: a clip of 1 to 3 seconds with a handle. */
export interface Character {
  readonly id: string;
  readonly accountId: string;
  /** Used in prompts as `@<username>`. */
  readonly username: string;
  /** Artifact folder of its clip and pictures. */
  readonly folder: string;
  readonly durationMs: number;
  /** Of a video of ours: who it is there. Null: there is only the clip. */
  readonly actor: VideoActor | null;
  readonly createdAt: number;
}

export const CHARACTER_CLIP = 'clip.mp4';
export const CHARACTER_PICTURE = 'picture.jpg';

/** Each mention is looked up, so their number is limited. */
const MAX_MENTIONS = 200;

/**
 * Handles mentioned in a prompt, without the `@`, each once, in order. A full stop or dash ends a handle and is not
 * part of it. Mentions beyond the limit are plain text.
 */
export function mentionedUsernames(prompt: string): string[] {
  const matches = prompt.matchAll(MENTION).take(MAX_MENTIONS);
  return [...new Set(matches.map(([, username = '']) => username))];
}

const MENTION = /@([A-Za-z0-9_.-]{0,63}[A-Za-z0-9_])/g;
