import type { FaultClass, UpstreamPurpose } from './upstream.ts';

export interface PurposeRecord {
  readonly calls: number;
  /** Without an answer, or with 5xx. */
  readonly failures: number;
  /** A running mean of the time to the headers of an answer. */
  readonly meanSeconds: number | null;
}

const MEAN_WEIGHT = 0.1;

/** What this process has seen of an upstream since it started, for the operator. */
export class UpstreamRecord {
  readonly #now: () => number;
  readonly #purposes = new Map<
    UpstreamPurpose,
    { calls: number; failures: number; meanSeconds: number | null }
  >();
  readonly #faults = new Map<FaultClass, number>();
  #lastAnsweredAt: number | null = null;
  #lastFault: { readonly class: FaultClass; readonly at: number } | null = null;
  /** Status words that its description does not list. */
  readonly #unknownWords = new Map<string, number>();

  constructor(now: () => number) {
    this.#now = now;
  }

  answered(purpose: UpstreamPurpose, status: number, seconds: number): void {
    this.#lastAnsweredAt = this.#now();
    this.#count(purpose, status >= 500, seconds);
  }

  unanswered(purpose: UpstreamPurpose, seconds: number): void {
    this.#count(purpose, true, seconds);
  }

  fault(fault: FaultClass): void {
    this.#faults.set(fault, (this.#faults.get(fault) ?? 0) + 1);
    this.#lastFault = { class: fault, at: this.#now() };
  }

  unknownWord(word: string): void {
    const known = word.slice(0, 64);
    if (this.#unknownWords.has(known) || this.#unknownWords.size < 50)
      this.#unknownWords.set(known, (this.#unknownWords.get(known) ?? 0) + 1);
  }

  get purposes(): ReadonlyMap<UpstreamPurpose, PurposeRecord> {
    return this.#purposes;
  }

  get faults(): ReadonlyMap<FaultClass, number> {
    return this.#faults;
  }

  get unknownWords(): ReadonlyMap<string, number> {
    return this.#unknownWords;
  }

  get lastAnsweredAt(): number | null {
    return this.#lastAnsweredAt;
  }

  get lastFault(): { readonly class: FaultClass; readonly at: number } | null {
    return this.#lastFault;
  }

  #count(purpose: UpstreamPurpose, failed: boolean, seconds: number): void {
    const record = this.#purposes.get(purpose) ?? { calls: 0, failures: 0, meanSeconds: null };
    record.calls += 1;
    if (failed) record.failures += 1;
    record.meanSeconds =
      record.meanSeconds === null
        ? seconds
        : record.meanSeconds + MEAN_WEIGHT * (seconds - record.meanSeconds);
    this.#purposes.set(purpose, record);
  }
}
