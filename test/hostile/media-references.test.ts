import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { ServiceError } from '../../src/domain/errors.ts';
import { decodeAudio } from '../../src/platform/media/audio/decode-audio.ts';
import { inspectImage } from '../../src/platform/media/images/inspect-image.ts';
import { cutClip } from '../../src/platform/media/videos/cut-clip.ts';
import { makeVideoStills } from '../../src/platform/media/videos/make-video-stills.ts';
import { disguisedManifest, MPEG_FRAMES } from '../support/dash-disguise.ts';
import { boxesOf } from '../support/forged-audio.ts';
import { sampleAudio, sampleVideo } from '../support/media-fixtures.ts';
import { scratchFolder } from '../support/scratch-folder.ts';

/** Files that refer to other files and addresses: whatever decodes reads the one that it was given. */

const SECRET_SECONDS = 7;
const folder = scratchFolder();
const path = (name: string) => join(folder, name);
const { signal } = new AbortController();
let connections = 0;
const server = createServer((socket) => {
  connections += 1;
  socket.destroy();
});
let targets: readonly string[];
before(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const secret = await sampleAudio(path('secret.m4a'), 'm4a', SECRET_SECONDS);
  await sampleVideo(path('video.mp4'), { seconds: 2 });
  const { port } = server.address() as AddressInfo;
  targets = [`file://${secret}`, `http://127.0.0.1:${port}/secret.m4a`];
});
after(() => {
  server.close();
});

/** An MPEG-4 file whose data is said to lie elsewhere. */
function withData(file: Buffer, target: string): Buffer {
  const forged = Buffer.from(file);
  for (const at of boxesOf(forged, 'dref')) {
    // The flag of the only entry, which says that the data is in this file; the entry's type becomes an alias.
    forged.writeUInt32BE(0, at + 16);
    forged.write(target.startsWith('http') ? 'url ' : 'alis', at + 12, 'latin1');
  }
  return Buffer.concat([forged, Buffer.from(target)]);
}

const behindFrames = (text: string) => Buffer.concat([Buffer.from(text), MPEG_FRAMES]);
const REFERRING: Readonly<Record<string, (target: string) => Buffer>> = {
  'a DASH manifest': disguisedManifest,
  'an HLS playlist': (target) =>
    behindFrames(`#EXTM3U\n#EXT-X-TARGETDURATION:9\n#EXTINF:7,\n${target}\n#EXT-X-ENDLIST\n`),
  'a list of files to join': (target) => behindFrames(`ffconcat version 1.0\nfile '${target}'\n`),
  'a session description': (target) =>
    behindFrames(
      `v=0\no=- 0 0 IN IP4 127.0.0.1\nc=IN IP4 127.0.0.1\na=control:${target}\nm=audio 5004 RTP/AVP 0\n`,
    ),
  'a text of subtitles': (target) => behindFrames(`WEBVTT\n\n00:00.000 --> 00:07.000\n${target}\n`),
  'a video whose data is elsewhere': (target) => withData(readFileSync(path('video.mp4')), target),
  'a song whose data is elsewhere': (target) =>
    withData(readFileSync(path('secret.m4a')).subarray(0), target),
};

/** Everything that decodes files of others. */
const DOORS: Readonly<Record<string, (file: string) => Promise<unknown>>> = {
  'a recording that is measured': (file) => decode(file, null),
  'a recording that is heard': (file) => decode(file, { path: path('heard.pcm'), sampleRate: 16_000 }),
  'a clip of a character': (file) =>
    cutClip({ source: file, cut: null, directory: mkdtempSync(path('out-')) }, { account: 'a' }, signal),
  'a video of an upstream': (file) =>
    makeVideoStills({ video: file }, mkdtempSync(path('out-')), { account: 'a' }, signal),
  'a picture': (file) => inspectImage(file, { account: 'a' }, signal),
};

function decode(file: string, samples: { path: string; sampleRate: number } | null): Promise<number> {
  return decodeAudio(file, { param: 'file', samples }, { account: 'a' }, signal);
}

async function outcome(door: (file: string) => Promise<unknown>, file: string): Promise<string> {
  try {
    const result = await door(file);
    return JSON.stringify(result).replace(/out-\w+/g, 'out');
  } catch (error) {
    assert.ok(error instanceof ServiceError, String(error));
    return `${error.code} ${error.message}`;
  }
}

for (const [kind, refer] of Object.entries(REFERRING)) {
  describe(kind, () => {
    for (const [what, door] of Object.entries(DOORS)) {
      test(`as ${what} gives the same, whatever it refers to`, async () => {
        const outcomes = new Set<string>();
        for (const target of targets) {
          writeFileSync(path('referring'), refer(target));
          outcomes.add(await outcome(door, path('referring')));
        }
        assert.equal(outcomes.size, 1, [...outcomes].join('\n'));
        assert.equal(connections, 0);
        if (!kind.startsWith('a song')) assert.ok(!outcomes.has(String(SECRET_SECONDS)));
      });
    }
  });
}
