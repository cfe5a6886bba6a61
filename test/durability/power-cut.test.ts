import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { sampleFiles } from '../support/fake-engines.ts';
import { freezeWhole } from '../support/freeze-process.ts';
import { type LoopDisk, mountLoopDisk } from '../support/loop-disk.ts';
import { presetEntry } from '../support/scripted-upstream/preset-settings.ts';
import { ScriptedService } from '../support/scripted-upstream/scripted-service.ts';
import { SCRIPTS } from '../support/scripted-upstream/scripts.ts';
import { aKey, anAccount, openDataFolder, seedAccount } from '../support/seed-account.ts';
import { seededRandom } from '../support/seeded-random.ts';
import { type ServiceProcess, startServiceProcess } from '../support/service-process.ts';
import { until } from '../support/until.ts';
import { assertPictures, assertPromised, chargedChats, listedVideos } from './assert-promised.ts';
import { assertBooksBalance } from './books.ts';
import { ADMIN_KEY, BusyCallers, HOSTED_MODELS, PAYER_KEY } from './busy-callers.ts';
import { nothingPromised } from './promised.ts';

/**
 * The power is cut while videos, chats, hosted starts and operators' calls are under way. `POWER_CUTS=50` cuts it as often,
 * `POWER_SEED` repeats a run as far as its order of events can be repeated.
 */
const CUTS = Number(process.env['POWER_CUTS'] ?? 2);
const SEED = Number(process.env['POWER_SEED'] ?? Math.floor(Math.random() * 2 ** 32));
const LANES = 10;
/** The latest moment of a cut, in answers. */
const LONGEST_LIFE = 120;
const START_BALANCE = 1_000_000_000_000;
const PRESETS = ['kling', 'runway'] as const;

const samples = await sampleFiles();
const random = seededRandom(SEED);
const services = await Promise.all(
  PRESETS.map((preset) =>
    new ScriptedService(SCRIPTS.find((one) => one.preset === preset)!, samples.video).listen(),
  ),
);
// So that cuts come between a start and its answer, too.
for (const service of services)
  service.onStep = (step) => (step === 'accepted' ? delay(random() * 60) : undefined);

const settings = {
  disk: { free_megabytes: 0 },
  upstreams: Object.fromEntries(services.map((service) => [service.script.preset, presetEntry(service)])),
  models: Object.fromEntries(
    HOSTED_MODELS.map((model, index) => [
      model,
      { routes: [{ upstream: PRESETS[index], model: services[index]!.script.model, drop: ['watermark'] }] },
    ]),
  ),
};

const delay = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
const dataOn = (disk: LoopDisk) => join(disk.path, 'data');
let started: ServiceProcess | null = null;
async function start(disk: LoopDisk): Promise<ServiceProcess> {
  started = await startServiceProcess({
    dataDirectory: dataOn(disk),
    script: new URL('../support/serve-with-video.ts', import.meta.url),
    settings,
    environment: { ADMIN_KEY, SAMPLE_VIDEO: samples.video },
  });
  return started;
}

async function seededDisk(): Promise<LoopDisk | null> {
  const disk = mountLoopDisk('256M');
  if (disk === null) return null;
  const database = openDataFolder(dataOn(disk));
  const account = anAccount('payer', { balance: START_BALANCE });
  await seedAccount(database, account, aKey('payer-key', 'payer'), PAYER_KEY);
  await database.close();
  return disk;
}

/** The disk as it is found after the power came back. `isPart`: it had written a part of what was not synced. */
async function cutPower(disk: LoopDisk, service: ServiceProcess, isPart: boolean): Promise<LoopDisk> {
  const thaw = await freezeWhole(service.child.pid!);
  // What was sent before is received.
  for (let turn = 0; turn < 20; turn += 1) await nextTurn();
  const copy = disk.copyAfterPowerCut(isPart ? random : undefined);
  service.child.kill('SIGKILL');
  // Its children see that it is gone.
  thaw();
  await service.ended;
  await disk[Symbol.asyncDispose]();
  return copy;
}

/** Waits until no video goes on by itself; what nobody can find out about is cancelled. */
async function allEnded(callers: BusyCallers): Promise<void> {
  await until(async () => {
    const { data } = (await callers.send('GET', '/admin/v1/tasks?undecided=true&limit=100'))!.json;
    for (const { id } of data) await callers.send('DELETE', `/v1/videos/${id}`);
    return (await listedVideos(callers)).every(({ status }) => /completed|failed/.test(status));
  });
}

test(`after each of ${CUTS} power cuts everything acknowledged is there, and no start is paid twice`, async (context) => {
  context.diagnostic(`seed ${SEED}`);
  let disk = await seededDisk();
  if (disk === null) return context.skip('SKIPPED: this user may mount no disk');
  const promised = nothingPromised();
  const { picture, video } = { picture: readFileSync(samples.picture), video: readFileSync(samples.video) };
  let answers = 0;
  let chats = { answered: 0, charged: 0, missing: 0 };
  try {
    for (let cut = 0; cut <= CUTS; cut += 1) {
      const service = await start(disk);
      const place = { url: service.url, picture, random };
      const looking = new BusyCallers(place, promised);
      if (cut > 0) {
        await assertPromised({ callers: looking, promised, video, picture, services });
        const charged = await chargedChats(looking);
        chats = countChats(chats, charged);
      }
      if (cut === CUTS) {
        await allEnded(looking);
        service.child.kill('SIGTERM');
        assert.equal(await service.ended, 0);
        break;
      }
      const reached = Promise.withResolvers<void>();
      // Each cut has its own part of the range, so that few cuts meet early and late moments.
      let answersToLive = 1 + Math.floor((((cut + random()) % CUTS) / CUTS) * LONGEST_LIFE);
      const running = new BusyCallers(place, promised, () => {
        answers += 1;
        answersToLive -= 1;
        if (answersToLive === 0) reached.resolve();
      }).run(LANES);
      await reached.promise;
      await delay(random() * 30);
      disk = await cutPower(disk, service, cut % 2 === 1);
      await running;
      assertPictures(dataOn(disk), promised, picture);
    }
    await assertBooksBalance(dataOn(disk), START_BALANCE, promised.videos);
  } finally {
    started?.child.kill('SIGKILL');
    await started?.ended;
    await disk[Symbol.asyncDispose]();
  }
  context.diagnostic(
    `${CUTS} cuts, ${answers} answers, ${promised.videos.tasks.size} videos, ${promised.hosted.size} hosted; of ${chats.answered} chats ${chats.missing} not charged`,
  );

  function countChats(before: typeof chats, charged: number): typeof chats {
    const { chatAnswers, chatsSent, videoSentAt } = promised;
    const safe = chatAnswers.filter((time) => time < videoSentAt).length;
    const now = charged - before.charged;
    assert.ok(now >= safe, `${now} chats are charged, and ${safe} were answered before a video was sent`);
    assert.ok(now <= chatsSent, `${now} chats are charged, and ${chatsSent} were asked for`);
    promised.chatAnswers = [];
    promised.chatsSent = 0;
    promised.videoSentAt = 0;
    return {
      answered: before.answered + chatAnswers.length,
      charged,
      missing: before.missing + Math.max(0, chatAnswers.length - now),
    };
  }
});
