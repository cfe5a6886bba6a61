import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { pageHeaders } from './page-headers.ts';

/** Words of strangers, on a page. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
}

const STYLE = `
  :root { color-scheme: light dark; }
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: light-dark(#faf8f4, #121317);
    color: light-dark(#1b1d22, #f1efe9); font: 16px/1.5 system-ui, sans-serif; }
  main { width: min(60rem, 100% - 2.5rem); padding: 2.5rem 0; }
  h1 { margin: 0 0 .5rem; font-size: 1.5rem; letter-spacing: -.01em; overflow-wrap: anywhere; }
  p { margin: 0 0 1rem; color: light-dark(#595c65, #a8abb5); max-width: 60ch; }
  a { color: light-dark(#a3401c, #f0a37f); }
  video { display: block; width: 100%; max-height: 75vh; margin-bottom: 1.25rem; border-radius: .75rem; background: #000; }
`;

/** No script; beside the style, pages load only pictures and videos of this service. */
const SOURCES = [
  "default-src 'none'",
  "img-src 'self' data:",
  "media-src 'self'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
];

/** `content` is HTML; `head` may add to what others see of the page's address. */
interface PlainPage {
  readonly title: string;
  readonly content: string;
  readonly head?: string;
}

/** A page of a few sentences, without the console. */
export function sendPlainPage(reply: FastifyReply, { title, content, head = '' }: PlainPage): FastifyReply {
  return pageHeaders(reply, SOURCES)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<title>${escapeHtml(title)} · Phonofilm</title>
${head}
<style>${STYLE}</style>
</head>
<body>
<main>
${content}
</main>
</body>
</html>
`);
}
