import { tmpdir } from 'node:os';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { COMPILED } from '../../support/compiled.ts';
import { programPath } from '../../support/program-path.ts';

export const MAIN = new URL('../../../src/main.ts', import.meta.url);

/** Clients of today open with the handshake of 2025; `auto` asks for the revision of 2026. */
export type Revision = 'legacy' | 'auto';

export interface Server {
  readonly url: string;
  readonly key: string;
}

function newClient(mode: Revision): Client {
  return new Client({ name: 'tests', version: '1.0.0' }, { versionNegotiation: { mode } });
}

/** `phonofilm mcp` as a child, as desktop programs start it. */
export async function connectStdio(
  environment: Readonly<Record<string, string>>,
  mode: Revision = 'legacy',
  options: readonly string[] = [],
  cwd: string = tmpdir(),
): Promise<Client> {
  const client = newClient(mode);
  const env = { PATH: process.env['PATH'] ?? '', ...COMPILED, ...environment };
  const args = [programPath(MAIN), 'mcp', ...options];
  await client.connect(new StdioClientTransport({ command: process.execPath, args, env, cwd }));
  return client;
}

export async function connectHttp(
  { url, key }: Server,
  mode: Revision,
  headers: Readonly<Record<string, string>> = {},
): Promise<Client> {
  const client = newClient(mode);
  const requestInit = { headers: { authorization: `Bearer ${key}`, ...headers } };
  await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', url), { requestInit }));
  return client;
}
