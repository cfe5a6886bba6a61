import { EmbeddedFoundation } from './embedded-foundation.ts';
import type { Foundation, FoundationParts } from './foundation.ts';
import { PostgresFoundation } from './postgres-foundation.ts';

export async function openFoundation(parts: FoundationParts): Promise<Foundation> {
  return parts.config.databaseUrl === null
    ? EmbeddedFoundation.open(parts)
    : await PostgresFoundation.open(parts, parts.config.databaseUrl);
}
