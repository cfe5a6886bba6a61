import { randomBytes } from 'node:crypto';

/** The random half is unique across processes, the counter within one; cheap enough for every poll. */
export function requestIds(): () => string {
  const process = randomBytes(6).toString('hex');
  let count = 0;
  return () => {
    count += 1;
    return `req_${process}${count.toString(36).padStart(6, '0')}`;
  };
}
