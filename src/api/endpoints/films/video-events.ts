import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { sendEvents } from '../../answers/event-stream.ts';
import { type Api, assertStillAdmitted, baseUrl, callerLeft } from '../../api.ts';
import { answersWith } from '../../documentation/route-docs.ts';
import { statusJson } from './task-json.ts';

/** GET /v1/videos/{id}/events: status and progress as Server-Sent Events. */
export function videoEvents(app: FastifyInstance, api: Api): void {
  app.get<{ Params: { id: string } }>(
    '/v1/videos/:id/events',
    {
      config: { bucket: 'reads' },
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
      const { id } = await api.tasks.read(caller, request.params.id);
      return await sendEvents(reply, api.log, async (events) => {
        for await (const task of api.tasks.follow(caller, id, callerLeft(reply))) {
          await assertStillAdmitted(api, request);
          events.send(statusJson(task, await api.files.videoUrl(task, baseUrl(api, request))));
        }
      });
    },
  );
}
