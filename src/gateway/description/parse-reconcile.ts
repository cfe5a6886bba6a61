import type { Reconcile } from './description.ts';
import { DescriptionError } from './description-error.ts';
import type { WrittenDescription } from './description-schema.ts';
import { parseCall } from './parse-call.ts';

export function parseReconcile(
  written: NonNullable<WrittenDescription['reconcile']>,
  path: string,
  protocol: string,
): Reconcile {
  const at = `${path}.reconcile`;
  if (written === 'none' || written === 'callback' || written === 'idempotency_key') return { by: written };
  if (written === 'list' || written === 'complete_list') {
    if (protocol !== 'videos') throw new DescriptionError(at, `${written} needs protocol: videos`);
    return { by: 'list', isComplete: written === 'complete_list' };
  }
  const call = parseCall(written.own_id, `${at}.own_id`);
  if (!call)
    throw new DescriptionError(`${at}.own_id.get`, 'is missing; expected a path such as /tasks/{own_id}');
  const { id, absent } = written.own_id;
  return { by: 'own_id', call, id: [id].flat(), absenceProves: absent !== 'unknown' };
}
