import type { CharacterPlace, TheirCharacter } from '../../../../domain/characters-elsewhere.ts';
import { StartRefused, type VideoInput } from '../../../video-engine.ts';
import type { Description } from '../../description/description.ts';
import { Inexpressible } from '../../description/inexpressible.ts';
import { readWord } from '../../description/reply-path.ts';
import { visitVariables } from '../../description/template-variables.ts';
import { type FaultClass, NotSent, type Upstream } from '../../upstream.ts';
import { readFault } from '../fault.ts';
import type { Reply } from '../read-reply.ts';
import { formsOf } from '../requests/job-variables.ts';
import { ownIdOf } from '../requests/own-id.ts';
import { hintedDelay } from '../retry-delay.ts';
import { UpstreamFault } from '../upstream-fault.ts';
import { callAboutCharacter } from './call-about-character.ts';

export interface MakeCharacterParts {
  readonly upstream: Upstream;
  readonly description: Pick<Description, 'characters' | 'error' | 'reconcile'>;
  readonly model: string;
  readonly place: CharacterPlace;
  readonly now: () => number;
}

export interface CharacterOrder {
  readonly input: VideoInput;
  /** The id of ours, and of theirs that was forgotten: the same order is one character there, however often it is sent. */
  readonly ours: string;
  readonly former: TheirCharacter | null;
}

/** Statuses that say nothing about this character: another try may succeed. */
const PASSING = [408, 409, 425, 429];
const OF_KEY: Readonly<Record<number, FaultClass>> = { 401: 'auth', 402: 'funds', 403: 'auth' };

/**
 * A character was not made, which may change. `isAnswered`: the service was reached, so that it is not known to be away.
 */
export class CharacterRefused extends StartRefused {
  readonly kind: FaultClass | null;
  readonly words: string;
  readonly isAnswered: boolean;

  constructor(
    cause: Error,
    how: { kind?: FaultClass | undefined; retryAfterMs?: number | undefined; isAnswered: boolean },
  ) {
    const { kind, retryAfterMs, isAnswered } = how;
    super(cause.message, { cause, ...(retryAfterMs !== undefined && { retryAfterMs }) });
    this.kind = kind ?? null;
    this.words = cause instanceof UpstreamFault ? cause.words : '';
    this.isAnswered = isAnswered;
  }
}

/** A character was not made, and will not be. */
export class CharacterUnmakeable extends Error {
  override readonly name = 'CharacterUnmakeable';
}

/** Makes a character of ours at a service. Rejects with `CharacterRefused` or `CharacterUnmakeable`. */
export async function makeCharacter(
  parts: MakeCharacterParts,
  order: CharacterOrder,
  signal: AbortSignal,
): Promise<TheirCharacter> {
  const { description, now } = parts;
  const { characters, error: form } = description;
  if (!characters) throw new CharacterUnmakeable('the service knows no characters');
  const reply = await send(parts, characters.create, order, signal);
  const id = readWord(reply.json, characters.create.id);
  const name = readWord(reply.json, characters.create.name);
  const isSuccess = reply.status >= 200 && reply.status < 300;
  if (isSuccess && id !== undefined && name !== undefined) return { id, name };
  const fault = readFault(form, reply);
  const cause = new UpstreamFault('the service did not make a character', { ...fault, ...reply });
  const ofKey = OF_KEY[reply.status];
  if (ofKey !== undefined) throw new CharacterRefused(cause, { kind: ofKey, isAnswered: false });
  if (reply.status < 500 && !PASSING.includes(reply.status))
    throw new CharacterUnmakeable(cause.message, { cause });
  throw new CharacterRefused(cause, { retryAfterMs: hintedDelay(reply.headers, now()), isAnswered: true });
}

async function send(
  { upstream, description, model, place }: MakeCharacterParts,
  call: NonNullable<Description['characters']>['create'],
  { input, ours, former }: CharacterOrder,
  signal: AbortSignal,
): Promise<Reply> {
  const { reconcile } = description;
  const forms = await formsOf(input, mentionedParts(call.body?.template), undefined, signal);
  const words = [ours, place.upstream, place.baseUrl, former?.id ?? '', String(forms['url'])];
  const headers =
    reconcile.by === 'idempotency_key' ? { [reconcile.header]: ownIdOf(JSON.stringify(words), 1) } : {};
  const { baseUrl, credential } = place;
  const { timeoutMs } = call;
  const variables = { character: forms, model };
  try {
    const parts = { upstream, call, variables, baseUrl, credential, headers, timeoutMs };
    return await callAboutCharacter(parts, signal);
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof Inexpressible) throw new CharacterUnmakeable(error.message, { cause: error });
    const cause = error instanceof Error ? error : new Error(String(error));
    if (error instanceof NotSent) throw new CharacterRefused(cause, { isAnswered: false });
    // It may have been made. Without a key by which the service knows the order again, a repeat would make another.
    if (reconcile.by !== 'idempotency_key') throw new CharacterUnmakeable(cause.message, { cause });
    throw new CharacterRefused(cause, { isAnswered: true });
  }
}

function mentionedParts(template: Parameters<typeof visitVariables>[0] | undefined): string[] {
  const parts: string[] = [];
  visitVariables(template ?? null, '', ([name, part]) => {
    if (name === 'character' && part !== undefined) parts.push(part);
  });
  return parts;
}
