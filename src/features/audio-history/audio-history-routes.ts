import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { SPEECH_CONTENT_TYPES, SPEECH_FORMATS } from '../../domain/speech-format.ts';
import type { Files } from '../../platform/artifacts/files.ts';
import { DeletedSchema, deletedJson } from '../../platform/http/answers/deleted.ts';
import { ListQuerySchema, ListSchema, listJson, pageRequest } from '../../platform/http/answers/list-page.ts';
import { sendFile } from '../../platform/http/answers/send-file.ts';
import type { App } from '../../platform/http/bodies/route-schemas.ts';
import { Choice } from '../../platform/http/bodies/schema-types.ts';
import { answers, answersWith } from '../../platform/http/documentation/route-docs.ts';
import { IdParams } from '../../platform/http/operator/admin-fields.ts';
import type { FairGate } from '../../platform/turns/fair-gate.ts';
import type { AudioHistory } from './audio-history.ts';
import { AUDIO_KINDS, audioItemResource } from './audio-item.ts';

export interface AudioHistoryRouteParts {
  readonly audioHistory: AudioHistory;
  readonly files: Files;
  readonly downloads: FairGate;
}

const ItemSchema = audioItemResource.answer();

/** Whether a request asks for its answer to be kept. */
export function asksToKeep({ headers }: FastifyRequest): boolean {
  return headers['phonofilm-keep'] === 'true';
}

/** GET and DELETE below /v1/audio/history: the speech and transcripts of the account that were kept. */
export function audioHistoryRoutes(
  app: App,
  { audioHistory, files, downloads }: AudioHistoryRouteParts,
): void {
  app.get(
    '/v1/audio/history',
    {
      config: { kind: 'reads' },
      schema: {
        summary: 'List speech and transcripts that were kept',
        tags: ['Audio'],
        querystring: Type.Object({
          ...ListQuerySchema.properties,
          kind: Type.Optional(Choice(AUDIO_KINDS, 'Only these.')),
        }),
        response: answers(ListSchema(ItemSchema)),
      },
    },
    async (request) => {
      const { kind = null } = request.query;
      return listJson(
        await audioHistory.list(request.caller, kind, pageRequest(request.query)),
        audioItemResource.toJson,
      );
    },
  );

  app.get(
    '/v1/audio/history/:id',
    {
      config: { kind: 'reads' },
      schema: {
        summary: 'Read a speech or transcript that was kept',
        tags: ['Audio'],
        params: IdParams,
        response: answers(ItemSchema),
      },
    },
    async (request) => audioItemResource.toJson(await audioHistory.read(request.caller, request.params.id)),
  );

  const content = async (request: FastifyRequest<{ Params: { id: string } }>, reply: FastifyReply) => {
    const { file } = await audioHistory.read(request.caller, request.params.id);
    return await sendFile(downloads, request, reply, await files.openKept(file));
  };
  const url = '/v1/audio/history/:id/content';
  app.get(
    url,
    {
      config: { kind: 'reads' },
      schema: {
        summary: 'The sound of a speech, or a whole transcript',
        tags: ['Audio'],
        params: IdParams,
        response: {
          ...answersWith({
            ...Object.fromEntries(
              SPEECH_FORMATS.map((format) => [
                SPEECH_CONTENT_TYPES[format],
                'The speech, in the format that was requested.',
              ]),
            ),
            'application/json':
              'The transcript: `text`, `language`, `duration`, `segments`, and `words` if they were requested.',
          }),
          206: { description: 'The part of the file that `Range` asks for.' },
          304: { description: 'The caller already has the file (`If-None-Match`).' },
        },
      },
    },
    content,
  );
  app.head(url, { config: { kind: 'reads' }, schema: { hide: true } }, content);

  app.delete(
    '/v1/audio/history/:id',
    {
      config: { kind: 'creations' },
      schema: {
        summary: 'Delete a speech or transcript that was kept',
        tags: ['Audio'],
        params: IdParams,
        response: answers(DeletedSchema('audio.item')),
      },
    },
    async (request) => {
      const { id } = request.params;
      await audioHistory.delete(request.caller, id);
      return deletedJson('audio.item', id);
    },
  );
}
