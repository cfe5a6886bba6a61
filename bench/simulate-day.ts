import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Priority } from '../src/domain/account.ts';
import { LANES, type WebhookLane, waitBeforeRetry } from '../src/domain/webhook.ts';
import { DeliveryPlaces } from '../src/features/webhooks/delivery-places.ts';
import { FairPriority } from '../src/platform/queue/pg-boss/fair-priority.ts';
import type { Database } from '../src/platform/storage/database.ts';
import { type Panel, plotDay } from './support/day-plot.ts';
import { Timeline } from './support/timeline.ts';

/**
 * A day at 1,000 videos a second, simulated: one account in a hundred, with a hundredth of the places, since accounts share
 * only the order of the queue. Order of videos and places of deliveries are decided by the service's own code, on a
 * virtual clock; how long videos, uploads and receivers take is made up. Writes docs/scaling-day.svg.
 */
const SHARE = 100;
const VIDEOS_A_SECOND = 1000 / SHARE;
const PLACES = 800;
const ACCOUNTS = 1000;
const VIDEO_SECONDS = 40;
const UPLOAD_SECONDS = 0.3;
const WITH_WEBHOOK = 0.5;
const RECEIVER_SECONDS = 0.1;
/** As by the settings that nobody has changed. */
const HEARTBEAT_SECONDS = 20;
const SUPERVISED_EVERY_SECONDS = 3;
const STORE_ASKED_EVERY_SECONDS = 15;
const RETRY_SECONDS = [5, 30, 120, 600, 1800, 3600, 7200, 14_400, 28_800];
const SLOW_SECONDS = 1;
const TIMEOUT_SECONDS = 10;

const HOUR = 3600;
const BATCH = { at: 10 * HOUR, videos: 20_000, account: 'batch' };
const DEATH = { at: 13 * HOUR, places: PLACES / 5, replacedAfter: 600 };
const STORE_AWAY = { from: 16 * HOUR, to: 16.5 * HOUR };
const HANGING = { from: 20 * HOUR, to: 20.5 * HOUR, account: (name: string) => /0$/.test(name) };
const STEP_SECONDS = 300;
const STEPS = (24 * HOUR) / STEP_SECONDS;

const timeline = new Timeline(7);
const nowMs = () => Date.UTC(2026, 10, 18) + timeline.now * 1000;

interface Video {
  readonly account: string;
  readonly createdAt: number;
  order: number;
  /** Seconds of work that are left; its service goes on meanwhile. */
  doneAt: number | null;
  /** Changes when its worker dies. */
  lease: number;
}

const unfinished = new Map<string, number>();
const counting = {
  read: async ({ values }: { values: readonly unknown[] }) => [
    { unfinished: Math.min(1000, unfinished.get(String(values[0])) ?? 0) },
  ],
} as unknown as Database;
const fair = new FairPriority(counting, nowMs);
const line = timeline.heap<Video>((a, b) => b.order - a.order || a.createdAt - b.createdAt);
const running = new Set<Video>();
let places = PLACES;
let storeSeemsAway = false;

const samples = Array.from({ length: STEPS }, () => ({
  waits: [] as number[],
  lowWaits: [] as number[],
  batchWaits: [] as number[],
  delays: [] as number[],
  delaysOfHanging: [] as number[],
  waiting: 0,
  running: 0,
  deliveries: 0,
}));
const sample = () => samples[Math.min(STEPS - 1, Math.floor(timeline.now / STEP_SECONDS))]!;

const priorityOf = (account: string): Priority =>
  /7.$/.test(account) ? 'low' : /3$/.test(account) ? 'high' : 'normal';

async function create(account: string): Promise<void> {
  const task = {
    id: '',
    accountId: account,
    model: '',
    lane: '',
    priority: priorityOf(account),
    createdAt: nowMs(),
  };
  const video: Video = { account, createdAt: timeline.now, order: 0, doneAt: null, lease: 0 };
  video.order = await fair.priorityOf(task);
  unfinished.set(account, (unfinished.get(account) ?? 0) + 1);
  line.push(video);
  take();
}

function take(): void {
  while (running.size < places && !storeSeemsAway) {
    const video = line.pop();
    if (video === undefined) return;
    running.add(video);
    const { now } = timeline;
    if (video.doneAt === null) {
      const { waits, lowWaits, batchWaits } = sample();
      const ofKind =
        video.account === BATCH.account ? batchWaits : priorityOf(video.account) === 'low' ? lowWaits : waits;
      ofKind.push(now - video.createdAt);
      video.doneAt = now + VIDEO_SECONDS * timeline.spread(0.5);
    }
    const { lease } = video;
    timeline.at(Math.max(now, video.doneAt) + UPLOAD_SECONDS * timeline.spread(0.3), () => {
      if (video.lease === lease) store(video);
    });
  }
}

function store(video: Video): void {
  running.delete(video);
  const { now } = timeline;
  if (now >= STORE_AWAY.from && now < STORE_AWAY.to) {
    // It goes back, and its node takes nothing until the store answers.
    storeSeemsAway = true;
    line.push(video);
    return;
  }
  unfinished.set(video.account, (unfinished.get(video.account) ?? 1) - 1);
  if (timeline.random() < WITH_WEBHOOK) deliver({ account: video.account, since: now, attempts: 0 });
  take();
}

/** A node with its videos is lost: they come back when their heartbeats are missed. */
function die(): void {
  places -= DEATH.places;
  for (const video of [...running].slice(0, DEATH.places)) {
    running.delete(video);
    video.lease += 1;
    const missed = HEARTBEAT_SECONDS + timeline.random() * SUPERVISED_EVERY_SECONDS;
    timeline.at(timeline.now + missed, () => {
      line.push(video);
      take();
    });
  }
  timeline.at(timeline.now + DEATH.replacedAfter, () => {
    places = PLACES;
    take();
  });
}

interface Delivery {
  readonly account: string;
  readonly since: number;
  attempts: number;
}

const lanes = new Map<string, WebhookLane>();
const due: Record<WebhookLane, Set<Delivery>> = { proven: new Set(), new: new Set(), slow: new Set() };
let isServing = false;
const deliveryPlaces = new DeliveryPlaces(() => serve());
const laneOf = (account: string) => lanes.get(account) ?? 'new';

function deliver(delivery: Delivery): void {
  due[laneOf(delivery.account)].add(delivery);
  serve();
}

function serve(): void {
  // Places are freed within an event of their own.
  if (isServing) return;
  isServing = true;
  timeline.at(timeline.now, () => {
    isServing = false;
    for (const lane of LANES) {
      const full = new Set([...deliveryPlaces.fullWebhooks(lane), ...deliveryPlaces.fullAccounts(lane)]);
      for (const delivery of due[lane]) {
        if (deliveryPlaces.free(lane) <= 0) break;
        if (full.has(delivery.account)) continue;
        full.add(delivery.account);
        attempt(delivery, lane);
      }
    }
  });
}

function attempt(delivery: Delivery, lane: WebhookLane): void {
  const { account } = delivery;
  const place = deliveryPlaces.take({ webhookId: account, accountId: account, lane });
  if (place === null) return;
  due[lane].delete(delivery);
  delivery.attempts += 1;
  const began = timeline.now;
  const hangs = HANGING.account(account) && began >= HANGING.from && began < HANGING.to;
  const took = hangs ? TIMEOUT_SECONDS : RECEIVER_SECONDS * timeline.spread(0.5);
  const end = () => {
    place[Symbol.dispose]();
    move(account, took > SLOW_SECONDS ? 'slow' : 'proven');
    if (!hangs) {
      const { delays, delaysOfHanging } = sample();
      (HANGING.account(account) ? delaysOfHanging : delays).push(timeline.now - delivery.since);
      return;
    }
    const wait = waitBeforeRetry(RETRY_SECONDS, delivery.attempts, timeline.random());
    if (wait !== null) timeline.at(timeline.now + wait / 1000, () => deliver(delivery));
  };
  if (took > SLOW_SECONDS)
    timeline.at(began + SLOW_SECONDS, () => {
      place.stepAside();
      move(account, 'slow');
    });
  timeline.at(began + took, end);
}

function move(account: string, lane: WebhookLane): void {
  const before = laneOf(account);
  if (before === lane) return;
  lanes.set(account, lane);
  for (const delivery of due[before])
    if (delivery.account === account) {
      due[before].delete(delivery);
      due[lane].add(delivery);
    }
}

const rate = (seconds: number) =>
  VIDEOS_A_SECOND * (1 + 0.45 * Math.sin((2 * Math.PI * (seconds - 8 * HOUR)) / (24 * HOUR)));
const anAccount = () => `account${Math.floor(ACCOUNTS * timeline.random() ** 2)}`;
const arrive = async () => {
  timeline.at(timeline.now + timeline.pause(rate(timeline.now)), arrive);
  await create(anAccount());
};

const began = performance.now();
timeline.at(0, arrive);
timeline.at(BATCH.at, async () => {
  for (let video = 0; video < BATCH.videos; video += 1) await create(BATCH.account);
});
timeline.at(DEATH.at, die);
for (let at = STORE_AWAY.from; at < STORE_AWAY.to + 60; at += STORE_ASKED_EVERY_SECONDS)
  timeline.at(at, () => {
    if (timeline.now < STORE_AWAY.to || !storeSeemsAway) return;
    storeSeemsAway = false;
    take();
  });
for (let step = 0; step < STEPS; step += 1)
  timeline.at((step + 1) * STEP_SECONDS - 1, () => {
    const now = samples[step]!;
    now.waiting = line.size;
    now.running = running.size;
    now.deliveries = LANES.reduce((sum, lane) => sum + due[lane].size, 0);
  });
await timeline.run(24 * HOUR);

const part = (values: number[], share: number) =>
  values.sort((a, b) => a - b)[Math.floor(values.length * share)] ?? 0;
const curve = (name: string, colour: string, of: (one: (typeof samples)[number]) => number) => ({
  name,
  colour,
  values: samples.map(of),
});
const panels: Panel[] = [
  {
    title: 'Videos (of all accounts)',
    unit: '',
    curves: [
      curve('being made', '#2a7', ({ running: videos }) => videos * SHARE),
      curve('waiting', '#c33', ({ waiting }) => waiting * SHARE),
    ],
  },
  {
    title: 'From creation to start',
    unit: 's',
    curves: [
      curve('99th percentile', '#c33', ({ waits }) => part(waits, 0.99)),
      curve('median', '#27c', ({ waits }) => part(waits, 0.5)),
    ],
  },
  {
    title: 'The same, of the account with two million videos at once, and of accounts of low priority',
    unit: 's',
    curves: [
      curve('low priority, median', '#c33', ({ lowWaits }) => part(lowWaits, 0.5)),
      curve('two million videos, median', '#27c', ({ batchWaits }) => part(batchWaits, 0.5)),
    ],
  },
  {
    title: 'From the end of a video to its webhook, 99th percentile',
    unit: 's',
    curves: [
      curve('receivers that hang for half an hour', '#c33', ({ delaysOfHanging }) =>
        part(delaysOfHanging, 0.99),
      ),
      curve('all others', '#27c', ({ delays }) => part(delays, 0.99)),
    ],
  },
];
const marks = [
  { hour: BATCH.at / HOUR, text: 'two million videos of one account' },
  { hour: DEATH.at / HOUR, text: 'a fifth of the workers dies' },
  { hour: STORE_AWAY.from / HOUR, text: 'the store is away for 30 min' },
  { hour: HANGING.from / HOUR, text: 'a tenth of the receivers hangs' },
];
const picture = fileURLToPath(new URL('../docs/scaling-day.svg', import.meta.url));
writeFileSync(picture, plotDay('A day at 1,000 videos a second (simulated)', panels, marks));
const between = (from: number, to: number) =>
  samples.slice((from * HOUR) / STEP_SECONDS, (to * HOUR) / STEP_SECONDS);
const row = (when: string, steps: typeof samples) => ({
  when,
  'waiting at most': Math.max(...steps.map(({ waiting }) => waiting)) * SHARE,
  'wait s, median': part(
    steps.flatMap(({ waits }) => waits),
    0.5,
  ).toFixed(1),
  'wait s, 99 %': part(
    steps.flatMap(({ waits }) => waits),
    0.99,
  ).toFixed(1),
  'webhook s, 99 %': part(
    steps.flatMap(({ delays }) => delays),
    0.99,
  ).toFixed(2),
});
console.table([
  row('0 to 10 o’clock', between(0, 10)),
  row('after two million videos at once', between(10, 13)),
  row('after the death of a fifth', between(13, 14)),
  row('store away, and after', between(16, 19)),
  row('receivers that hang', between(20, 21)),
  row('the whole day', samples),
]);
console.log(`${timeline.events} events in ${((performance.now() - began) / 1000).toFixed(1)} s; ${picture}`);
