import { EmbeddedFoundation } from './embedded-foundation.ts';
import type { Foundation, FoundationParts } from './foundation.ts';

export async function openFoundation(parts: FoundationParts): Promise<Foundation> {
  const { databaseUrl } = parts.config;
  if (databaseUrl === null) return EmbeddedFoundation.open(parts);
  // Loaded only where it is used: it would slow every start.
  const { PostgresFoundation } = await import('./postgres-foundation.ts');
  return await PostgresFoundation.open(parts, databaseUrl);
}
