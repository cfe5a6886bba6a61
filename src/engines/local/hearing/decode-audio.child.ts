import { closeSync, openSync, writeSync } from 'node:fs';
import { Decoder, Demuxer, FilterAPI } from 'node-av/api';
import { AV_LOG_QUIET } from 'node-av/constants';
import { Log } from 'node-av/lib';
import { serveChildJob } from '../../../children/serve-child-job.ts';
import { ServiceError } from '../../../domain/errors.ts';
import { SAMPLE_RATE } from './pcm-file.ts';

export interface DecodeJob {
  readonly file: string;
  /** Output path for the samples: 16 kHz, mono, signed 16-bit little-endian, no header. */
  readonly output: string;
  readonly longestSeconds: number;
}

export interface Decoded {
  readonly samples: number;
}

const TO_PCM = `aresample=${SAMPLE_RATE},aformat=sample_fmts=s16:channel_layouts=mono`;
/** MP4 states its duration up front; audio shorter than this share of it was truncated. */
const COMPLETE = 0.9;

serveChildJob<DecodeJob>(async (job): Promise<Decoded> => {
  Log.setLevel(AV_LOG_QUIET);
  await using input = await Demuxer.open(job.file).catch((error: unknown) => {
    throw undecodable('The audio file cannot be decoded.', error);
  });
  const stream = input.audio();
  if (!stream) throw undecodable('The file has no audio track.');
  const output = openSync(job.output, 'w');
  let samples = 0;
  try {
    // A damaged frame is left out, as where two MP3 files were joined to one.
    using decoder = await Decoder.create(stream, { exitOnError: false });
    using toPcm = FilterAPI.create(TO_PCM);
    for (const frame of toPcm.framesSync(decoder.framesSync(input.packetsSync(stream.index)))) {
      if (!frame?.data?.[0]) continue;
      writeSync(output, frame.data[0], 0, frame.nbSamples * 2);
      samples += frame.nbSamples;
      frame.free();
      if (samples > job.longestSeconds * SAMPLE_RATE) throw tooLong(job.longestSeconds);
    }
  } catch (error) {
    if (error instanceof ServiceError) throw error;
    throw undecodable('The audio file cannot be decoded.', error);
  } finally {
    closeSync(output);
  }
  if (samples === 0) throw undecodable('The audio file holds no sound.');
  const seconds = samples / SAMPLE_RATE;
  if (input.formatName.includes('mp4') && seconds < input.duration * COMPLETE - 1) {
    throw undecodable('The audio file is incomplete.');
  }
  return { samples };
});

function undecodable(message: string, cause?: unknown): ServiceError {
  return new ServiceError('invalid_file_format', message, { param: 'file', cause });
}

function tooLong(seconds: number): ServiceError {
  const hours = Math.round(seconds / 360) / 10;
  return new ServiceError('invalid_parameter', `The audio is longer than ${hours} hours.`, { param: 'file' });
}
