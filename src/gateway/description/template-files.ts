import { readFileSync } from 'node:fs';
import { DescriptionError } from './description-error.ts';
import { isMap } from './merge-maps.ts';

/**
 * Puts the content of JSON files into a description: `{ template_file: ./workflow.json }` stands for what the file
 * holds, with variables in it such as "$prompt". For services that take a whole graph.
 */
export function readTemplateFiles(value: unknown, path: string): unknown {
  if (Array.isArray(value)) return value.map((item, index) => readTemplateFiles(item, `${path}.${index}`));
  if (!isMap(value)) return value;
  const file = value['template_file'];
  if (typeof file === 'string' && Object.keys(value).length === 1)
    return readJson(file, `${path}.template_file`);
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, readTemplateFiles(part, `${path}.${key}`)]),
  );
}

function readJson(file: string, path: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new DescriptionError(path, `expected a file with JSON: ${(error as Error).message}`);
  }
}
