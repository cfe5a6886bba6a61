import { connect, type Socket } from 'node:net';

/** An answer as it came over the wire. */
export interface RawAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  // biome-ignore lint/suspicious/noExplicitAny: answers are looked into field by field
  readonly json: any;
}

/** A service that stays silent for so long hangs; the test then says so. */
const PATIENCE_MS = 60_000;

/** A bare TCP connection, for requests that no HTTP client would send. */
export class RawConnection implements AsyncDisposable {
  readonly #socket: Socket;
  #received: Buffer = Buffer.alloc(0);
  #ended = false;
  #news: () => void = () => {};

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.on('data', (chunk) => {
      this.#received = Buffer.concat([this.#received, chunk]);
      this.#news();
    });
    const end = () => {
      this.#ended = true;
      this.#news();
    };
    socket.on('end', end);
    socket.on('close', end);
    // The service may close on us in the middle of a write; what it said before counts.
    socket.on('error', end);
  }

  static async open(url: string): Promise<RawConnection> {
    const { hostname, port } = new URL(url);
    const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true, noDelay: true });
    const connection = new RawConnection(socket);
    await new Promise<void>((resolve) => socket.once('connect', resolve));
    return connection;
  }

  /** Resolves when the bytes have left, or when nobody takes them any more. */
  async write(data: string | Uint8Array): Promise<void> {
    const bytes = typeof data === 'string' ? Buffer.from(data, 'latin1') : data;
    await new Promise<void>((resolve) => {
      this.#socket.once('close', resolve);
      this.#socket.write(bytes, () => {
        this.#socket.off('close', resolve);
        resolve();
      });
    });
  }

  /** Says that no more will come; answers are still heard. */
  finish(): void {
    this.#socket.end();
  }

  /** Goes away without a word. */
  vanish(): void {
    this.#socket.resetAndDestroy();
  }

  get isClosed(): boolean {
    return this.#ended;
  }

  /** The next answer on the connection. */
  async answer(): Promise<RawAnswer> {
    const head = await this.#until((bytes) => bytes.indexOf('\r\n\r\n'), 'the head of an answer');
    const lines = this.#take(head + 4)
      .toString('latin1')
      .split('\r\n');
    const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(lines[0] ?? '')?.[1]);
    if (status === 100) return await this.answer();
    const headers: Record<string, string> = {};
    for (const line of lines.slice(1)) {
      const colon = line.indexOf(':');
      if (colon > 0) headers[line.slice(0, colon).toLowerCase()] = line.slice(colon + 1).trim();
    }
    const text = (await this.#body(headers)).toString('utf8');
    const isJson = headers['content-type']?.startsWith('application/json') ?? false;
    return { status, headers, text, json: isJson ? JSON.parse(text) : undefined };
  }

  /** Everything that came and was not yet taken, once the service has closed the connection. */
  async rest(): Promise<string> {
    await this.#until(() => (this.#ended ? 0 : -1), 'the end of the connection');
    return this.#take(this.#received.length).toString('latin1');
  }

  /** Waits until the bytes that have come hold a text. */
  async received(text: string): Promise<void> {
    await this.#until((bytes) => bytes.indexOf(text), JSON.stringify(text));
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#socket.destroy();
  }

  async #body(headers: Record<string, string>): Promise<Buffer> {
    if (headers['transfer-encoding'] === 'chunked') {
      const chunks: Buffer[] = [];
      for (;;) {
        const line = await this.#until((bytes) => bytes.indexOf('\r\n'), 'the size of a chunk');
        const size = Number.parseInt(this.#take(line + 2).toString('latin1'), 16);
        await this.#until((bytes) => (bytes.length >= size + 2 ? 0 : -1), 'a chunk');
        const chunk = this.#take(size + 2);
        if (size === 0) return Buffer.concat(chunks);
        chunks.push(chunk.subarray(0, size));
      }
    }
    const length = Number(headers['content-length'] ?? 0);
    await this.#until((bytes) => (bytes.length >= length ? 0 : -1), 'the body of an answer');
    return this.#take(length);
  }

  #take(length: number): Buffer {
    const taken = this.#received.subarray(0, length);
    this.#received = this.#received.subarray(length);
    return taken;
  }

  /** Where in the received bytes something is; waits while it is nowhere. */
  async #until(where: (bytes: Buffer) => number, what: string): Promise<number> {
    const patience = AbortSignal.timeout(PATIENCE_MS);
    for (;;) {
      const found = where(this.#received);
      if (found >= 0) return found;
      const so = `; so far: ${JSON.stringify(this.#received.subarray(0, 300).toString('latin1'))}`;
      if (this.#ended) throw new Error(`The connection closed before ${what}${so}`);
      if (patience.aborted) throw new Error(`Waited in vain for ${what}${so}`);
      await new Promise<void>((resolve) => {
        this.#news = resolve;
        patience.addEventListener('abort', () => resolve(), { once: true });
      });
    }
  }
}

/** Sends bytes on a connection of their own and reads the answer. */
export async function sendRaw(url: string, ...pieces: (string | Uint8Array)[]): Promise<RawAnswer> {
  await using connection = await RawConnection.open(url);
  for (const piece of pieces) await connection.write(piece);
  return await connection.answer();
}
