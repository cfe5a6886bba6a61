import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';

/** The places that may open media; each tells FFmpeg what it may read and decode. */
const DOORS = ['packages/illustrator/src/media/open-video.ts', 'src/platform/media/open-media.ts'];
const OPENS =
  /\bopenInput(?:Sync)?\(|\bDemuxer\.open(?:Sync)?\(|\bprobe\(|\bnew (?:Demuxer|FFmpeg)\(|\bpipeline\(.*Demuxer/;

test('media is opened in one place of the service and one of the illustrator', () => {
  const sources = globSync(['src/**/*.ts', 'packages/*/src/**/*.ts']);
  assert.ok(sources.length > 500);
  const opening = sources.filter((file) => {
    const source = readFileSync(file, 'utf8');
    return /from 'node-av/.test(source) && OPENS.test(source);
  });
  assert.deepEqual(opening.sort(), DOORS);
});

test('wherever media is opened, formats, protocols and decoders are listed', () => {
  for (const door of DOORS) {
    const source = readFileSync(door, 'utf8');
    for (const option of ['protocol_whitelist', 'format_whitelist', 'codec_whitelist'])
      assert.ok(source.includes(`${option}:`), `${door} has no ${option}`);
  }
});
