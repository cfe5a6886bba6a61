import {
  CHARACTER_CLIP,
  CHARACTER_PICTURE,
  type Character,
  mentionedUsernames,
} from '../../domain/character.ts';
import { ServiceError } from '../../domain/errors.ts';
import type { Task, TaskInFull } from '../../domain/task.ts';
import type { RequestInput, TimeRange, VideoActor } from '../../domain/videos/video.ts';
import { type ArtifactStore, characterFolder } from '../../platform/artifacts/artifact-store.ts';
import type { InboundFiles } from '../../platform/fetching/inbound-files.ts';
import { FetchRefused } from '../../platform/fetching/safe-fetch.ts';
import type { Idempotency, IdempotentRequest } from '../../platform/idempotency/idempotency.ts';
import { type Caller, turnOf } from '../../platform/identity/caller.ts';
import { derivedId, newId, newUsername } from '../../platform/identity/identifiers.ts';
import type { Scratch } from '../../platform/machine/scratch.ts';
import type { Clip, cutClip } from '../../platform/media/videos/cut-clip.ts';
import { type Database, readOne, type WriteOutcome, writeOrFind } from '../../platform/storage/database.ts';
import { type Listing, notFound, type PageRequest } from '../../platform/storage/listing.ts';
import type { Conditions } from '../../platform/storage/page.ts';
import { integer } from '../../platform/storage/read-column.ts';
import type { FairGate } from '../../platform/turns/fair-gate.ts';
import { lockWithRoom } from '../accounts/account-table.ts';
import { storeBeforeRecord } from '../tasks/new-files.ts';
import { deleteRun } from '../tasks/start-table.ts';
import type { Tasks } from '../tasks/tasks.ts';
import { characterResource } from './character.ts';
import { characterByUsername, countCharacters, deleteCharacter, publicCharacter } from './character-table.ts';

export const CHARACTER_SOURCE_LIMITS = { maxBytes: 200 * 1024 * 1024, timeoutMs: 60_000 };

export type CharacterSource =
  | { readonly kind: 'url'; readonly url: string }
  | { readonly kind: 'task'; readonly taskId: string };

/** What a character is made of. */
export type CharacterClip = Pick<Clip, 'clip' | 'picture' | 'durationSeconds'> & {
  readonly actor?: VideoActor | null;
};

/** An account's id; null is the operator, to whom all of them belong. */
export type Owner = string | null;

export interface CharacterLibraryDeps {
  readonly database: Database;
  readonly artifacts: ArtifactStore;
  readonly inbound: InboundFiles;
  readonly scratch: Scratch;
  readonly tasks: Tasks;
  /** Who acts in a video, where its engine can cast the actor again. */
  readonly actorOf: (video: TaskInFull) => VideoActor | null;
  readonly idempotency: Idempotency;
  readonly cutClip: typeof cutClip;
  /** Limits how many characters are made at once, because each has its source in the scratch folder. */
  readonly making: FairGate;
  /** The most characters an account may have. */
  readonly mostPerAccount: number;
  readonly now: () => number;
}

/** Characters: made from a clip, stored per account, shown on a public page, used in prompts by their handle. */
export class CharacterLibrary {
  readonly #deps: CharacterLibraryDeps;

  constructor(deps: CharacterLibraryDeps) {
    this.#deps = deps;
  }

  async create(
    caller: Caller,
    source: CharacterSource,
    cut: TimeRange | null,
    idempotent: IdempotentRequest | null,
    signal: AbortSignal,
  ): Promise<Character> {
    const { idempotency, making } = this.#deps;
    const accountId = caller.account.id;
    const repeated = await idempotency.earlierAnswer<Character>(accountId, idempotent);
    if (repeated) return repeated;
    const make = () => this.#make(caller, source, cut, idempotent, signal);
    return await idempotency.orAnswerOfRace(accountId, idempotent, async () => {
      await this.assertRoom(accountId);
      return await making.run(turnOf(caller), make, signal);
    });
  }

  async #make(
    caller: Caller,
    source: CharacterSource,
    cut: TimeRange | null,
    idempotent: IdempotentRequest | null,
    signal: AbortSignal,
  ): Promise<Character> {
    await using folder = this.#deps.scratch.folder('character');
    const { file, actor } =
      source.kind === 'task'
        ? await this.#bringOurs(caller, source.taskId, folder.path, signal)
        : { file: await this.#bring(caller, source.url, folder.file('source'), signal), actor: null };
    const param = source.kind === 'task' ? 'from_task' : 'url';
    const clip = await this.#deps.cutClip(
      { source: file, cut, directory: folder.path, param },
      turnOf(caller),
      signal,
    );
    return await this.keep(caller.account.id, { ...clip, actor }, idempotent);
  }

  /** Adds a clip to the account's library under a new handle. */
  async keep(
    accountId: string,
    clip: CharacterClip,
    idempotent: IdempotentRequest | null,
    id = newId('char'),
  ): Promise<Character> {
    const { artifacts, database, idempotency, now } = this.#deps;
    // Not by the character's id: a second worker on the same video must not touch the files of the first.
    const owner = newId('char');
    const folder = characterFolder(owner);
    const { outcome, character } = await storeBeforeRecord(
      { database, artifacts, owner, folder, now: now() },
      async () => {
        await artifacts.put(`${folder}/${CHARACTER_CLIP}`, clip.clip);
        await artifacts.put(`${folder}/${CHARACTER_PICTURE}`, clip.picture);
      },
      () => this.#insert({ id, accountId, folder, clip }, idempotent),
    );
    if (outcome.ok) return character;
    if (outcome.expectation === 'idempotency')
      return await idempotency.answerOfRace<Character>(accountId, idempotent);
    throw this.#noRoom();
  }

  async #insert(
    { id, accountId, folder, clip }: { id: string; accountId: string; folder: string; clip: CharacterClip },
    idempotent: IdempotentRequest | null,
  ): Promise<{ ok: boolean; outcome: WriteOutcome; character: Character }> {
    const { database, idempotency, now } = this.#deps;
    for (;;) {
      const character = characterResource.begin({
        id,
        accountId,
        username: newUsername(),
        folder,
        durationMs: Math.round(clip.durationSeconds * 1000),
        actor: clip.actor ?? null,
        createdAt: now(),
      });
      const outcome = await writeOrFind(
        database,
        [
          ...lockWithRoom(accountId, 'characters', this.#deps.mostPerAccount),
          characterResource.insert(character),
          deleteRun(folder),
          ...idempotency.remember(accountId, idempotent, character, now()),
        ],
        characterResource.byId(id),
      );
      // The handle is taken: try another random one, unless the character itself is there.
      const isTaken = !outcome.ok && outcome.expectation === 'character' && outcome.reason === 'conflict';
      if (!isTaken || (await characterResource.find(database, id)))
        return { ok: outcome.ok, outcome, character };
    }
  }

  /** Adds the character that a video's request supplied: only once per video, and only while the account has room. */
  async keepOfVideo(task: Pick<Task, 'id' | 'accountId'>, clip: CharacterClip): Promise<void> {
    const id = derivedId('char', task.id);
    if (await characterResource.find(this.#deps.database, id)) return;
    try {
      await this.keep(task.accountId, clip, null, id);
    } catch (error) {
      // There was room when the video was ordered. The video is made and must not fail for this. While the database or the
      // store is away it is stored later, and its character with it.
      if (!(error instanceof ServiceError) || error.code === 'service_unavailable') throw error;
    }
  }

  /** Called before any work on a new character. */
  async assertRoom(accountId: string): Promise<void> {
    const row = await readOne(this.#deps.database, countCharacters(accountId));
    if (row && integer(row, 'count') >= this.#deps.mostPerAccount) throw this.#noRoom();
  }

  #noRoom(): ServiceError {
    return new ServiceError(
      'invalid_request',
      `The account has ${this.#deps.mostPerAccount} characters, which is as many as it may keep. Delete one first.`,
    );
  }

  /**
   * Deletes the files first, so that a confirmed deletion is complete and an interrupted one can be repeated. Videos
   * that were made with the character stay; one that needs its clip and has not started yet fails and is refunded.
   */
  async delete(owner: Owner, id: string): Promise<void> {
    const { artifacts, database } = this.#deps;
    const { folder } = await this.#own(owner, id, 'id');
    await artifacts.removeFolder(folder);
    await database.write([deleteCharacter(id)]);
  }

  /** Videos that were ordered under the former name keep their character; prompts find it by the new one alone. */
  async rename(owner: Owner, id: string, { username }: { username?: string }): Promise<Character> {
    const { database } = this.#deps;
    const character = await this.#own(owner, id, 'id');
    if (username === undefined || username === character.username) return character;
    const outcome = await database.write([characterResource.update(id, { username })]);
    if (outcome.ok) return { ...character, username };
    if (outcome.reason === 'rows') throw notFound('resource_not_found', 'character', id, 'id');
    throw new ServiceError('invalid_parameter', `The name @${username} is taken. Choose another.`, {
      param: 'username',
    });
  }

  /** The account's library, including characters saved by videos. */
  async list(owner: Owner, { after, ...page }: PageRequest): Promise<Listing<Character>> {
    const cursor = after === null ? null : await this.#own(owner, after, 'after');
    const owned: Conditions = (bind) => (owner === null ? [] : [`account_id = ${bind(owner)}`]);
    return await characterResource.page(this.#deps.database, { ...page, after: cursor }, owned);
  }

  async #own(owner: Owner, id: string, param: string): Promise<Character> {
    const character = await characterResource.find(this.#deps.database, id);
    if (character && (owner === null || character.accountId === owner)) return character;
    throw notFound('resource_not_found', 'character', id, param);
  }

  /** For the public page: handle, picture and clip of a character are public. */
  async byUsername(username: string): Promise<Character> {
    const row = await readOne(this.#deps.database, publicCharacter(username));
    if (!row) throw new ServiceError('resource_not_found', 'There is no such character.');
    return characterResource.fromRow(row);
  }

  /** Characters of the account that a prompt mentions; any other `@name` is plain text. */
  async mentioned(accountId: string, prompt: string): Promise<RequestInput[]> {
    const inputs: RequestInput[] = [];
    for (const username of mentionedUsernames(prompt)) {
      const row = await readOne(this.#deps.database, characterByUsername(username));
      if (!row || row['account_id'] !== accountId) continue;
      const character = characterResource.fromRow(row);
      inputs.push({
        role: 'character',
        name: character.username,
        source: { kind: 'artifact', key: `${character.folder}/${CHARACTER_CLIP}` },
        ...(character.actor && { actor: character.actor }),
      });
    }
    return inputs;
  }

  /** The video of a task as a source for a character: a family B task of the caller, completed and not deleted. */
  async videoOf(
    caller: Caller,
    taskId: string,
    param: string,
  ): Promise<{ readonly key: string; readonly actor: VideoActor | null }> {
    const task = await this.#deps.tasks.readInFull(caller, taskId, param);
    const refuse = (why: string) =>
      new ServiceError('invalid_parameter', `The task ${taskId} cannot give a character: ${why}.`, { param });
    if (task.family !== 'B') throw refuse('only family B tasks can');
    if (task.status !== 'completed') throw refuse(`its status is ${task.status}, and it must be completed`);
    if (task.video === null) throw refuse('its video has been deleted');
    return { key: task.video, actor: this.#deps.actorOf(task) };
  }

  async #bringOurs(caller: Caller, taskId: string, folder: string, signal: AbortSignal) {
    const { key, actor } = await this.videoOf(caller, taskId, 'from_task');
    return { file: await this.#deps.artifacts.localFile(key, folder, signal), actor };
  }

  async #bring(caller: Caller, url: string, destination: string, signal: AbortSignal): Promise<string> {
    try {
      await this.#deps.inbound.bring(url, destination, CHARACTER_SOURCE_LIMITS, turnOf(caller), signal);
      return destination;
    } catch (error) {
      if (!(error instanceof FetchRefused)) throw error;
      throw new ServiceError(
        'invalid_parameter',
        `The video behind \`url\` could not be fetched: ${error.message}`,
        {
          param: 'url',
          cause: error,
        },
      );
    }
  }
}
