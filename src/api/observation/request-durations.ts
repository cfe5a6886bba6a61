const BOUNDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];
const NAME = 'phonofilm_http_request_duration_seconds';

/** The durations of one route's answers with one status. */
class Durations {
  readonly #labels: string;
  /** Answers within each bound, and beyond the last. */
  readonly #counts = new Float64Array(BOUNDS.length + 1);
  #sum = 0;

  constructor(labels: string) {
    this.#labels = labels;
  }

  add(seconds: number): void {
    let bucket = 0;
    while (bucket < BOUNDS.length && seconds > BOUNDS[bucket]!) bucket += 1;
    this.#counts[bucket]! += 1;
    this.#sum += seconds;
  }

  lines(): string[] {
    let count = 0;
    const buckets = [...BOUNDS, '+Inf'].map((bound, index) => {
      count += this.#counts[index]!;
      return `${NAME}_bucket{le="${bound}",${this.#labels}} ${count}`;
    });
    return [
      ...buckets,
      `${NAME}_sum{${this.#labels}} ${this.#sum}`,
      `${NAME}_count{${this.#labels}} ${count}`,
    ];
  }
}

/**
 * A histogram of request durations in Prometheus' own text. The client library's takes a seventh of a poll to find its
 * labels; here a route finds its counters once and each answer is an addition.
 */
export class RequestDurations {
  readonly #all: Durations[] = [];

  /** For one route: what to call with each answer's status and duration. */
  of(method: string, route: string): (status: number, seconds: number) => void {
    const byStatus: (Durations | undefined)[] = [];
    return (status, seconds) => {
      let durations = byStatus[status];
      if (durations === undefined) {
        durations = new Durations(`method="${method}",route="${route}",status="${status}"`);
        byStatus[status] = durations;
        this.#all.push(durations);
      }
      durations.add(seconds);
    };
  }

  text(): string {
    return [
      `# HELP ${NAME} Time from the first byte of a request to the last of its answer.`,
      `# TYPE ${NAME} histogram`,
      ...this.#all.flatMap((durations) => durations.lines()),
      '',
    ].join('\n');
  }
}
