import { createServer, type Server } from 'node:http';
import OpenAI from 'openai';

/** What became of an order. */
export type Order =
  | { readonly state: 'ordered' }
  | { readonly state: 'delivered'; readonly link: string }
  | { readonly state: 'failed'; readonly reason: string };

/** A shop that sells videos: it orders them, is told by a webhook when they are ready, and keeps their links. */
export class VideoShop {
  readonly #client: OpenAI;
  readonly #orders = new Map<string, Order>();
  readonly #seenEvents = new Set<string>();
  readonly #waiting = new Map<string, () => void>();
  #server: Server | null = null;
  #secret = '';

  constructor(client = new OpenAI()) {
    this.#client = client;
  }

  /** Listens for webhooks, and registers its address with the service. */
  async open(): Promise<void> {
    const server = createServer(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk);
      const headers = Object.entries(request.headers).map(([name, value]) => [name, String(value)] as const);
      try {
        const body = Buffer.concat(chunks).toString();
        const event = await this.#client.webhooks.unwrap(body, Object.fromEntries(headers), this.#secret);
        response.writeHead(204).end();
        await this.#onEvent(event as { id: string; type: string; data: { id: string } });
      } catch {
        response.writeHead(400).end();
      }
    });
    this.#server = server;
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as { port: number };
    const webhook = await this.#client.post<{ secret: string }>('/webhooks', {
      body: { url: `http://127.0.0.1:${port}` },
    });
    this.#secret = webhook.secret;
  }

  close(): void {
    this.#server?.close();
    this.#server?.closeAllConnections();
  }

  /** Returns the number of the order. A refusal is an `OpenAI.APIError` with the service's code. */
  async order(prompt: string): Promise<string> {
    const video = await this.#client.post<{ id: string }>('/video/create', {
      body: { model: 'vidA3-fast', prompt, seconds: 4 },
    });
    this.#orders.set(video.id, { state: 'ordered' });
    return video.id;
  }

  /** How the order ended. */
  async outcome(id: string): Promise<Order> {
    const order = this.#orders.get(id);
    if (order && order.state !== 'ordered') return order;
    await new Promise<void>((resolve) => this.#waiting.set(id, resolve));
    return await this.outcome(id);
  }

  async #onEvent({ id, type, data }: { id: string; type: string; data: { id: string } }): Promise<void> {
    // The same event can come twice.
    if (this.#seenEvents.has(id)) return;
    this.#seenEvents.add(id);
    const video = await this.#client.get<{ video_url: string | null; error?: { code: string } }>(
      `/video/query?id=${encodeURIComponent(data.id)}`,
    );
    this.#orders.set(
      data.id,
      type === 'video.completed' && video.video_url
        ? { state: 'delivered', link: video.video_url }
        : { state: 'failed', reason: video.error?.code ?? 'unknown' },
    );
    this.#waiting.get(data.id)?.();
  }
}
