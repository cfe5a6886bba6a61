import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type CacheSettings, cacheUse } from '../../domain/film-cache.ts';
import type { Task } from '../../domain/task.ts';

/** Reads what each request asks of the cache: by its header, its key, its account, or the settings. */
export function cacheRequests(app: FastifyInstance, settings: { readonly cache: CacheSettings }): void {
  app.addHook('preParsing', async (request: FastifyRequest) => {
    const { caller } = request;
    if (!caller) return;
    const header = request.headers['phonofilm-cache'];
    const ages = [caller.key.cache, caller.account.cache, settings.cache.filmsMs];
    const cache = cacheUse(Array.isArray(header) ? header[0] : header, ages);
    if (cache) request.caller = { ...caller, cache };
  });
}

const HEADER = 'x-phonofilm-cache';

/** Says in a header whether a film came from the cache: of every copy, and of others where the cache was asked for. */
export function tellCache<Made extends Partial<Pick<Task, 'cachedFrom'>>>(
  reply: FastifyReply,
  made: Made,
): Made {
  if (made.cachedFrom || reply.request.caller.cache) reply.header(HEADER, made.cachedFrom ? 'hit' : 'miss');
  return made;
}
