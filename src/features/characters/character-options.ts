import { ServiceError } from '../../domain/errors.ts';
import type { RequestInput, TimeRange } from '../../domain/videos/video.ts';
import { checkUrlForm } from '../../platform/fetching/resolve-safely.ts';

/** Parses `<start>,<end>`, or throws a 400 that shows the format. */
export function readTimeRange(text: string | undefined, param: string): TimeRange | null {
  if (text === undefined) return null;
  const range = parseTimeRange(text);
  if (range) return range;
  throw new ServiceError(
    'invalid_parameter',
    `\`${param}\` must be \`<start>,<end>\`: two non-negative numbers of seconds, 1 to 3 seconds apart.`,
    { param },
  );
}

export function readVideoUrl(url: string, param: string): string {
  if (checkUrlForm(url)) return url;
  throw new ServiceError('invalid_parameter', `\`${param}\` must be an http or https URL of a video.`, {
    param,
  });
}

/** A character that a video request supplies by URL. */
export function characterFromUrl(url: string | undefined, cut: TimeRange | null): RequestInput[] {
  if (url === undefined) return [];
  const source = { kind: 'url', url: readVideoUrl(url, 'character_url') } as const;
  return [{ role: 'character', source, ...(cut && { cut }) }];
}

const PATTERN = /^\s*(\d+(?:\.\d+)?)\s*,\s*(\d+(?:\.\d+)?)\s*$/;

/** Floating point: 3.3 - 0.3 is slightly more than 3. */
const TOLERANCE = 1e-6;

/** Parses `<start>,<end>`: two non-negative numbers, 1 to 3 seconds apart; null when the text is anything else. */
export function parseTimeRange(text: string): TimeRange | null {
  const match = PATTERN.exec(text);
  if (!match) return null;
  const start = Number(match[1]);
  const end = Number(match[2]);
  const length = end - start;
  return length >= 1 - TOLERANCE && length <= 3 + TOLERANCE ? { start, end } : null;
}
