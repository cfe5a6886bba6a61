import type { Json } from '../../engines/video-engine.ts';
import type { StoredDescription, WordClass } from '../description/description.ts';
import { holds, readPath, readWord, standsBeside } from '../description/reply-path.ts';
import type { Upstream } from '../upstream.ts';
import { callOperation } from './call-operation.ts';
import { isMet, readFault } from './fault.ts';
import { type Operation, operationVariables } from './operation.ts';
import type { Reply } from './read-reply.ts';
import { hintedDelay } from './retry-delay.ts';
import { UpstreamFault } from './upstream-fault.ts';

/** Of a word that is logged. */
const LONGEST_WORD = 200;

export interface Poll {
  readonly state: WordClass;
  readonly reply: Reply;
  readonly progress: number | undefined;
  /** When the service wants to be asked again. */
  readonly hintMs: number | undefined;
}

export interface PollDeps {
  readonly upstream: Upstream;
  readonly operation: Operation;
  /** Where a video within the reply goes. */
  readonly folder: string | undefined;
  readonly now: () => number;
  readonly onOddWord: (word: string) => void;
}

/** The reply says nothing about the job: it is asked again. */
export class NoNews extends Error {
  override readonly name = 'NoNews';
  readonly retryAfterMs: number | undefined;

  constructor(cause: UpstreamFault, retryAfterMs?: number) {
    super(cause.message, { cause });
    this.retryAfterMs = retryAfterMs;
  }
}

/** Asks once. Throws when the reply is no verdict on the job, whatever else it is. */
export async function pollJob(deps: PollDeps, signal: AbortSignal): Promise<Poll> {
  const { upstream, operation, folder, now, onOddWord } = deps;
  const { description } = operation;
  const reply = await callOperation(
    {
      upstream,
      operation,
      call: description.poll,
      variables: operationVariables(operation),
      purpose: 'poll',
      read: { limit: description.poll.bodyLimit, ...(folder !== undefined && { folder }) },
    },
    signal,
  );
  const hintMs = hintedDelay(reply.headers, now());
  const state = stateOf(operation, reply, onOddWord);
  if (state === null) throw new NoNews(new UpstreamFault('the service gave no status', reply), hintMs);
  return { state, reply, progress: readProgress(description.poll, reply.json), hintMs };
}

/** A word for one of these is the last about a job. */
const LAST: readonly WordClass[] = ['done', 'failed', 'refused', 'cancelled', 'gone'];

/** Null: the reply says nothing about the job. */
function stateOf(
  { description, id }: Operation,
  reply: Reply,
  onOddWord: (word: string) => void,
): WordClass | null {
  const { status } = reply;
  if (status < 300) return wordOf(description, reply, onOddWord);
  // Some answer for a failed job with the status of its error. An error that is not about the job may have such a word too.
  const { poll } = description;
  if (standsBeside(reply.json, [...(poll.status ?? []), ...(poll.done ?? [])], id)) {
    const word = wordOf(description, reply, onOddWord);
    if (word !== null && LAST.includes(word)) return word;
  }
  return status === 404 || status === 410 ? 'gone' : null;
}

function wordOf(
  description: StoredDescription,
  reply: Reply,
  onOddWord: (word: string) => void,
): WordClass | null {
  const { poll, refused, error } = description;
  const { json } = reply;
  if (json === undefined) return null;
  if (refused?.if && isMet(refused.if, json)) return 'refused';
  const word = poll.status === null ? undefined : readWord(json, poll.status);
  if (word === undefined) {
    if (poll.done !== null && holds(json, poll.done)) return endOf(description, reply);
    const isWell = description.ok === null || isMet(description.ok, json);
    if (!isWell) return readFault(error, reply).kind === 'gone' ? 'gone' : null;
    return poll.status === null ? 'running' : null;
  }
  const state = Object.hasOwn(poll.map, word.toLowerCase()) ? poll.map[word.toLowerCase()] : undefined;
  if (state === undefined) {
    onOddWord(reply.withoutKeys(word.slice(0, LONGEST_WORD)));
    return 'running';
  }
  return state === 'done' && poll.failedIf !== null && isMet(poll.failedIf, json) ? 'failed' : state;
}

/** A flag says only that it is over. */
function endOf({ poll, error }: StoredDescription, { json }: Reply): WordClass {
  const isFailed =
    readPath(json, error.code) !== undefined ||
    readPath(json, error.message) !== undefined ||
    (poll.failedIf !== null && isMet(poll.failedIf, json));
  return isFailed ? 'failed' : 'done';
}

/** Percent from whatever a service writes: 37, 0.37, "37%", 140; undefined: it makes no sense. */
export function readProgress(
  poll: Pick<StoredDescription['poll'], 'progress'>,
  json: Json | undefined,
): number | undefined {
  if (poll.progress === null) return undefined;
  const found = readPath(json, poll.progress.path);
  const isShare = typeof found === 'string' && found.trim().endsWith('%');
  const number = typeof found === 'string' ? Number(found.replace('%', '')) : found;
  if (typeof number !== 'number' || !Number.isFinite(number)) return undefined;
  const { times } = poll.progress;
  // Where the description says nothing, a fraction below one is taken for a part of one.
  const factor = isShare || Math.abs(number) > 1 ? 1 : (times ?? (Number.isInteger(number) ? 1 : 100));
  return Math.min(100, Math.max(0, number * factor));
}
