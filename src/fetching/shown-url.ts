/** A stranger's URL as it may stand in logs and messages: the rest of it may be a secret that opens it. */
export function shownUrl(url: string): string {
  const { origin, pathname } = new URL(url);
  return origin + pathname;
}
