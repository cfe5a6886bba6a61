import type { Logger } from 'pino';
import { Type } from 'typebox';
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

export interface VideoEventsParts {
  readonly tasks: Tasks;
  readonly files: Files;
  readonly authenticator: Admission;
  readonly publicUrl: string | null;
  readonly log: Logger;
}

/** GET /v1/videos/{id}/events: status and progress as Server-Sent Events. */
export function videoEvents(app: App, parts: VideoEventsParts): void {
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
      const { id } = await parts.tasks.read(caller, request.params.id);
      return await sendEvents(reply, parts.log, async (events) => {
        for await (const task of parts.tasks.follow(caller, id, callerLeft(reply))) {
          await assertStillAdmitted(parts.authenticator, request);
          events.send(statusJson(task, await parts.files.videoUrl(task, baseUrl(parts.publicUrl, request))));
        }
      });
    },
  );
}
