import type { Json } from '../../engines/video-engine.ts';
import { isExpression } from './expression.ts';
import { Inexpressible } from './inexpressible.ts';
import { renderTemplate, type Variables } from './template.ts';

const PLACEHOLDER = /\{([\w.]+)(?:\|(head:\d))?\}/g;

/**
 * A URL from `/tasks/{id}?key={key}&hook=$callback_url?`. Values are escaped, that of `{model}` but for its slashes;
 * `{name|head:2}` are the first two parts of a path. A query parameter that is absent is left out.
 * A template that begins with `{keep.status}` continues that URL as the service gave it.
 */
export function renderUrl(template: string, variables: Variables, baseUrl: string): string {
  const [, given, rest = ''] = /^\{([\w.]+)\}([^{}]*)$/.exec(template) ?? [];
  if (given !== undefined) return absoluteUrl(textOf(given, variables) + rest, baseUrl);
  const start = template.indexOf('?');
  const path = renderPlaceholders(start < 0 ? template : template.slice(0, start), variables, false);
  const query = start < 0 ? [] : template.slice(start + 1).split('&');
  const parameters = query.flatMap((parameter) => {
    const [name = '', ...rest] = parameter.split('=');
    const value = rest.join('=');
    if (!isExpression(value)) return [`${name}=${renderPlaceholders(value, variables, true)}`];
    const rendered = renderTemplate(value as Json, variables);
    return rendered === undefined ? [] : [`${name}=${encodeURIComponent(String(rendered))}`];
  });
  const url = absoluteUrl(path, baseUrl, true);
  return parameters.length === 0 ? url : `${url}?${parameters.join('&')}`;
}

/** The names between braces, without their parts: `keep`, `id`. */
export function placeholdersOf(template: string): string[] {
  return [...template.matchAll(PLACEHOLDER)].map(([, name = '']) => name);
}

function renderPlaceholders(text: string, variables: Variables, inQuery: boolean): string {
  return text.replace(PLACEHOLDER, (_whole, name: string, how?: string) => {
    const value = textOf(name, variables);
    if (inQuery) return encodeURIComponent(value);
    const segments = value.split('/');
    if (how !== undefined)
      return segments
        .slice(0, Number(how.slice(5)))
        .map(segment)
        .join('/');
    return name === 'model' ? segments.map(segment).join('/') : segment(value);
  });
}

/** A segment of nothing but points would lead to another path. */
function segment(text: string): string {
  if (/^\.{0,2}$/.test(text)) throw new Inexpressible(`has an id that cannot stand in a path: "${text}"`);
  return encodeURIComponent(text);
}

function textOf(name: string, variables: Variables): string {
  const value = renderTemplate(`$${name}`, variables);
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  throw new Inexpressible(`has no text for {${name}}`);
}

/** Ours begin with `/` and continue the base URL; those of the service are whole, or begin at its origin. */
function absoluteUrl(text: string, baseUrl: string, isOurs = false): string {
  if (isOurs && text.startsWith('/')) return baseUrl + text;
  const url = URL.parse(text, baseUrl);
  if (!url) throw new Inexpressible(`gave something that is not a URL: ${text.slice(0, 200)}`);
  return url.href;
}
