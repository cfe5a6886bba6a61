import type { Logger } from 'pino';
import { renameMentions } from '../../../../domain/character.ts';
import type {
  CharacterPlace,
  CharacterThere,
  RememberedCharacters,
  TheirCharacter,
} from '../../../../domain/characters-elsewhere.ts';
import { ServiceError } from '../../../../domain/errors.ts';
import type { VideoInput, VideoJob } from '../../../video-engine.ts';
import type { CharacterCalls, Description } from '../../description/description.ts';
import type { Upstream } from '../../upstream.ts';
import { readFault } from '../fault.ts';
import { callAboutCharacter } from './call-about-character.ts';
import { CharacterRefused, CharacterUnmakeable, makeCharacter } from './make-character.ts';

export interface TakeCharactersParts {
  readonly upstream: Upstream;
  readonly description: Description;
  readonly model: string;
  readonly remembered: () => RememberedCharacters;
  readonly log: Logger;
  readonly now: () => number;
}

/** Handles of ours, and what the service calls them. */
export type TakenCharacters = Readonly<Record<string, string>>;

interface Trouble {
  /** Answers that were no character. */
  readonly failures: number;
  /** The service did not know one, after it was made. */
  readonly isForgotten: boolean;
  readonly wasForgotten: boolean;
}

const NO_TROUBLE: Trouble = { failures: 0, isForgotten: false, wasForgotten: false };

/** So many failures of a service that answers are enough: the film goes on with pictures. */
const MOST_FAILURES = 3;

/**
 * Takes the characters of films along to a service that knows characters: each is made there from our clip at the first
 * film, remembered for all later ones, and made again when the service has forgotten it. One that cannot be made there is
 * left among the inputs of its film.
 */
export class TakeCharacters {
  readonly #parts: TakeCharactersParts;
  readonly #troubles = new WeakMap<VideoJob, Trouble>();

  constructor(parts: TakeCharactersParts) {
    this.#parts = parts;
  }

  /** Nothing has begun by this: whatever may pass is a `StartRefused`. */
  async of(job: VideoJob, credential: string, signal: AbortSignal): Promise<TakenCharacters> {
    const named = job.inputs.filter(({ role, name }) => role === 'character' && name !== undefined);
    const calls = this.#parts.description.characters;
    if (named.length === 0 || !calls) return {};
    const { upstream, model } = this.#parts;
    const place = { upstream: upstream.name, baseUrl: upstream.baseUrl, credential };
    const admission = await upstream.admit(model, signal);
    const taken: Record<string, string> = {};
    try {
      for (const input of named) {
        const theirs = await this.#take(job, input, { calls, place }, signal);
        if (theirs !== null) taken[input.name ?? ''] = theirs.name;
      }
    } finally {
      // Whether films can be made there is not known by this.
      admission.abandoned();
    }
    const trouble = this.#troubleOf(job);
    this.#troubles.set(job, { ...trouble, isForgotten: false });
    return taken;
  }

  /** Codes by which a refused creation says that a character has been forgotten: it is made again once for each film. */
  forgottenBy(job: VideoJob, taken: TakenCharacters): readonly string[] {
    const isOpen = Object.keys(taken).length > 0 && !this.#troubleOf(job).wasForgotten;
    return isOpen ? (this.#parts.description.characters?.forgotten ?? []) : [];
  }

  /** A creation was refused with one of these codes. */
  noteForgotten(job: VideoJob): void {
    this.#troubles.set(job, { ...this.#troubleOf(job), isForgotten: true, wasForgotten: true });
  }

  /** Null: it stays an input. */
  async #take(
    job: VideoJob,
    input: VideoInput,
    to: { readonly calls: CharacterCalls; readonly place: CharacterPlace },
    signal: AbortSignal,
  ): Promise<TheirCharacter | null> {
    const found = await this.#find(input, to.place);
    const isForgotten =
      found.theirs !== null &&
      (this.#troubleOf(job).isForgotten || (await this.#isForgotten(found.theirs, to, signal)));
    if (found.theirs !== null && !isForgotten) return found.theirs;
    const work = () => this.#make(job, input, found, to.place, signal);
    const made = await this.#parts.remembered().alone(found, to.place, work, signal);
    if (made !== null) return made.done;
    const { theirs } = await this.#find(input, to.place);
    if (theirs !== null && theirs.id !== found.theirs?.id) return theirs;
    throw new CharacterRefused(new Error('another film had no success with the same character'), false);
  }

  async #find(input: VideoInput, place: CharacterPlace): Promise<CharacterThere> {
    const found = await this.#parts.remembered().find(input.name ?? '', place);
    return found ?? deleted();
  }

  async #make(
    job: VideoJob,
    input: VideoInput,
    { ours, theirs: former }: CharacterThere,
    place: CharacterPlace,
    signal: AbortSignal,
  ): Promise<TheirCharacter | null> {
    const { upstream, remembered, log } = this.#parts;
    try {
      const made = await makeCharacter({ ...this.#parts, place }, { input, ours, former }, signal);
      return (await remembered().remember({ ours, theirs: former }, place, made)) ?? deleted();
    } catch (error) {
      const trouble = this.#troubleOf(job);
      const failures = trouble.failures + (error instanceof CharacterRefused && error.isFailure ? 1 : 0);
      this.#troubles.set(job, { ...trouble, failures });
      if (!(error instanceof CharacterUnmakeable) && failures < MOST_FAILURES) throw error;
      const facts = { task: job.taskId, upstream: upstream.name, character: ours };
      log.warn({ ...facts, err: error }, 'a character could not be made at a service');
      return null;
    }
  }

  /** Only a clear no counts. */
  async #isForgotten(
    { id }: TheirCharacter,
    { calls, place }: { readonly calls: CharacterCalls; readonly place: CharacterPlace },
    signal: AbortSignal,
  ): Promise<boolean> {
    const { upstream, description } = this.#parts;
    const { check: call, forgotten } = calls;
    if (!call) return false;
    try {
      const reply = await callAboutCharacter({ ...place, upstream, call, variables: { id } }, signal);
      if (reply.status !== 404 && reply.status !== 410) return false;
      return forgotten.length === 0 || forgotten.includes(readFault(description.error, reply).code ?? '');
    } catch {
      signal.throwIfAborted();
      return false;
    }
  }

  #troubleOf(job: VideoJob): Trouble {
    return this.#troubles.get(job) ?? NO_TROUBLE;
  }
}

function deleted(): never {
  throw new ServiceError('invalid_request', 'A character of this film has been deleted.');
}

/** The job in the words of the service; those of its characters that it knows are no inputs of it. */
export function withTheirNames(job: VideoJob, taken: TakenCharacters = {}): VideoJob {
  if (Object.keys(taken).length === 0) return job;
  const isTaken = ({ role, name = '' }: VideoInput) => role === 'character' && Object.hasOwn(taken, name);
  return {
    ...job,
    prompt: renameMentions(job.prompt, taken),
    edits: job.edits.map((edit) => renameMentions(edit, taken)),
    inputs: job.inputs.filter((input) => !isTaken(input)),
  };
}
