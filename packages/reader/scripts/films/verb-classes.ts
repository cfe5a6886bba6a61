import { wordClass } from '../../../illustrator/src/vocabulary/word-classes.ts';

/** Verbs that are asked about alike. */
export const words = (text: string) => new Set<string | null | undefined>(text.split(' '));

/** Verbs of those who only are there. */
export const RESTING = words(
  'stand sit lie sleep hang lean wait rest stay kneel crouch perch float hover be remain hold wear stare look watch gaze stretch cover contain surround lead',
);
export const GOING = new Set([
  ...wordClass('going'),
  ...wordClass('further'),
  ...words('march move cross hop leap gallop trot dash race dive stroll wander hike dance'),
]);
export const LEAPING = words('jump leap hop bounce bound vault');
export const SPINNING = words('spin twirl pirouette whirl rotate');
export const TAKING = words('lift take pick grab steal snatch catch collect gather remove scoop');
export const GIVING = words(
  'put place set lay drop hang give hand throw toss hurl deposit stack load insert',
);
export const HOLDING = words('hold pass touch hug stroke bring wave raise carry');
/** What is done so is done with hands that go along. */
export const MOVING = new Set([...TAKING, ...GIVING, ...HOLDING, ...words('slide push move')]);
/** What is thrown, dropped or caught is on its way by itself. */
export const SENDING = new Set([...wordClass('sending'), 'drop', 'catch']);
SENDING.delete('slide');
/** What eyes and cameras are turned to is not in reach. */
export const LOOKING = words(
  'watch film photograph see look observe admire face point aim greet call stare gaze',
);
/** What hands at something look like, whoever's hands they are. */
export const HANDLING = words('hold touch handle carry grip grab feel use operate repair fix work');
/** What somebody means to do shows on nobody. */
export const MEANT = words('hide find search guard protect forget');
