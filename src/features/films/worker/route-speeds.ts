/** So many of the latest films of a route count. */
const KEPT = 20;
/** Older ones tell nothing of how busy a service is now. */
const LATELY_MS = 3_600_000;
/** A route that is being tried gets no further films for this long, unless it has made one by then. */
const TRYING_MS = 600_000;
/** Routes of models that were removed are forgotten at last. */
const MOST_ROUTES = 1000;

interface Known {
  /** Milliseconds of work for a second of film, and when it was done; the latest last. */
  readonly made: { readonly at: number; readonly pace: number }[];
  triedAt: number;
}

/** How fast routes have lately been, by the films that this process began and saw completed. */
export class RouteSpeeds {
  readonly #now: () => number;
  /** Those that were used last stand last. */
  readonly #known = new Map<string, Known>();

  constructor(now: () => number) {
    this.#now = now;
  }

  /** A route has made a film. */
  made(route: string, seconds: number, milliseconds: number): void {
    const { made } = this.#use(route);
    made.push({ at: this.#now(), pace: milliseconds / seconds });
    if (made.length > KEPT) made.shift();
  }

  /** A route gets a film so that its speed is known. */
  tries(route: string): void {
    this.#use(route).triedAt = this.#now();
  }

  /** Milliseconds for a second of film, the median of lately; null: not known. */
  paceOf(route: string): number | null {
    const since = this.#now() - LATELY_MS;
    const paces = (this.#known.get(route)?.made ?? []).filter(({ at }) => at > since).map(({ pace }) => pace);
    return paces.sort((one, other) => one - other)[Math.floor(paces.length / 2)] ?? null;
  }

  isTried(route: string): boolean {
    return (this.#known.get(route)?.triedAt ?? -Infinity) > this.#now() - TRYING_MS;
  }

  #use(route: string): Known {
    const known = this.#known.get(route) ?? { made: [], triedAt: -Infinity };
    this.#known.delete(route);
    this.#known.set(route, known);
    const [oldest] = this.#known.keys();
    if (this.#known.size > MOST_ROUTES && oldest !== undefined) this.#known.delete(oldest);
    return known;
  }
}
