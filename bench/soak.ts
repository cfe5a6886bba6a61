import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { sampleFiles } from '../test/support/fake-engines.ts';
import { startServer } from '../test/support/postgres.ts';
import { presetEntry } from '../test/support/scripted-upstream/preset-settings.ts';
import { seededRandom } from '../test/support/seeded-random.ts';
import { receiveWebhooks } from '../test/support/webhook-receiver.ts';
import { drawSoak, type SoakSeries } from './soak/draw-soak.ts';
import { booksDiffer } from './soak/soak-books.ts';
import { Reported, SoakCallers } from './soak/soak-callers.ts';
import { ADMIN_KEY, SoakedPlace } from './soak/soaked-place.ts';
import { TroubledServices } from './soak/troubled-services.ts';
import { report } from './support/report.ts';

/**
 * A day of work in an hour: a service on SQLite and one on PostgreSQL, with callers, hosted services and receivers of webhooks
 * that fail, and a restart every twelfth of the time, of the one and the other in turn, in good order and by a kill.
 *
 *     npm run soak -- --minutes 60                 10,000 videos, speeches and chats
 *     npm run soak -- --minutes 60 --out docs      also draws docs/soak.svg
 */
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '60' },
    videos: { type: 'string' },
    seed: { type: 'string' },
    out: { type: 'string' },
    draw: { type: 'string' },
  },
});
if (values.draw !== undefined) {
  writeFileSync(values.draw.replace(/json$/, 'svg'), drawSoak(JSON.parse(readFileSync(values.draw, 'utf8'))));
  process.exit();
}
const MINUTES = Number(values.minutes);
const VIDEOS = Number(values.videos ?? Math.round((10_000 * MINUTES) / 60));
const SEED = Number(values.seed ?? Date.now() % 1_000_000);
const RESTART_EVERY = Math.max(1, MINUTES / 12);
/** Short enough that videos, and then the records of their tasks, are removed while others are made. */
const VIDEO_MINUTES = Math.max(1.5, MINUTES / 6);
const TASK_MINUTES = Math.max(5, MINUTES / 3);
const LONGEST_VIDEO_MINUTES = Math.max(2, MINUTES / 12);
const MS = 60_000;
const SAMPLE_MS = Math.max(2000, (MINUTES * MS) / 720);
const ACCOUNTS = 4;
const BALANCE = 1_000_000;
const MICROS = 1_000_000;
/** A video under way has its caller's connection, and one to its service or to its process. */
const DESCRIPTORS_OF_VIDEO = 2;
/** Of a hundred deliveries: those that are answered with an error, and those that are not answered. */
const REFUSED = 8;
const HUNG = 1;

const random = seededRandom(SEED);
const samples = await sampleFiles();
using services = await new TroubledServices(samples, random).start();
await using receiver = await receiveWebhooks();
/** Videos by the type of the event that came. */
const events = new Map<string, Set<string>>();
receiver.reply = ({ event }) => {
  const draw = random() * 100;
  if (draw < HUNG) return 'hang';
  if (draw < HUNG + REFUSED) return draw < 5 ? 500 : 503;
  const types = events.get(event.data.id) ?? new Set();
  events.set(event.data.id, types.add(event.type));
  return 204;
};

const settings = {
  disk: { free_megabytes: 0 },
  retention: { video_days: VIDEO_MINUTES / 1440, task_days: TASK_MINUTES / 1440 },
  limits: { task_minutes: LONGEST_VIDEO_MINUTES, queue_minutes: LONGEST_VIDEO_MINUTES },
  webhooks: { retry_seconds: [1, 2, 5, 10, 20, 30, 60] },
  upstreams: {
    ...Object.fromEntries(
      services.videos.map((service) => [
        service.script.preset,
        presetEntry(service, { poll: { every: '500ms', first: '200ms', max: '1s', timeout: '5s' } }),
      ]),
    ),
    talker: { protocol: 'openai', base_url: `${services.talker.origin}/v1`, api_key: 'key-of-the-operator' },
  },
  models: {
    ...Object.fromEntries(
      services.videos.map(({ script }, index) => [
        ['vidA3', 'vidA2-pro'][index],
        { routes: [{ upstream: script.preset, model: script.model }] },
      ]),
    ),
    'chat-4o-audio-preview': { routes: [{ upstream: 'talker', model: 'a-model' }] },
    'chat-4o-mini-tts-2025-12-15': { routes: [{ upstream: 'talker', model: 'a-voice' }] },
  },
};

const began = performance.now();
const minutes = () => (performance.now() - began) / MS;
const postgres = await startServer(['fsync=on']);
const places = [await soaked('SQLite', null), await soaked('PostgreSQL', await postgres.newDatabase())];
type Soaked = (typeof places)[number];

async function soaked(name: string, databaseUrl: string | null) {
  const place = await SoakedPlace.open(name, settings, databaseUrl);
  const keys = new Map<string, string>();
  for (let index = 0; index < ACCOUNTS; index += 1) {
    const account = await place.call('POST', '/admin/v1/accounts', ADMIN_KEY, {
      name: 'soak',
      balance: BALANCE,
    });
    const { key } = await place.call('POST', '/admin/v1/keys', ADMIN_KEY, {
      account: account.id,
      name: 'soak',
      type: 'payg',
      rate_limit: { requests: 1_000_000, per_seconds: 1 },
    });
    await place.call('POST', '/v1/webhooks', key, { url: `${receiver.url}/${name}/${index}` });
    keys.set(account.id, key);
  }
  const callers = new SoakCallers({ name, url: place.url, keys, services, random, minutes }, new Reported());
  const series = { name, restarts: [] as number[], samples: [] as Sample[] };
  return { place, callers, series, isUp: true, fresh: await place.measure() };
}
type Sample = SoakSeries['services'][number]['samples'][number] & { readonly tree: number };

function unfinished({ callers }: Soaked): number {
  return [...callers.reported.videos.values()].filter(({ status }) => status === 'unfinished').length;
}

async function sample(each: Soaked): Promise<void> {
  if (!each.isUp) return;
  const measured = await each.place.measure().catch(() => null);
  if (measured === null || !each.isUp) return;
  each.series.samples.push({ minute: minutes(), unfinished: unfinished(each), ...measured });
}

async function restart(each: Soaked, signal: NodeJS.Signals): Promise<void> {
  each.isUp = false;
  each.series.restarts.push(minutes());
  await each.place.end(signal);
  await each.place.start();
  each.isUp = true;
}

console.log(
  `seed ${SEED}: ${VIDEOS} videos in ${MINUTES} minutes, restarts every ${RESTART_EVERY.toFixed(1)} minutes`,
);
let ordered = 0;
let restarts = 0;
let restarting: Promise<void> = Promise.resolve();
let nextSample = 0;
let nextLine = 1;
const from = minutes();
while (minutes() - from < MINUTES) {
  const passed = minutes() - from;
  // Their share until now, so that a pause of this process changes the pace and not the number.
  for (; ordered < (VIDEOS * passed) / MINUTES; ordered += 1)
    places[ordered % places.length]!.callers.order();
  if (passed > RESTART_EVERY * (restarts + 1) && restarts < 11) {
    const each = places[restarts % places.length]!;
    const signal = restarts % 4 < 2 ? 'SIGTERM' : 'SIGKILL';
    restarts += 1;
    restarting = restarting.then(() => restart(each, signal));
  }
  if (performance.now() > nextSample) {
    nextSample = performance.now() + SAMPLE_MS;
    await Promise.all(places.map(sample));
  }
  if (passed > nextLine * (MINUTES / 12)) {
    nextLine += 1;
    console.log(places.map(lineOf).join('\n'));
  }
  await delay(20);
}
await restarting;

function lineOf(each: Soaked): string {
  const { reported } = each.callers;
  const last = each.series.samples.at(-1);
  return `${minutes().toFixed(1)} min ${each.series.name}: ${JSON.stringify({ ...reported.counts, underWay: each.callers.underWay, unfinished: unfinished(each), wrong: reported.wrong.length, resident: last?.resident, descriptors: last?.descriptors, artifacts: last?.artifacts })}`;
}

console.log('no more orders; waiting for what is under way');
const ended = Promise.all(places.map(({ callers }) => callers.allEnded()));
const isOver = await Promise.race([
  ended.then(() => true),
  delay((LONGEST_VIDEO_MINUTES + 5) * MS, false, { ref: false }),
]);
// Until the last video has expired, and the last delivery was tried again.
const quiet = minutes() + VIDEO_MINUTES + 2.5;
while (minutes() < quiet) {
  await Promise.all(places.map(sample));
  await delay(SAMPLE_MS);
}

let failures = 0;
const rows: Record<string, string | number>[] = [];
const check = (service: string, what: string, found: string | number, wanted: string, holds: boolean) => {
  rows.push({ service, what, found, wanted, holds: holds ? 'yes' : 'NO' });
  if (!holds) failures += 1;
};
for (const each of places) {
  const { place, callers, series, fresh } = each;
  const { reported } = callers;
  const idle = await place.measure();
  const loaded = (part: number) => {
    const inPart = series.samples.filter(
      ({ minute }) => Math.floor(((minute - from) / MINUTES) * 4) === part,
    );
    return {
      resident: percentile(
        inPart.map(({ resident }) => resident),
        0.5,
      ),
      descriptors: Math.max(
        ...inPart.map(({ descriptors, unfinished: videos }) => descriptors - DESCRIPTORS_OF_VIDEO * videos),
      ),
    };
  };
  const [early, late] = [loaded(1), loaded(3)];
  const { name } = series;
  check(name, 'callers that never got an end', isOver ? 0 : callers.underWay, '0', isOver);
  check(name, 'videos without an end', unfinished(each), '0', unfinished(each) === 0);
  check(name, 'calls given up after two minutes', reported.counts.gaveUp, '0', reported.counts.gaveUp === 0);
  check(name, 'wrong answers', reported.wrong.length, '0', reported.wrong.length === 0);
  check(
    name,
    'memory, second and last quarter, MB',
    `${early.resident} ${late.resident}`,
    '1.25 ×',
    late.resident <= early.resident * 1.25,
  );
  check(
    name,
    'descriptors beside those of videos under way, second and last quarter',
    `${early.descriptors} ${late.descriptors}`,
    '1.25 ×',
    late.descriptors <= early.descriptors * 1.25 + 16,
  );
  check(
    name,
    'descriptors, fresh and idle',
    `${fresh.descriptors} ${idle.descriptors}`,
    '+ 16',
    idle.descriptors <= fresh.descriptors + 16,
  );
  check(name, 'stored files after their time', idle.artifacts, '0', idle.artifacts === 0);
  const all = percentile(reported.polls.flat(), 0.99);
  const first = percentile(reported.polls.find((one) => one !== undefined) ?? [], 0.99);
  check(
    name,
    '99th percentile of polls, first minute and all, ms',
    `${first.toFixed(1)} ${all.toFixed(1)}`,
    '2 ×',
    all <= 2 * first,
  );
  const lacking = [...reported.videos].filter(([id, { status }]) => !events.get(id)?.has(`video.${status}`));
  check(name, 'videos whose end was not delivered', lacking.length, '0', lacking.length === 0);
  const twice = [...reported.videos.values()].filter(
    ({ prompt }) =>
      !prompt.includes('fault=end-') &&
      !prompt.includes('fault=job-') &&
      (services.begun.get(prompt) ?? 0) > 1,
  );
  check(name, 'videos begun twice at a service', twice.length, '0', twice.length === 0);
  const ending = await place.end('SIGTERM');
  check(name, 'its end', ending, '0', ending === 0);
  const database = place.database();
  const wrong = await booksDiffer(database, BALANCE * MICROS, reported);
  await database.close();
  check(name, 'differences in the books', wrong.length, '0', wrong.length === 0);
  console.log(
    `\n${name}: ${JSON.stringify(reported.counts)}, ${JSON.stringify(count([...reported.videos.values()].map(({ status }) => status)))}`,
  );
  const kinds = count(
    [...reported.wrong, ...wrong].map((line) => line.replaceAll(/\b[\w-]*\d[\w-]*\b/g, '…')),
  );
  for (const [line, times] of Object.entries(kinds)) console.log(`  ${times} ×: ${line}`);
  for (const { prompt } of [...twice].slice(0, 10)) console.log(`  twice: ${prompt}`);
  for (const [id, video] of lacking.slice(0, 10))
    console.log(`  not told of: ${id} ${JSON.stringify(video)}`);
  for (const [line, times] of place.errors()) console.log(`  logged ${times} ×: ${line}`);
  place.remove();
}
console.table(rows);
console.log(
  `load ${loadavg()
    .map((load) => load.toFixed(1))
    .join(' ')}`,
);

const series: SoakSeries = {
  minutes: Math.max(...places.map(({ series }) => series.samples.at(-1)?.minute ?? 0)),
  services: places.map(({ callers, series }) => ({
    ...series,
    polls: Array.from(callers.reported.polls, (one) => (one ? percentile(one, 0.99) : null)),
  })),
};
if (values.out !== undefined) {
  mkdirSync(values.out, { recursive: true });
  writeFileSync(join(values.out, 'soak.json'), JSON.stringify({ ...series, rows }));
  writeFileSync(join(values.out, 'soak.svg'), drawSoak(series));
}
report({
  title: 'Soak',
  rows: [],
  measured: failures,
  unit: 'things that did not hold',
  target: { atMost: 0 },
});

function percentile(list: readonly number[], part: number): number {
  const sorted = list.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}

function count(words: readonly string[]): Record<string, number> {
  return Object.fromEntries(
    Map.groupBy(words, (word) => word)
      .entries()
      .map(([word, all]) => [word, all.length]),
  );
}
