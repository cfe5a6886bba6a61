/** In double or in other marks; an apostrophe inside of a word begins nothing. */
const QUOTED = /["“„«「]([^"”“»」]{1,300})["”“»」]|(?<=\s)['‘]([^'’]{3,300})['’](?=[\s.,;:!?]|$)/g;

/** Changes a text around what is quoted in it. */
export function keepingQuotations(text: string, change: (rest: string) => string): string {
  const kept: string[] = [];
  const rest = text.replace(QUOTED, (_, double: string | undefined, single: string | undefined) => {
    kept.push(double ?? single ?? '');
    return ` "${kept.length - 1}" `;
  });
  const changed = change(rest);
  if (changed === rest) return text;
  return changed.replace(/"(\d+)"/g, (_, number: string) => `"${kept[Number(number)] ?? ''}"`);
}
