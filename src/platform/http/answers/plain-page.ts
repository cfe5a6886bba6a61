import type { FastifyReply } from 'fastify';
import { type HtmlPage, pagesWith } from './html-page.ts';

const sendPage = pagesWith(`
  :root { color-scheme: light dark; }
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: light-dark(#faf8f4, #121317);
    color: light-dark(#1b1d22, #f1efe9); font: 16px/1.5 system-ui, sans-serif; }
  main { width: min(60rem, 100% - 2.5rem); padding: 2.5rem 0; }
  h1 { margin: 0 0 .5rem; font-size: 1.5rem; letter-spacing: -.01em; overflow-wrap: anywhere; }
  p { margin: 0 0 1rem; color: light-dark(#595c65, #a8abb5); max-width: 60ch; }
  a { color: light-dark(#a3401c, #f0a37f); }
  video { display: block; width: 100%; max-height: 75vh; margin-bottom: 1.25rem; border-radius: .75rem; background: #000; }
`);

/** A page of a few sentences, without the console. */
export function sendPlainPage(reply: FastifyReply, page: HtmlPage): FastifyReply {
  return sendPage(reply.header('cache-control', 'no-store'), page);
}
