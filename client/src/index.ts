export type { ClientOptions } from './http.ts';
export { type CreateOptions, Phonofilm } from './phonofilm.ts';
export { PhonofilmError } from './phonofilm-error.ts';
export type * from './types.ts';
export { InvalidWebhook, verifyWebhook } from './verify-webhook.ts';
export {
  draftVideo,
  quoteOfOrder,
  type VideoDraft,
  type VideoWishes,
  WishRefused,
  withFiles,
} from './video-draft.ts';
export type { Brought } from './video-ways.ts';
export type { WaitOptions } from './wait-for-video.ts';
