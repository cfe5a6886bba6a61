import { ServiceError } from '../../domain/errors.ts';
import { lettersOf, type NameTree, OWN_NAMES, treeAt } from '../../platform/schemas/json-names.ts';
import { CHAT_NAMES } from './known-names.ts';

/**
 * Refuses whatever speaks of things that a service keeps: replies, conversations, files, containers, stores, prompts. All of
 * them belong to the operator's account there, so one caller's would open another's. They are found by name and by type,
 * wherever they stand, except where the caller chooses the names, as in the schema of a tool.
 */
export function assertNothingKept(body: Record<string, unknown>): void {
  for (const name of UNPAID) if (isGiven(body[name])) throw notHere(name, UNPAID_WORK);
  if (typeof body['prompt'] === 'object' && isGiven(body['prompt'])) throw notHere('prompt', SEND_IT);
  assertNoneInside(body, CHAT_NAMES, '');
}

/** Work that nobody waits for is answered before it is paid. */
const UNPAID = ['background', 'deferred'];

const UNPAID_WORK = 'is not supported: wait for the reply.';
const KEPT = 'is not passed on: it names what the service keeps for all its callers together.';
const SEND_IT = `${KEPT} Send the content itself.`;

/** `vector_store_ids`, `file_id`, and whatever ends like them; a profile is no file. */
const KEPT_NAMES =
  /(?:(?<!pro)file|store|container|conversation|response|prompt|connector|connection|tunnel|skill|collection|library|thread|assistant|agent|item)ids?$/;
const OTHER_KEPT_NAMES = [
  'conversation',
  'cachedcontent',
  'fileuri',
  'datasources',
  'agentreference',
  'itemreference',
];

function assertNoneInside(value: unknown, known: NameTree | undefined, path: string): void {
  if (known === OWN_NAMES || typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const [index, entry] of value.entries()) assertNoneInside(entry, known, `${path}[${index}]`);
    return;
  }
  for (const [name, entry] of Object.entries(value)) {
    const here = path === '' ? name : `${path}.${name}`;
    const letters = lettersOf(name);
    if (isKept(letters, entry)) throw notHere(here, SEND_IT);
    assertNoneInside(entry, treeAt(known, name), here);
  }
}

function isKept(letters: string, value: unknown): boolean {
  if (!isGiven(value)) return false;
  // `container_reference`, `skill_reference`.
  if (letters === 'type') return typeof value === 'string' && lettersOf(value).endsWith('reference');
  // An object describes a new one.
  if (letters === 'container') return typeof value === 'string';
  return KEPT_NAMES.test(letters) || OTHER_KEPT_NAMES.includes(letters);
}

function isGiven(value: unknown): boolean {
  return (
    value !== undefined &&
    value !== null &&
    value !== false &&
    value !== '' &&
    !(Array.isArray(value) && value.length === 0)
  );
}

const LONGEST_PATH = 200;

function notHere(path: string, why: string): ServiceError {
  const param = path.slice(0, LONGEST_PATH);
  return new ServiceError('invalid_parameter', `\`${param}\` ${why}`, { param });
}
