/** Reads a Server-Sent Events answer event by event, as they arrive. */
export class EventReader {
  readonly #reader: ReadableStreamDefaultReader<Uint8Array>;
  readonly #decoder = new TextDecoder();
  /** Everything that has arrived, byte for byte. */
  text = '';
  #taken = 0;

  constructor(response: Response) {
    this.#reader = response.body!.getReader();
  }

  /** The next event with the blank line that ends it, or null at the end of the stream. */
  async next(): Promise<string | null> {
    for (;;) {
      const end = this.text.indexOf('\n\n', this.#taken);
      if (end >= 0) {
        const event = this.text.slice(this.#taken, end + 2);
        this.#taken = end + 2;
        return event;
      }
      const { done, value } = await this.#reader.read();
      if (done) return null;
      this.text += this.#decoder.decode(value, { stream: true });
    }
  }

  /** The data of the next event, parsed where it is JSON. */
  // biome-ignore lint/suspicious/noExplicitAny: events are looked into field by field
  async data(): Promise<any> {
    const event = await this.next();
    if (event === null) return null;
    const data = event.replace(/^data: /, '').trimEnd();
    return data === '[DONE]' ? data : JSON.parse(data);
  }

  // biome-ignore lint/suspicious/noExplicitAny: events are looked into field by field
  async rest(): Promise<any[]> {
    const events = [];
    for (let event = await this.data(); event !== null; event = await this.data()) events.push(event);
    return events;
  }

  async cancel(): Promise<void> {
    await this.#reader.cancel();
  }
}
