import type { VideoModel } from '../domain/catalogue.ts';
import { ServiceError } from '../domain/errors.ts';
import type { Task } from '../domain/task.ts';
import { assertMayUse } from './authenticate.ts';
import type { Caller } from './caller.ts';
import type { CreateFilm } from './create-film.ts';
import type { IdempotentRequest } from './idempotency.ts';
import type { ModelCatalogue } from './model-catalogue.ts';
import type { Tasks } from './tasks.ts';

export interface RemixOrder {
  readonly sourceId: string;
  readonly prompt: string;
  /** `<width>x<height>`; null keeps the source's. */
  readonly size: string | null;
}

export type RemixFilm = (
  caller: Caller,
  order: RemixOrder,
  idempotent: IdempotentRequest | null,
) => Promise<Task>;

/** A remix is a new film from the source's own description with one more edit applied (decision 8). */
export function remixFilmService(tasks: Tasks, catalogue: ModelCatalogue, createFilm: CreateFilm): RemixFilm {
  return async (caller, order, idempotent) => {
    const source = await tasks.readInFull(caller, order.sourceId);
    if (source.family !== 'B') throw refuse('it is a family A task, and only family B tasks can be remixed');
    if (source.status !== 'completed')
      throw refuse(`its status is ${source.status}, and it must be completed`);
    const model = (await catalogue.find(source.model)) as VideoModel;
    assertMayUse(caller, model.id);
    const [width, height] = order.size
      ? (order.size.split('x').map(Number) as [number, number])
      : [source.request.width, source.request.height];
    return await createFilm(
      caller,
      {
        model,
        film: {
          ...source.request,
          edits: [...source.request.edits, order.prompt],
          width,
          height,
          characterCreate: null,
          remixOf: source.id,
        },
        enhancePrompt: false,
        mentionsIn: order.prompt,
        size: order.size ?? source.size,
        initialStatus: 'pending',
        idShape: 'remix',
        uploads: [],
      },
      idempotent,
    );
  };
}

function refuse(why: string): ServiceError {
  return new ServiceError('invalid_request', `This task cannot be remixed: ${why}.`, { param: 'id' });
}
