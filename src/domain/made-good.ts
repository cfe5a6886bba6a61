/** What this service can make good of a film that a hosted service did not make as it was ordered. */
export const MADE_GOOD = ['watermark', 'length', 'size', 'sound', 'format'] as const;
export type MadeGood = (typeof MADE_GOOD)[number];
