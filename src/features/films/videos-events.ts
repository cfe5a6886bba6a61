import type { Logger } from 'pino';
import { ownWords } from '../../domain/films/film.ts';
import type { TaskInFull } from '../../domain/task.ts';
import { deletedJson } from '../../platform/http/answers/deleted.ts';
import { sendEvents } from '../../platform/http/answers/event-stream.ts';
import { listJson } from '../../platform/http/answers/list-page.ts';
import { assertStillAdmitted } from '../../platform/http/authentication/still-admitted.ts';
import type { App } from '../../platform/http/bodies/route-schemas.ts';
import { callerLeft } from '../../platform/http/connections/caller-left.ts';
import { answersWith } from '../../platform/http/documentation/route-docs.ts';
import type { Admission } from '../../platform/identity/caller.ts';
import type { FilmNews } from '../tasks/follow-films.ts';
import type { Tasks } from '../tasks/tasks.ts';
import { videoJson } from './task-json.ts';

/** A client that wants more opens the stream again, and so shows its key again: a withdrawn key stops listening. */
const LONGEST_MS = 600_000;

export interface VideosEventsParts {
  readonly tasks: Tasks;
  readonly authenticator: Admission;
  /** Fires when this node stops. */
  readonly stopping: AbortSignal;
  readonly log: Logger;
}

/** GET /v1/videos/events: the films of the account, as Server-Sent Events. */
export function videosEvents(app: App, parts: VideosEventsParts): void {
  app.get(
    '/v1/videos/events',
    {
      config: { kind: 'reads' },
      schema: {
        summary: "Follow the account's films as Server-Sent Events",
        tags: ['Video'],
        response: answersWith({
          'text/event-stream':
            'The 100 newest films as `GET /v1/videos?limit=100&include=prompt` lists them; then each film that is made or changes, and `{id, object: "video.deleted", deleted: true}` of each that is deleted. Ends after ten minutes.',
        }),
      },
    },
    async (request, reply) => {
      const { caller } = request;
      const end = AbortSignal.any([callerLeft(reply), parts.stopping, AbortSignal.timeout(LONGEST_MS)]);
      return await sendEvents(reply, parts.log, async (events) => {
        for await (const news of parts.tasks.followAll(caller, end)) {
          await assertStillAdmitted(parts.authenticator, request);
          events.send(newsJson(news));
        }
      });
    },
  );
}

const listedJson = (task: TaskInFull) => ({ ...videoJson(task), prompt: ownWords(task.request) });

function newsJson(news: FilmNews): object {
  switch (news.kind) {
    case 'list':
      return listJson({ items: news.tasks, hasMore: news.hasMore }, listedJson);
    case 'film':
      return listedJson(news.task);
    case 'deleted':
      return deletedJson('video', news.id);
  }
}
