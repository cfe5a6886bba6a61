/** Colours are `#rrggbb` strings throughout; alpha is added where something is painted. */
export function mix(from: string, to: string, share: number): string {
  const b = channels(to);
  const mixed = channels(from).map((value, index) => value + (b[index]! - value) * share);
  return `#${mixed.map(hexOf).join('')}`;
}

export const alpha = (colour: string, opacity: number) => colour + hexOf(opacity * 255);
export const lighter = (colour: string, share: number) => mix(colour, '#ffffff', share);
export const darker = (colour: string, share: number) => mix(colour, '#140c1e', share);

/** Red, green and blue, 0 to 255. */
export function channels(colour: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
}

function hexOf(value: number): string {
  const byte = Math.max(0, Math.min(255, Math.round(value)));
  return byte.toString(16).padStart(2, '0');
}

/** The names a prompt may use. */
export const NAMED_COLOURS = {
  red: '#e23b2e',
  orange: '#f2832a',
  yellow: '#f6cd3c',
  green: '#3faa57',
  blue: '#3576dd',
  purple: '#8a4fd0',
  pink: '#f279ae',
  white: '#f6f4f0',
  black: '#33313c',
  brown: '#8b5a3a',
  grey: '#9199a5',
  golden: '#e8b23f',
  silver: '#bcc5cf',
  copper: '#c96f3b',
  bronze: '#96672f',
  turquoise: '#2fb8b5',
  maroon: '#7a1a26',
  navy: '#1d2b64',
  'light blue': '#92cdf2',
  teal: '#12717a',
  'dark green': '#1d5a34',
  'light green': '#9ad98a',
  lime: '#a8dc2a',
  olive: '#77762a',
  beige: '#dcc8a0',
  cream: '#f6ebcb',
  'dark brown': '#4d2f1e',
  'dark purple': '#44247a',
  lavender: '#b7a3e3',
  magenta: '#cf2a9c',
  peach: '#f8bb95',
  'dark grey': '#555c67',
} as const;
