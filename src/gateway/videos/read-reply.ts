import type { IncomingHttpHeaders } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import { AnswerOverLimit } from '../../engines/answer-over-limit.ts';
import type { Json } from '../../engines/video-engine.ts';
import { parseExactly } from '../parse-answer.ts';
import type { Upstream, UpstreamReply } from '../upstream.ts';
import { type Spilled, SpillStrings } from './spill-strings.ts';

/** A reply that was read to its end. */
export interface Reply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** Undefined: it is not JSON, or there is nothing. */
  readonly json: Json | undefined;
  /** The beginning, for the log: without our keys. */
  readonly excerpt: string;
  readonly withoutKeys: Upstream['withoutKeys'];
  /** Long texts of the JSON, by the marks that stand in their place. */
  readonly spilled: ReadonlyMap<string, Spilled>;
}

export interface ReadOptions {
  readonly upstream: Pick<Upstream, 'withoutKeys'>;
  /** Where long texts go; without it everything is read into memory. */
  readonly folder?: string;
}

/** Larger replies are read piece by piece. */
const SMALL = 512 * 1024;
const EXCERPT = 2000;
/** White space before JSON. */
const LONGEST_START = 1024;

/** Throws when the reply breaks off, or goes beyond its limits. */
export async function readReply(
  { body, status, headers }: UpstreamReply,
  { upstream, folder }: ReadOptions,
  signal: AbortSignal,
): Promise<Reply> {
  const abort = () => body.destroy(signal.reason instanceof Error ? signal.reason : new Error('stopped'));
  signal.addEventListener('abort', abort, { once: true });
  try {
    const { bytes, spilled } = await collect(body, folder);
    const withoutKeys = (words: string) => upstream.withoutKeys(words);
    const excerpt = withoutKeys(bytes.toString('utf8', 0, 2 * EXCERPT)).slice(0, EXCERPT);
    return { status, headers, json: parse(bytes), excerpt, withoutKeys, spilled };
  } finally {
    signal.removeEventListener('abort', abort);
    if (!body.destroyed) body.destroy();
  }
}

async function collect(
  body: AsyncIterable<Buffer>,
  folder: string | undefined,
): Promise<{ bytes: Buffer; spilled: ReadonlyMap<string, Spilled> }> {
  const chunks: Buffer[] = [];
  let length = 0;
  let spill: SpillStrings | null = null;
  try {
    for await (const chunk of body) {
      length += chunk.length;
      if (spill !== null) {
        await spill.write(chunk);
        // What has arrived already would be gone through in one go.
        await setImmediate();
      } else {
        chunks.push(chunk);
        if (length <= SMALL || folder === undefined) continue;
        spill = new SpillStrings(folder);
        for (const earlier of chunks.splice(0)) {
          await spill.write(earlier);
          await setImmediate();
        }
      }
    }
    if (spill === null) return { bytes: Buffer.concat(chunks), spilled: new Map() };
    return { bytes: spill.end(), spilled: spill.spilled };
  } finally {
    await spill?.close();
  }
}

const BYTE_ORDER_MARK = Buffer.from('\ufeff');

/** Of the content alone: services mark JSON as anything. Text that ends too early is no JSON. */
function parse(answer: Buffer): Json | undefined {
  const isMarked = answer.subarray(0, BYTE_ORDER_MARK.length).equals(BYTE_ORDER_MARK);
  const bytes = isMarked ? answer.subarray(BYTE_ORDER_MARK.length) : answer;
  if (!/^\s*[[{]/.test(bytes.toString('latin1', 0, LONGEST_START))) return undefined;
  try {
    return parseExactly(bytes) as Json;
  } catch (error) {
    if (error instanceof AnswerOverLimit) throw error;
    return undefined;
  }
}
