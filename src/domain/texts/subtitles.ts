/** Subtitles as SRT and WebVTT. */
export interface Cue {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

export function toSrt(cues: readonly Cue[]): string {
  return cues.map((cue, index) => `${index + 1}\n${timing(cue, ',')}\n${defused(cue.text)}\n`).join('\n');
}

export function toVtt(cues: readonly Cue[]): string {
  return `WEBVTT\n\n${cues.map((cue) => `${timing(cue, '.')}\n${defused(cue.text)}\n`).join('\n')}`;
}

function timing(cue: Cue, point: ',' | '.'): string {
  return `${clock(cue.start, point)} --> ${clock(cue.end, point)}`;
}

/** Rounded once, to whole milliseconds: 59.9996 s becomes one minute, not 59.1000. */
function clock(seconds: number, point: ',' | '.'): string {
  const milliseconds = Math.round(seconds * 1000);
  const part = (divisor: number, modulus: number, digits: number) =>
    String(Math.floor(milliseconds / divisor) % modulus).padStart(digits, '0');
  const hours = String(Math.floor(milliseconds / 3_600_000)).padStart(2, '0');
  return `${hours}:${part(60_000, 60, 2)}:${part(1000, 60, 2)}${point}${part(1, 1000, 3)}`;
}

/** An arrow inside a text would be read as a timing line, an empty line as the end of the cue. */
function defused(text: string): string {
  return text
    .split(/[\r\n]+/)
    .map((line) => line.trim().replace(/(?<!-)--+>/g, '->'))
    .filter((line) => line !== '')
    .join('\n');
}
