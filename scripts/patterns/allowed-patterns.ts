/** Patterns that may take more than linear time, each with what keeps their input short. */
export interface Allowance {
  readonly file: string;
  /** How the pattern begins; without it, every pattern of the file or folder. */
  readonly source?: string;
  readonly reason: string;
}

const SPOKEN =
  'a text to speak has at most some 12,600 characters (900 s of speech), and is read in a child process: the worst takes 1.5 s';
const OPERATOR = "the operator's own settings or command line";

const BOUNDED_GAP =
  'between its words are at most 40 characters: the analysis takes a large factor for a power, and long texts are read in a thread';

export const ALLOWED: readonly Allowance[] = [
  {
    file: 'packages/illustrator/src/translate/',
    reason: 'prompt length is bounded, and long prompts are read in a thread or process of their own',
  },
  {
    file: 'packages/illustrator/src/cast/people/deeds/key-pose.ts',
    reason: 'reads the poses of the files of deeds',
  },
  { file: 'src/engines/local/speech/normalise/', reason: SPOKEN },
  { file: 'src/engines/local/speech/pronunciation/pronouncer.ts', reason: SPOKEN },
  { file: 'src/domain/texts/policy.ts', source: String.raw`(?:\b(?:(?:child(?:ren)?`, reason: BOUNDED_GAP },
  { file: 'src/domain/texts/policy.ts', source: String.raw`\b(?:child|kiddie|`, reason: BOUNDED_GAP },
  {
    file: 'src/domain/texts/policy.ts',
    source: String.raw`\b(?:behead(?:s|ing|ed)? (?:the`,
    reason: BOUNDED_GAP,
  },
  { file: 'src/platform/artifacts/s3-location.ts', source: String.raw`^\/+|\/+$`, reason: OPERATOR },
  { file: 'src/settings/config.ts', source: String.raw`\/+$`, reason: OPERATOR },
  { file: 'src/cli/admin-client.ts', source: String.raw`\/+$`, reason: OPERATOR },
  { file: 'src/platform/commands/shown-values.ts', source: '0+$', reason: 'six digits after the point' },
];

/** Places that make a pattern later than at the load of their module. */
export const ALLOWED_CONSTRUCTIONS: readonly Allowance[] = [
  {
    file: 'src/settings/config.ts',
    reason: "the operator's own content policy; long texts are held against it in a thread",
  },
  { file: 'src/engines/local/speech/normalise/', reason: `made of our own tables; ${SPOKEN}` },
  {
    file: 'src/platform/http/bodies/find-problem.ts',
    reason: 'patterns of schemas, which are checked as such',
  },
];
