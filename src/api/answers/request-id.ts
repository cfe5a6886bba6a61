import { randomBytes } from 'node:crypto';

/** Unique across processes by the random half, within one by the count; cheap enough for every poll. */
export function requestIds(): () => string {
  const process = randomBytes(6).toString('hex');
  let count = 0;
  return () => {
    count += 1;
    return `req_${process}${count.toString(36).padStart(6, '0')}`;
  };
}
