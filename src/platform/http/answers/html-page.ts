import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { pageHeaders } from './page-headers.ts';

/** Words of strangers, on a page. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
}

/** `content` is HTML; `head` may add to what others see of the page's address. */
export interface HtmlPage {
  readonly title: string;
  readonly content: string;
  readonly head?: string;
}

/** Pages with this style and no script: beside it they load only pictures and films of ours. */
export function pagesWith(style: string): (reply: FastifyReply, page: HtmlPage) => FastifyReply {
  const sources = [
    "default-src 'none'",
    "img-src 'self' data:",
    "media-src 'self'",
    `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  ];
  return (reply, { title, content, head = '' }) =>
    pageHeaders(reply, sources)
      .type('text/html; charset=utf-8')
      .send(`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<title>${escapeHtml(title)} · Phonofilm</title>
${head}
<style>${style}</style>
</head>
<body>
<main>
${content}
</main>
</body>
</html>
`);
}
