import type { PassedRequest } from '../../engines/engine.ts';
import { type Edit, edited, type JsonMember, jsonMembers } from '../../platform/schemas/json-members.ts';
import type { UpstreamRoute } from './ask-upstream.ts';

/** A body of this size is sent as one piece; the pieces of a longer one are not joined. */
const SMALL_BYTES = 64 * 1024;

export interface PassedBody {
  readonly body: Buffer | readonly Buffer[];
  readonly length: number;
}

/**
 * The caller's own bytes, with the service's name of the model and whatever else must differ. Nothing else is written
 * anew: numbers beyond what JavaScript holds, the order of members and white space arrive as they were sent.
 */
export function passedBody({ model, dialect }: UpstreamRoute, request: PassedRequest): PassedBody {
  const { bytes, streams } = request;
  const members = jsonMembers(bytes);
  const { fields, maxTokens, streamUsage } = dialect.chat;
  const changes = new Map<string, unknown>();
  const has = new Set(members.map(({ name }) => name));
  for (const [name, value] of Object.entries(fields)) if (!has.has(name)) changes.set(name, value);
  changes.set('model', model);
  if (streams && streamUsage) {
    changes.set('stream_options', { ...streamOptions(bytes, members), include_usage: true });
  }
  const renamed = maxTokens !== null ? maxTokensEdits(members, maxTokens) : [];
  const pieces = edited(bytes, [...changeEdits(members, changes), ...renamed]);
  const length = pieces.reduce((sum, piece) => sum + piece.length, 0);
  return { body: length <= SMALL_BYTES ? Buffer.concat(pieces, length) : pieces, length };
}

function changeEdits(members: readonly JsonMember[], changes: ReadonlyMap<string, unknown>): Edit[] {
  const left = new Map(changes);
  const edits: Edit[] = [];
  for (const { name, start, end } of members) {
    if (!changes.has(name)) continue;
    edits.push({ start, end, text: JSON.stringify(changes.get(name)) });
    left.delete(name);
  }
  // What is new stands before everything else, where the body has at least its model.
  const first = members[0]?.nameStart ?? 0;
  const text = [...left].map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)},`).join('');
  return text === '' ? edits : [{ start: first, end: first, text }, ...edits];
}

function streamOptions(bytes: Buffer, members: readonly JsonMember[]): object {
  const member = members.find(({ name }) => name === 'stream_options');
  return member ? JSON.parse(bytes.toString('utf8', member.start, member.end)) : {};
}

/** For services that know only one of the two names. */
function maxTokensEdits(members: readonly JsonMember[], known: string): Edit[] {
  const other = known === 'max_tokens' ? 'max_completion_tokens' : 'max_tokens';
  return members
    .filter(({ name }) => name === other)
    .map(({ nameStart, nameEnd }) => ({ start: nameStart, end: nameEnd, text: JSON.stringify(known) }));
}
