import type { VideoEngine } from '../../../engines/video-engine.ts';
import { FairGate } from '../../../platform/turns/fair-gate.ts';

/**
 * How many videos each engine makes at once in this process. The lanes of the queue limit the tasks that wait for their
 * first route; a task that comes to an engine as its second route waits for a place here.
 */
export class EnginePlaces {
  readonly #gates = new Map<string, FairGate>();

  /** A place for a video, by turns of accounts; null when the engine's tasks do not wait that long. */
  async enter(engine: VideoEngine, account: string, signal: AbortSignal): Promise<Disposable | null> {
    const gate = this.#gateOf(engine);
    if (engine.placeWaitMs === undefined) return await gate.enter({ account, patient: true }, signal);
    const late = AbortSignal.timeout(engine.placeWaitMs);
    try {
      return await gate.enter({ account, patient: true }, AbortSignal.any([signal, late]));
    } catch (error) {
      if (late.aborted && !signal.aborted) return null;
      throw error;
    }
  }

  /** A place for a video that its engine is making already: it is counted, but does not wait. */
  resume(engine: VideoEngine, account: string): Disposable {
    const left = new AbortController();
    const place = this.#gateOf(engine).enter({ account, patient: true }, left.signal);
    place.catch(() => {});
    return {
      [Symbol.dispose]: () => {
        left.abort();
        void place.then((entered) => entered[Symbol.dispose]()).catch(() => {});
      },
    };
  }

  /** Videos that an engine makes in this process. */
  running(engine: VideoEngine): number {
    return this.#gates.get(engine.sharesConcurrencyOf ?? engine.name)?.running ?? 0;
  }

  #gateOf(engine: VideoEngine): FairGate {
    const name = engine.sharesConcurrencyOf ?? engine.name;
    const gate =
      this.#gates.get(name) ?? new FairGate({ what: 'videos', atOnce: engine.concurrency, waiting: 0 });
    this.#gates.set(name, gate);
    return gate;
  }
}
