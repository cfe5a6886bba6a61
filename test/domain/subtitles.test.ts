import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toSrt, toVtt } from '../../src/domain/texts/subtitles.ts';

test('SRT numbers its cues from 1 and separates them by an empty line', () => {
  const cues = [
    { start: 0, end: 1.5, text: ' Hello.' },
    { start: 1.5, end: 3.25, text: 'World.' },
  ];
  assert.equal(
    toSrt(cues),
    '1\n00:00:00,000 --> 00:00:01,500\nHello.\n\n2\n00:00:01,500 --> 00:00:03,250\nWorld.\n',
  );
});

test('WebVTT begins with its name and an empty line, and has points', () => {
  const text = toVtt([{ start: 0, end: 1.5, text: 'Hello.' }]);
  assert.equal(text, 'WEBVTT\n\n00:00:00.000 --> 00:00:01.500\nHello.\n');
});

test('times roll over at the minute, the hour and beyond', () => {
  const times = {
    '59.999': '00:00:59,999',
    '60': '00:01:00,000',
    '3599.9994': '00:59:59,999',
    '3599.9996': '01:00:00,000',
    '3600': '01:00:00,000',
    '3661.5': '01:01:01,500',
    '7325.042': '02:02:05,042',
    '86400': '24:00:00,000',
    '360000.001': '100:00:00,001',
  };
  for (const [seconds, shown] of Object.entries(times)) {
    const start = Number(seconds);
    assert.equal(toSrt([{ start, end: start, text: 'x' }]).split('\n')[1], `${shown} --> ${shown}`);
  }
});

test('times are rounded once', () => {
  assert.match(toVtt([{ start: 59.9996, end: 1.0005, text: 'x' }]), /^00:01:00\.000 --> 00:00:01\.00[01]$/m);
});

test('a text can neither pose as a timing nor end its cue', () => {
  const text = 'up --> down\n\n2\n00:00:09,000 --> 00:00:10,000\n \nend';
  const srt = toSrt([{ start: 0, end: 1, text }]);
  assert.equal(srt.match(/-->/g)?.length, 1);
  assert.doesNotMatch(srt.trimEnd(), /\n\s*\n/);
});

test('an arrow cannot be put together from its pieces', () => {
  assert.equal(toSrt([{ start: 0, end: 1, text: 'a ---> b --->> c' }]).match(/-->/g)?.length, 1);
});

test('carriage returns cannot end a cue either', () => {
  assert.doesNotMatch(
    toSrt([{ start: 0, end: 1, text: 'a\r\n\r\nb\r\rc' }]).trimEnd(),
    /(\r\n|\r|\n)\s*(\r\n|\r|\n)/,
  );
});

test('no cues are an empty file', () => {
  assert.equal(toSrt([]), '');
  assert.equal(toVtt([]), 'WEBVTT\n\n');
});
