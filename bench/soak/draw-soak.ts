/** What was measured of each service, as the chart shows it. */
export interface SoakSeries {
  readonly minutes: number;
  readonly services: readonly {
    readonly name: string;
    readonly restarts: readonly number[];
    readonly samples: readonly {
      readonly minute: number;
      readonly resident: number;
      readonly descriptors: number;
      readonly artifacts: number;
      readonly unfinished: number;
    }[];
    /** The 99th percentile of each minute, in milliseconds; null where nobody polled. */
    readonly polls: readonly (number | null)[];
  }[];
}

type Points = readonly (readonly [minute: number, value: number])[];
type Service = SoakSeries['services'][number];

const WIDTH = 860;
const LEFT = 70;
const RIGHT = 20;
const PANEL = 120;
const GAP = 46;
const TOP = 58;
const COLOURS = ['#2563eb', '#d97706'];

const ofSamples =
  (field: 'resident' | 'descriptors' | 'artifacts' | 'unfinished') =>
  (service: Service): Points =>
    service.samples.map((sample) => [sample.minute, sample[field]]);

const PANELS: readonly {
  readonly title: string;
  readonly points: (service: Service) => Points;
  readonly isLog?: true;
}[] = [
  { title: 'Memory of the service, MB', points: ofSamples('resident') },
  { title: 'Open descriptors, with those of its children', points: ofSamples('descriptors') },
  { title: 'Stored files', points: ofSamples('artifacts') },
  { title: 'Videos under way', points: ofSamples('unfinished') },
  {
    isLog: true,
    title: '99th percentile of polls in each minute, ms',
    points: ({ polls }) =>
      polls.flatMap((value, minute) => (value === null ? [] : [[minute + 0.5, value] as const])),
  },
];

/** A picture of the whole run: a panel for each thing that has to stay flat, a line for each service, a mark for each restart. */
export function drawSoak(series: SoakSeries): string {
  const height = TOP + PANELS.length * (PANEL + GAP);
  const x = (minute: number) => LEFT + (minute / series.minutes) * (WIDTH - LEFT - RIGHT);
  const legend = series.services.map(
    ({ name }, index) =>
      `<rect x="${LEFT + index * 150}" y="14" width="22" height="4" fill="${COLOURS[index]}"/>` +
      text(LEFT + 30 + index * 150, 20, name),
  );
  legend.push(text(LEFT + 300, 20, 'a tick below a panel is a restart'));
  const panels = PANELS.map(({ title, points, isLog }, row) => {
    const top = TOP + row * (PANEL + GAP);
    const lines = series.services.map(points);
    const highest = Math.max(1, ...lines.flat().map(([, value]) => value));
    const most = isLog ? 10 ** Math.ceil(Math.log10(highest)) : roundUp(highest);
    const part = (value: number) =>
      isLog ? Math.log10(Math.max(1, value)) / Math.log10(most) : value / most;
    const y = (value: number) => top + PANEL - part(value) * PANEL;
    const marks = isLog
      ? Array.from({ length: Math.log10(most) + 1 }, (_, power) => 10 ** power)
      : [0, most / 2, most];
    const grid = marks.map(
      (value) =>
        `<line x1="${LEFT}" x2="${WIDTH - RIGHT}" y1="${y(value)}" y2="${y(value)}" stroke="#e5e7eb"/>` +
        text(LEFT - 8, y(value) + 4, String(value), 'end'),
    );
    const restarts = series.services.flatMap(({ restarts }, index) =>
      restarts.map((minute) => {
        const at = x(minute).toFixed(1);
        return `<line x1="${at}" x2="${at}" y1="${top + PANEL}" y2="${top + PANEL + 7}" stroke="${COLOURS[index]}" stroke-width="2"/>`;
      }),
    );
    const drawn = lines.map(
      (line, index) =>
        `<polyline fill="none" stroke="${COLOURS[index]}" stroke-width="1.5" points="${line
          .map(([minute, value]) => `${x(minute).toFixed(1)},${y(value).toFixed(1)}`)
          .join(' ')}"/>`,
    );
    return [text(LEFT, top - 10, title), ...grid, ...restarts, ...drawn].join('\n');
  });
  const step = series.minutes > 20 ? 10 : 1;
  const minutes = Array.from({ length: Math.floor(series.minutes / step) + 1 }, (_, index) =>
    text(x(index * step), height - 14, `${index * step} min`, 'middle'),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" font-family="sans-serif" font-size="12" fill="#374151">
<rect width="${WIDTH}" height="${height}" fill="#fff"/>
${[...legend, ...panels, ...minutes].join('\n')}
</svg>
`;
}

function text(x: number, y: number, words: string, anchor = 'start'): string {
  return `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" text-anchor="${anchor}">${words}</text>`;
}

/** To 1, 2 or 5 times a power of ten. */
function roundUp(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  return [1, 2, 4, 5, 6, 8, 10].map((factor) => factor * power).find((one) => one >= value)!;
}
