import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export interface CollectedSpan {
  readonly trace: string;
  readonly id: string;
  readonly parent: string;
  readonly name: string;
  readonly service: string;
  readonly facts: Readonly<Record<string, string | number>>;
}

/** A collector for OTLP over HTTP, as OpenTelemetry's own listens on port 4318. */
export class TraceCollector {
  readonly spans: CollectedSpan[] = [];
  readonly #server: Server;

  private constructor() {
    this.#server = createServer(async (request, response) => {
      const body = await buffer(request);
      if (request.url === '/v1/traces') this.spans.push(...spansOf(body));
      response.writeHead(200, { 'content-type': 'application/x-protobuf' }).end();
    });
  }

  static async listen(): Promise<TraceCollector> {
    const collector = new TraceCollector();
    await new Promise<void>((resolve) => collector.#server.listen(0, '127.0.0.1', resolve));
    return collector;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}

/** The numbers of fields are those of opentelemetry-proto's trace.proto. */
function spansOf(message: Buffer): CollectedSpan[] {
  return parts(message, 1).flatMap((resourceSpans) => {
    const service = factsOf(parts(resourceSpans, 1)[0]!, 1)['service.name'];
    const spans = parts(resourceSpans, 2).flatMap((scopeSpans) => parts(scopeSpans, 2));
    return spans.map((span) => ({
      trace: parts(span, 1)[0]!.toString('hex'),
      id: parts(span, 2)[0]!.toString('hex'),
      parent: parts(span, 4)[0]?.toString('hex') ?? '',
      name: parts(span, 5)[0]!.toString(),
      service: String(service),
      facts: factsOf(span, 9),
    }));
  });
}

function factsOf(message: Buffer, field: number): Record<string, string | number> {
  return Object.fromEntries(
    parts(message, field).map((fact) => {
      const [key] = parts(fact, 1);
      const value = fields(parts(fact, 2)[0]!)[0]!;
      return [key!.toString(), Buffer.isBuffer(value[1]) ? value[1].toString() : Number(value[1])];
    }),
  );
}

const parts = (message: Buffer, field: number): Buffer[] =>
  fields(message).flatMap(([number, value]) => (number === field && Buffer.isBuffer(value) ? [value] : []));

/** A message of Protocol Buffers, as far as it has numbers, fixed numbers and what has a length. */
function fields(message: Buffer): [number, Buffer | bigint][] {
  const found: [number, Buffer | bigint][] = [];
  let at = 0;
  const varint = () => {
    let value = 0n;
    for (let shift = 0n; ; shift += 7n) {
      const byte = message[at++]!;
      value |= BigInt(byte & 0x7f) << shift;
      if (byte < 0x80) return value;
    }
  };
  while (at < message.length) {
    const tag = Number(varint());
    const wire = tag & 7;
    if (wire === 0) found.push([tag >> 3, varint()]);
    else {
      const length = wire === 2 ? Number(varint()) : wire === 1 ? 8 : 4;
      found.push([tag >> 3, message.subarray(at, at + length)]);
      at += length;
    }
  }
  return found;
}
