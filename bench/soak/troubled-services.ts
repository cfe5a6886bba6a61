import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import type { SampleFiles } from '../../test/support/fake-engines.ts';
import { completion, cut, delta, events } from '../../test/support/scripted-upstream/audio-answers.ts';
import { type Answer, FakeService } from '../../test/support/scripted-upstream/fake-service.ts';
import { ScriptedService } from '../../test/support/scripted-upstream/scripted-service.ts';
import { SCRIPTS } from '../../test/support/scripted-upstream/scripts.ts';

/** A job is over long before; what is remembered of it for longer would be the memory of the fake. */
const KEEP_JOBS_MS = 10 * 60_000;
const TIDY_MS = 5000;
/** So many of a thousand answers are slow, and how slow. */
const SLOW = 30;
const SLOW_MS = 3000;

/** Faults that a prompt may ask for at a service that can be asked what became of a start. */
const VIDEO_FAULTS = [
  ...['create-429', 'create-503-html', 'create-refused', 'create-lost', 'create-lost-unseen', 'create-cut'],
  ...['poll-500', 'poll-502-html', 'poll-429', 'poll-lost', 'poll-cut', 'poll-hang', 'poll-drip', 'job-404'],
  ...[
    'video-500-once',
    'video-cut-once',
    'video-drips-once',
    'video-html-once',
    'end-failed',
    'end-no-video',
  ],
];

/** One finds a lost start by our own id, the other can tell nothing: there, starts are not lost. */
const PRESETS = {
  kling: VIDEO_FAULTS,
  runway: VIDEO_FAULTS.filter((fault) => !/^create-(lost|cut|503)/.test(fault)),
};
export type Preset = keyof typeof PRESETS;

/** Hosted services that fail as real ones do: for videos, and for speech and chat. */
export class TroubledServices implements Disposable {
  readonly videos: readonly ScriptedService[];
  readonly talker = new FakeService();
  /** How many jobs each prompt has begun. */
  readonly begun = new Map<string, number>();
  readonly #random: () => number;
  readonly #tidying: NodeJS.Timeout;

  constructor(samples: SampleFiles, random: () => number) {
    this.#random = random;
    const spoken = readFileSync(samples.speech['mp3']!);
    this.videos = Object.keys(PRESETS).map((preset) => {
      const script = SCRIPTS.find((one) => one.preset === preset)!;
      const service = new ScriptedService({ ...script, id: () => randomUUID() }, samples.video);
      service.onStep = async (step, job) => {
        if (step === 'accepted') this.begun.set(job!.prompt, (this.begun.get(job!.prompt) ?? 0) + 1);
        if (random() * 1000 < SLOW) await delay(random() * SLOW_MS);
      };
      return service;
    });
    this.talker
      .on('POST', /chat\/completions/, ({ json }) => this.#answer(() => reply(json)))
      .on('POST', /audio\/speech/, () =>
        this.#answer(() => ({ text: spoken, headers: { 'content-type': 'audio/mpeg' } })),
      );
    this.#tidying = setInterval(() => this.#tidy(), TIDY_MS);
  }

  async start(): Promise<this> {
    await Promise.all([this.talker, ...this.videos.map(({ fake }) => fake)].map((fake) => fake.start()));
    return this;
  }

  /** What a prompt says to one of the services, mostly nothing. */
  faultFor(preset: Preset): string {
    const faults = PRESETS[preset];
    return this.#random() < 0.2 ? ` fault=${faults[Math.floor(this.#random() * faults.length)]}` : '';
  }

  async #answer(good: () => Answer): Promise<Answer> {
    const draw = this.#random() * 1000;
    if (draw < SLOW) await delay(this.#random() * SLOW_MS);
    else if (draw < 50) return { status: 500, json: { error: { message: 'oops' } } };
    else if (draw < 60) return { status: 503, text: '<html>busy</html>' };
    else if (draw < 70) return { status: 429, headers: { 'retry-after': '1' }, json: {} };
    else if (draw < 85) return { lost: true };
    else if (draw < 100) return cut('text/event-stream', 'data: {"id":');
    return good();
  }

  #tidy(): void {
    for (const fake of [this.talker, ...this.videos.map((service) => service.fake)]) fake.calls.length = 0;
    for (const { jobs } of this.videos) {
      const old = jobs.findIndex(({ createdAt }) => createdAt > Date.now() - KEEP_JOBS_MS);
      jobs.splice(0, old < 0 ? jobs.length : old);
    }
  }

  [Symbol.dispose](): void {
    clearInterval(this.#tidying);
    for (const fake of [this.talker, ...this.videos.map((service) => service.fake)]) fake.close();
  }
}

function reply(requested: { stream?: boolean }): Answer {
  const words = 'This is what a hosted model says to everybody.'.split(/(?= )/);
  if (!requested.stream) return completion({ content: words.join('') });
  const usage = { prompt_tokens: 11, completion_tokens: words.length, total_tokens: 11 + words.length };
  return events(...words.map((word) => delta(word)), delta('', 'stop'), { choices: [], usage }, '[DONE]');
}
