import { Type } from 'typebox';

/** Schemas shared by several endpoints. Text never contains a null byte: databases and file names cannot store it. */

export const Text = (options: { description: string; maxLength?: number }) =>
  Type.String({ ...options, pattern: '^[^\\u0000]*$' });

/** Text that is not only whitespace. */
export const FilledText = (options: { description: string; maxLength?: number }) =>
  Type.String({
    ...options,
    minLength: 1,
    // Whitespace, then anything else: the two parts cannot overlap, so the pattern never backtracks.
    pattern: '^\\s*[^\\s\\u0000][^\\u0000]*$',
    expected: `a string ${options.maxLength ? `of at most ${options.maxLength} characters ` : ''}that is not blank`,
  });

/** Long enough for any URL that works in practice, and for a task's id. */
export const MAX_URL = 8192;
export const MAX_ID = 300;

/** `<start>,<end>`. */
export const MAX_TIME_RANGE = 100;

export const Choice = <Value extends string | number>(values: readonly Value[], description: string) =>
  Type.Unsafe<Value>({
    type: typeof values[0] === 'number' ? 'integer' : 'string',
    enum: values,
    description,
  });

/** Multipart fields are text: a boolean there is `true` or `false`. */
export const TextBoolean = (description: string) => Choice(['true', 'false'] as const, description);

/** A file of a multipart form; in the parsed form its value is the path of the stored upload. */
export const File = (description: string) =>
  Type.Unsafe<string>({ type: 'string', format: 'binary', description, expected: 'a file' });

export const Prompt = FilledText({ description: 'Text description of the video.' });

export const NullableString = (description: string) =>
  Type.Unsafe<string | null>({ type: ['string', 'null'], description });

export const ErrorSchema = Type.Object({
  error: Type.Object({
    message: Type.String(),
    type: Type.String(),
    code: Type.String(),
    param: Type.Optional(Type.String()),
  }),
});
