// Own process: it changes the environment.
import assert from 'node:assert/strict';
import { existsSync, statSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, createServer as createTcpServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  createSafeFetch,
  type FetchRefusal,
  FetchRefused,
  type SafeFetch,
} from '../../../src/platform/fetching/safe-fetch.ts';
import { stopped, unresolved } from '../../support/names.ts';

const LIMITS = { maxBytes: 1000, timeoutMs: 5000 };
const never = new AbortController().signal;
const turn = { account: 'a' };

const routes: Record<string, RequestListener> = {
  '/picture': (_request, response) => {
    response.setHeader('content-type', 'image/png').end('a picture');
  },
  '/headers': (request, response) => {
    response.end(JSON.stringify(request.headers));
  },
  '/set-cookie': (_request, response) => {
    response.writeHead(302, { location: '/headers', 'set-cookie': 'a=b' }).end();
  },
  '/missing': (_request, response) => {
    response.writeHead(404).end();
  },
  '/announced': (_request, response) => {
    response.setHeader('content-length', '1001').end('x'.repeat(1001));
  },
  '/exact': (_request, response) => {
    response.end('x'.repeat(1000));
  },
  '/endless': (_request, response) => {
    const more = (): void => {
      while (!response.destroyed && response.write('x'.repeat(100)));
    };
    response.on('drain', more);
    more();
  },
  '/silent': () => {},
  '/stalls': (_request, response) => {
    response.write('some');
  },
  '/drips': (_request, response) => {
    const timer = setInterval(() => response.write('x'), 20);
    response.once('close', () => clearInterval(timer));
  },
  '/breaks': (_request, response) => {
    response.writeHead(200, { 'content-length': '500' });
    response.write('some', () => response.destroy());
  },
  '/to-metadata': (_request, response) => {
    response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data/' }).end();
  },
  '/to-file': (_request, response) => {
    response.writeHead(302, { location: 'file:///etc/passwd' }).end();
  },
  '/to-credentials': (_request, response) => {
    response.writeHead(302, { location: 'http://user:secret@127.0.0.1/' }).end();
  },
};

describe('safe fetch', () => {
  let server: Server;
  let port: number;
  let directory: string;
  let destination: string;
  const fetcher = createSafeFetch({ allowLoopback: true, resolve: unresolved, idleMs: 1000 });
  const strict = createSafeFetch({ allowLoopback: false, resolve: unresolved });
  const local = (path: string): string => `http://127.0.0.1:${port}${path}`;

  before(async () => {
    directory = await mkdtemp(join(tmpdir(), 'phonofilm-fetch-'));
    destination = join(directory, 'file');
    server = createServer((request, response) => {
      const path = request.url ?? '';
      const hops = /^\/hops\/(\d+)$/.exec(path)?.[1];
      if (hops !== undefined) {
        const left = Number(hops);
        response.writeHead(301, { location: left > 1 ? `/hops/${left - 1}` : '/picture' }).end();
        return;
      }
      routes[path]?.(request, response);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    port = (server.address() as AddressInfo).port;
  });

  after(async () => {
    server.closeAllConnections();
    server.close();
    await rm(directory, { recursive: true, force: true });
  });

  async function refuses(
    reason: FetchRefusal,
    url: string,
    by = fetcher,
    limits = LIMITS,
    message = /./,
  ): Promise<void> {
    const error: unknown = await by.fetchToFile(url, destination, limits, turn, never).then(
      () => assert.fail(`${url} was fetched`),
      (error: unknown) => error,
    );
    assert.ok(error instanceof FetchRefused, String(error));
    assert.equal(error.reason, reason);
    assert.doesNotMatch(error.message, /127\.0|169\.254|ECONN|UND_ERR|undici/);
    assert.equal(existsSync(destination), false, 'a partial file stayed behind');
    assert.match(error.message, message);
  }

  it('saves a file and returns its length and type', async () => {
    const fetched = await fetcher.fetchToFile(local('/picture'), destination, LIMITS, turn, never);
    assert.deepEqual(fetched, { bytes: 9, contentType: 'image/png' });
    assert.equal(await readFile(destination, 'utf8'), 'a picture');
    await rm(destination);
  });

  it('sends no cookies, keeps none, and asks for the bytes as they are', async () => {
    await fetcher.fetchToFile(local('/set-cookie'), destination, LIMITS, turn, never);
    const headers: Record<string, string> = JSON.parse(await readFile(destination, 'utf8'));
    assert.equal(headers['cookie'], undefined);
    assert.equal(headers['accept-encoding'], 'identity');
    await rm(destination);
  });

  it('ignores a proxy named in the environment', async () => {
    process.env['HTTP_PROXY'] = process.env['http_proxy'] = 'http://127.0.0.1:9';
    try {
      await createSafeFetch({ allowLoopback: true, resolve: unresolved }).fetchToFile(
        local('/picture'),
        destination,
        LIMITS,
        turn,
        never,
      );
    } finally {
      delete process.env['HTTP_PROXY'];
      delete process.env['http_proxy'];
    }
    await rm(destination);
  });

  it('follows three redirects', async () => {
    const { bytes } = await fetcher.fetchToFile(local('/hops/3'), destination, LIMITS, turn, never);
    assert.equal(bytes, 9);
    await rm(destination);
  });

  for (const hops of [4, 5]) {
    it(`does not follow ${hops} redirects`, () => refuses('redirects', local(`/hops/${hops}`)));
  }

  it('does not follow a redirect to the metadata service', () => refuses('address', local('/to-metadata')));
  it('does not follow a redirect to another scheme', () => refuses('scheme', local('/to-file')));
  it('does not follow a redirect that carries credentials', () =>
    refuses('scheme', local('/to-credentials')));

  for (const url of ['file:///etc/passwd', 'ftp://example.com/', 'data:text/plain,a', 'nonsense', '']) {
    it(`takes ${url || 'an empty text'} for no URL to fetch`, () => refuses('scheme', url));
  }

  it('reports the status of an unsuccessful response', () =>
    refuses('status', local('/missing'), fetcher, LIMITS, /404/));

  it('takes a body of exactly the limit', async () => {
    const { bytes } = await fetcher.fetchToFile(local('/exact'), destination, LIMITS, turn, never);
    assert.equal(bytes, 1000);
    await rm(destination);
  });

  it('refuses a body that announces too much', () => refuses('size', local('/announced')));
  it('stops reading a body without end', () => refuses('size', local('/endless')));
  it('gives up on a server that never answers', () => refuses('timeout', local('/silent')));
  it('gives up on a body that stalls', () => refuses('timeout', local('/stalls')));
  it('gives up on a body that drips past the time limit', () =>
    refuses('timeout', local('/drips'), fetcher, { maxBytes: 1000, timeoutMs: 300 }));
  it('removes what it had when the connection breaks', () => refuses('network', local('/breaks')));
  it('reports a port with no listener', () => refuses('network', 'http://127.0.0.1:1/'));

  it('reports a host name that does not exist', async () => {
    const resolve = (): Promise<never> =>
      Promise.reject(Object.assign(new Error('getaddrinfo ENOTFOUND'), { code: 'ENOTFOUND' }));
    await refuses('network', 'http://nowhere.test/', createSafeFetch({ allowLoopback: false, resolve }));
  });

  it('gives the same message for a closed port, a silent one, one without HTTP, and an unknown name', async () => {
    const gibberish = createTcpServer((socket) => {
      socket.on('error', () => {});
      socket.end('SSH-2.0-OpenSSH_9.9\r\n');
    });
    await new Promise<void>((resolve) => gibberish.listen(0, '127.0.0.1', resolve));
    const resolve = (): Promise<never> =>
      Promise.reject(Object.assign(new Error('getaddrinfo ENOTFOUND'), { code: 'ENOTFOUND' }));
    const unknown = createSafeFetch({ allowLoopback: true, resolve });
    const urls = [
      'http://127.0.0.1:1/',
      local('/silent'),
      local('/stalls'),
      local('/breaks'),
      `http://127.0.0.1:${(gibberish.address() as AddressInfo).port}/`,
    ];
    const messages = await Promise.all([
      ...urls.map((url, index) => refusalOf(fetcher, url, `${destination}-${index}`)),
      refusalOf(unknown, 'http://nowhere.test/', `${destination}-unknown`),
    ]);
    gibberish.close();
    assert.equal(new Set(messages).size, 1, JSON.stringify(messages));
    assert.doesNotMatch(messages[0]!, /\d/);
  });

  async function refusalOf(from: SafeFetch, url: string, file: string): Promise<string> {
    try {
      await from.fetchToFile(url, file, LIMITS, turn, never);
    } catch (error) {
      assert.ok(error instanceof FetchRefused, String(error));
      return error.message;
    }
    throw new Error(`${url} was fetched`);
  }

  it('gives up on a resolver that hangs', () =>
    refuses(
      'timeout',
      'http://slow.test/',
      createSafeFetch({ allowLoopback: false, resolve: (_name, _turn, signal) => stopped(signal) }),
      { maxBytes: 1000, timeoutMs: 100 },
    ));

  it('throws the reason of the signal that stopped it, and leaves no file', async () => {
    const stop = new AbortController();
    const fetching = fetcher.fetchToFile(local('/drips'), destination, LIMITS, turn, stop.signal);
    while (!existsSync(destination) || statSync(destination).size === 0) await nextTurn();
    stop.abort(new Error('the client left'));
    await assert.rejects(fetching, /the client left/);
    assert.equal(existsSync(destination), false);
  });

  it('passes on a fault of the disk as it is', async () => {
    const nowhere = join(directory, 'no', 'such', 'folder');
    await assert.rejects(fetcher.fetchToFile(local('/picture'), nowhere, LIMITS, turn, never), {
      code: 'ENOENT',
    });
  });

  for (const host of [
    'localhost',
    '127.0.0.1',
    '127.1',
    '2130706433',
    '0x7f000001',
    '0x7f.1',
    '017700000001',
    '0177.0.0.1',
    '[::1]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[::127.0.0.1]',
    '[64:ff9b::7f00:1]',
    '[2002:7f00:1::]',
    '0.0.0.0',
    '[::]',
    '10.0.0.1',
    '172.16.0.1',
    '192.168.1.1',
    '100.64.0.1',
    '100.100.100.200',
    '169.254.169.254',
    '168.63.129.16',
    '224.0.0.1',
    '255.255.255.255',
    '[fe80::1]',
    '[fc00::1]',
    '[fd00:ec2::254]',
    '[ff02::1]',
    '127.0.0.1.',
  ]) {
    it(`refuses ${host}`, () => refuses('address', `http://${host}:${port}/picture`, strict));
  }

  it('refuses a name that resolves to a private address', () =>
    refuses(
      'address',
      'http://inside.test/',
      createSafeFetch({ allowLoopback: true, resolve: async () => [{ address: '10.1.2.3', family: 4 }] }),
    ));

  it('refuses a name when only one of its addresses is private', () => {
    const addresses = [
      { address: '8.8.8.8', family: 4 },
      { address: '192.168.0.1', family: 4 },
    ];
    const mixed = createSafeFetch({ allowLoopback: false, resolve: async () => addresses });
    return refuses('address', 'http://mixed.test/', mixed);
  });

  it('connects to the address it checked, and asks the resolver once', async () => {
    const requested: string[] = [];
    const resolve = async (hostname: string): Promise<Array<{ address: string; family: number }>> => {
      requested.push(hostname);
      return [{ address: requested.length === 1 ? '127.0.0.1' : '10.0.0.1', family: 4 }];
    };
    const rebound = createSafeFetch({ allowLoopback: true, resolve });
    const { bytes } = await rebound.fetchToFile(
      `http://videos.test:${port}/picture`,
      destination,
      LIMITS,
      turn,
      never,
    );
    assert.equal(bytes, 9);
    assert.deepEqual(requested, ['videos.test']);
    await rm(destination);
  });
});
