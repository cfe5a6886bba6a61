import { Type } from 'typebox';
import type { App } from '../../platform/http/bodies/route-schemas.ts';
import { answers } from '../../platform/http/documentation/route-docs.ts';
import { IdParams } from '../../platform/http/operator/admin-fields.ts';
import { filled } from '../../platform/resource/kind.ts';
import { type Database, mustWrite } from '../../platform/storage/database.ts';
import type { Tasks } from '../tasks/tasks.ts';
import {
  deleteFilmMarks,
  type FilmMarks,
  filmMarksOf,
  saveFilmMarks,
  toFilmMarks,
} from './film-mark-table.ts';

export interface FilmMarkParts {
  readonly database: Database;
  readonly tasks: Tasks;
  readonly now: () => number;
}

const MOST_TAGS = 20;
const LONGEST_TAG = 40;
/** More films than a person marks before they are past their retention. */
const MOST_LISTED = 10_000;

const marks = {
  favourite: Type.Boolean(),
  tags: Type.Array(filled(LONGEST_TAG), {
    maxItems: MOST_TAGS,
    expected: `an array of at most ${MOST_TAGS} tags of at most ${LONGEST_TAG} characters`,
  }),
};

const MarksSchema = Type.Object({
  id: Type.String({ description: 'The film.' }),
  object: Type.String({ description: '`video.marks`' }),
  favourite: Type.Boolean(),
  tags: Type.Array(Type.String()),
});

/** What people note of their films to find them again. It goes with the film's record. */
export function filmMarkRoutes(app: App, { database, tasks, now }: FilmMarkParts): void {
  const tags = ['Video'];
  app.get(
    '/v1/videos/marks',
    {
      config: { kind: 'reads' },
      schema: {
        summary: 'List the favourites and tags of films',
        tags,
        response: answers(
          Type.Object({ object: Type.String({ description: '`list`' }), data: Type.Array(MarksSchema) }),
        ),
      },
    },
    async ({ caller }) => {
      const rows = await database.read(filmMarksOf(caller.account.id, MOST_LISTED));
      return { object: 'list', data: rows.map(toFilmMarks).map(marksJson) };
    },
  );

  app.put(
    '/v1/videos/:id/marks',
    {
      config: { kind: 'creations' },
      schema: {
        summary: 'Mark a film as a favourite, or tag it',
        tags,
        params: IdParams,
        body: Type.Object(marks),
        response: answers(MarksSchema),
      },
    },
    async ({ caller, params, body }) => {
      const { id: taskId } = await tasks.read(caller, params.id);
      const found: FilmMarks = {
        taskId,
        favourite: body.favourite,
        tags: [...new Set(body.tags.map(trimmed))],
      };
      const isEmpty = !found.favourite && found.tags.length === 0;
      await mustWrite(database, [
        isEmpty ? deleteFilmMarks(taskId) : saveFilmMarks(found, caller.account.id, now()),
      ]);
      return marksJson(found);
    },
  );
}

const trimmed = (tag: unknown) => String(tag).trim();

function marksJson({ taskId, ...found }: FilmMarks) {
  return { id: taskId, object: 'video.marks', ...found };
}
