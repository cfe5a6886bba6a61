import { DescriptionError } from '../description/description-error.ts';
import { isMap } from '../description/merge-maps.ts';

/**
 * Replaces `${NAME}` in the texts of a description by the values of the environment. One that is not set is a mistake;
 * `${NAME?}` that is not set removes its key. The settings file is filled when it is read, so this is for presets.
 */
export function fillEnvironment(
  value: unknown,
  environment: Readonly<Record<string, string | undefined>>,
  path: string,
): unknown {
  if (typeof value === 'string') return fillText(value, environment, path);
  if (Array.isArray(value)) {
    const filled = value.map((item, index) => fillEnvironment(item, environment, `${path}.${index}`));
    return filled.filter((item) => item !== undefined);
  }
  if (!isMap(value)) return value;
  const entries = Object.entries(value).map(
    ([key, part]) => [key, fillEnvironment(part, environment, `${path}.${key}`)] as const,
  );
  return Object.fromEntries(entries.filter(([, part]) => part !== undefined));
}

function fillText(
  text: string,
  environment: Readonly<Record<string, string | undefined>>,
  path: string,
): string | undefined {
  let isAbsent = false;
  const filled = text.replace(/\$\{(\w{1,100})(\?)?\}/g, (_whole, name: string, optional?: string) => {
    const value = environment[name];
    if (value !== undefined) return value;
    if (optional === undefined)
      throw new DescriptionError(path, `\${${name}} is used, but ${name} is not set`);
    isAbsent = true;
    return '';
  });
  return isAbsent ? undefined : filled;
}
