import { ownWords } from '../../domain/videos/video.ts';
import type { Files } from '../../platform/artifacts/files.ts';
import { baseUrl } from '../../platform/http/answers/base-url.ts';
import { escapeHtml, sendPlainPage } from '../../platform/http/answers/plain-page.ts';
import { sendFile } from '../../platform/http/answers/send-file.ts';
import type { App } from '../../platform/http/bodies/route-schemas.ts';
import type { FairGate } from '../../platform/turns/fair-gate.ts';
import type { VideoLinks } from './links.ts';

export interface SharedVideoDeps {
  readonly videoLinks: VideoLinks;
  readonly files: Files;
  /** Limits simultaneous downloads, fairly by address. */
  readonly downloads: FairGate;
  readonly publicUrl: string | null;
}

const FILES = [
  ['picture.jpg', 'thumbnail'],
  ['video.mp4', 'video'],
  // Its name in the links of the first release, which pages still embed.
  ['film.mp4', 'video'],
] as const;

/** The page behind a link to a video, for anyone with the link. */
export function sharedVideo(app: App, deps: SharedVideoDeps): void {
  type Route = { Params: { link: string } };

  app.get<Route>(
    '/shared/:link',
    { config: { kind: 'page' }, schema: { hide: true } },
    async (request, reply) => {
      const { link } = request.params;
      const words = escapeHtml(ownWords((await deps.videoLinks.open(link)).request));
      const here = `${baseUrl(deps.publicUrl, request)}/shared/${encodeURIComponent(link)}`;
      // Anyone with the link may look; search engines must not list it.
      reply.header('x-robots-tag', 'noindex');
      return sendPlainPage(reply, {
        title: 'A video',
        head: `<meta property="og:type" content="video.other">
<meta property="og:title" content="${words}">
<meta property="og:image" content="${here}/picture.jpg">
<meta property="og:video" content="${here}/video.mp4">`,
        content: `<video controls playsinline autoplay muted loop poster="/shared/${encodeURIComponent(link)}/picture.jpg" src="/shared/${encodeURIComponent(link)}/video.mp4" aria-label="${words}"></video>
<h1 dir="auto">${words}</h1>
<p>Made with <a href="/">Phonofilm</a>.</p>`,
      });
    },
  );

  for (const [name, variant] of FILES) {
    app.route<Route>({
      method: ['GET', 'HEAD'],
      url: `/shared/:link/${name}`,
      config: { kind: 'file' },
      schema: { hide: true },
      handler: async (request, reply) => {
        const video = await deps.videoLinks.open(request.params.link);
        return await sendFile(deps.downloads, request, reply, await deps.files.openVariant(video, variant));
      },
    });
  }
}
