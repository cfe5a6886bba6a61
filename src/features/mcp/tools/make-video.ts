import { Type } from 'typebox';
import {
  type Brought,
  draftVideo,
  type NamedFile,
  quoteOfOrder,
  type VideoDraft,
  type VideoWishes,
  withFiles,
} from '../../../../client/src/index.ts';
import { USUAL_MODELS } from '../../../domain/models.ts';
import { type Files, isDataUrl, isUrl, openFile, waysToGive } from '../files.ts';
import { defineQuote, defineTool, type Tool, type ToolCall } from '../tool.ts';
import { orderVideo, videoResult } from '../video.ts';

const DEFAULT_MODEL = USUAL_MODELS.video;
/** As many as the service takes of any model. */
const MOST_CLIPS = 10;

export function makeVideo(files: Pick<Files, 'local'>): Tool {
  const input = Type.Object(
    {
      prompt: Type.String({
        minLength: 1,
        description: 'What the video shows, in plain words. `@name` brings in a character of the account.',
      }),
      model: Type.Optional(
        Type.String({ description: `Which model makes it; ${DEFAULT_MODEL} unless given. See list_models.` }),
      ),
      size: Type.Optional(
        Type.String({
          description:
            'WIDTHxHEIGHT, one of the sizes of the model: 1280x720 (landscape, the default), 720x1280 (portrait), …',
        }),
      ),
      seconds: Type.Optional(
        Type.Integer({ description: 'How long it is, one of the lengths of the model. Longer costs more.' }),
      ),
      images: Type.Optional(
        Type.Array(Type.String(), {
          maxItems: 10,
          description: `Reference pictures, each ${waysToGive(files)}. list_models shows how many a model takes, and as what.`,
        }),
      ),
      videos: Type.Optional(
        Type.Array(Type.String(), {
          maxItems: MOST_CLIPS,
          description: `Reference videos that the video should resemble, each ${waysToGive(files)}. Only for models that take them: see list_models.`,
        }),
      ),
      audios: Type.Optional(
        Type.Array(Type.String(), {
          maxItems: MOST_CLIPS,
          description: `Recordings to be heard in the video, spoken by somebody in it, each ${waysToGive(files)}. Only for models that take them: see list_models.`,
        }),
      ),
      style: Type.Optional(
        Type.String({
          description: 'A style such as comic, anime, news, selfie or nostalgic (family B only).',
        }),
      ),
      watermark: Type.Optional(Type.Boolean({ description: 'Whether a watermark is shown (family B).' })),
      private: Type.Optional(
        Type.Boolean({ description: 'Stored with the video and shown in its details (family B).' }),
      ),
      parameters: Type.Optional(
        Type.Record(Type.String(), Type.Union([Type.String(), Type.Number(), Type.Boolean()]), {
          description: 'Further parameters of the model, such as {"seed": 7}. See list_models.',
        }),
      ),
      enhance_prompt: Type.Optional(
        Type.Boolean({ description: 'Lets the service enrich the prompt (family A).' }),
      ),
    },
    { additionalProperties: false },
  );
  return defineTool({
    name: 'make_video',
    title: 'Make a video',
    description:
      'Orders a video from a prompt and answers at once with its id. The price is held now and charged when the video is done; a video that fails or is cancelled is refunded. Call wait_for_video with the id afterwards.',
    annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: true },
    input,
    quote: defineQuote(input, async (wishes, call) => quoteOfOrder(await orderOf(wishes, call))),
    run: async (wishes, call) => {
      const order = await orderOf(wishes, call);
      const id = await orderVideo(call, () => send(order, call));
      return videoResult(await call.service.readVideo(id, call.signal));
    },
  });
}

async function orderOf(
  { model: id = DEFAULT_MODEL, ...wishes }: VideoWishes<string> & { readonly model?: string },
  { service, signal }: ToolCall,
): Promise<VideoDraft<string>> {
  return draftVideo(wishes, await service.model(id, signal));
}

/** Time for an order, which is not aborted with the call: see `orderVideo`. */
const ORDER_LIMIT_MS = 60_000;
const MEGABYTE = 1024 * 1024;
const MOST_BYTES: Readonly<Record<Brought, number>> = {
  images: 20 * MEGABYTE,
  videos: 100 * MEGABYTE,
  audios: 25 * MEGABYTE,
};

async function send(order: VideoDraft<string>, call: ToolCall): Promise<{ readonly id: string }> {
  await using opened = new AsyncDisposableStack();
  const open = async (given: string, kind: Brought): Promise<Blob> => {
    const limits = { argument: kind, mostBytes: MOST_BYTES[kind] };
    return opened.use(await openFile(call.files, given, limits, call.signal)).blob;
  };
  const urlOf = async (given: string, kind: Brought): Promise<string> => {
    if (isUrl(given) || isDataUrl(given)) return given;
    const bytes = Buffer.from(await (await open(given, kind)).arrayBuffer());
    // The service knows files by their bytes.
    return `data:application/octet-stream;base64,${bytes.toString('base64')}`;
  };
  const fileOf = async (given: string, kind: Brought): Promise<NamedFile | string> =>
    isUrl(given) && kind !== 'images' ? given : { bytes: await open(given, kind), name: kind };
  const request = await withFiles(order, urlOf, fileOf);
  return await call.service.orderVideo(request, { signal: AbortSignal.timeout(ORDER_LIMIT_MS) });
}
