/** How much of a service's words the log gets. */
const LONGEST = 2000;

/** A text of a service for the log: without the signatures of links and whatever looks like a key. */
export function maskSecrets(text: string): string {
  return text.slice(0, LONGEST).replace(/[^\s"'<>,]+/g, maskWord);
}

function maskWord(word: string): string {
  if (/^https?:/.test(word)) {
    const query = word.indexOf('?');
    return query < 0 ? word : `${word.slice(0, query)}?…`;
  }
  // Ids of requests and tasks are hexadecimal, and the operator needs them.
  const isKey = word.length >= 16 && /\d/.test(word) && /[a-z]/i.test(word) && !/^[0-9a-f-]+$/i.test(word);
  return isKey ? `${word.slice(0, 4)}…` : word;
}
