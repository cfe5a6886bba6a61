const PARTS = /^(?<before>postgres(?:ql)?:\/\/(?:[^@/?]*@)?)(?<hosts>[^/?@]*)(?<rest>[/?].*)?$/;

/** `postgres://user:password@one:5432,two:5432/database`, as libpq reads it (34.1.1.2), as a URL for each host. */
export function urlsOfHosts(url: string): readonly string[] {
  const { before = '', hosts = '', rest = '' } = PARTS.exec(url)?.groups ?? {};
  return hosts.includes(',') ? hosts.split(',').map((host) => before + host + rest) : [url];
}
