import { stat } from 'node:fs/promises';
import { ServiceError } from '../domain/errors.ts';
import { type FileInMemory, pathOf } from '../domain/file-in-memory.ts';
import type { Turn } from '../turns/fair-gate.ts';
import { fileTypeOf } from './file-type-of.ts';
import type { MeasureAudioInput, MeasuredAudio } from './measure-audio.child.ts';
import { measureWav } from './measure-wav.ts';
import { describeCrash, runMediaJob } from './run-media-job.ts';

export interface AudioFacts {
  readonly durationSeconds: number;
}

/** Speech codecs fit about ten hours into the contract's 25 MB; a longer duration must be wrong. */
const MAX_SECONDS = 12 * 3600;
/** Bytes of other data that some recorders and web radios leave before the first frame of an mp3. */
const MPEG_TOLERANCE = 2048;

const MEASURE_TIMEOUT_MS = 20_000;
const MEASURE_MEMORY_MB = 512;

/**
 * The contract's nine formats, by detected file type, with their FFmpeg demuxer. `mpga` is MPEG audio of any layer;
 * `mpeg` is that too, or an MPEG program stream.
 */
const DEMUXERS: Readonly<Record<string, string>> = {
  flac: 'flac',
  mp1: 'mp3',
  mp2: 'mp3',
  mp3: 'mp3',
  mpg: 'mpeg',
  mp4: 'mov',
  m4v: 'mov',
  m4a: 'mov',
  m4b: 'mov',
  ogg: 'ogg',
  oga: 'ogg',
  ogv: 'ogg',
  ogx: 'ogg',
  opus: 'ogg',
  spx: 'ogg',
  wav: 'wav',
  webm: 'matroska',
};
const ALLOWED = 'flac, mp3, mp4, mpeg, mpga, m4a, ogg, wav and webm are supported';

export interface InspectAudioOptions {
  /** The request parameter of the audio, for error messages; default `file`. */
  readonly param?: string;
}

type Refuse = (message: string) => ServiceError;

/** Throws `invalid_file_format` unless the file is audio in one of the contract's nine formats. */
export async function inspectAudio(
  audio: string | FileInMemory,
  turn: Turn,
  signal: AbortSignal,
  { param = 'file' }: InspectAudioOptions = {},
): Promise<AudioFacts> {
  const refuse: Refuse = (message) => new ServiceError('invalid_file_format', message, { param });
  const measured = measureWav(audio);
  const plain = measured instanceof Promise ? await measured : measured;
  signal.throwIfAborted();
  const seconds = plain ?? (await decodedSeconds(await pathOf(audio), turn, signal, refuse));
  if (seconds > MAX_SECONDS) throw refuse('The audio is longer than 12 hours.');
  return { durationSeconds: seconds };
}

async function decodedSeconds(
  file: string,
  turn: Turn,
  signal: AbortSignal,
  refuse: Refuse,
): Promise<number> {
  const demuxer = await findDemuxer(file, refuse);
  const input: MeasureAudioInput = { file, demuxer };
  const audio = await runMediaJob<MeasuredAudio>(
    'audio',
    {
      module: new URL('./measure-audio.child.ts', import.meta.url),
      input,
      timeoutMs: MEASURE_TIMEOUT_MS,
      memoryMb: MEASURE_MEMORY_MB,
    },
    turn,
    signal,
    (reason) => refuse(`The file ${describeCrash(reason)}.`),
  );
  switch (audio.outcome) {
    case 'unreadable':
      throw refuse('The file cannot be read: it is damaged or incomplete.');
    case 'silent':
      throw refuse('The file has no audio track.');
    case 'undecodable':
      throw refuse('The audio in the file cannot be decoded.');
    case 'incomplete':
      throw refuse(
        `The file is incomplete: it should hold ${audio.promisedSeconds.toFixed(1)} seconds of audio, ` +
          `but breaks off after ${audio.heldSeconds.toFixed(1)}.`,
      );
    case 'measured':
      return audio.durationSeconds;
  }
}

async function findDemuxer(file: string, refuse: Refuse): Promise<string> {
  if ((await stat(file)).size === 0) throw refuse('The file is empty.');
  const type = await fileTypeOf(file, { mpegOffsetTolerance: MPEG_TOLERANCE });
  const demuxer = type && DEMUXERS[type.ext];
  if (!demuxer) {
    throw refuse(`The file is ${type ? type.mime : 'in no known audio format'}; ${ALLOWED}.`);
  }
  return demuxer;
}
