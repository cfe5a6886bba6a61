import { SAMPLE_RATE } from './pcm-file.ts';
import type { Span } from './voice-activity.ts';

/** A stretch of audio for one pass of a recogniser: one or more spans and the pauses between them. */
export interface Window {
  readonly start: number;
  readonly end: number;
  readonly spans: readonly Span[];
}

export interface Packing {
  readonly longestSeconds: number;
  /** A pause longer than this always ends a window. */
  readonly widestGapSeconds: number;
}

/** Joins neighbouring spans while they fit, so that a recogniser gets sentences instead of fragments. */
export class WindowCutter {
  readonly #spans: AsyncIterator<Span>;
  #ahead: Span | null = null;

  constructor(spans: AsyncIterable<Span>) {
    this.#spans = spans[Symbol.asyncIterator]();
  }

  /** The next window, or null when there is no more speech. */
  async next(packing: Packing): Promise<Window | null> {
    const first = await this.#take();
    if (!first) return null;
    const held = [first];
    let last = first;
    for (;;) {
      const span = await this.#take();
      if (!span) break;
      if (!fits(first, last, span, packing)) {
        this.#ahead = span;
        break;
      }
      held.push(span);
      last = span;
    }
    return { start: first.start, end: last.end, spans: held };
  }

  async #take(): Promise<Span | null> {
    const ahead = this.#ahead;
    this.#ahead = null;
    if (ahead) return ahead;
    const { value, done } = await this.#spans.next();
    return done ? null : value;
  }
}

function fits(first: Span, last: Span, next: Span, packing: Packing): boolean {
  const gap = next.start - last.end;
  return (
    next.end - first.start <= packing.longestSeconds * SAMPLE_RATE &&
    gap <= packing.widestGapSeconds * SAMPLE_RATE
  );
}
