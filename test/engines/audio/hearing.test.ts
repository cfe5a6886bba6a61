// Own process: it loads models that stay until its process ends.
import assert from 'node:assert/strict';
import { once as onceEmitted } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { createLocalAudio } from '../../../src/compose/local-audio.ts';
import { Catalogue } from '../../../src/domain/catalogue.ts';
import { ServiceError } from '../../../src/domain/errors.ts';
import type { OnSegment, TranscriptionRequest } from '../../../src/engines/engine.ts';
import { hearingPlan } from '../../../src/engines/local/hearing/hearing-plan.ts';
import { inspectAudio } from '../../../src/platform/media/audio/inspect-audio.ts';
import { endlessWavHeader } from '../../../src/platform/sound/wav-header.ts';
import { loadConfig } from '../../../src/settings/config.ts';
import { once } from '../../support/once.ts';
import {
  clip,
  decodedSeconds,
  ENGLISH,
  hear,
  lacking,
  longReading,
  pcmBytes,
  scratch,
  untilBusy,
  useLocalAudio,
  WEIGHTS,
  wordErrorRate,
} from './audio-test.ts';
import { convert, UPLOAD_FORMATS, type UploadFormat, writeSilentVideo } from './convert.ts';

const MODELS = ['asr-1', 'asr-large-v3', 'asr-large-v3-turbo'];

const REQUEST: Omit<TranscriptionRequest, 'file'> = {
  model: 'asr-large-v3-turbo',
  effort: 'fast',
  account: 'acct_test',
  task: 'transcribe',
  language: null,
  prompt: null,
  temperature: 0,
  words: false,
};

describe('local hearing', { skip: lacking('silero-vad', 'moonshine-tiny', 'whisper-base') }, () => {
  const audio = useLocalAudio();
  const folder = scratch();
  const transcribe = (
    request: Partial<TranscriptionRequest> & { file: string },
    signal: AbortSignal,
    onSegment?: OnSegment,
  ) => audio().transcriber.transcribe({ ...REQUEST, ...request }, signal, onSegment);

  type Recorded = keyof typeof ENGLISH;
  const ALL = Object.keys(ENGLISH) as Recorded[];

  /** Recordings one after the other, a short pause between them. */
  async function reading(names: readonly Recorded[]): Promise<string> {
    const file = join(folder, `reading-${names.length}.wav`);
    const sentences = await Promise.all(names.map((name) => hear(clip(name))));
    const pause = Buffer.alloc(16_000);
    const sound = sentences.flatMap(({ samples }) => [pcmBytes(samples), pause]);
    await writeFile(file, Buffer.concat([endlessWavHeader(16_000), ...sound]));
    return file;
  }

  it('hears people with at most one word wrong in twenty', async ({ signal }) => {
    const { text, language } = await transcribe({ file: await reading(ALL) }, signal);
    assert.equal(language, 'en');
    const rate = wordErrorRate(ALL.map((name) => ENGLISH[name]).join(' '), text);
    assert.ok(rate <= 0.05, `${(rate * 100).toFixed(1)} %: ${text}`);
  });

  // A language that Whisper base garbles; all others are in the table of docs/audio-reports.md.
  const title = 'finds the language of a clip and says in English what it means';
  it(title, { skip: lacking('whisper-small') }, async ({ signal }) => {
    const translated = await transcribe({ task: 'translate', file: clip('de.ogg') }, signal);
    assert.equal(translated.language, 'de');
    const meaning =
      'my name is maria and i live with my two brothers in berlin today the weather is very nice';
    assert.ok(wordErrorRate(meaning, translated.text) <= 0.2, translated.text);
  });

  // Five more are in that table: to the model a language is one token.
  it('writes down a clip in Chinese', async ({ signal }) => {
    const { text, language } = await transcribe({ file: clip('zh.ogg') }, signal);
    assert.equal(language, 'zh');
    // In simplified characters, and as a sentence.
    assert.match(text, /火车早上[九9]点出发[。.]/);
  });

  it('obeys the language and the temperature it is given', async ({ signal }) => {
    const { language, segments } = await transcribe(
      // A neighbour of what is spoken: one that is far from it would be tried at every temperature up to 1.
      { effort: 'usual', language: 'pt', temperature: 0.4, file: clip('es.ogg') },
      signal,
    );
    assert.equal(language, 'pt');
    assert.ok(segments.every(({ temperature }) => temperature >= 0.4));
  });

  it('refuses a language nobody taught it', async ({ signal }) => {
    await assert.rejects(transcribe({ language: 'xx', file: clip('es.ogg') }, signal), {
      code: 'invalid_parameter',
      param: 'language',
    });
  });

  const ends = new AbortController();
  const HEARD = {
    Moonshine: once(() => transcribe({ file: clip('en-0870.flac') }, ends.signal)),
    // A request for the times of words goes to Whisper.
    Whisper: once(() => transcribe({ words: true, file: clip('en-0870.flac') }, ends.signal)),
  };
  for (const [engine, heard] of Object.entries(HEARD)) {
    it(`${engine} tells real numbers of every segment`, async () => {
      const { segments, duration } = await heard();
      assert.ok(Math.abs(duration - 7.1) < 0.05);
      assert.ok(segments.length > 0);
      for (const [index, segment] of segments.entries()) {
        assert.equal(segment.id, index);
        assert.ok(segment.tokens.length > 5 && segment.tokens.every(Number.isInteger));
        assert.ok(segment.avgLogprob < 0 && segment.avgLogprob > -1);
        assert.ok(segment.compressionRatio > 0.5 && segment.compressionRatio < 2.4);
        assert.ok(segment.noSpeechProb >= 0 && segment.noSpeechProb < 0.5);
        assert.ok(Number.isInteger(segment.seek) && segment.seek / 100 <= segment.start + 0.01);
        assert.ok(segment.start < segment.end && segment.end <= duration);
      }
    });
  }

  it('times single words, in order', async () => {
    const { words } = await HEARD.Whisper();
    assert.equal(words.length, 22);
    assert.deepEqual(
      words.map(({ start }) => start),
      words.map(({ start }) => start).toSorted((a, b) => a - b),
    );
    const consider = words.find(({ word }) => word === 'consider')!;
    assert.ok(Math.abs(consider.start - 2.86) < 0.3, `consider at ${consider.start}`);
    // A word ends before the next begins, and lasts as long as people take to say one.
    for (const [index, { word, start, end }] of words.entries()) {
      assert.ok(end > start && end - start <= 1.5, `${word} from ${start} to ${end}`);
      assert.ok(end <= (words[index + 1]?.start ?? 7.1) + 0.001, `${word} until ${end}`);
    }
  });

  it('lets the prompt settle how a name is spelled', async ({ signal }) => {
    const file = clip('en-0870.flac');
    const { text } = await transcribe({ prompt: 'Jon Dashwoode, a novel', file }, signal);
    assert.match(text, /Dashwoode/);
  });

  /** Sounds in which nobody speaks, by the second. */
  const WORDLESS: Record<string, (seconds: number) => number> = {
    silence: () => 0,
    'a quiet hiss': () => (Math.random() - 0.5) * 0.01,
    'a loud hiss': () => (Math.random() - 0.5) * 0.8,
    'a hum of the mains': (at) =>
      0.2 * Math.sin(2 * Math.PI * 50 * at) + 0.1 * Math.sin(2 * Math.PI * 150 * at),
    'a tone': (at) => 0.5 * Math.sin(2 * Math.PI * 440 * at),
    'plucked strings': (at) => {
      const note = Math.floor(at * 3);
      const pitch = 220 * 2 ** ([0, 4, 7, 12, 7, 4][note % 6]! / 12);
      const overtones = [1, 0.5, 0.3].map((loud, n) => loud * Math.sin(2 * Math.PI * pitch * (n + 1) * at));
      return 0.3 * Math.exp(-2 * (at * 3 - note)) * overtones.reduce((sum, value) => sum + value);
    },
  };
  it(`hears no words in ${Object.keys(WORDLESS).join(', ')}`, async ({ signal }) => {
    const file = join(folder, 'wordless.wav');
    const samples = Object.values(WORDLESS).map((wave) =>
      Int16Array.from({ length: 16_000 * 6 }, (_, n) => wave(n / 16_000) * 32_767),
    );
    const sound = samples.map(({ buffer }) => Buffer.from(buffer));
    await writeFile(file, Buffer.concat([endlessWavHeader(16_000), ...sound]));
    const { text, segments } = await transcribe({ file }, signal);
    assert.equal(text, '');
    // The start of a segment would say in which of the sounds it was heard, six seconds each.
    assert.deepEqual(segments, []);
  });

  it('takes each of the nine upload formats for the same sound, and hears it', async ({ signal }) => {
    const { seconds } = await hear(clip('en-0930.flac'));
    for (const format of Object.keys(UPLOAD_FORMATS) as UploadFormat[]) {
      const file = join(folder, `upload.${format}`);
      await convert(clip('en-0930.flac'), file, format);
      const decoded = await decodedSeconds(file, folder);
      assert.ok(Math.abs(decoded - seconds) < 0.2, `${format}: ${decoded} s instead of ${seconds}`);
      // What is decoded is the same to the model: it hears what keeps the least of the sound.
      if (format !== 'webm') continue;
      const { text } = await transcribe({ file }, signal);
      assert.ok(wordErrorRate(ENGLISH['en-0930.flac'], text) <= 0.13, `${format}: ${text}`);
    }
  });

  it('hears the samples that measuring has decoded, and does not look at the file again', async ({
    signal,
  }) => {
    const { sampleRate } = audio().transcriber;
    await using measured = await inspectAudio(clip('en-0930.flac'), { account: 'a' }, signal, { sampleRate });
    const { text } = await transcribe({ file: join(folder, 'gone.flac'), samples: measured.samples }, signal);
    assert.ok(wordErrorRate(ENGLISH['en-0930.flac'], text) <= 0.13, text);
  });

  it('hears an mp3 that was joined from two to its end', async () => {
    const part = join(folder, 'part.mp3');
    await convert(clip('en-0930.flac'), part, 'mp3');
    const file = join(folder, 'joined.mp3');
    const bytes = await readFile(part);
    await writeFile(file, Buffer.concat([bytes, bytes]));
    const [one, two] = [await decodedSeconds(part, folder), await decodedSeconds(file, folder)];
    assert.ok(Math.abs(two - 2 * one) < 0.2, `${one} s, joined ${two} s`);
  });

  it('follows a file of twenty minutes to its end, showing segments as they come', async ({ signal }) => {
    const file = await longReading(folder);
    const shown: number[] = [];
    const { segments, duration } = await transcribe(
      { file },
      signal,
      async ({ start }) => void shown.push(start),
    );
    assert.ok(Math.abs(duration - 1205) < 1);
    assert.equal(segments.length, 3);
    assert.deepEqual(
      shown,
      segments.map(({ start }) => start),
    );
    const last = segments[2]!;
    assert.ok(last.start > 1200.9 && last.end < 1204.6, `${last.start} to ${last.end}`);
    const { pid } = audio().transcriber;
    const peak = Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1000;
    assert.ok(peak < 1000, `peak ${peak} MB`);
  });

  describe('refuses what is no audio', () => {
    const refusal = { name: ServiceError.name, code: 'invalid_file_format', param: 'file' };

    it('a text with the name of an mp3', async ({ signal }) => {
      const file = join(folder, 'text.mp3');
      await writeFile(file, 'This is a text and nothing else. '.repeat(100));
      await assert.rejects(transcribe({ file }, signal), refusal);
    });

    it('an empty file', async ({ signal }) => {
      const file = join(folder, 'empty.wav');
      await writeFile(file, '');
      await assert.rejects(transcribe({ file }, signal), refusal);
    });

    it('an m4a that was cut off', async ({ signal }) => {
      const whole = join(folder, 'whole.m4a');
      await convert(clip('en-0870.flac'), whole, 'm4a');
      const file = join(folder, 'cut.m4a');
      await writeFile(file, (await readFile(whole)).subarray(0, 20_000));
      await assert.rejects(transcribe({ file }, signal), refusal);
    });

    it('a video without sound', async ({ signal }) => {
      const file = join(folder, 'video.mp4');
      await writeSilentVideo(file);
      await assert.rejects(transcribe({ file }, signal), refusal);
    });
  });

  it('goes on in a new process when the old one is killed at work', async ({ signal }) => {
    const { transcriber } = audio();
    await transcribe({ file: clip('en-0930.flac') }, signal);
    const before = transcriber.pid!;
    const answer = transcribe({ effort: 'usual', file: clip('en-0870.flac') }, signal);
    await untilBusy(before);
    process.kill(before, 'SIGKILL');
    assert.match((await answer).text, /Dashwood/);
    assert.notEqual(transcriber.pid, before);
  });
});

describe('local hearing with nothing to do', { skip: lacking('silero-vad', 'moonshine-tiny') }, () => {
  // Fifteen minutes, unless the settings say otherwise.
  const settings = join(scratch(), 'settings.yaml');
  writeFileSync(settings, 'local:\n  idle_minutes: 0.001\n');
  const audio = useLocalAudio({ idleMs: loadConfig({ CONFIG: settings }).local.idleMs });

  it('ends its process, so that the memory goes back, and starts another for the next request', async ({
    signal,
  }) => {
    const { transcriber } = audio();
    const listen = () => transcriber.transcribe({ ...REQUEST, file: clip('en-0930.flac') }, signal);
    const first = await listen();
    while (transcriber.pid !== undefined) await onceEmitted(AbortSignal.timeout(20), 'abort');
    assert.equal((await listen()).text, first.text);
  });
});

describe('what hears which model', () => {
  const firstOf = (id: string, task: 'transcribe' | 'translate') => {
    const model = new Catalogue().find(id)?.model;
    assert.ok(model?.kind === 'transcription', id);
    const { english, others } = hearingPlan(model.effort, task);
    return [english[0], others[0]];
  };

  it('the accurate models are heard by Whisper small, the general ones by Whisper base, the fastest by Moonshine', () => {
    for (const model of ['asr-large-v3', 'chat-4o-transcribe'])
      assert.deepEqual(firstOf(model, 'transcribe'), ['whisper-small', 'whisper-small']);
    for (const model of ['asr-1', 'chat-4o-mini-transcribe'])
      assert.deepEqual(firstOf(model, 'transcribe'), ['whisper-base', 'whisper-base']);
    assert.deepEqual(firstOf('asr-large-v3-turbo', 'transcribe'), ['moonshine-tiny', 'whisper-base']);
  });

  it('whatever the model, Whisper small translates', () => {
    for (const model of MODELS)
      assert.deepEqual(firstOf(model, 'translate'), ['whisper-small', 'whisper-small']);
  });
});

describe('local engines that nobody has asked for anything', () => {
  const audio = createLocalAudio({ weightsDirectory: WEIGHTS });
  after(() => audio.close());

  it('have loaded nothing', () => {
    for (const { pid } of [audio.transcriber, audio.speech, audio.chat]) assert.equal(pid, undefined);
  });
});

describe('local hearing without weights', () => {
  const audio = useLocalAudio({ weightsDirectory: '/nonexistent' });

  it('says which weights are missing and how to bring them', async ({ signal }) => {
    const answer = audio().transcriber.transcribe({ ...REQUEST, file: clip('en-0930.flac') }, signal);
    await assert.rejects(answer, { code: 'service_unavailable', message: /models pull/ });
  });
});
