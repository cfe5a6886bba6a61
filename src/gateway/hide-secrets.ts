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
    const forms = formsOf(secret);
    hidden = withoutForms(hidden, forms);
    for (const form of forms) {
      const begun = lengthOfBeginning(hidden, form);
      if (begun >= SHORTEST) hidden = hidden.slice(0, -begun) + HIDDEN;
    }
  }
  return hidden;
}

/**
 * The forms of those secrets that are keys, for answers that go to callers. Some services take any key, and `ollama` or
 * `not-needed` is then a word that a reply may hold.
 */
export function keyForms(secrets: readonly string[]): readonly string[] {
  return secrets.filter(isKey).flatMap(formsOf);
}

function isKey(secret: string): boolean {
  return secret.length >= 16 || (secret.length >= 8 && /\d/.test(secret));
}

/** A whole answer without these forms; whatever else is in it stays as it is. */
export function withoutForms(text: string, forms: readonly string[]): string {
  const hidden = replaced(text, forms);
  if (!hidden.includes('\\u00')) return hidden;
  const plain = unescaped(hidden);
  const found = replaced(plain, forms);
  return found === plain ? hidden : found;
}

function replaced(text: string, forms: readonly string[]): string {
  let hidden = text;
  for (const form of forms) if (hidden.includes(form)) hidden = hidden.replaceAll(form, HIDDEN);
  return hidden;
}

/** JSON with every letter written as itself that may be. */
function unescaped(text: string): string {
  return text.replace(/\\(?:u00([2-7][0-9a-f])|.)/gis, (sequence, code: string | undefined) => {
    const letter = code === undefined ? '"' : String.fromCharCode(Number.parseInt(code, 16));
    return letter === '"' || letter === '\\' ? sequence : letter;
  });
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
  const url = encodeURIComponent(secret);
  const forms = [
    secret,
    json,
    json.replaceAll('/', '\\/'),
    url,
    url.replace(/%../g, (code) => code.toLowerCase()),
    ...[0, 1, 2].flatMap((place) => base64Forms(secret, place)),
    Buffer.from(secret).toString('hex'),
  ];
  const different = [...new Set(forms)];
  // Tokens are renewed: those of yesterday are not kept for ever.
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(secret, different);
  return different;
}

/**
 * In base64 three bytes become four letters, so a secret inside a longer text has three spellings, by the place of its first
 * byte. Letters that also hold bits of what stands beside it are left out.
 */
function base64Forms(secret: string, place: number): string[] {
  const bytes = Buffer.concat([Buffer.alloc(place), Buffer.from(secret)]);
  const [first, last] = [Math.ceil((place * 8) / 6), Math.floor((bytes.length * 8) / 6)];
  return [bytes.toString('base64').slice(first, last), bytes.toString('base64url').slice(first, last)];
}
