import type { IncomingHttpHeaders } from 'node:http';
import type { Json } from '../../video-engine.ts';
import type { UpstreamReply } from '../upstream.ts';
import { type Spilled, SpillStrings } from './spill-strings.ts';

/** A reply that was read to its end. */
export interface Reply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** Undefined: it is not JSON, or there is nothing. */
  readonly json: Json | undefined;
  /** The beginning, for the log. */
  readonly excerpt: string;
  /** Long texts of the JSON, by the marks that stand in their place. */
  readonly spilled: ReadonlyMap<string, Spilled>;
}

export interface ReadOptions {
  readonly limit: number;
  /** From the headers to the end. */
  readonly timeoutMs: number;
  /** Where long texts go; without it everything is read into memory. */
  readonly folder?: string;
}

/** Larger replies are read piece by piece. */
const SMALL = 512 * 1024;
const EXCERPT = 2000;

/** Throws when the reply breaks off, is too long, or takes too long. */
export async function readReply(
  reply: UpstreamReply,
  options: ReadOptions,
  signal: AbortSignal,
): Promise<Reply> {
  const { body, status, headers } = reply;
  // A timer that is cleared: thousands of polls a minute make nothing else of it.
  const late = setTimeout(() => body.destroy(new Error('the reply took too long')), options.timeoutMs);
  const abort = () => body.destroy(signal.reason instanceof Error ? signal.reason : new Error('stopped'));
  signal.addEventListener('abort', abort, { once: true });
  try {
    const { text, spilled } = await collect(body, options);
    return { status, headers, json: parse(text), excerpt: text.slice(0, EXCERPT), spilled };
  } finally {
    clearTimeout(late);
    signal.removeEventListener('abort', abort);
    if (!body.destroyed) body.destroy();
  }
}

async function collect(
  body: AsyncIterable<Buffer>,
  { limit, folder }: ReadOptions,
): Promise<{ text: string; spilled: ReadonlyMap<string, Spilled> }> {
  const chunks: Buffer[] = [];
  let length = 0;
  let spill: SpillStrings | null = null;
  for await (const chunk of body) {
    length += chunk.length;
    if (length > limit) throw new Error(`the reply is longer than ${limit} bytes`);
    if (spill !== null) await spill.write(chunk);
    else {
      chunks.push(chunk);
      if (length <= SMALL || folder === undefined) continue;
      spill = new SpillStrings(folder);
      for (const earlier of chunks.splice(0)) await spill.write(earlier);
    }
  }
  if (spill === null) return { text: Buffer.concat(chunks).toString('utf8'), spilled: new Map() };
  const text = await spill.end();
  return { text: Buffer.from(text, 'latin1').toString('utf8'), spilled: spill.spilled };
}

/** Of the content alone: services mark JSON as anything. Text that ends too early is no JSON. */
function parse(text: string): Json | undefined {
  if (!/^\s*[[{]/.test(text)) return undefined;
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}
