import Type from 'typebox';

/** Schema pieces that several endpoints share. Text never holds a null byte: no database or file name takes one. */

export const Text = (options: { description: string; minLength?: number; maxLength?: number }) =>
  Type.String({
    ...options,
    pattern: '^[^\\u0000]*$',
    expected: textExpectation(options.minLength, options.maxLength),
  });

function textExpectation(minLength = 0, maxLength?: number): string {
  if (maxLength !== undefined)
    return `a string of ${minLength} to ${maxLength} characters, without null bytes`;
  return minLength > 0 ? 'a string that is not empty, without null bytes' : 'a string without null bytes';
}

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

export const Prompt = Text({ description: 'Text description of the video.', minLength: 1 });

export const NullableString = (description: string) =>
  Type.Unsafe<string | null>({ type: ['string', 'null'], description });

export const Timestamps = (description: string) => Text({ description });

export const ErrorSchema = Type.Object({
  error: Type.Object({
    message: Type.String(),
    type: Type.String(),
    code: Type.String(),
    param: Type.Optional(Type.String()),
  }),
});
