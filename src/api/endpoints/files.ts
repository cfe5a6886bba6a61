import type { FastifyInstance } from 'fastify';
import { sendFile } from '../answers/send-file.ts';
import type { Api } from '../api.ts';

/** The links behind `video_url`: signed and expiring; they work without a key and support Range and HEAD. */
export function files(app: FastifyInstance, api: Api): void {
  app.route<{ Params: { '*': string }; Querystring: { expires?: string; signature?: string } }>({
    method: ['GET', 'HEAD'],
    url: '/files/*',
    schema: { hide: true },
    handler: async (request, reply) => {
      const { expires, signature } = request.query;
      return await sendFile(
        api,
        request,
        reply,
        await api.files.openSigned(request.params['*'], expires, signature),
      );
    },
  });
}
