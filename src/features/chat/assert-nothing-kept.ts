import { ServiceError } from '../../domain/errors.ts';
import { lettersOf, type NameTree, OWN_NAMES, treeAt } from '../../platform/schemas/json-names.ts';

/**
 * Refuses whatever speaks of things that a service keeps: replies, conversations, files, containers, stores, prompts. All of
 * them belong to the operator's account there, so one caller's would open another's. They are found by name and by type,
 * wherever they stand, except where the caller chooses the names, as in the schema of a tool.
 */
export function assertNothingKept(body: Record<string, unknown>, known: NameTree): void {
  for (const name of UNPAID) if (isGiven(body[name])) throw notHere(name, UNPAID_WORK);
  if (typeof body['prompt'] === 'object' && isGiven(body['prompt'])) throw notHere('prompt', SEND_IT);
  assertNoneInside(body, known, '');
  const input: unknown[] = Array.isArray(body['input']) ? body['input'] : [];
  const named = input.findIndex(isNamedOnly);
  if (named >= 0) throw notHere(`input[${named}].id`, SEND_ITEM);
}

/** Work that nobody waits for is answered before it is paid. */
const UNPAID = ['background', 'deferred'];

const UNPAID_WORK = 'is not supported: wait for the reply.';
const KEPT = 'is not passed on: it names what the service keeps for all its callers together.';
const SEND_IT = `${KEPT} Send the content itself.`;
const SEND_ITEM = `${KEPT} Send the whole item, a \`reasoning\` with its \`encrypted_content\`; clients do so with \`store: false\`.`;

/** `previous_response_id`, `vector_store_ids`, `file_id`, and whatever ends like them; a profile is no file. */
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
    if (isKept(letters, entry)) throw notHere(here, letters === 'type' ? SEND_ITEM : SEND_IT);
    assertNoneInside(entry, treeAt(known, name), here);
  }
}

function isKept(letters: string, value: unknown): boolean {
  if (!isGiven(value)) return false;
  // `item_reference`, `container_reference`, `skill_reference`.
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

/** Members that say what an item is, and not what is in it. */
const ABOUT = ['id', 'type', 'role', 'status'];

/** What makes an item whole where the service would look up the rest by its id. */
const WHOLE_WITH: Readonly<Record<string, readonly string[]>> = {
  reasoning: ['encrypted_content', 'content'],
  image_generation_call: ['result'],
};

/** `{"id": "msg_1"}` is a reference even without its type. */
function isNamedOnly(item: unknown): boolean {
  const fields = (item ?? {}) as Record<string, unknown>;
  if (!isGiven(fields['id'])) return false;
  const whole =
    WHOLE_WITH[String(fields['type'])] ?? Object.keys(fields).filter((name) => !ABOUT.includes(name));
  return !whole.some((name) => isGiven(fields[name]));
}

const LONGEST_PATH = 200;

function notHere(path: string, why: string): ServiceError {
  const param = path.slice(0, LONGEST_PATH);
  return new ServiceError('invalid_parameter', `\`${param}\` ${why}`, { param });
}
