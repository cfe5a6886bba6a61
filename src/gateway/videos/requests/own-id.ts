import { createHash } from 'node:crypto';

/**
 * Our own id of one attempt, for services that let the caller choose: a UUID, because some take nothing else, and always
 * the same for the same attempt.
 */
export function ownIdOf(taskId: string, attempt: number): string {
  const hash = createHash('sha256').update(`${taskId}#${attempt}`).digest('hex');
  const variant = '89ab'[Number.parseInt(hash.charAt(16), 16) % 4];
  const parts = [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `4${hash.slice(13, 16)}`,
    `${variant}${hash.slice(17, 20)}`,
  ];
  return [...parts, hash.slice(20, 32)].join('-');
}
