import { Readable } from 'node:stream';
import { Type } from 'typebox';
import { ServiceError } from '../../domain/errors.ts';
import { ownWords } from '../../domain/films/film.ts';
import type { Files } from '../../platform/artifacts/files.ts';
import { takePlace } from '../../platform/http/answers/send-file.ts';
import { type ZippedFile, zipFiles } from '../../platform/http/answers/zip-files.ts';
import type { App } from '../../platform/http/bodies/route-schemas.ts';
import { MAX_ID } from '../../platform/http/bodies/schema-types.ts';
import { answersWith } from '../../platform/http/documentation/route-docs.ts';
import type { FairGate } from '../../platform/turns/fair-gate.ts';
import type { Tasks } from '../tasks/tasks.ts';

export interface VideosZipParts {
  readonly tasks: Tasks;
  readonly files: Files;
  readonly downloads: FairGate;
}

const MOST_FILMS = 100;
/** What an archive without 64-bit fields can hold, with room for its headers. */
const MOST_BYTES = 4_000_000_000;

const Body = Type.Object({
  ids: Type.Array(Type.String({ maxLength: MAX_ID }), {
    minItems: 1,
    maxItems: MOST_FILMS,
    description: 'Finished films of the account.',
    expected: `an array of 1 to ${MOST_FILMS} ids of films`,
  }),
});

/** POST /v1/videos/zip: films as one archive, which is made while it is sent. */
export function videosZip(app: App, { tasks, files, downloads }: VideosZipParts): void {
  app.post(
    '/v1/videos/zip',
    {
      config: { kind: 'reads' },
      schema: {
        summary: 'Download several films as one ZIP archive',
        tags: ['Video'],
        body: Body,
        response: answersWith({ 'application/zip': 'The films, named by their prompts.' }),
      },
    },
    async (request, reply) => {
      const found: ZippedFile[] = [];
      let bytes = 0;
      // Whatever is refused is refused before the first byte.
      for (const id of new Set(request.body.ids)) {
        const task = await tasks.readInFull(request.caller, id, 'ids');
        if (task.status !== 'completed' || task.film === null) {
          throw new ServiceError('invalid_parameter', `\`ids\`: the task ${id} has no film to download.`, {
            param: 'ids',
          });
        }
        const film = await files.openVariant(task, 'video');
        bytes += film.facts.bytes;
        const name = `${String(found.length + 1).padStart(3, '0')} ${fileName(ownWords(task.request))}.mp4`;
        found.push({ name, modifiedAt: task.createdAt, open: () => film.read() });
      }
      if (bytes > MOST_BYTES) {
        throw new ServiceError('invalid_parameter', '`ids`: these films are more than 4 GB. Choose fewer.', {
          param: 'ids',
        });
      }
      await takePlace(downloads, request, reply);
      return reply
        .type('application/zip')
        .header('content-disposition', 'attachment; filename="films.zip"')
        .send(Readable.from(zipFiles(found), { objectMode: false }));
    },
  );
}

const LONGEST_NAME = 60;

/** Words that every file system takes. */
const fileName = (words: string) =>
  words
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}\p{M} _-]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, LONGEST_NAME)
    .trim() || 'film';
