import type { ParameterValues } from '../../../domain/parameters.ts';

/** Their texts are choices. Any other text is told by its length: prompts and secrets stay with the caller. */
const CHOICES = new Set(
  `model size seconds duration aspect_ratio orientation watermark private voice response_format language speed temperature
  stream enhance_prompt endpoint order limit after by include wait variant status event error`.split(/\s+/),
);
const LONGEST = 100;
const MOST = 30;

/** What a request says, for the log of requests: numbers and choices, and of all else how much it is. */
export function maskedParameters(fields: unknown): ParameterValues {
  const masked: Record<string, string | number | boolean> = {};
  if (!isPlain(fields)) return masked;
  for (const name in fields) {
    if (Object.keys(masked).length >= MOST) break;
    masked[name.slice(0, LONGEST)] = maskedValue(name, fields[name]);
  }
  return masked;
}

/** Neither a list nor bytes. */
function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !ArrayBuffer.isView(value);
}

function maskedValue(name: string, value: unknown): string | number | boolean {
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  if (typeof value === 'string')
    return CHOICES.has(name) && value.length <= LONGEST ? value : `(${value.length} characters)`;
  if (Array.isArray(value)) return `(${value.length} entries)`;
  return value === null || value === undefined ? 'null' : `(${Object.keys(value).length} entries)`;
}
