/** The most that one request may have spoken. */
export const MOST_CHARACTERS = 4096;

/** As much of a text as one request speaks: whole sentences, or whole words where one sentence is longer than that. */
export function spokenPart(text: string): string {
  if (text.length <= MOST_CHARACTERS) return text;
  const begun = text.slice(0, MOST_CHARACTERS);
  const end = Math.max(...['. ', '! ', '? ', '\n', '。', '！', '？'].map((mark) => begun.lastIndexOf(mark)));
  return begun.slice(0, end > 0 ? end + 1 : Math.max(begun.lastIndexOf(' '), MOST_CHARACTERS / 2));
}
