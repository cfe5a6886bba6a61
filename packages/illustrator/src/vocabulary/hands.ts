import type { Hands } from '../scene-description.ts';

/** What is done to somebody or something without a hand on it: by eyes, ears, words, feelings, or on foot. */
const UNTOUCHING = new Set(
  `see watch look view observe spot notice stare gaze glance peek peer eye glare squint listen hear smell spy witness
  face await wait
  want need like love hate fear admire enjoy miss remember forget know think dream believe wish hope ignore envy pity trust
  worry wonder doubt suspect recognize recognise guess mind prefer respect forgive blame
  say tell ask answer reply call shout yell scream whisper talk speak sing greet thank warn scold praise order invite announce
  explain promise beg teach laugh smile grin wink nod bow cheer applaud wave cry chat argue joke command report interview
  interrupt congratulate welcome curse bark growl hiss roar howl sigh frown salute
  pass leave enter cross approach follow chase hunt avoid escape flee meet visit join surround circle guard protect race go come
  walk run swim fly jump drive ride climb stand sit lie kneel crouch lean live stay hide sleep work rest
  have own contain belong be become seem resemble find discover lose name cost weigh win beat lead`
    .split(/\s+/)
    .filter((verb) => verb !== ''),
);

export function isUntouching(verb: string): boolean {
  return UNTOUCHING.has(verb.split(' ')[0] ?? verb);
}

const KINDS: readonly (readonly [Hands['does'], string])[] = [
  ['push', 'push shove press nudge ram bump prop block squash squeeze stuff'],
  ['pull', 'pull tug drag yank haul tow heave stretch tear rip pluck snatch grab drag'],
  ['lift', 'lift raise hoist carry hold support catch balance'],
  [
    'strike',
    'hit beat knock smack whack slap punch poke stab hammer chop kick strike smash break crack swat spank',
  ],
];
const BY_VERB = new Map(
  KINDS.flatMap(([does, verbs]) => verbs.split(' ').map((verb) => [verb, does] as const)),
);

/** What hands do for a verb; work at it where nothing else is known. */
export function handsOf(verb: string): Hands['does'] {
  return BY_VERB.get(verb.split(' ')[0] ?? verb) ?? 'work';
}
