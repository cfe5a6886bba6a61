import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ServiceError } from '../../../domain/errors.ts';
import { kindOfRequest } from '../route-kinds.ts';
import { escapeHtml, sendPlainPage } from './plain-page.ts';

/** Whether a person has opened the address in a browser. */
export function isForPerson(request: FastifyRequest): boolean {
  const { method, headers } = request;
  return (
    method === 'GET' && (headers.accept ?? '').includes('text/html') && kindOfRequest(request).isForPeople
  );
}

const WORDS: Readonly<Record<string, { title: string; text: string }>> = {
  endpoint_not_found: {
    title: 'There is no such page',
    text: 'The address may be mistyped, or what it led to is gone.',
  },
  resource_not_found: {
    title: 'This link has ended',
    text: 'Links to films work for a while, until they end or their owner deletes them. Ask for a new one.',
  },
};

/** An error in sentences, for somebody who followed a link. */
export function sendErrorPage(reply: FastifyReply, error: ServiceError): FastifyReply {
  const { title, text } = WORDS[error.code] ?? { title: 'That did not work', text: error.message };
  return sendPlainPage(reply.code(error.status), {
    title,
    content: `<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(text)}</p>
<p><a href="/">To Phonofilm</a></p>`,
  });
}
