import { createHash } from 'node:crypto';
import type { Files } from '../../platform/artifacts/files.ts';
import { pageHeaders } from '../../platform/http/answers/page-headers.ts';
import { sendFile } from '../../platform/http/answers/send-file.ts';
import type { App } from '../../platform/http/bodies/route-schemas.ts';
import type { FairGate } from '../../platform/turns/fair-gate.ts';
import { galleryPage, STYLE } from './gallery-page.ts';
import type { PublicGallery } from './public-gallery.ts';

const SOURCES = [
  "default-src 'none'",
  "img-src 'self' data:",
  "media-src 'self'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
];

const FILES = [
  ['picture.jpg', 'thumbnail'],
  ['film.mp4', 'video'],
] as const;

export interface GalleryParts {
  /** Null while the operator has not opened it. */
  readonly publicGallery: PublicGallery | null;
  readonly files: Files;
  /** Limits simultaneous downloads, fairly by address. */
  readonly downloads: FairGate;
}

/** The public gallery: films whose owners did not say `private`. Off, so 404, until the operator switches it on. */
export function gallery(app: App, parts: GalleryParts): void {
  const { publicGallery } = parts;
  if (publicGallery === null) return;

  app.get('/gallery', { config: { kind: 'page' }, schema: { hide: true } }, async (_request, reply) => {
    const films = await publicGallery.newest();
    return pageHeaders(reply, SOURCES).type('text/html; charset=utf-8').send(galleryPage(films));
  });

  for (const [name, variant] of FILES) {
    app.route<{ Params: { id: string } }>({
      method: ['GET', 'HEAD'],
      url: `/gallery/:id/${name}`,
      config: { kind: 'file' },
      schema: { hide: true },
      handler: async (request, reply) => {
        const film = await publicGallery.read(request.params.id);
        return await sendFile(parts.downloads, request, reply, await parts.files.openVariant(film, variant));
      },
    });
  }
}
