import { ServiceError } from '../../domain/errors.ts';
import { sizeOfDimensions } from '../../domain/videos/video-size.ts';
import type { MultipartForm } from '../../platform/http/bodies/multipart-form.ts';
import { MAX_VIDEO_SECONDS } from '../../platform/media/videos/inspect-video.ts';
import type { VideoFacts } from '../../platform/media/videos/make-video-stills.child.ts';

/** Bodies of requests that are only asked about: a form is an object, and a file may be told by its length and size. */

/** As long as any audio may be that is really sent. */
const MAX_SECONDS = 12 * 3600;

/** The path of a file that is only asked about. */
const NEVER_READ = '/dev/null';

/** A form contains everything as text; a file counts as present when its field is, and is not read. */
export function formOf(
  body: Readonly<Record<string, unknown>>,
  fileFields: readonly string[],
): MultipartForm {
  const fields = Object.fromEntries(
    Object.entries(body).map(([name, value]) => [
      name,
      typeof value === 'number' || typeof value === 'boolean' ? String(value) : value,
    ]),
  );
  const given = fileFields.filter((name) => typeof fields[name] === 'string');
  return { fields, files: new Map(given.map((name) => [name, NEVER_READ])) };
}

/** The form of an audio upload: `seconds` stands for the file. */
export function audioFormOf(body: Readonly<Record<string, unknown>>): MultipartForm {
  const { seconds: _, ...fields } = body;
  return formOf({ ...fields, file: 'seconds' }, ['file']);
}

export function readSeconds(value: unknown, param: string): number {
  if (value === undefined) {
    throw new ServiceError('missing_parameter', `\`${param}\` is required: how long the audio is.`, {
      param,
    });
  }
  if (typeof value === 'number' && value > 0 && value <= MAX_SECONDS) return value;
  throw new ServiceError(
    'invalid_parameter',
    `\`${param}\` must be a number of seconds above 0 and up to ${MAX_SECONDS}.`,
    { param },
  );
}

/** A video that is told by its `seconds` and `size` in place of the file; null: it is not. */
export function readVideoFacts(video: unknown): VideoFacts | null {
  if (!isObject(video) || (video['seconds'] === undefined && video['size'] === undefined)) return null;
  const { seconds, size } = video;
  const isSize = typeof size === 'string' && /^[1-9]\d{1,3}x[1-9]\d{1,3}$/.test(size);
  if (isSize && typeof seconds === 'number' && seconds > 0 && seconds <= MAX_VIDEO_SECONDS)
    return { ...sizeOfDimensions(size), seconds };
  throw new ServiceError(
    'invalid_parameter',
    `\`video\` must have \`seconds\`, a number above 0 and up to ${MAX_VIDEO_SECONDS}, and \`size\`, such as 1280x720.`,
    { param: 'video' },
  );
}

/** Decodes to something; it is never looked at. */
const STAND_IN = 'AAAA';

/**
 * A chat whose recordings may be told by `seconds` in place of `data`: the body as if they had been sent, and the
 * seconds by the parameter they belong to. What is not as it should be stays, for the checks to find.
 */
export function withRecordings(body: Readonly<Record<string, unknown>>): {
  body: Record<string, unknown>;
  secondsByParam: ReadonlyMap<string, number>;
} {
  const secondsByParam = new Map<string, number>();
  const block = (value: unknown, path: string): unknown => {
    const audio = isObject(value) ? value['input_audio'] : undefined;
    if (!isObject(value) || !isObject(audio) || audio['seconds'] === undefined || audio['data'] !== undefined)
      return value;
    const param = `${path}.input_audio`;
    secondsByParam.set(param, readSeconds(audio['seconds'], `${param}.seconds`));
    return { ...value, input_audio: { ...audio, data: STAND_IN } };
  };
  const message = (value: unknown, path: string): unknown => {
    if (!isObject(value) || !Array.isArray(value['content'])) return value;
    const content = value['content'].map((part, index) => block(part, `${path}.content[${index}]`));
    return { ...value, content };
  };
  const messages = body['messages'];
  return {
    body: {
      ...body,
      ...(Array.isArray(messages) && {
        messages: messages.map((value, index) => message(value, `messages[${index}]`)),
      }),
    },
    secondsByParam,
  };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}
