import type { Reconcile } from './description.ts';
import { DescriptionError } from './description-error.ts';
import type { WrittenDescription } from './description-schema.ts';
import { parseCall } from './parse-call.ts';

/** The list of the Videos protocol; other services say what differs. */
const VIDEOS_LIST = {
  items: 'data',
  id: 'id',
  prompt: 'prompt',
  model: 'model',
  created: 'created_at',
} as const;

export function parseReconcile(
  written: NonNullable<WrittenDescription['reconcile']>,
  path: string,
  protocol: string,
): Reconcile {
  const at = `${path}.reconcile`;
  if (written === 'none' || written === 'callback' || written === 'idempotency_key') return { by: written };
  if (written === 'list') {
    if (protocol !== 'videos')
      throw new DescriptionError(at, 'expected a map with list: { get, items, id, prompt, created }');
    return parseReconcile({ list: { get: '/videos?limit=100&order=desc' } }, path, protocol);
  }
  if ('own_id' in written) {
    const call = parseCall(written.own_id, `${at}.own_id`);
    if (!call)
      throw new DescriptionError(`${at}.own_id.get`, 'is missing; expected a path such as /tasks/{own_id}');
    const { id, absent } = written.own_id;
    return { by: 'own_id', call, id: [id].flat(), absenceProves: absent !== 'unknown' };
  }
  const call = parseCall(written.list, `${at}.list`);
  if (!call) throw new DescriptionError(`${at}.list.get`, 'is missing; expected a path such as /videos');
  const part = (name: keyof typeof VIDEOS_LIST) => [written.list[name] ?? VIDEOS_LIST[name]].flat();
  return {
    by: 'list',
    call,
    items: part('items'),
    id: part('id'),
    prompt: part('prompt'),
    model: part('model'),
    created: part('created'),
  };
}
