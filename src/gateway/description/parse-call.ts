import type { Json } from '../../engines/video-engine.ts';
import type { Call } from './description.ts';
import { DescriptionError } from './description-error.ts';
import type { WrittenCall } from './description-schema.ts';
import { isExpression, parseExpression } from './expression.ts';
import { visitVariables, wrongVariable } from './template-variables.ts';
import { placeholdersOf } from './url-template.ts';

const METHODS = { get: 'GET', post: 'POST', put: 'PUT', delete: 'DELETE' } as const;

const KINDS = ['json', 'multipart', 'file'] as const;

/** Inputs that may choose a path. */
const CHOOSERS = [
  'picture',
  'first_frame',
  'last_frame',
  'references',
  'character',
  'clips',
  'sound',
  'source',
];

/** Reads `{ post: /path, json: {…} }`; null: no method is named. `bound` are names that earlier steps give. */
export function parseCall(
  written: WrittenCall & { readonly file?: string },
  path: string,
  bound: readonly string[] = [],
): Call | null {
  const named = Object.entries(METHODS).filter(([key]) => written[key as keyof typeof METHODS] !== undefined);
  if (named.length > 1)
    throw new DescriptionError(path, `expected one of ${named.map(([key]) => key).join(' or ')}, not both`);
  const [only] = named;
  if (!only) return null;
  const [key, method] = only;
  const url = written[key as keyof typeof METHODS] ?? '';
  const urls = typeof url === 'string' ? [{ when: [], url }] : parseVariants(url, `${path}.${key}`);
  for (const variant of urls) checkUrl(variant.url, `${path}.${key}`, bound);
  const [kind = 'json', ...more] = KINDS.filter((one) => written[one] !== undefined);
  if (more.length > 0) throw new DescriptionError(path, `expected ${kind} or ${more[0]}, not both`);
  const template = written[kind] as Json | undefined;
  if (template !== undefined) checkTemplate(template, `${path}.${kind}`, bound);
  return {
    method,
    urls,
    headers: written.headers ?? {},
    body: template === undefined ? null : { kind, template },
  };
}

function parseVariants(variants: Readonly<Record<string, string>>, path: string): Call['urls'] {
  const entries = Object.entries(variants).filter(([when]) => when !== 'else');
  for (const [when] of entries) {
    if (!CHOOSERS.includes(when))
      throw new DescriptionError(
        `${path}.${when}`,
        `is not an input; expected one of ${CHOOSERS.join(', ')}, else`,
      );
  }
  const urls = entries.map(([when, url]) => ({ when: [when], url }));
  const otherwise = variants['else'];
  return otherwise === undefined ? urls : [...urls, { when: [], url: otherwise }];
}

function checkUrl(url: string, path: string, bound: readonly string[]): void {
  if (!/^(?:\/|https?:\/\/|\{)/.test(url))
    throw new DescriptionError(path, `expected a path such as /tasks/{id}, not ${url}`);
  for (const name of placeholdersOf(url)) checkName(name.split('.'), path, bound);
  for (const parameter of url.split(/[?&]/).slice(1)) {
    const value = parameter.slice(parameter.indexOf('=') + 1);
    if (isExpression(value)) checkTemplate(value, path, bound);
  }
}

export function checkTemplate(template: Json, path: string, bound: readonly string[] = []): void {
  walkTexts(template, path, (text, at) => {
    try {
      if (isExpression(text)) parseExpression(text);
    } catch (error) {
      throw new DescriptionError(at, (error as Error).message);
    }
  });
  visitVariables(template, path, (name, at) => checkName(name, at, bound));
}

function checkName(name: readonly string[], path: string, bound: readonly string[]): void {
  if (bound.includes(name[0] ?? '')) return;
  const wrong = wrongVariable(name);
  if (wrong !== null) throw new DescriptionError(path, wrong);
}

function walkTexts(value: Json, path: string, visit: (text: string, path: string) => void): void {
  if (typeof value === 'string') visit(value, path);
  else if (value !== null && typeof value === 'object')
    for (const [key, part] of Object.entries(value)) walkTexts(part, `${path}.${key}`, visit);
}
