const MILLISECONDS: Readonly<Record<string, number>> = {
  ms: 1,
  s: 1000,
  m: 60_000,
  h: 3_600_000,
  d: 86_400_000,
};
const BYTES: Readonly<Record<string, number>> = { B: 1, kB: 1e3, KB: 1e3, MB: 1e6, GB: 1e9 };

/** `5s`, `250ms`, `1.5m`, `24h` in milliseconds; undefined: it is no time. */
export function readDuration(text: string): number | undefined {
  return readAmount(text, MILLISECONDS);
}

/** `256MB` in bytes; undefined: it is no size. */
export function readSize(text: string): number | undefined {
  return readAmount(text, BYTES);
}

function readAmount(text: string, units: Readonly<Record<string, number>>): number | undefined {
  const [, digits, unit = ''] = /^(\d{1,9}(?:\.\d{1,3})?)([a-zA-Z]{1,2})$/.exec(text) ?? [];
  const factor = units[unit];
  return digits === undefined || factor === undefined ? undefined : Math.round(Number(digits) * factor);
}
