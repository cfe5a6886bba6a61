/** What post-processing does to a video that a hosted service did not make as ordered. */
export type PostProcessing = 'watermark' | 'format';
