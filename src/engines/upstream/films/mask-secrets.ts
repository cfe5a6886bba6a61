/** Links with a signature and whatever looks like a key, before a text of a service goes to the log. */
export function maskSecrets(text: string): string {
  return text
    .slice(0, 2000)
    .replace(/(https?:\/\/[^\s"'<>?]{1,500})\?[^\s"'<>]{1,2000}/g, '$1?…')
    .replace(/\b(bearer|key|token) [\w.~+/=:-]{8,500}/gi, '$1 …')
    .replace(/\b(sk|pk|r8|key)[-_][\w-]{8,200}/g, '$1-…');
}
