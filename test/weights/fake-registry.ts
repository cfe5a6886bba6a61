import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { create } from 'tar';
import type { Archive } from '../../src/weights/manifest.ts';
import { until } from '../support/until.ts';

/** A package registry of one's own, on a free port: it knows ranges, and how to break off. */
export class FakeRegistry {
  readonly #server: Server;
  readonly #tarballs = new Map<string, { archive: Archive; bytes: Buffer }>();
  /** Plain files under `/home/`, as an official home serves them. */
  readonly home = new Map<string, Buffer>();
  readonly requests: { path: string; range: string | undefined }[] = [];
  /** The next answer is cut off after so many bytes, once some of them have arrived. */
  breakOff: { readonly after: number; readonly arrived: () => boolean } | null = null;
  broken = false;

  private constructor(server: Server) {
    this.#server = server;
  }

  static async start(): Promise<FakeRegistry> {
    const server = createServer();
    const registry = new FakeRegistry(server);
    server.on('request', (request, response) => {
      const path = decodeURIComponent(request.url!);
      registry.requests.push({ path, range: request.headers.range });
      if (registry.broken && !path.startsWith('/home/')) return response.writeHead(404).end();
      const packed = [...registry.#tarballs.values()].find(({ archive }) =>
        `${path}/`.startsWith(`/${archive.package}/`),
      );
      const bytes = path.startsWith('/home/') ? registry.home.get(path.slice(6)) : packed?.bytes;
      if (!bytes) return response.writeHead(404).end();
      if (packed && !path.endsWith('.tgz')) return response.end(registry.#description(packed.archive));
      const from = Number(/bytes=(\d+)-/.exec(request.headers.range ?? '')?.[1] ?? 0);
      const rest = bytes.subarray(from);
      response.writeHead(from > 0 ? 206 : 200, { 'content-length': rest.length });
      if (registry.breakOff === null) return response.end(rest);
      const { after, arrived } = registry.breakOff;
      registry.breakOff = null;
      response.write(rest.subarray(0, after), () => void until(arrived).then(() => response.destroy()));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return registry;
  }

  get address(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Packs files the way a package carries them. */
  async publish(name: string, files: Record<string, Buffer>, scratch: string): Promise<Archive> {
    const folder = join(scratch, name);
    for (const [path, bytes] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, 'package', path)), { recursive: true });
      writeFileSync(join(folder, 'package', path), bytes);
    }
    const file = join(scratch, `${name}.tgz`);
    await create({ file, cwd: folder, gzip: { level: 0 } }, ['package']);
    const bytes = readFileSync(file);
    const integrity = `sha512-${createHash('sha512').update(bytes).digest('base64')}`;
    const archive: Archive = { package: name, version: '1.0.0', integrity, bytes: bytes.length };
    this.publishTarball(archive, bytes);
    return archive;
  }

  publishTarball(archive: Archive, bytes: Buffer): void {
    this.#tarballs.set(archive.package, { archive, bytes });
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #description(archive: Archive): string {
    const tarball = `${this.address}/${archive.package}/-/${archive.package}-${archive.version}.tgz`;
    const { integrity } = archive;
    return JSON.stringify({
      name: archive.package,
      versions: { [archive.version]: { dist: { tarball, integrity } } },
    });
  }
}
