import { open } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import type { FileInMemory } from '../../domain/file-in-memory.ts';
import { SUCCESS, testModeInText, testRefusal } from '../../domain/test-mode.ts';

/** Does what a text asks for before its answer begins: refuses, or waits. */
export async function applyTestMode(text: string, signal: AbortSignal): Promise<void> {
  const { refusal, video } = testModeInText(text) ?? SUCCESS;
  if (refusal) throw testRefusal(refusal);
  if (video.takesMs > 0) await delay(video.takesMs, undefined, { signal });
}

/** A test text is at most as long as the text of a speech may be. */
export const MOST_CHARACTERS = 4096;

/** A recording names its own text at its end, where players look no more. */
const MARK = 'phonofilm-test-text:';
/** Room for the longest text, its mark and tags that a program appends. */
const END_BYTES = 32 * 1024;

export function nameText(text: string): Buffer {
  return Buffer.from(`${MARK}${Buffer.from(text).toString('base64url')};`);
}

/** The text that a recording names; null: none. */
export async function namedText(recording: string | FileInMemory): Promise<string | null> {
  const tail = await endOf(recording);
  const start = tail.lastIndexOf(MARK);
  if (start < 0) return null;
  const end = tail.indexOf(';', start);
  const encoded = tail.subarray(start + MARK.length, end < 0 ? undefined : end).toString('latin1');
  return Buffer.from(encoded, 'base64url').toString().slice(0, MOST_CHARACTERS);
}

async function endOf(recording: string | FileInMemory): Promise<Buffer> {
  if (typeof recording !== 'string') return Buffer.concat(recording.pieces).subarray(-END_BYTES);
  await using file = await open(recording);
  const { size } = await file.stat();
  const end = Buffer.alloc(Math.min(size, END_BYTES));
  const { bytesRead } = await file.read(end, 0, end.length, size - end.length);
  return end.subarray(0, bytesRead);
}
