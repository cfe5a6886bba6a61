import { execFile } from 'node:child_process';
import { readFileSync, watch, writeFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createCanvas } from '@napi-rs/canvas';
import { sketched } from '../../src/cast/objects/sketched.ts';
import { compileThings, THING_INDEX, THINGS } from './compile-things.ts';
import { tellMistake } from './mistake.ts';
import { readThing, type WrittenThing } from './read-thing.ts';

const run = promisify(execFile);
const PAGE = new URL('./page.html', import.meta.url);
const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));
const MISSING_MS = 180_000;
const PICTURE = 240;
const MARGIN = 12;
/** Editors write a file in several steps. */
const SETTLED_MS = 80;

interface Workshop {
  readonly url: string;
  close(): void;
}

/** A page that shows every thing of a folder, and shows it anew while its file is edited; each change that has no mistake is compiled. */
export async function serveWorkshop(port: number, folder = THINGS, index = THING_INDEX): Promise<Workshop> {
  const pages = new Set<ServerResponse>();
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://workshop');
    if (pathname === '/') send(response, 'text/html; charset=utf-8', readFileSync(PAGE));
    else if (pathname === '/things') send(response, 'application/json', JSON.stringify(listThings(folder)));
    else if (pathname === '/missing') void sendMissing(response);
    else if (pathname === '/picture') sendPicture(response, folder, searchParams);
    else if (pathname === '/changes') {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write('\n');
      pages.add(response);
      response.on('close', () => pages.delete(response));
    } else response.writeHead(404).end();
  });
  let settling: NodeJS.Timeout | undefined;
  const watcher = watch(folder, () => {
    clearTimeout(settling);
    settling = setTimeout(() => {
      const compiled = compileThings(folder);
      if (compiled.mistakes.length === 0) writeFileSync(index, compiled.index);
      for (const page of pages) page.write('data: changed\n\n');
    }, SETTLED_MS);
  });
  await new Promise<void>((resolve, reject) =>
    server.once('error', reject).listen(port, '127.0.0.1', resolve),
  );
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      clearTimeout(settling);
      watcher.close();
      server.close();
      server.closeAllConnections();
    },
  };
}

function send(response: ServerResponse, type: string, body: string | Buffer): void {
  response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' }).end(body);
}

function listThings(folder: string) {
  const { mistakes, things } = compileThings(folder);
  return {
    mistakes: mistakes.map(tellMistake),
    things: things.map(({ data, name }) => ({ name, ...data })),
  };
}

/** Read in a process of its own: reading two thousand nouns would hold the page up, and an index that has changed is read anew. */
async function sendMissing(response: ServerResponse): Promise<void> {
  try {
    const { stdout } = await run(process.execPath, [MAIN, 'missing'], {
      timeout: MISSING_MS,
      maxBuffer: 10e6,
    });
    send(response, 'text/plain; charset=utf-8', stdout);
  } catch (error) {
    response.writeHead(500).end((error as Error).message);
  }
}

function sendPicture(response: ServerResponse, folder: string, query: URLSearchParams): void {
  const file = `${(query.get('thing') ?? '').replaceAll(' ', '-')}.yaml`;
  const colour = query.get('colour');
  const thing = /^[a-z0-9-]+\.yaml$/.test(file) ? readFile(folder, file) : null;
  if (!thing) response.writeHead(404).end();
  else send(response, 'image/png', paint(thing, colour && /^#[0-9a-f]{6}$/.test(colour) ? colour : null));
}

function readFile(folder: string, file: string): WrittenThing | null {
  try {
    const thing = readThing(file, readFileSync(join(folder, file), 'utf8'));
    return 'name' in thing ? thing : null;
  } catch {
    return null;
  }
}

function paint({ data }: WrittenThing, colour: string | null): Buffer {
  const rig = sketched(data, colour);
  const { bottom, left, right, top } = rig.box;
  const canvas = createCanvas(PICTURE, PICTURE);
  const brush = canvas.getContext('2d');
  const scale = (PICTURE - 2 * MARGIN) / Math.max(right - left, bottom - top);
  brush.translate(PICTURE / 2 - ((left + right) / 2) * scale, PICTURE - MARGIN - bottom * scale);
  brush.scale(scale, scale);
  rig.draw(brush, 0);
  rig.drawFront?.(brush, 0);
  return canvas.toBuffer('image/png');
}
