import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { Type } from 'typebox';
import type { Files } from '../../platform/artifacts/files.ts';
import { endpointNotFound } from '../../platform/http/answers/error-response.ts';
import { pageHeaders } from '../../platform/http/answers/page-headers.ts';
import type { App } from '../../platform/http/bodies/route-schemas.ts';

/** By the ending of a built file. */
const contentTypes: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
  json: 'application/json; charset=utf-8',
  webmanifest: 'application/manifest+json',
};

const HTML = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Phonofilm</title>
<h1>The console is not built</h1>
<p>The service itself runs: its API works, and <a href="/docs">the reference</a> shows how to call it.</p>
<p>To build the console, run <code>npm install</code> with development packages (without <code>--omit=dev</code>) in the
folder of the service, then <code>npm run build:console</code>, and start the service again.</p>
</html>
`;

/** Shown at every address of the console when the installation could not build it. */
export const notBuiltPage: ConsoleFile = {
  contentType: contentTypes['html'] ?? '',
  etag: '"not-built"',
  body: Buffer.from(HTML),
  compressed: new Map(),
};

/** Addresses of the console. Whatever is not listed stays 404 in the form that callers of the API know. */
const PAGES = [
  '/',
  '/sign-in',
  '/speech',
  '/transcribe',
  '/chat',
  '/talk',
  '/models',
  '/models/:id',
  '/library',
  '/library/*',
  '/videos/:id',
  '/usage',
  '/webhooks',
  '/webhooks/:id',
  '/requests',
  '/requests/:id',
  '/operate',
  '/operate/*',
];

const FOREVER = 'public, max-age=31536000, immutable';

const config = { kind: 'program' } as const;

const AssetParams = Type.Object({ name: Type.String() });

export interface ConsolePagesDeps {
  readonly files: Files;
  readonly log: Logger;
}

/** For all services of this process: the tests have hundreds, and to read it takes 31 ms of processor time. */
let built: ReturnType<typeof readConsole> = null;

/** The web console: one page for all of its addresses, and the files that it loads. */
export async function consolePages(app: App, deps: ConsolePagesDeps): Promise<void> {
  built ??= readConsole();
  const files = built;
  if (files === null)
    deps.log.warn('the console is not built, so / only says so; build it with: npm run build:console');
  const videoOrigin = await deps.files.linkOrigin();
  const sources = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "connect-src 'self'",
    "font-src 'self'",
    ["img-src 'self' blob: data:", ...(videoOrigin === null ? [] : [videoOrigin])].join(' '),
    ["media-src 'self' blob:", ...(videoOrigin === null ? [] : [videoOrigin])].join(' '),
    "manifest-src 'self'",
  ];
  const index = files?.get('index.html') ?? notBuiltPage;
  for (const url of PAGES) {
    const options = { config: { kind: 'page' }, schema: { hide: true }, exposeHeadRoute: true } as const;
    app.get(url, options, async (request, reply) => {
      pageHeaders(reply, sources)
        .header('permissions-policy', 'microphone=(self), camera=(), geolocation=()')
        .header('cross-origin-opener-policy', 'same-origin');
      return send(request, reply, index, 'no-cache');
    });
  }
  app.get(
    '/assets/:name',
    { config, schema: { hide: true, params: AssetParams } },
    async (request, reply) => {
      const file = files?.get(`assets/${request.params.name}`);
      if (file === undefined) throw endpointNotFound(request);
      return send(request, reply, file, FOREVER);
    },
  );
  // Browsers ask for it beside every answer that is no page, such as that of /healthz.
  const icon = [...(files ?? [])].find(([path]) => /^assets\/icon-[^/]*\.svg$/.test(path))?.[1];
  app.get('/favicon.ico', { config, schema: { hide: true } }, async (request, reply) =>
    icon === undefined ? reply.code(204).send() : send(request, reply, icon, 'no-cache'),
  );
}

/** In the first encoding that the browser takes; the files are in memory and small. */
function send(
  request: FastifyRequest,
  reply: FastifyReply,
  file: ConsoleFile,
  caching: string,
): FastifyReply {
  reply
    .type(file.contentType)
    .header('cache-control', caching)
    .header('etag', file.etag)
    .header('x-content-type-options', 'nosniff')
    .header('vary', 'accept-encoding');
  if (request.headers['if-none-match'] === file.etag) return reply.code(304).send();
  const accepted = String(request.headers['accept-encoding'] ?? '')
    .split(',')
    .map((encoding) => encoding.trim());
  const chosen = [...file.compressed].find(([encoding]) => accepted.includes(encoding));
  if (chosen === undefined) return reply.send(file.body);
  return reply.header('content-encoding', chosen[0]).send(chosen[1]);
}

/** Where the installation builds the console: below the repository, or below `dist` in the package. */
const BUILT = fileURLToPath(new URL('../../../console/dist/', import.meta.url));

/** A built file as it is, and compressed beforehand by encoding. */
interface ConsoleFile {
  readonly contentType: string;
  readonly etag: string;
  readonly body: Buffer;
  readonly compressed: ReadonlyMap<string, Buffer>;
}

/** Smallest first: the first encoding that the browser takes is sent. */
const ENCODINGS = new Map([
  ['br', '.br'],
  ['gzip', '.gz'],
]);

/** The console by path (`index.html`, `assets/…`); null when it was not built. All of it is well below a megabyte. */
export function readConsole(folder: string = BUILT): ReadonlyMap<string, ConsoleFile> | null {
  if (!existsSync(join(folder, 'index.html'))) return null;
  const paths = globSync('**/*.*', { cwd: folder }).filter((path) => !/\.(?:br|gz)$/.test(path));
  return new Map(paths.map((path) => [path.replaceAll('\\', '/'), readFile(join(folder, path))]));
}

function readFile(file: string): ConsoleFile {
  const body = readFileSync(file);
  const compressed = [...ENCODINGS]
    .filter(([, ending]) => existsSync(file + ending))
    .map(([encoding, ending]) => [encoding, readFileSync(file + ending)] as const);
  return {
    contentType: contentTypes[file.slice(file.lastIndexOf('.') + 1)] ?? 'application/octet-stream',
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    body,
    compressed: new Map(compressed),
  };
}
