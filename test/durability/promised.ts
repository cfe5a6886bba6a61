import type { Acknowledged } from '../support/rough-client.ts';
import { nothingAcknowledged } from '../support/rough-client.ts';

/** A value that an operator changed again and again. */
export interface Changed {
  /** The newest value that was answered. */
  promised: number;
  /** The newest value that was asked for. */
  requested: number;
}

/** What the callers and the operator of a service were promised, kept across power cuts. */
export interface Promised {
  readonly videos: Acknowledged;
  /** Videos that were seen completed, and whose bytes have not been looked at since. */
  readonly completed: Set<string>;
  /** Videos that were given a picture, until they have ended. */
  readonly withPicture: Set<string>;
  /** Prompts of videos of hosted models that were asked for. */
  readonly hosted: Map<string, { readonly model: string; readonly id: string | null }>;
  /** Times of the answers to chats since the last cut. */
  chatAnswers: number[];
  chatsSent: number;
  /** When the newest video was sent that was answered: it waited for the disk, and took along what was written before. */
  videoSentAt: number;
  /** Accounts of the operator by id: what they must hold. */
  readonly accounts: Map<string, Changed>;
  /** Values of keys. */
  readonly keys: Set<string>;
  readonly deletedKeys: Set<string>;
  readonly webhooks: Set<string>;
  /** Characters by id, with the bytes of their pictures. */
  readonly characters: Map<string, Buffer>;
  readonly price: Changed;
}

export function nothingPromised(): Promised {
  return {
    videos: nothingAcknowledged(),
    completed: new Set(),
    withPicture: new Set(),
    hosted: new Map(),
    chatAnswers: [],
    chatsSent: 0,
    videoSentAt: 0,
    accounts: new Map(),
    keys: new Set(),
    deletedKeys: new Set(),
    webhooks: new Set(),
    characters: new Map(),
    price: { promised: 0, requested: 0 },
  };
}
