import { ServiceError } from '../../domain/errors.ts';
import { findOddNames, type OddName } from '../../platform/schemas/json-names.ts';
import { CHAT_NAMES } from './known-names.ts';

/** An error message names so many; more would only repeat the mistake. */
const MOST_NAMED = 5;
const LONGEST_PATH = 200;

/**
 * Refuses names that services may read otherwise than we do: of one that is there twice some read the first, and some take
 * `Max_Tokens` for `max_tokens`. They would be obeyed past the limits, the policy and the price.
 */
export function assertNames(bytes: Buffer): void {
  const odd = findOddNames(bytes, CHAT_NAMES, MOST_NAMED);
  const [first] = odd;
  if (!first) return;
  throw new ServiceError('invalid_request', odd.map(complaint).join(' '), { param: shown(first) });
}

function shown({ path }: OddName): string {
  return path.slice(0, LONGEST_PATH);
}

function complaint(name: OddName): string {
  const { meant } = name;
  if (meant === null) return `\`${shown(name)}\` is given more than once.`;
  return `\`${shown(name)}\` is another spelling of \`${meant}\`: write \`${meant}\`, or leave it out.`;
}
