import { Type } from 'typebox';
import { DeletedSchema, deletedJson } from '../../platform/http/answers/deleted.ts';
import { ListQuerySchema, ListSchema, listJson, pageRequest } from '../../platform/http/answers/list-page.ts';
import type { App } from '../../platform/http/bodies/route-schemas.ts';
import { Choice } from '../../platform/http/bodies/schema-types.ts';
import { answers } from '../../platform/http/documentation/route-docs.ts';
import type { ListedTask } from '../tasks/task-table.ts';
import type { Tasks } from '../tasks/tasks.ts';
import { VideoSchema, videoJson } from './task-json.ts';
import { statusWords } from './video-read.ts';

/** GET /v1/videos and DELETE /v1/videos/{id}. */

const Include = Type.Object({
  include: Type.Optional(Choice(['prompt'] as const, 'Adds `prompt` to each video.')),
});

const ListedSchema = Type.Object({
  ...VideoSchema.properties,
  prompt: Type.Optional(
    Type.String({ description: 'With `include=prompt`: what the caller wrote, cut at 1,000 characters.' }),
  ),
});

export interface VideoListDeps {
  readonly tasks: Tasks;
}

export function videoList(app: App, deps: VideoListDeps): void {
  app.get(
    '/v1/videos',
    {
      config: { kind: 'reads' },
      schema: {
        summary: "List the account's videos",
        tags: ['Video'],
        querystring: Type.Object({ ...ListQuerySchema.properties, ...Include.properties }),
        response: answers(ListSchema(ListedSchema)),
      },
    },
    async (request) => {
      const { include } = request.query;
      const toJson = (task: ListedTask) => ({
        ...videoJson(task, statusWords(request)),
        ...(task.words !== null && { prompt: task.words }),
      });
      const { tasks, hasMore } = await deps.tasks.list(
        request.caller,
        pageRequest(request.query),
        include === 'prompt',
      );
      return listJson({ items: tasks, hasMore }, toJson);
    },
  );
}

export function videoDelete(app: App, deps: VideoListDeps): void {
  app.delete(
    '/v1/videos/:id',
    {
      config: { kind: 'creations' },
      schema: {
        summary: 'Cancel an unfinished task, or delete the video of a finished one',
        tags: ['Video'],
        params: Type.Object({ id: Type.String() }),
        response: answers(DeletedSchema('video')),
      },
    },
    async (request) => {
      await deps.tasks.delete(request.caller, request.params.id);
      return deletedJson('video', request.params.id);
    },
  );
}
