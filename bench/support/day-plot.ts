/** Curves of a day above each other, as SVG that reads on light and dark pages. */

export interface Panel {
  readonly title: string;
  readonly unit: string;
  readonly curves: readonly {
    readonly name: string;
    readonly colour: string;
    readonly values: readonly number[];
  }[];
}

export interface Mark {
  /** Of 24. */
  readonly hour: number;
  readonly text: string;
}

const WIDTH = 960;
const LEFT = 70;
const PANEL = 150;
const GAP = 50;
const TOP = 60;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

export function plotDay(title: string, panels: readonly Panel[], marks: readonly Mark[]): string {
  const height = TOP + panels.length * (PANEL + GAP) + 10;
  const x = (hour: number) => LEFT + (hour / 24) * (WIDTH - LEFT - 20);
  const parts = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" font-family="sans-serif" font-size="12">`,
    `<rect width="${WIDTH}" height="${height}" fill="#fff"/>`,
    `<text x="${LEFT}" y="22" font-size="16">${escaped(title)}</text>`,
  ];
  for (const [index, { hour, text }] of marks.entries())
    parts.push(
      `<line x1="${x(hour)}" x2="${x(hour)}" y1="${TOP - 12}" y2="${height - 30}" stroke="#bbb" stroke-dasharray="3 3"/>`,
      `<text x="${x(hour) + 3}" y="${index % 2 === 0 ? 38 : 50}" fill="#555" font-size="11"${hour > 18 ? ' text-anchor="middle"' : ''}>${escaped(text)}</text>`,
    );
  for (const [index, panel] of panels.entries()) {
    const top = TOP + 14 + index * (PANEL + GAP);
    const most = Math.max(1, ...panel.curves.flatMap(({ values }) => values));
    const y = (value: number) => top + PANEL - (value / most) * PANEL;
    parts.push(
      `<text x="${LEFT}" y="${top - 6}">${escaped(panel.title)}</text>`,
      `<rect x="${LEFT}" y="${top}" width="${WIDTH - LEFT - 20}" height="${PANEL}" fill="none" stroke="#ddd"/>`,
      ...[0, 0.5, 1].map(
        (part) =>
          `<text x="${LEFT - 6}" y="${y(part * most) + 4}" text-anchor="end" fill="#555">${shown(part * most)} ${panel.unit}</text>`,
      ),
      ...[0, 6, 12, 18, 24].map(
        (hour) =>
          `<text x="${x(hour)}" y="${top + PANEL + 15}" text-anchor="middle" fill="#555">${hour}:00</text>`,
      ),
    );
    for (const [place, { name, colour, values }] of panel.curves.entries()) {
      const points = values.map(
        (value, at) => `${x((at * 24) / values.length).toFixed(1)},${y(value).toFixed(1)}`,
      );
      parts.push(
        `<polyline points="${points.join(' ')}" fill="none" stroke="${colour}" stroke-width="1.5"/>`,
        `<text x="${WIDTH - 24}" y="${top + 15 + place * 15}" text-anchor="end" fill="${colour}">${escaped(name)}</text>`,
      );
    }
  }
  return `${parts.join('\n')}\n</svg>\n`;
}

function shown(value: number): string {
  if (value >= 10_000) return `${Math.round(value / 1000)}k`;
  return value >= 10 || value === 0 ? String(Math.round(value)) : value.toFixed(1);
}
