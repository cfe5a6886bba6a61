import { STEP_SECONDS, WINDOW_OVERHEAD } from './speech-plan.ts';

/** The first window is as long as can be made in this time, so that it is heard soon. */
const FIRST_SECONDS = 0.5;
const SHORTEST_FIRST = 20;
const LONGEST_FIRST = 48;
const SHORTEST = 16;
/** While nobody hears anything yet, long windows are cheaper. */
const SHORTEST_HELD_BACK = 100;
/** Longer windows take more memory (30 MB a second of sound) and hardly less time. */
const LONGEST = 120;
/** Of the time until the listener runs dry, a window takes at most this share: runs differ. */
const SHARE = 0.75;
/** Sound that the encoder holds back, and what the way to the listener takes. */
const RESERVE_SECONDS = 0.1;
/** Planning a sentence takes as long as this many steps of sound. */
const PLANNING = 8;
/** Holding back the start for longer than this is worse than gaps. */
const LONGEST_HOLD_SECONDS = 4;
/** Windows end at a weak step, which is often before the last that would do. */
const USUAL_LENGTH = 0.8;
const WEIGHT_OF_LAST = 0.5;

/** How long the windows of a speech are, and when its listener may begin. */
export type Pacing = Pick<Pace, 'add' | 'begin' | 'nextSteps' | 'keepsUp' | 'isHopeless'>;

/** For a speech that is heard when all of it is there: always the same windows. */
export const UNHURRIED: Pacing = {
  add: () => {},
  begin: () => {},
  nextSteps: () => LONGEST,
  keepsUp: () => false,
  isHopeless: () => false,
};

/**
 * Plans the lengths of windows so that the listener never waits for the next one. It knows how long a step takes on this
 * machine at this time, and how much the listener has still to hear.
 */
export class Pace {
  readonly #now: () => number;
  readonly #secondsPerStep: number;
  readonly #measured: MeasuredSpeed;
  #begunAt: number | null = null;
  #ready = 0;
  #isFirst = true;

  /** `tempo`: how much faster than the model makes it the sound is played. */
  constructor(measured: MeasuredSpeed, tempo: number, now: () => number) {
    this.#measured = measured;
    this.#secondsPerStep = STEP_SECONDS / tempo;
    this.#now = now;
  }

  /** Sound has been made: so many steps of it, or seconds as the model makes them. */
  add(modelSeconds: number): void {
    this.#ready += (modelSeconds / STEP_SECONDS) * this.#secondsPerStep;
  }

  /** The listener begins to hear. */
  begin(): void {
    this.#begunAt = this.#now();
  }

  /** How long the next window may be. */
  nextSteps(): number {
    if (this.#isFirst) {
      this.#isFirst = false;
      return clamp(this.#affordable(FIRST_SECONDS), SHORTEST_FIRST, LONGEST_FIRST);
    }
    const shortest = this.#begunAt === null ? SHORTEST_HELD_BACK : SHORTEST;
    return clamp(this.#affordable(this.#ahead() * SHARE), shortest, LONGEST);
  }

  /** Whether all that is left of this piece and of those after it can be made in time, so that the listener may begin. */
  keepsUp(stepsHere: number, stepsAfter: number): boolean {
    return this.#isEnough(this.#ahead(), stepsHere, stepsAfter);
  }

  /** Whether even holding back the start does not help. */
  isHopeless(stepsHere: number, stepsAfter: number): boolean {
    const cost = this.#measured.secondsPerStep * (1 + (WINDOW_OVERHEAD + PLANNING) / LONGEST);
    const held = LONGEST_HOLD_SECONDS / cost;
    const ahead = this.#ahead() + held * this.#secondsPerStep;
    const after = stepsAfter - Math.max(0, held - stepsHere);
    return !this.#isEnough(ahead, Math.max(0, stepsHere - held), Math.max(0, after));
  }

  #isEnough(aheadNow: number, stepsHere: number, stepsAfter: number): boolean {
    let ahead = aheadNow;
    for (let left = stepsHere + stepsAfter; left > 0; ) {
      const planning = left > stepsAfter ? 0 : PLANNING;
      const most = Math.min(LONGEST, this.#affordable(ahead * SHARE) - planning);
      if (most < Math.min(left, SHORTEST)) return false;
      const steps = Math.min(left, most * USUAL_LENGTH);
      ahead +=
        steps * this.#secondsPerStep - (steps + WINDOW_OVERHEAD + planning) * this.#measured.secondsPerStep;
      left -= steps;
    }
    return true;
  }

  #ahead(): number {
    const heard = this.#begunAt === null ? 0 : (this.#now() - this.#begunAt) / 1000;
    return this.#ready - heard - RESERVE_SECONDS;
  }

  #affordable(seconds: number): number {
    return Math.floor(seconds / this.#measured.secondsPerStep) - WINDOW_OVERHEAD;
  }
}

/** Seconds that a step of sound takes: slower is believed at once, faster by and by. At first, those of two cores. */
export class MeasuredSpeed {
  secondsPerStep = 0.012;

  measure(steps: number, milliseconds: number): void {
    const last = milliseconds / 1000 / (steps + WINDOW_OVERHEAD);
    const smooth = this.secondsPerStep + (last - this.secondsPerStep) * WEIGHT_OF_LAST;
    this.secondsPerStep = Math.max(last, smooth);
  }
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
