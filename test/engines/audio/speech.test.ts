// Own process: it loads models that stay until its process ends, and has a temporary folder of its own.
import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import type { SpeechRequest } from '../../../src/engines/engine.ts';
import { KokoroModel } from '../../../src/engines/local/speech/kokoro-model.ts';
import { tokensOf } from '../../../src/engines/local/speech/pronunciation/phonemes.ts';
import type { SpeechPlan } from '../../../src/engines/local/speech/speech-plan.ts';
import { VOICES } from '../../../src/engines/local/speech/voices.ts';
import { endlessWavHeader } from '../../../src/platform/sound/wav-header.ts';
import { weightPath } from '../../../src/weights/weight-store.ts';
import { scratchFolder } from '../../support/scratch-folder.ts';
import { wavFile } from '../../support/wav-file.ts';
import { collect, hear, lacking, scratch, useLocalAudio, WEIGHTS, wordErrorRate } from './audio-test.ts';

const REQUEST: SpeechRequest = {
  model: 'chat-4o-mini-tts-2025-12-15',
  account: 'acct_test',
  report: () => {},
  text: 'Good evening, and welcome.',
  voice: 'nova',
  format: 'wav',
  speed: 1,
  instructions: null,
};
/**
 * Each says what the others do not: numbers and money as people do, and no word lost or doubled where one window ends and the
 * next begins. All formats are made of samples in `first-sound.test.ts`, all voices are planned below.
 */
const READINGS = [
  {
    voice: 'fable',
    format: 'opus',
    text: 'Dr. Smith paid $25.50 on May 5.',
    // Heard as figures or as words, which are more.
    wrong: 1,
    parts: [/smith paid/i, /25\.50|twenty.five dollars and fifty/i, /may (5|fifth)/i],
  },
  {
    voice: 'nova',
    format: 'aac',
    text: 'Brave young sailors crossed the wide river.',
    wrong: 0.15,
    parts: [],
  },
] as const;

/** Of this process and of the engines that it starts. */
const temporary = scratchFolder();
process.env['TMPDIR'] = temporary;

describe('local speech', { skip: lacking('kokoro', 'silero-vad', 'moonshine-tiny') }, () => {
  const audio = useLocalAudio();
  const folder = scratch();

  async function speak(
    request: Partial<SpeechRequest>,
    signal: AbortSignal,
  ): Promise<{ engine: string; file: string; chunks: number }> {
    const whole = { ...REQUEST, ...request };
    const { engine, chunks } = await audio().speech.speak(whole, signal);
    const parts = await collect(chunks);
    const file = join(folder, `${Math.random().toString(36).slice(2)}.${whole.format}`);
    const header = whole.format === 'pcm' ? [endlessWavHeader(24_000)] : [];
    await writeFile(file, Buffer.concat([...header, ...parts]));
    return { engine, file, chunks: parts.length };
  }

  async function readBack(file: string, language: string, signal: AbortSignal): Promise<string> {
    const request = {
      model: 'asr-large-v3-turbo',
      effort: 'fast',
      account: 'acct_test',
      file: file.endsWith('.aac') ? await asWav(file) : file,
      task: 'transcribe',
      language,
    } as const;
    const transcript = await audio().transcriber.transcribe(
      { ...request, prompt: null, temperature: 0, words: false },
      signal,
    );
    return transcript.text;
  }

  /** Bare AAC is no format of uploads, so the recogniser does not open it. */
  async function asWav(file: string): Promise<string> {
    const { samples } = await hear(file);
    const wav = `${file}.wav`;
    await writeFile(wav, wavFile(new Uint8Array(Int16Array.from(samples, (value) => value * 32_767).buffer)));
    return wav;
  }

  for (const { voice, format, text, wrong, parts } of READINGS) {
    it(`${voice} reads a sentence as a stream of ${format}, and the recogniser understands it: ${text}`, async ({
      signal,
    }) => {
      const { engine, file, chunks } = await speak({ voice, format, text }, signal);
      assert.equal(engine, 'kokoro');
      assert.ok(chunks > 2, `${chunks} chunks`);
      const heard = await readBack(file, 'en', signal);
      assert.ok(wordErrorRate(text, heard) <= wrong, heard);
      for (const part of parts) assert.match(heard, part);
    });
  }

  // Before a test loads a model into this process, which leaves what it will.
  it('leaves nothing in the temporary folder', () => {
    const kept = readdirSync(temporary).filter((name) => !name.startsWith('phonofilm-test-'));
    assert.deepEqual(kept, []);
  });

  it('has eleven voices, each of its own, and the women speak higher than the men', async () => {
    const model = await KokoroModel.load(weightPath(WEIGHTS, 'kokoro'), 1);
    const plans = new Map<string, SpeechPlan>();
    for (const [name, { kokoro }] of Object.entries(VOICES))
      plans.set(name, await model.plan(tokensOf('sˈɛvən ʧˈɪldɹən plˈA hˈɪɹ.'), [[kokoro, 1]], 1));
    assert.equal(plans.size, 11);
    const names = [...plans.keys()];
    for (const [index, one] of names.entries()) {
      for (const other of names.slice(index + 1)) {
        const gap = distance(plans.get(one)!.style, plans.get(other)!.style);
        assert.ok(gap > 0.25, `${one} and ${other} are ${gap.toFixed(2)} apart`);
      }
    }
    const hertz = (gender: string) =>
      names.filter((name) => VOICES[name]!.gender === gender).map((name) => pitchOfPlan(plans.get(name)!));
    const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
    const [women, men] = [hertz('female'), hertz('male')];
    // The lowest woman and the highest man are within a hertz of each other, and which is higher depends on the processor.
    assert.ok(Math.min(...women) > mean(men) && Math.max(...men) < mean(women), `${women}; ${men}`);
  });

  it('speaks at the speed it is told, beyond what the model can', async ({ signal }) => {
    const seconds = async (speed: number) =>
      (await hear((await speak({ text: 'Hello.', speed, whole: true }, signal)).file)).seconds;
    const normal = await seconds(1);
    for (const speed of [0.25, 4]) {
      const ratio = normal / (await seconds(speed)) / speed;
      assert.ok(ratio > 0.75 && ratio < 1.3, `speed ${speed} came out as ${(ratio * speed).toFixed(2)}`);
    }
  });

  it('follows instructions', async ({ signal }) => {
    const heard = async (request: Partial<SpeechRequest>) => {
      const spoken = { text: 'Yes. No.', whole: true, ...request };
      return signs((await hear((await speak(spoken, signal)).file)).samples);
    };
    const plain = await heard({});
    const slow = await heard({ instructions: 'Speak very slowly, in a deep, low voice, and quiet.' });
    assert.ok(slow.seconds > plain.seconds * 1.2, `${slow.seconds} s instead of ${plain.seconds}`);
    assert.ok(slow.pause > plain.pause * 1.2, `a pause of ${slow.pause} s instead of ${plain.pause}`);
    assert.ok(slow.hertz < plain.hertz * 0.95, `${slow.hertz} Hz instead of ${plain.hertz}`);
    assert.ok(slow.loudness < plain.loudness * 0.85, `${slow.loudness} instead of ${plain.loudness}`);
    const high = await heard({ instructions: 'High-pitched and loud.' });
    assert.ok(high.hertz > plain.hertz * 1.08, `${high.hertz} Hz instead of ${plain.hertz}`);
    assert.ok(high.loudness > plain.loudness * 1.2, `${high.loudness} instead of ${plain.loudness}`);
  });

  it('speaks the language of the text', async ({ signal }) => {
    const text = 'Buenos días, hoy hace mucho frío en Madrid.';
    const spanish = await speak({ text }, signal);
    assert.equal(spanish.engine, 'kokoro');
    // Which words are heard wrong depends on the processor.
    const heard = await readBack(spanish.file, 'es', signal);
    assert.ok(wordErrorRate(text, heard) <= 0.3, heard);
    const dutch = await speak({ text: 'Goedemorgen, ik woon in Amsterdam.' }, signal);
    assert.equal(dutch.engine, 'espeak-ng');
  });

  /** Characters that were heard otherwise, of those that were said; punctuation does not count. */
  const characters = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '');

  const EASTERN = [
    { language: 'zh', voice: 'alloy', text: '他有30个苹果。', heard: '他有30个苹果' },
    { language: 'ja', voice: 'onyx', text: '今日は寒いです。', heard: '今日は寒いです' },
  ];
  for (const { language, voice, text, heard } of EASTERN) {
    it(`speaks ${language} so that it is understood: ${text}`, { skip: lacking('whisper-base') }, async ({
      signal,
    }) => {
      const { engine, file } = await speak({ text, voice }, signal);
      assert.equal(engine, 'kokoro');
      const spoken = characters(await readBack(file, language, signal));
      const wrong = [...heard].filter((character) => !spoken.includes(character));
      assert.ok(wrong.length <= 2, spoken);
    });
  }

  it('speaks a long Mandarin sentence to its end', { skip: lacking('whisper-base') }, async ({ signal }) => {
    const text =
      '你好。今天早上我们一家人很早就起床了因为我们打算一起坐火车去北京看望住在那里的爷爷和奶奶' +
      '所以妈妈准备了很多好吃的水果和点心爸爸把大箱子放在门口弟弟背着他最喜欢的红色书包' +
      '下午三点我们终于到了北京火车站爷爷已经在门口等我们他看见我们非常高兴最后我们一起喝了一杯热牛奶。';
    const { file } = await speak({ text, voice: 'alloy' }, signal);
    const heard = await readBack(file, 'zh', signal);
    assert.match(heard, /牛奶/, heard);
  });

  it('speaks with the voice that was asked for, also beside many others', async () => {
    const controller = new AbortController();
    const text = 'Hello. '.repeat(8);
    const answers = Array.from({ length: 6 }, async () => {
      const { engine, chunks } = await audio().speech.speak({ ...REQUEST, text }, controller.signal);
      void collect(chunks).catch(() => {});
      return engine;
    });
    assert.equal(await Promise.any(answers), 'kokoro');
    controller.abort(new Error('enough'));
    const engines = (await Promise.allSettled(answers)).flatMap((answer) =>
      answer.status === 'fulfilled' ? [answer.value] : [],
    );
    assert.deepEqual([...new Set(engines)], ['kokoro']);
  });

  it('stops when the listener leaves', async () => {
    const { speech } = audio();
    const text = 'Hello. '.repeat(4);
    const { chunks } = await speech.speak({ ...REQUEST, text }, new AbortController().signal);
    for await (const chunk of chunks) if (chunk.length > 0) break;
    assert.equal(speech.load, 0);
  });

  it('refuses a voice it does not have', async ({ signal }) => {
    const request = { ...REQUEST, voice: 'nobody' };
    await assert.rejects(audio().speech.speak(request, signal), {
      code: 'voice_not_supported',
      param: 'voice',
    });
  });

  it('refuses with a time to come back when all lines are full', async () => {
    const controller = new AbortController();
    const text = 'One two three four. '.repeat(200);
    const answers = Array.from({ length: 20 }, () =>
      audio().speech.speak({ ...REQUEST, text }, controller.signal),
    );
    const refused = await Promise.any(
      answers.map((answer) =>
        answer.then(
          () => Promise.reject(new Error('served')),
          (error: unknown) => error,
        ),
      ),
    );
    controller.abort(new Error('enough'));
    await Promise.allSettled(answers);
    assert.equal((refused as { code: string }).code, 'model_overloaded');
    assert.ok((refused as { retryAfterSeconds: number }).retryAfterSeconds >= 1);
  });
});

for (const [why, options] of [
  ['without weights', { weightsDirectory: '/nonexistent' }],
  ['whose operator has chosen the simple voice', { simpleVoice: true }],
] as const)
  describe(`local speech ${why}`, () => {
    const audio = useLocalAudio(options);

    it('is spoken by the simple voice', async ({ signal }) => {
      const { engine, chunks } = await audio().speech.speak(REQUEST, signal);
      assert.equal(engine, 'flite');
      assert.ok((await collect(chunks)).length > 2);
    });
  });

/** What instructions change: length, longest pause inside, pitch and loudness of the voice. */
function signs(samples: Float32Array): { seconds: number; pause: number; hertz: number; loudness: number } {
  const frame = 640;
  const frames = Array.from({ length: Math.floor(samples.length / frame) }, (_, n) =>
    samples.subarray(n * frame, (n + 1) * frame),
  );
  const levels = frames.map((part) => Math.hypot(...part) / Math.sqrt(frame));
  const voiced = levels.map((level) => level > 0.2 * Math.max(...levels));
  const heard = levels.map((level) => level > 0.02 * Math.max(...levels));
  const [first, last] = [heard.indexOf(true), heard.lastIndexOf(true)];
  const silences = heard
    .slice(first, last)
    .map((sound) => (sound ? ' ' : '-'))
    .join('')
    .split(' ');
  const pitches = frames.flatMap((part, n) => (voiced[n] ? pitchOf(part) : [])).toSorted((a, b) => a - b);
  const spoken = levels.filter((_, n) => voiced[n]);
  return {
    seconds: ((last - first) * frame) / 16_000,
    pause: (Math.max(...silences.map((silence) => silence.length)) * frame) / 16_000,
    hertz: pitches[Math.floor(pitches.length / 2)] ?? 0,
    loudness: Math.hypot(...spoken) / Math.sqrt(spoken.length),
  };
}

/** By autocorrelation, 80 to 400 Hz; nothing where the sound does not repeat itself. */
function pitchOf(part: Float32Array): number[] {
  const energy = part.reduce((sum, sample) => sum + sample * sample, 0);
  let best = { lag: 0, likeness: 0.5 };
  for (let lag = 40; lag <= 200; lag++) {
    let likeness = 0;
    for (let n = lag; n < part.length; n++) likeness += (part[n]! * part[n - lag]!) / energy;
    // A longer lag sees fewer samples.
    likeness *= part.length / (part.length - lag);
    if (likeness > best.likeness * 1.05) best = { lag, likeness };
  }
  return best.lag === 0 ? [] : [16_000 / best.lag];
}

/** In hertz, where there is a voice. */
function pitchOfPlan({ pitch }: SpeechPlan): number {
  const voiced = pitch.filter((hertz) => hertz > 50);
  return voiced.reduce((sum, hertz) => sum + hertz, 0) / voiced.length;
}

function distance(one: Float32Array, other: Float32Array): number {
  return Math.sqrt(one.reduce((sum, value, index) => sum + (value - other[index]!) ** 2, 0));
}
