const MAX_URL_LENGTH = 2048;

/**
 * The URL if `fetchToFile` would try it: http or https, with a host, without credentials; otherwise null. Looks only at
 * the text, so it is quick enough for a waiting request.
 */
export function checkUrlForm(text: string): URL | null {
  // The parser would silently drop line breaks and tabs, and the checked URL would differ from the sent one.
  if (text.length > MAX_URL_LENGTH || /[\s\p{Cc}]/u.test(text)) return null;
  const url = URL.parse(text);
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:')) return null;
  if (url.hostname === '' || url.username !== '' || url.password !== '') return null;
  return url;
}
