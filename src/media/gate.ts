export interface Gate {
  /** Runs `work` once there is room; a caller that gives up while waiting leaves the line. */
  run<Result>(work: () => Promise<Result>, signal: AbortSignal): Promise<Result>;
}

/** Lets `limit` pieces of work run at once; the others wait in the order they came. */
export function createGate(limit: number): Gate {
  let running = 0;
  const line: Array<() => void> = [];

  async function enter(signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    if (running < limit) {
      running++;
      return;
    }
    await new Promise<void>((resolve, reject) => {
      const proceed = (): void => {
        signal.removeEventListener('abort', leave);
        resolve();
      };
      const leave = (): void => {
        line.splice(line.indexOf(proceed), 1);
        reject(signal.reason);
      };
      line.push(proceed);
      signal.addEventListener('abort', leave, { once: true });
    });
  }

  /** The place goes straight to the next in line, so nobody can slip in between. */
  function exit(): void {
    const next = line.shift();
    if (next) next();
    else running--;
  }

  return {
    async run(work, signal) {
      await enter(signal);
      try {
        return await work();
      } finally {
        exit();
      }
    },
  };
}
