import { Type } from 'typebox';
import type { Model, ModelCapabilities } from '../../../../client/src/index.ts';
import { spelledPrice } from '../spelled-price.ts';
import { defineTool, LOOKS, type ToolCall, textResult } from '../tool.ts';

const KINDS = ['video', 'speech', 'transcription', 'chat'] as const;
type Kind = (typeof KINDS)[number];

export const listModels = defineTool({
  name: 'list_models',
  title: 'List models',
  description:
    'The models that the key may use, with what each can do and costs: sizes, lengths, pictures, voices, formats, the price in credits and, where it is known, how long it takes.',
  annotations: LOOKS,
  input: Type.Object(
    {
      kind: Type.Optional(
        Type.Unsafe<Kind>({ type: 'string', enum: [...KINDS], description: 'Only models of this kind.' }),
      ),
    },
    { additionalProperties: false },
  ),
  run: async ({ kind: wanted }, call) => {
    const models = (await described(call)).filter(({ kind }) => wanted === undefined || kind === wanted);
    const lines = models.length === 0 ? ['There are none.'] : models.map(line);
    return textResult(lines.join('\n'), { models });
  },
});

interface DescribedModel extends Omit<ModelCapabilities, 'kind'> {
  readonly id: string;
  readonly kind: Kind;
}

async function described({ service, signal }: ToolCall): Promise<DescribedModel[]> {
  return (await service.models(signal)).data.map(toModel);
}

function toModel({ id, capabilities }: Model): DescribedModel {
  const { kind, ...rest } = capabilities;
  return { id, kind, ...rest };
}

const WHICH_VIDEOS = { any: 'any video', own: 'videos that it has made' } as const;

function line(model: DescribedModel): string {
  const { id, kind, endpoints, sizes, seconds, images, remix, voices, formats, price } = model;
  const facts = [
    model.description,
    sizes && `sizes ${sizes.join(', ')}`,
    seconds && `${spelledLengths(seconds)} seconds`,
    images && `pictures ${spelledCounts(images)}`,
    Object.keys(model.parameters ?? {}).length > 0 &&
      `parameters ${Object.keys(model.parameters ?? {}).join(', ')}`,
    model.videos && `reference videos ${model.videos}`,
    model.audios && `recordings ${model.audios}`,
    remix && 'can be remixed',
    model.edits && `edits ${WHICH_VIDEOS[model.edits]}`,
    model.extensions && `extends ${WHICH_VIDEOS[model.extensions]}`,
    voices && `voices ${voices.join(', ')}`,
    formats && `formats ${formats.join(', ')}`,
    endpoints.includes('/v1/audio/translations') && 'translates too',
    `price ${spelledPrice(price)}`,
    model.speed && `speed: ${model.speed}`,
  ];
  return `${id} (${kind}): ${facts.filter((fact) => typeof fact === 'string').join('; ')}`;
}

function spelledLengths(seconds: readonly number[]): string {
  const first = seconds[0] ?? 0;
  const isRange = seconds.length > 2 && seconds.every((length, index) => length === first + index);
  return isRange ? `${first} to ${seconds.at(-1)}` : seconds.join(', ');
}

function spelledCounts(counts: Readonly<Record<string, number>>): string {
  const entries = Object.entries(counts);
  return entries.length === 0 ? 'none' : entries.map(([role, count]) => `${count} as ${role}`).join(', ');
}
