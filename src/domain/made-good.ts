/** What this service makes good of a film that a hosted service did not make as it was ordered. */
export type MadeGood = 'watermark' | 'format';
