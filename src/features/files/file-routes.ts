import type { Files } from '../../platform/artifacts/files.ts';
import { sendFile } from '../../platform/http/answers/send-file.ts';
import type { App } from '../../platform/http/bodies/route-schemas.ts';
import type { FairGate } from '../../platform/turns/fair-gate.ts';

export interface FilesDeps {
  readonly files: Files;
  /** Limits simultaneous downloads, fairly by address. */
  readonly downloads: FairGate;
}

/** The links behind `video_url`: signed and expiring; they work without a key and support Range and HEAD. */
export function files(app: App, deps: FilesDeps): void {
  app.route<{ Params: { '*': string }; Querystring: { expires?: string; signature?: string } }>({
    method: ['GET', 'HEAD'],
    url: '/files/*',
    config: { kind: 'file' },
    schema: { hide: true },
    handler: async (request, reply) => {
      const { expires, signature } = request.query;
      return await sendFile(
        deps.downloads,
        request,
        reply,
        await deps.files.openSigned(request.params['*'], expires, signature),
      );
    },
  });
}
