import { isFinal } from '../../domain/task.ts';
import type { EngineRegistry } from '../../engines/engine-registry.ts';
import type { EngineCallback, Json } from '../../engines/video-engine.ts';
import { nameJob, pendingStart } from '../../features/tasks/start-table.ts';
import { taskInFullById, toTaskInFull } from '../../features/tasks/task-table.ts';
import { callbackTopic, type TaskEvents } from '../../platform/events/task-events.ts';
import type { CallbackTokens } from '../../platform/identity/callback-token.ts';
import { type Database, readOne } from '../../platform/storage/database.ts';

export interface UpstreamCallbacksDeps {
  readonly database: Database;
  readonly engines: EngineRegistry;
  readonly events: TaskEvents;
  readonly tokens: CallbackTokens;
}

export type CallbackResult = 'taken' | 'unknown' | 'not-genuine';

/**
 * Calls of hosted services about videos that they make for us. Whatever a call says, it only makes the worker ask the
 * service now instead of later; and where the answer to our start was lost, it names the job. So a call that comes
 * twice, late, out of order or from somebody else cannot end a video.
 */
export class UpstreamCallbacks {
  readonly #deps: UpstreamCallbacksDeps;

  constructor(deps: UpstreamCallbacksDeps) {
    this.#deps = deps;
  }

  isOurs(token: string): boolean {
    return this.#deps.tokens.read(token) !== null;
  }

  async take(token: string, callback: EngineCallback): Promise<CallbackResult> {
    const { database, engines, events, tokens } = this.#deps;
    const subject = tokens.read(token);
    const row = subject && (await readOne(database, taskInFullById(subject.taskId)));
    const task = row && toTaskInFull(row);
    if (!task || !subject || task.route === null) return 'unknown';
    if (isFinal(task.status) && task.stoppingSince === null) return 'unknown';
    const engine = engines.video(task.route);
    const known = task.operation ?? task.plan;
    if (!engine?.readCallback || known === null) return 'unknown';
    const news = await engine.readCallback(JSON.parse(known) as Json, callback);
    if (news === null) return 'not-genuine';
    const lost = pendingStart(task);
    if (news.id !== null && lost?.attempt === subject.attempt) await database.write([nameJob(lost, news.id)]);
    events.publish(callbackTopic(task.id));
    return 'taken';
  }
}
