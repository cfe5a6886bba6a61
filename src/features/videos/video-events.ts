import type { Logger } from 'pino';
import { Type } from 'typebox';
import { ServiceError } from '../../domain/errors.ts';
import type { Files } from '../../platform/artifacts/files.ts';
import { baseUrl } from '../../platform/http/answers/base-url.ts';
import { sendEvents } from '../../platform/http/answers/event-stream.ts';
import { assertStillAdmitted } from '../../platform/http/authentication/still-admitted.ts';
import type { App } from '../../platform/http/bodies/route-schemas.ts';
import { callerLeft } from '../../platform/http/connections/caller-left.ts';
import { answersWith } from '../../platform/http/documentation/route-docs.ts';
import type { Admission } from '../../platform/identity/caller.ts';
import type { Tasks } from '../tasks/tasks.ts';
import { statusJson } from './task-json.ts';

export interface VideoEventsDeps {
  readonly tasks: Tasks;
  readonly files: Files;
  readonly authenticator: Admission;
  readonly publicUrl: string | null;
  readonly log: Logger;
}

/** As many streams an account may have open: each holds an event that is not read yet. */
const MOST_STREAMS = 20;

/** How many streams each account has open. */
class OpenStreams {
  readonly #counts = new Map<string, number>();

  open(account: string): Disposable {
    const count = this.#counts.get(account) ?? 0;
    if (count >= MOST_STREAMS)
      throw new ServiceError(
        'rate_limit_exceeded',
        `The account has ${MOST_STREAMS} streams open. Close one, or poll the task.`,
        { retryAfterSeconds: 5 },
      );
    this.#counts.set(account, count + 1);
    return { [Symbol.dispose]: () => this.#close(account) };
  }

  #close(account: string): void {
    const count = (this.#counts.get(account) ?? 0) - 1;
    if (count > 0) this.#counts.set(account, count);
    else this.#counts.delete(account);
  }
}

/** GET /v1/videos/{id}/events: status and progress as Server-Sent Events. */
export function videoEvents(app: App, deps: VideoEventsDeps): void {
  const streams = new OpenStreams();
  app.get(
    '/v1/videos/:id/events',
    {
      config: { kind: 'reads' },
      schema: {
        summary: 'Follow a task as Server-Sent Events',
        tags: ['Video'],
        params: Type.Object({ id: Type.String() }),
        response: answersWith({
          'text/event-stream': 'The task, as `GET /v1/videos/{id}` shows it, at each change.',
        }),
      },
    },
    async (request, reply) => {
      const { caller } = request;
      const { id } = await deps.tasks.read(caller, request.params.id);
      using _stream = streams.open(caller.account.id);
      return await sendEvents(reply, deps.log, async (events) => {
        for await (const task of deps.tasks.follow(caller, id, callerLeft(reply))) {
          await assertStillAdmitted(deps.authenticator, request);
          events.send(statusJson(task, await deps.files.videoUrl(task, baseUrl(deps.publicUrl, request))));
          await events.drained();
        }
      });
    },
  );
}
