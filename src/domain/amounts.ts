import type { Micros } from './money.ts';

/** Micro-units by what is measured. Each kind of model has the measures that fit it; what several of them give is added. */
export interface Amounts {
  /** Per second of video up to 1280x720. */
  readonly perSecond?: Micros;
  /** Factor on `perSecond` for videos of more pixels than 1280x720. */
  readonly largeFactor?: number;
  readonly perVideo?: Micros;
  /** Of each picture that the request brings. */
  readonly perPicture?: Micros;
  readonly perMinute?: Micros;
  readonly perThousandCharacters?: Micros;
  /** Of a conversation, or of a video whose service counts its pixels as tokens. */
  readonly perThousandTokens?: Micros;
  /** In place of `perThousandTokens`, for either side of a conversation. */
  readonly perThousandInputTokens?: Micros;
  readonly perThousandOutputTokens?: Micros;
  /** Of the input, where a service had it in its cache; and of sound on either side. */
  readonly perThousandCachedTokens?: Micros;
  readonly perThousandAudioTokens?: Micros;
}

/** What can be known of an order, or set of it. */
export type Fact = string | number | boolean;
