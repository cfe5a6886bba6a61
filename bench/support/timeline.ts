/** What happens when, on a clock of its own, with chance that repeats. */

interface Event {
  readonly at: number;
  readonly number: number;
  readonly work: () => void | Promise<void>;
}

export class Heap<Item> {
  readonly #items: Item[] = [];
  readonly #compare: (a: Item, b: Item) => number;

  /** The lowest comes first. */
  constructor(compare: (a: Item, b: Item) => number) {
    this.#compare = compare;
  }

  get size(): number {
    return this.#items.length;
  }

  push(item: Item): void {
    const items = this.#items;
    let place = items.length;
    while (place > 0) {
      const parent = (place - 1) >> 1;
      if (this.#compare(items[parent]!, item) <= 0) break;
      items[place] = items[parent]!;
      place = parent;
    }
    items[place] = item;
  }

  pop(): Item | undefined {
    const items = this.#items;
    const [first] = items;
    const last = items.pop();
    if (last === undefined || items.length === 0) return first;
    let place = 0;
    for (;;) {
      let child = 2 * place + 1;
      if (child >= items.length) break;
      if (child + 1 < items.length && this.#compare(items[child + 1]!, items[child]!) < 0) child += 1;
      if (this.#compare(items[child]!, last) >= 0) break;
      items[place] = items[child]!;
      place = child;
    }
    items[place] = last;
    return first;
  }
}

export class Timeline {
  /** Seconds. */
  now = 0;
  events = 0;
  readonly #events = new Heap<Event>((a, b) => a.at - b.at || a.number - b.number);
  #number = 0;
  #seed: number;

  constructor(seed: number) {
    this.#seed = seed;
  }

  at(at: number, work: () => void | Promise<void>): void {
    this.#number += 1;
    this.#events.push({ at, number: this.#number, work });
  }

  heap<Item>(compare: (a: Item, b: Item) => number): Heap<Item> {
    return new Heap(compare);
  }

  async run(until: number): Promise<void> {
    for (;;) {
      const next = this.#events.pop();
      if (next === undefined) return;
      if (next.at > until) return this.#events.push(next);
      this.now = next.at;
      this.events += 1;
      const working = next.work();
      if (working) await working;
    }
  }

  /** From 0 to 1 (mulberry32). */
  random(): number {
    this.#seed = (this.#seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#seed ^ (this.#seed >>> 15), 1 | this.#seed);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** A factor around one whose logarithm is normal. */
  spread(deviation: number): number {
    const normal = Math.sqrt(-2 * Math.log(1 - this.random())) * Math.cos(2 * Math.PI * this.random());
    return Math.exp(deviation * normal);
  }

  /** Until the next of those that come so often a second, by chance. */
  pause(aSecond: number): number {
    return -Math.log(1 - this.random()) / aSecond;
  }
}
