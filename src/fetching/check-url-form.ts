const MAX_URL_LENGTH = 2048;

/**
 * The URL, when it is one that `fetchToFile` would try: http or https, with a host, without credentials. It looks
 * at the text alone, so it is quick enough for a request that waits.
 */
export function checkUrlForm(text: string): URL | null {
  // The parser would drop line breaks and tabs silently, and what was checked would not be what was sent.
  if (text.length > MAX_URL_LENGTH || /[\s\p{Cc}]/u.test(text)) return null;
  const url = URL.parse(text);
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:')) return null;
  if (url.hostname === '' || url.username !== '' || url.password !== '') return null;
  return url;
}
