import { ownWords } from '../../domain/films/film.ts';
import type { TaskInFull } from '../../domain/task.ts';
import type { Files } from '../../platform/artifacts/files.ts';
import { escapeHtml, pagesWith } from '../../platform/http/answers/html-page.ts';
import { sendFile } from '../../platform/http/answers/send-file.ts';
import type { App } from '../../platform/http/bodies/route-schemas.ts';
import type { FairGate } from '../../platform/turns/fair-gate.ts';
import type { PublicGallery } from './public-gallery.ts';

const sendGallery = pagesWith(`
  :root { color-scheme: light dark; }
  body { margin: 0; background: light-dark(#faf8f4, #121317); color: light-dark(#1b1d22, #f1efe9); font: 16px/1.5 system-ui, sans-serif; }
  main { max-width: 72rem; margin: 0 auto; padding: 2.5rem 1.25rem 4rem; }
  h1 { margin: 0 0 .25rem; font-size: 2rem; letter-spacing: -.02em; }
  p { margin: 0; color: light-dark(#595c65, #a8abb5); }
  ul { list-style: none; margin: 2rem 0 0; padding: 0; display: grid; gap: 1.5rem;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr)); }
  video { display: block; width: 100%; aspect-ratio: 16 / 9; object-fit: contain; border-radius: .75rem; background: #000; }
  li p { margin-top: .5rem; overflow-wrap: anywhere; }
`);

const film = ({ id, request }: TaskInFull) => {
  const address = `/gallery/${encodeURIComponent(id)}`;
  const words = escapeHtml(ownWords(request));
  return `<li>
    <video controls playsinline preload="none" poster="${address}/picture.jpg" src="${address}/film.mp4" aria-label="${words}"></video>
    <p>${words}</p>
  </li>`;
};

function galleryContent(films: readonly TaskInFull[]): string {
  const list =
    films.length === 0 ? '<p>No film is public yet.</p>' : `<ul>${films.map(film).join('\n')}</ul>`;
  return `  <h1>Gallery</h1>
  <p>Films that were made here, newest first.</p>
  ${list}`;
}

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
    return sendGallery(reply, { title: 'Gallery', content: galleryContent(films) });
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
