import type { FastifyReply } from 'fastify';
import { Type } from 'typebox';
import { languageName } from '../../domain/texts/languages.ts';
import { subtitleCues } from '../../domain/texts/subtitle-cues.ts';
import { toSrt, toVtt } from '../../domain/texts/subtitles.ts';
import type { ResponseFormat } from '../../domain/transcript-format.ts';
import type { TranscribeOrder, Transcript } from './transcribe.ts';

export const TranscriptSchema = Type.Object(
  {
    text: Type.String(),
    task: Type.Optional(Type.String({ description: '`verbose_json` only.' })),
    language: Type.Optional(Type.String({ description: '`verbose_json` only: a language name.' })),
    duration: Type.Optional(Type.Number({ description: '`verbose_json` only: seconds.' })),
    segments: Type.Optional(
      Type.Array(
        Type.Object({
          id: Type.Integer(),
          seek: Type.Integer(),
          start: Type.Number(),
          end: Type.Number(),
          text: Type.String(),
          tokens: Type.Array(Type.Integer()),
          temperature: Type.Number(),
          avg_logprob: Type.Number(),
          compression_ratio: Type.Number(),
          no_speech_prob: Type.Number(),
        }),
        { description: '`verbose_json` only.' },
      ),
    ),
    words: Type.Optional(
      Type.Array(Type.Object({ word: Type.String(), start: Type.Number(), end: Type.Number() }), {
        description: '`verbose_json` with `timestamp_granularities`.',
      }),
    ),
  },
  { description: '`text` and `srt` answer text/plain, `vtt` text/vtt.' },
);

/** A transcript in the requested format. */
export function sendTranscript(
  reply: FastifyReply,
  transcript: Transcript,
  order: TranscribeOrder,
  format: ResponseFormat,
): FastifyReply {
  switch (format) {
    case 'json':
      return reply.send({ text: transcript.text });
    case 'text':
      return reply.type('text/plain; charset=utf-8').send(`${transcript.text}\n`);
    case 'srt':
      return reply.type('text/plain; charset=utf-8').send(toSrt(subtitleCues(transcript.segments)));
    case 'vtt':
      return reply.type('text/vtt; charset=utf-8').send(toVtt(subtitleCues(transcript.segments)));
    case 'verbose_json':
      return reply.send(verboseJson(transcript, order));
  }
}

function verboseJson(transcript: Transcript, order: TranscribeOrder) {
  return {
    task: order.task,
    // A translation is always English, whatever language was spoken.
    language: order.task === 'translate' ? 'english' : languageName(transcript.language),
    duration: transcript.duration,
    text: transcript.text,
    segments: transcript.segments.map((segment) => ({
      id: segment.id,
      seek: segment.seek,
      start: segment.start,
      end: segment.end,
      text: segment.text,
      tokens: segment.tokens,
      temperature: segment.temperature,
      avg_logprob: segment.avgLogprob,
      compression_ratio: segment.compressionRatio,
      no_speech_prob: segment.noSpeechProb,
    })),
    ...(order.words && { words: transcript.words }),
  };
}
