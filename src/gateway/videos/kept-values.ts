import type { Json } from '../../engines/video-engine.ts';
import type { CreateCall } from '../description/description.ts';
import { readWord } from '../description/reply-path.ts';
import { renderUrl } from '../description/url-template.ts';
import { isOwnOrigin } from './call-operation.ts';

export interface KeptFacts {
  readonly id: string;
  readonly model: string;
  readonly ownId: string;
  readonly baseUrl: string;
}

/**
 * Values of a reply that later calls use, such as the URL of a job's status. A URL of another origin would never be
 * called: in its place, and in that of a value that is not there, comes the one that the description knows.
 */
export function keptValues(
  { keep }: Pick<CreateCall, 'keep'>,
  json: Json | undefined,
  { id, model, ownId, baseUrl }: KeptFacts,
): Record<string, string> {
  const found = Object.entries(keep).flatMap(([name, { path, otherwise }]) => {
    const value = readWord(json, path);
    const isUsable = value !== undefined && !isForeign(value, baseUrl);
    if (isUsable || otherwise === null) return value === undefined ? [] : [[name, value] as const];
    return [[name, renderUrl(otherwise, { id, model, own_id: ownId }, baseUrl)] as const];
  });
  return Object.fromEntries(found);
}

function isForeign(value: string, baseUrl: string): boolean {
  return /^https?:/i.test(value) && URL.canParse(value) && !isOwnOrigin(value, baseUrl);
}
