import { writeFile } from 'node:fs/promises';
import { ServiceError } from '../../domain/errors.ts';
import type { FileRole, RequestInput } from '../../domain/videos/video.ts';
import { checkUrlForm } from '../../platform/fetching/resolve-safely.ts';
import { beginningOf, decodeBase64 } from '../../platform/http/bodies/long-texts.ts';
import type { ScratchFolder } from '../../platform/machine/scratch.ts';
import { INPUT_KINDS, kindOfInput } from '../../platform/media/video-inputs.ts';
import type { CheckInput } from './input-checker.ts';
import type { VideoUpload } from './video-order.ts';

/** The pictures, clips or recordings of a request, and where they stand in it. */
export interface GivenInputs {
  /** `http(s)` or `data:` URLs. */
  readonly urls: readonly string[];
  readonly roleOf: (index: number) => FileRole;
  readonly body: object;
  readonly param: string;
  /** What a message calls one of them; absent: by its place in the list that the parameter is. */
  readonly name?: string;
}

export interface ReferenceInputs {
  readonly uploads: readonly VideoUpload[];
  readonly inputs: readonly RequestInput[];
}

/**
 * Reads what a request gives by URL. `data:` URLs are written to files, which are looked at when it is known that they
 * can be paid for; of `http(s)` URLs only the syntax is checked, because the worker fetches them.
 */
export async function readReferenceInputs(
  given: GivenInputs,
  folder: ScratchFolder,
  check: CheckInput,
): Promise<ReferenceInputs> {
  const { urls, roleOf, body, param } = given;
  const uploads: VideoUpload[] = [];
  const inputs: RequestInput[] = [];
  for (const [index, url] of urls.entries()) {
    const role = roleOf(index);
    const kind = kindOfInput(role);
    if (/^data:/i.test(beginningOf(body, url, 'data:'.length))) {
      const file = folder.file(`${kind}-${index}`);
      await writeFile(file, decodeDataUrl(given, index));
      uploads.push({ role, file, inspect: () => check(kind, file, param) });
    } else if (checkUrlForm(url)) {
      inputs.push({ role, source: { kind: 'url', url } });
    } else {
      throw new ServiceError(
        'invalid_parameter',
        `\`${nameOf(given, index)}\` must be an http, https or data URL of ${INPUT_KINDS[kind].noun}.`,
        { param },
      );
    }
  }
  return { uploads, inputs };
}

const nameOf = ({ name, param }: GivenInputs, index: number) => name ?? `${param}[${index}]`;

/** A data URL's type and parameters fit into this length; the content starts after the comma. */
const MAX_HEAD = 1000;

async function* decodeDataUrl(given: GivenInputs, index: number): AsyncGenerator<Buffer> {
  const { urls, roleOf, body, param } = given;
  const url = urls[index] ?? '';
  const { mostBytes, megabytes, unusable } = INPUT_KINDS[kindOfInput(roleOf(index))];
  const refuse = (why: string) =>
    new ServiceError(unusable, `\`${nameOf(given, index)}\` ${why}.`, { param });
  const [head = '', rest] = beginningOf(body, url, MAX_HEAD).split(',', 2);
  if (rest === undefined || !/;base64$/i.test(head)) throw refuse('must be a data URL with base64 content');
  let bytes = 0;
  const broken = () => refuse('is not valid base64');
  for await (const piece of decodeBase64(body, url, head.length + 1, broken)) {
    bytes += piece.length;
    if (bytes > mostBytes) throw refuse(`is larger than ${megabytes}`);
    yield piece;
  }
  if (bytes === 0) throw broken();
}
