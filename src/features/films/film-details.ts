import { Type } from 'typebox';
import { ownWords } from '../../domain/films/film.ts';
import { type Micros, toDecimal } from '../../domain/money.ts';
import type { TaskInFull } from '../../domain/task.ts';
import type { Files } from '../../platform/artifacts/files.ts';
import { NullableString } from '../../platform/http/bodies/schema-types.ts';

const NullableNumber = (description: string) =>
  Type.Unsafe<number | null>({ type: ['number', 'null'], description });

/** All that is known of a film: enough to order the same one again. */
export const DetailsSchema = Type.Object({
  prompt: Type.String({ description: 'What the caller wrote.' }),
  enhanced_prompt: Type.String({ description: 'What the film was made from.' }),
  model: Type.String(),
  seconds: Type.Integer(),
  size: Type.String({ description: '`<width>x<height>`' }),
  created_at: Type.Integer({ description: 'Unix seconds.' }),
  finished_at: NullableNumber('Unix seconds; null while it is being made.'),
  price: NullableNumber('What was charged, or is held while it is being made; null when the books are gone.'),
  style: NullableString('As it was asked for.'),
  watermark: Type.Boolean(),
  private: Type.Boolean(),
  images: Type.Array(
    Type.Object({
      role: Type.String({ description: 'first_frame, last_frame, component or reference.' }),
      url: NullableString('A link that opens without a key for a while; null when the picture is deleted.'),
    }),
  ),
  characters: Type.Array(Type.String(), { description: 'The names of those who act in it.' }),
  metadata: Type.Unsafe<Record<string, unknown> | null>({ type: ['object', 'null'] }),
  remix_of: NullableString('The film that it is a remix of.'),
  parameters: Type.Record(Type.String(), Type.Unknown(), {
    description:
      'What the model declares beyond the contract, as it was set or by default; and what was passed on.',
  }),
});

const seconds = (milliseconds: number) => Math.floor(milliseconds / 1000);

export async function detailsJson(task: TaskInFull, price: Micros | null, files: Files, baseUrl: string) {
  const { request } = task;
  const pictures = request.inputs.filter(({ role }) => role !== 'character');
  const images = await Promise.all(
    pictures.map(async ({ role, source }) => ({
      role: role.replace('-', '_'),
      url: source.kind === 'url' ? source.url : await files.inputUrl(task, source.key, baseUrl),
    })),
  );
  return {
    prompt: ownWords(request),
    enhanced_prompt: task.enhancedPrompt,
    model: task.model,
    seconds: task.seconds,
    size: `${request.width}x${request.height}`,
    created_at: seconds(task.createdAt),
    finished_at: task.finishedAt === null ? null : seconds(task.finishedAt),
    price: price === null ? null : toDecimal(price),
    style: request.style,
    watermark: request.watermark,
    private: request.private,
    images,
    characters: request.inputs.flatMap(({ name }) => (name === undefined ? [] : [name])),
    metadata: request.metadata,
    parameters: { ...request.passed, ...request.parameters },
    remix_of: request.remixOf,
  };
}
