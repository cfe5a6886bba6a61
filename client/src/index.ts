export {
  type FilmOrder,
  type FilmWishes,
  filmOrder,
  quoteOfOrder,
  WishRefused,
  withFiles,
} from './film-order.ts';
export type { Brought } from './film-ways.ts';
export type { ClientOptions } from './http.ts';
export { type CreateOptions, Phonofilm } from './phonofilm.ts';
export { PhonofilmError } from './phonofilm-error.ts';
export type * from './types.ts';
export { InvalidWebhook, verifyWebhook } from './verify-webhook.ts';
export type { WaitOptions } from './wait-for-video.ts';
