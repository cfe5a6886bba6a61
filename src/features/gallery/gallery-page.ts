import { ownWords } from '../../domain/films/film.ts';
import type { TaskInFull } from '../../domain/task.ts';
import { escapeHtml } from '../../platform/http/answers/plain-page.ts';

export const STYLE = `
  :root { color-scheme: light dark; }
  body { margin: 0; background: light-dark(#faf8f4, #121317); color: light-dark(#1b1d22, #f1efe9); font: 16px/1.5 system-ui, sans-serif; }
  main { max-width: 72rem; margin: 0 auto; padding: 2.5rem 1.25rem 4rem; }
  h1 { margin: 0 0 .25rem; font-size: 2rem; letter-spacing: -.02em; }
  p { margin: 0; color: light-dark(#595c65, #a8abb5); }
  ul { list-style: none; margin: 2rem 0 0; padding: 0; display: grid; gap: 1.5rem;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr)); }
  video { display: block; width: 100%; aspect-ratio: 16 / 9; object-fit: contain; border-radius: .75rem; background: #000; }
  li p { margin-top: .5rem; overflow-wrap: anywhere; }
`;

const film = ({ id, request }: TaskInFull) => {
  const address = `/gallery/${encodeURIComponent(id)}`;
  const words = escapeHtml(ownWords(request));
  return `<li>
    <video controls playsinline preload="none" poster="${address}/picture.jpg" src="${address}/film.mp4" aria-label="${words}"></video>
    <p>${words}</p>
  </li>`;
};

export function galleryPage(films: readonly TaskInFull[]): string {
  const list =
    films.length === 0 ? '<p>No film is public yet.</p>' : `<ul>${films.map(film).join('\n')}</ul>`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<title>Gallery · Phonofilm</title>
<style>${STYLE}</style>
</head>
<body>
<main>
  <h1>Gallery</h1>
  <p>Films that were made here, newest first.</p>
  ${list}
</main>
</body>
</html>
`;
}
