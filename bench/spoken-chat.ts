import { readFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { createLocalAudio, type LocalAudio } from '../src/compose/local-audio.ts';
import { allModels } from '../src/domain/catalogue.ts';
import type { ChatEvent, ChatRequest, SpeechEngine, SpeechRequest } from '../src/engines/engine.ts';
import { EngineRegistry } from '../src/engines/engine-registry.ts';
import { wavHeader } from '../src/platform/sound/wav-header.ts';
import { defaultWeightsDirectory } from '../src/weights/weight-store.ts';
import { startService, type TestService } from '../test/support/service.ts';
import { until } from '../test/support/until.ts';
import { FirstSound } from './support/first-sound.ts';

/**
 * A spoken conversation over HTTP, with the limits that it keeps on two idle cores: a question of one sentence is
 * answered in sound within 8 s, an open one within 20 s, and the first token of a model that was not loaded comes
 * within 3 s. The same text is then written by the bare model and spoken by the bare synthesiser, one after the other;
 * the ratio says what speaking while writing saves, or what the service adds.
 */
const MODEL = 'chat-4o-audio-preview';
const SPEECH_MODEL = 'chat-4o-mini-tts-2025-12-15';
const SHORT_SECONDS = 8;
const OPEN_SECONDS = 20;
const COLD_SECONDS = 3;
const SAMPLE_RATE = 24_000;
const signal = new AbortController().signal;

console.log(
  `${availableParallelism()} cores, load ${loadavg()[0]!.toFixed(1)} (an idle machine has less than 0.3)\n`,
);
const audio = createLocalAudio({ weightsDirectory: defaultWeightsDirectory(process.env) });
const ears = new FirstSound(audio.speech);
let lastReply = '';
let conversation = written([], null);
const service = await start(audio, ears);
try {
  await benchColdStart();
  await speak('Ready.');
  await ask('Hello.');
  console.log(
    '\n| | first sound, s | whole, s | processor, s | sound, s | words | writing alone, s | speaking alone, s | ratio | limit, s |',
  );
  console.log('|---|---|---|---|---|---|---|---|---|---|');
  await benchQuestion('capital of France', [says('What is the capital of France?')], SHORT_SECONDS);
  await benchQuestion('spoken question', [await recorded('How many legs does a dog have?')], SHORT_SECONDS);
  await benchQuestion(
    'a second turn, both spoken',
    [
      await recorded('How many legs does a dog have?'),
      { role: 'assistant', audio: { id: lastReply } },
      await recorded('And how many has a bird?'),
    ],
    SHORT_SECONDS,
  );
  await benchQuestion('whales', [says('Tell me about whales.')], OPEN_SECONDS);
  await benchQuestion('boiling an egg', [says('How do I boil an egg?')], OPEN_SECONDS);
  console.log(`\nchat after work: ${memoryOf(audio.chat.pid)}`);
} finally {
  await service.stop();
  audio.close();
}
await benchLetGo();

type Message = Record<string, unknown>;

function says(content: string): Message {
  return { role: 'user', content };
}

async function benchColdStart(): Promise<void> {
  const begun = performance.now();
  for await (const event of audio.chat.reply(written([{ role: 'user', content: 'Hello' }], 1), signal)) {
    if (event.type === 'delta') break;
  }
  report('first token of chat, nothing loaded', (performance.now() - begun) / 1000, COLD_SECONDS);
  console.log(`of processor: ${processorSeconds().toFixed(2)} s`);
  console.log(`chat, loaded: ${memoryOf(audio.chat.pid)}`);
}

async function benchQuestion(name: string, messages: readonly Message[], limit: number): Promise<void> {
  const { content, bytes, whole, first, processor } = await ask(messages);
  const seconds = (bytes - 44) / 2 / SAMPLE_RATE;
  const again = conversation;
  const writing = await timed(async () => {
    let text = '';
    for await (const event of audio.chat.reply(again, signal)) {
      if (event.type === 'delta') text += event.text;
      if (text.length >= content.length) break;
    }
  });
  const speaking = await timed(() => speak(content));
  const verdict = whole <= limit ? 'kept' : 'MISSED';
  const cells = [first, whole, processor, seconds].map((value) => value.toFixed(1));
  const alone = [writing, speaking].map((value) => value.toFixed(1));
  const ratio = (whole / (writing + speaking)).toFixed(2);
  console.log(
    `| ${[name, ...cells, content.split(/\s+/).length, ...alone, ratio, `${limit}: ${verdict}`].join(' | ')} |`,
  );
  console.log(`<!-- ${content.replaceAll('\n', ' ')} -->`);
}

interface Requested {
  readonly content: string;
  readonly bytes: number;
  readonly whole: number;
  readonly first: number;
  /** Of the three engines; on two idle cores the whole takes at least half of it. */
  readonly processor: number;
}

async function ask(question: string | readonly Message[]): Promise<Requested> {
  const messages = typeof question === 'string' ? [says(question)] : question;
  const begun = performance.now();
  const spent = processorSeconds();
  ears.firstAt = 0;
  const { status, json, text } = await service.call('POST', '/v1/chat/completions', {
    model: MODEL,
    modalities: ['text', 'audio'],
    audio: { voice: 'nova', format: 'wav' },
    messages,
  });
  if (status !== 200) throw new Error(text);
  const whole = (performance.now() - begun) / 1000;
  const { message } = json.choices[0];
  lastReply = message.audio.id;
  const bytes = Buffer.from(message.audio.data, 'base64').length;
  const first = (ears.firstAt - begun) / 1000;
  return { content: message.content, bytes, whole, first, processor: processorSeconds() - spent };
}

/** The question in a voice of this service, as a caller would send it. */
async function recorded(text: string): Promise<Message> {
  const samples = await speak(text);
  const data = Buffer.concat([wavHeader(SAMPLE_RATE, samples.length), samples]).toString('base64');
  return { role: 'user', content: [{ type: 'input_audio', input_audio: { data, format: 'wav' } }] };
}

async function speak(text: string): Promise<Buffer> {
  const request: SpeechRequest = {
    model: SPEECH_MODEL,
    account: 'bench',
    text,
    voice: 'nova',
    format: 'pcm',
    speed: 1,
    instructions: null,
  };
  const chunks: Uint8Array[] = [];
  for await (const chunk of (await audio.speech.speak(request, signal)).chunks) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function written(messages: ChatRequest['messages'], maxTokens: number | null): ChatRequest {
  const sampling = { temperature: 0, topP: 1, stop: [], seed: 1 };
  return { model: MODEL, account: 'bench', messages, maxTokens, ...sampling };
}

/** An engine that is not used for a while gives all of its memory back. */
async function benchLetGo(): Promise<void> {
  const idle = createLocalAudio({ weightsDirectory: defaultWeightsDirectory(process.env), idleMs: 500 });
  try {
    const events: ChatEvent[] = [];
    for await (const event of idle.chat.reply(written([{ role: 'user', content: 'Hello' }], 1), signal)) {
      events.push(event);
    }
    await until(() => idle.chat.pid === undefined);
    console.log('chat, idle for as long as the settings say: no process, 0 MB');
  } finally {
    idle.close();
  }
}

/** User and system time of the engines so far; the system counts in hundredths. */
function processorSeconds(): number {
  return [audio.chat.pid, audio.speech.pid, audio.transcriber.pid].reduce<number>((sum, pid) => {
    if (pid === undefined) return sum;
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
    return sum + (Number(fields[11]) + Number(fields[12])) / 100;
  }, 0);
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return (performance.now() - begun) / 1000;
}

/** Of what is resident, weights that are mapped from their file are shared with others and can be dropped at any time. */
function memoryOf(pid: number | undefined): string {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const megabytes = (field: string) =>
    Math.round(Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1000);
  return `${megabytes('VmRSS')} MB resident, of which ${megabytes('RssFile')} mapped from files and ${megabytes('RssAnon')} its own`;
}

function report(what: string, seconds: number, limit: number): void {
  console.log(`${what}: ${seconds.toFixed(2)} s (limit ${limit}: ${seconds <= limit ? 'kept' : 'MISSED'})`);
}

function start({ transcriber, chat }: LocalAudio, speech: SpeechEngine): Promise<TestService> {
  const ids = (kind: string) =>
    allModels()
      .filter((model) => model.kind === kind)
      .map(({ id }) => id);
  const registry = new EngineRegistry()
    .assignTranscriber(ids('transcription'), transcriber)
    .assignSpeech(ids('speech'), speech)
    .assignChat(ids('chat'), {
      name: chat.name,
      reply: (request, stop) => {
        conversation = request;
        return chat.reply(request, stop);
      },
    });
  return startService({ registry });
}
