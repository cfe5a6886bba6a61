import type { Stage } from './stage.ts';

/** By day and at dawn, panes are glass and lamps are out. */
const UNLIT: Readonly<Record<string, string>> = { '#ffdc96': '#bfe0ee', '#ffe6a6': '#f3f1e6' };

const NEON = new Set(['#ff3fa4', '#27e0ff', '#b55bff', '#ffb02e', '#3dffb0']);

/** What `tone` makes of the colours of sketches; what shines at night keeps its own. */
export function lightOn({ scene }: Stage, tone: (colour: string) => string): (colour: string) => string {
  const isLit = scene.time === 'night' || scene.time === 'sunset';
  return (colour) =>
    NEON.has(colour) || (colour in UNLIT && isLit) ? colour : tone(UNLIT[colour] ?? colour);
}
