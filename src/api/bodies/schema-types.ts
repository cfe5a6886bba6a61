import Type from 'typebox';

/** Schema pieces that several endpoints share. Text never holds a null byte: no database or file name takes one. */

export const Text = (options: { description: string; maxLength?: number }) =>
  Type.String({ ...options, pattern: '^[^\\u0000]*$' });

/** Text with something in it: spaces alone say nothing. */
export const FilledText = (options: { description: string; maxLength?: number }) =>
  Type.String({
    ...options,
    minLength: 1,
    // Spaces and then something else: where one ends and the other begins can be told in one way only, so the search
    // never has to try again.
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

/** A file of a multipart form; its value in a parsed form is the path of the stored upload. */
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
