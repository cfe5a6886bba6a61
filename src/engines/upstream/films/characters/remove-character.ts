import type { CharacterPlace } from '../../../../domain/characters-elsewhere.ts';
import type { CharacterCalls } from '../../description/description.ts';
import type { Upstream } from '../../upstream.ts';
import { isOwnOrigin } from '../call-operation.ts';
import { UpstreamFault } from '../upstream-fault.ts';
import { callAboutCharacter } from './call-about-character.ts';

/**
 * Removes a character at a service. One that is not there any more counts as removed. The credential goes to the address
 * that the settings have now, and to no former one: by then somebody else may answer there.
 */
export async function removeCharacter(
  upstream: Upstream,
  calls: CharacterCalls | null,
  { place, id }: { readonly place: CharacterPlace; readonly id: string },
  signal: AbortSignal,
): Promise<void> {
  // There is no way to remove it, so there is nothing to remember of it.
  if (!calls?.remove) return;
  const { baseUrl, credential } = place;
  if (!isOwnOrigin(baseUrl, upstream.baseUrl))
    throw new Error(`${upstream.name} has another address now than when the character was made there`);
  const parts = { upstream, call: calls.remove, variables: { id }, baseUrl, credential };
  const reply = await callAboutCharacter(parts, signal);
  const isGone = reply.status === 404 || reply.status === 410;
  if (!isGone && (reply.status < 200 || reply.status > 299))
    throw new UpstreamFault('the service did not remove a character', reply);
}
