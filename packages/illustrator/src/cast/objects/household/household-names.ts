import type { ObjectName } from '../object-names.ts';

export const HOUSEHOLD: Readonly<Record<string, ObjectName>> = {
  vase: { words: 'flower vase', rests: 'table', held: true },
};
