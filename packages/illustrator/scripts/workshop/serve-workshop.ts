import { execFile } from 'node:child_process';
import { readFileSync, watch, writeFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createCanvas } from '@napi-rs/canvas';
import type { Rig } from '../../src/cast/rig.ts';
import { compileShelf } from './compile-shelf.ts';
import { tellMistake } from './mistake.ts';
import { readWritten } from './read-written.ts';
import { COMPILED, folderOf, type Shelf, type Worded } from './shelf.ts';
import { SHELVES } from './shelves.ts';

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

/** A shelf of the workshop, where its files are, and where what is made of them is written. */
export interface Stocked {
  readonly shelf: Shelf;
  readonly folder: string;
  readonly compiled: string;
}

const ALL: readonly Stocked[] = SHELVES.map((shelf) => ({
  shelf,
  folder: folderOf(shelf),
  compiled: COMPILED,
}));

/** A page that shows every file, and shows it anew while it is edited; each change that has no mistake is compiled. */
export async function serveWorkshop(port: number, stock = ALL): Promise<Workshop> {
  const pages = new Set<ServerResponse>();
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://workshop');
    if (pathname === '/') send(response, 'text/html; charset=utf-8', readFileSync(PAGE));
    else if (pathname === '/files') send(response, 'application/json', JSON.stringify(listFiles(stock)));
    else if (pathname === '/missing') void sendMissing(response);
    else if (pathname === '/picture') void sendPicture(response, stock, searchParams);
    else if (pathname === '/changes') {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write('\n');
      pages.add(response);
      response.on('close', () => pages.delete(response));
    } else response.writeHead(404).end();
  });
  const settling = new Map<Stocked, NodeJS.Timeout>();
  const watchers = stock.map((stocked) =>
    watch(stocked.folder, () => {
      clearTimeout(settling.get(stocked));
      const settled = () => {
        const { made, mistakes } = compileShelf(stocked.shelf, stocked.folder);
        if (mistakes.length === 0)
          for (const [file, text] of Object.entries(made)) writeFileSync(join(stocked.compiled, file), text);
        for (const page of pages) page.write('data: changed\n\n');
      };
      settling.set(stocked, setTimeout(settled, SETTLED_MS));
    }),
  );
  await new Promise<void>((resolve, reject) =>
    server.once('error', reject).listen(port, '127.0.0.1', resolve),
  );
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      for (const timer of settling.values()) clearTimeout(timer);
      for (const watcher of watchers) watcher.close();
      server.close();
      server.closeAllConnections();
    },
  };
}

function send(response: ServerResponse, type: string, body: string | Buffer): void {
  response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' }).end(body);
}

function listFiles(stock: readonly Stocked[]) {
  const compiled = stock.map(({ folder, shelf }) => ({
    shelf: shelf.one,
    pictures: shelf.pictures ?? 1,
    ...compileShelf(shelf, folder),
  }));
  return {
    mistakes: compiled.flatMap(({ mistakes }) => mistakes.map(tellMistake)),
    files: compiled.flatMap(({ files, shelf, pictures }) =>
      files.map(({ data, name }) => ({ ...data, shelf, name, pictures })),
    ),
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

async function sendPicture(
  response: ServerResponse,
  stock: readonly Stocked[],
  query: URLSearchParams,
): Promise<void> {
  const stocked = stock.find(({ shelf }) => shelf.one === query.get('shelf'));
  const file = `${(query.get('name') ?? '').replaceAll(' ', '-')}.yaml`;
  const asked = query.get('colour');
  const colour = asked && /^#[0-9a-f]{6}$/.test(asked) ? asked : null;
  const rig = stocked && /^[a-z0-9-]+\.yaml$/.test(file) ? await drawFile(stocked, file, colour) : null;
  if (!rig) response.writeHead(404).end();
  else send(response, 'image/png', paint(rig, stocked?.shelf.pictures ?? 1));
}

async function drawFile(
  { folder, shelf }: Stocked,
  file: string,
  colour: string | null,
): Promise<Rig | null> {
  try {
    const written = readWritten<Worded>(file, readFileSync(join(folder, file), 'utf8'), shelf);
    return 'name' in written ? await shelf.draw(written, colour) : null;
  } catch {
    return null;
  }
}

/** Moments of its round, from left to right. */
function paint(rig: Rig, pictures: number): Buffer {
  const { bottom, left, right, top } = rig.box;
  const canvas = createCanvas(PICTURE * pictures, PICTURE);
  const brush = canvas.getContext('2d');
  const scale = (PICTURE - 2 * MARGIN) / Math.max(right - left, bottom - top);
  for (let picture = 0; picture < pictures; picture++) {
    brush.save();
    brush.beginPath();
    brush.rect(picture * PICTURE, 0, PICTURE, PICTURE);
    brush.clip();
    brush.translate(
      (picture + 0.5) * PICTURE - ((left + right) / 2) * scale,
      PICTURE - MARGIN - bottom * scale,
    );
    brush.scale(scale, scale);
    rig.draw(brush, picture / pictures);
    rig.drawFront?.(brush, picture / pictures);
    brush.restore();
  }
  return canvas.toBuffer('image/png');
}
