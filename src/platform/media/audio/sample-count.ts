/** Counts samples of any rate; in whole numbers, because a sum of a million fractions is not exact. */
export class SampleCount {
  readonly #byRate = new Map<number, number>();
  #frames = 0;

  get frames(): number {
    return this.#frames;
  }

  /** Rounded up to milliseconds: never less than there is. */
  get seconds(): number {
    let seconds = 0;
    for (const [rate, samples] of this.#byRate) seconds += samples / rate;
    return Math.ceil(seconds * 1000 - 1e-6) / 1000;
  }

  add(samples: number, rate: number): void {
    if (samples <= 0 || rate <= 0) return;
    this.#frames += 1;
    this.#byRate.set(rate, (this.#byRate.get(rate) ?? 0) + samples);
  }
}
