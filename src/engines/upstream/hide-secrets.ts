/** A shorter one is no secret, and would be found in ordinary words. */
const SHORTEST = 6;

/** In place of a secret. */
const HIDDEN = '[hidden]';

/** A text without these secrets, in whatever form a service may repeat them: as they are, escaped or encoded. */
export function hideSecrets(text: string, secrets: readonly string[]): string {
  let hidden = text;
  for (const secret of secrets) {
    if (secret.length < SHORTEST) continue;
    for (const form of formsOf(secret)) if (hidden.includes(form)) hidden = hidden.replaceAll(form, HIDDEN);
  }
  return hidden;
}

const known = new Map<string, readonly string[]>();
const MOST_KNOWN = 200;

function formsOf(secret: string): readonly string[] {
  const before = known.get(secret);
  if (before) return before;
  const json = JSON.stringify(secret).slice(1, -1);
  const base64 = Buffer.from(secret).toString('base64').replaceAll('=', '');
  const forms = [...new Set([secret, json, json.replaceAll('/', '\\/'), encodeURIComponent(secret), base64])];
  // Tokens are renewed: those of yesterday are not kept for ever.
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(secret, forms);
  return forms;
}
