import type { CharacterPlace, TheirCharacter } from '../../../../domain/characters-elsewhere.ts';
import { StartRefused, type VideoInput } from '../../../video-engine.ts';
import type { Description } from '../../description/description.ts';
import { Inexpressible } from '../../description/inexpressible.ts';
import { readWord } from '../../description/reply-path.ts';
import { visitVariables } from '../../description/template-variables.ts';
import { NotSent, type Upstream } from '../../upstream.ts';
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
/** It asks for patience, which a film has. */
const TOO_MANY = 429;

/** A character was not made, which may change. `isFailure`: by a service that was reached, and asks for no patience. */
export class CharacterRefused extends StartRefused {
  readonly isFailure: boolean;

  constructor(cause: Error, isFailure: boolean, retryAfterMs?: number) {
    super(cause.message, { cause, ...(retryAfterMs !== undefined && { retryAfterMs }) });
    this.isFailure = isFailure;
  }
}

/** A character was not made, and will not be for this film; if the key is to blame, the creation of the film shows it. */
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
  if (reply.status < 500 && !PASSING.includes(reply.status))
    throw new CharacterUnmakeable(cause.message, { cause });
  throw new CharacterRefused(cause, reply.status !== TOO_MANY, hintedDelay(reply.headers, now()));
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
    if (error instanceof NotSent) throw new CharacterRefused(cause, false);
    // It may have been made. Without a key by which the service knows the order again, a repeat would make another.
    if (reconcile.by !== 'idempotency_key') throw new CharacterUnmakeable(cause.message, { cause });
    throw new CharacterRefused(cause, true);
  }
}

function mentionedParts(template: Parameters<typeof visitVariables>[0] | undefined): string[] {
  const parts: string[] = [];
  visitVariables(template ?? null, '', ([name, part]) => {
    if (name === 'character' && part !== undefined) parts.push(part);
  });
  return parts;
}
