import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { SCRIPTS } from '../../support/scripted-upstream/scripts.ts';
import { FAULTS, rowsOf } from './preset-rows.ts';

/**
 * What hosted services are known to do wrong, and where it is tested: a row of the table of faults, which runs on the
 * presets that it applies to (`rows`), or a test by its title (`tests`: file and title).
 */
interface Item {
  readonly fault: string;
  readonly rows?: readonly string[];
  readonly tests?: readonly (readonly [file: string, title: string])[];
}

const CALLBACKS = '../services/callback-faults.test.ts';
const KILLED = '../services/killed-between-steps.test.ts';
const FILMS = './film-faults.test.ts';
const POLLS = './poll-faults.test.ts';
const SIGNED = './callbacks.test.ts';
const SPEECH = '../audio/speech.test.ts';
const TRANSCRIPTS = '../audio/transcripts.test.ts';
const AUDIO_FAULTS = '../audio/faults.test.ts';
const FOUND_LOST = 'find a lost start, whoever else calls and however often';

const CHECKLIST: readonly Item[] = [
  // The creation.
  { fault: 'reply lost after acceptance', rows: ['create-lost'] },
  { fault: 'reply after a minute', rows: ['create-slow'] },
  {
    fault: '200 with an error inside',
    rows: ['create-200-error', 'create-refused', 'create-auth', 'create-funds', 'create-rate'],
  },
  { fault: '200 without an id', rows: ['create-no-id', 'create-html'] },
  { fault: '202', rows: ['create-202'] },
  {
    fault: '429 with Retry-After, without it, with the delay in prose',
    rows: ['create-429-header', 'create-429', 'create-429-prose'],
  },
  { fault: '503 HTML', rows: ['create-503-html'] },
  { fault: 'connection refused', rows: ['connection-refused'] },
  { fault: 'body cut half way', rows: ['create-cut'] },
  {
    fault: 'reset before the body was read, of TLS and without it',
    rows: ['tls-reset', 'connection-reset', 'create-lost-unseen'],
  },
  { fault: 'a clear no', rows: ['create-400', 'create-401', 'create-402'] },
  // The polls.
  { fault: '404 for the first ones', rows: ['poll-404'] },
  { fault: '401, 403 and 500 now and then', rows: ['poll-401', 'poll-403', 'poll-500'] },
  { fault: 'empty 202', rows: ['poll-202-empty'] },
  { fault: 'HTML 502', rows: ['poll-502-html'] },
  { fault: 'truncated JSON', rows: ['poll-cut', 'poll-lost'] },
  { fault: 'unknown word', rows: ['poll-odd-word'] },
  { fault: 'upper-case word', rows: ['poll-upper-case'] },
  { fault: 'status missing', rows: ['poll-no-word'] },
  {
    fault: 'progress in every spelling, and falling',
    rows: ['progress-0.37', 'progress-37', 'progress--37%-', 'progress-140', 'progress-falls'],
  },
  { fault: 'hang without bytes', rows: ['poll-hang', 'poll-drip'] },
  {
    fault: '20 a second',
    rows: ['poll-429'],
    tests: [['./polls-per-second.test.ts', 'polls are spread out']],
  },
  { fault: 'another origin in the URL of the status', rows: ['create-other-origin'] },
  // The end.
  { fault: 'success without a film, or with an empty link', rows: ['end-no-film', 'end-empty-link'] },
  {
    fault: 'filtered, in every spelling',
    rows: ['end-refused-0', 'end-refused-1'],
    tests: [[POLLS, 'a word that means moderated']],
  },
  { fault: 'failed without a reason', rows: ['end-failed-bare', 'end-failed'] },
  { fault: 'cancelled unasked', rows: ['end-cancelled'] },
  { fault: 'expired, aborted', rows: ['end-expired'] },
  { fault: 'a job that is unknown after a day', rows: ['job-404', 'job-unknown'] },
  { fault: 'a verdict that changes', rows: ['verdict-changes'] },
  {
    fault: 'a cancel that loses the race',
    tests: [['./preset-faults.test.ts', 'a cancellation reaches the service where it has one']],
  },
  // The film.
  { fault: 'a link that needs the key', rows: ['film-needs-key'] },
  {
    fault: 'a link that must not get the key, or redirects',
    rows: ['film-elsewhere', 'film-redirected'],
    tests: [['./preset-faults.test.ts', 'the key is sent to the service alone']],
  },
  { fault: '403 after a while and fresh after another poll', rows: ['film-403-once', 'film-500-once'] },
  { fault: 'wrong length', rows: ['film-cut-once'] },
  { fault: 'wrong Content-Type', rows: ['film-odd-type'] },
  { fault: 'HTML in place of a film', rows: ['film-html', 'film-html-once'] },
  {
    fault: 'another size or length',
    tests: [['../services/film-as-made.test.ts', 'of the agreed price']],
  },
  {
    fault: '60 MB of base64',
    rows: ['end-base64'],
    tests: [[FILMS, 'a film of tens of megabytes within the reply goes to the disk']],
  },
  { fault: 'slow drip', rows: ['film-drips-once'] },
  {
    fault: 'Range unsupported: none is asked for',
    tests: [['./preset-faults.test.ts', 'nobody is asked for a part of a film']],
  },
  // Callbacks.
  {
    fault: 'before the reply to the creation',
    tests: [[CALLBACKS, 'that come before the answer to the creation']],
  },
  { fault: 'twice, out of order', tests: [[CALLBACKS, FOUND_LOST]] },
  { fault: 'bad signature, old timestamp', tests: [[CALLBACKS, FOUND_LOST]] },
  { fault: 'rotated key', tests: [[SIGNED, 'fetched anew when one is rotated']] },
  { fault: 'for an unknown id', tests: [[CALLBACKS, 'whichever job they name']] },
  { fault: 'never', rows: ['none'] },
  // Restarts.
  {
    fault: 'between any two of these steps, with other settings',
    tests: [[KILLED, 'killed when a film is']],
  },
  // Audio.
  { fault: 'events with and without [DONE]', tests: [[TRANSCRIPTS, 'with and without [DONE]']] },
  {
    fault: 'usage and token_usage',
    tests: [
      [SPEECH, 'speech that comes as events'],
      ['../audio/chat.test.ts', 'usage'],
    ],
  },
  { fault: 'an error event in mid-stream', tests: [[TRANSCRIPTS, 'an error event in the middle']] },
  { fault: 'bytes that stop', tests: [[AUDIO_FAULTS, "breaks the caller's connection"]] },
  { fault: 'speech in another format', tests: [[SPEECH, 'another format than was asked for']] },
  {
    fault: 'numeric code, detail, 503 while loading',
    tests: [
      [AUDIO_FAULTS, '503 while loading, with a numeric code'],
      [AUDIO_FAULTS, '422 with a detail'],
    ],
  },
];

test('every fault that hosted services are known for is tested', () => {
  for (const { fault, rows = [], tests = [] } of CHECKLIST) {
    assert.ok(rows.length + tests.length > 0, fault);
    for (const row of rows) assert.ok(FAULTS.includes(row), `${fault}: ${row}`);
    for (const [file, title] of tests) {
      const source = readFileSync(new URL(file, import.meta.url), 'utf8');
      assert.ok(source.includes(title), `${fault}: ${file} has no test "${title}"`);
    }
  }
});

test('every row of the table is about a fault of the list, and applies to a preset', () => {
  const known = CHECKLIST.flatMap(({ rows = [] }) => rows);
  const rows = SCRIPTS.map(rowsOf);
  for (const fault of FAULTS) {
    const isSpelling = fault.startsWith('progress-');
    assert.ok(isSpelling || known.includes(fault), fault);
    assert.ok(
      rows.some((row) => row[fault] !== null),
      fault,
    );
  }
});
