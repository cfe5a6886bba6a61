import {
  CREATE_FAULTS,
  END_FAULTS,
  LOST_JOBS,
  POLL_FAULTS,
  VIDEO_FAULTS,
} from '../../support/scripted-upstream/faults.ts';
import type { Script } from '../../support/scripted-upstream/script.ts';

/**
 * What becomes of a video at every service that has a preset, fault by fault. `start`: whether it began, is to be tried
 * later or elsewhere, was refused for good, or may have begun. `end`: the video, or the code that the caller reads.
 */
export interface Row {
  readonly start: 'begun' | 'later' | 'never' | 'refused' | 'unknown';
  readonly end?: 'video' | 'upstream_error' | 'content_policy_violation';
  /** Jobs that the service wants money for. */
  readonly paid: 0 | 1;
  readonly retryAfterMs?: number;
}

const VIDEO: Row = { start: 'begun', end: 'video', paid: 1 };
const FAILED: Row = { start: 'begun', end: 'upstream_error', paid: 1 };
const REFUSED: Row = { start: 'begun', end: 'content_policy_violation', paid: 1 };
const all = (faults: object, row: Row | null) =>
  Object.fromEntries(Object.keys(faults).map((name) => [name, row]));

/** Faults of the connection rather than of the service. */
export const NETWORK_FAULTS = ['connection-refused', 'connection-reset', 'tls-reset'] as const;

export const FAULTS: readonly string[] = [
  'none',
  ...NETWORK_FAULTS,
  ...[CREATE_FAULTS, POLL_FAULTS, LOST_JOBS, END_FAULTS, VIDEO_FAULTS].flatMap(Object.keys),
];

/** Null: the service has no such fault. */
export const rowsOf = (script: Script): Record<string, Row | null> => {
  const { rejections, words, refusals, refusedEnds = [], showsNoVideo } = script;
  const unknown = script.repeatsFree ? 'later' : 'unknown';
  const rejected = (kind: keyof typeof rejections.codes, start: Row['start']): Row | null =>
    rejections.codes[kind] === undefined ? null : { start, paid: 0 };
  const refusal = (index: number) => (refusals.length + refusedEnds.length > index ? REFUSED : null);
  return {
    none: VIDEO,
    'connection-refused': { start: 'later', paid: 0 },
    'connection-reset': { start: unknown, paid: 0 },
    'tls-reset': { start: 'later', paid: 0 },
    'create-lost': { start: unknown, paid: 1 },
    'create-lost-unseen': { start: unknown, paid: 0 },
    'create-cut': { start: unknown, paid: 1 },
    'create-slow': { start: unknown, paid: 1 },
    'create-no-id': { start: unknown, paid: 1 },
    'create-html': { start: unknown, paid: 1 },
    'create-200-error': { start: unknown, paid: 0 },
    'create-other-origin': script.namesUrls ? VIDEO : null,
    'create-202': VIDEO,
    'create-429-header': { start: 'later', paid: 0, retryAfterMs: 7000 },
    'create-429': { start: 'later', paid: 0 },
    'create-429-prose': { start: 'later', paid: 0, retryAfterMs: 30_000 },
    'create-503-html': { start: script.at503 === 'ambiguous' ? unknown : 'later', paid: 0 },
    'create-401': { start: 'later', paid: 0 },
    'create-402': { start: 'later', paid: 0 },
    'create-400': { start: 'never', paid: 0 },
    'create-refused': rejected('refused', 'refused'),
    'create-auth': rejected('auth', 'later'),
    'create-funds': rejected('funds', 'later'),
    'create-rate': rejected('rate', 'later'),
    ...all(POLL_FAULTS, VIDEO),
    'verdict-changes': FAILED,
    'verdict-500': script.isNameless ? VIDEO : FAILED,
    'job-404': FAILED,
    'job-unknown': words.unknown === undefined ? null : FAILED,
    'end-base64': script.withinReply ? VIDEO : null,
    'end-no-video': showsNoVideo ? FAILED : null,
    'end-empty-link': showsNoVideo ? FAILED : null,
    'end-failed-bare': FAILED,
    'end-failed': FAILED,
    'end-cancelled': words.cancelled === undefined ? null : FAILED,
    'end-expired': words.expired === undefined ? null : FAILED,
    'end-refused-0': refusal(0),
    'end-refused-1': refusal(1),
    ...all(VIDEO_FAULTS, script.videoWithin ? null : VIDEO),
    'video-html': script.videoWithin ? null : FAILED,
  };
};
