/** A URL as shown in logs and messages: without the parts that may contain a secret. */
export function shownUrl(url: string): string {
  const { origin, pathname } = new URL(url);
  return origin + pathname;
}
