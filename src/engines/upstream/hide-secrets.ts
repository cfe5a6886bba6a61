/** A shorter one is no secret, and would be found in ordinary words. */
const SHORTEST = 6;

/** In place of a secret. */
const HIDDEN = '[hidden]';

/**
 * A text without these secrets, in whatever form a service may repeat them: as they are, escaped or encoded. The text may
 * have been cut off in the middle of one.
 */
export function hideSecrets(text: string, secrets: readonly string[]): string {
  let hidden = text;
  for (const secret of secrets) {
    if (secret.length < SHORTEST) continue;
    for (const form of formsOf(secret)) {
      if (hidden.includes(form)) hidden = hidden.replaceAll(form, HIDDEN);
      const begun = lengthOfBeginning(hidden, form);
      if (begun >= SHORTEST) hidden = hidden.slice(0, -begun) + HIDDEN;
    }
  }
  return hidden;
}

/** How many letters at the end of a text are the first of a secret. */
function lengthOfBeginning(text: string, secret: string): number {
  for (let start = Math.max(0, text.length - secret.length + 1); start < text.length; start++)
    if (secret.startsWith(text.slice(start))) return text.length - start;
  return 0;
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
