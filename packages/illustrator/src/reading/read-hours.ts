import type { TimeOfDay } from '../scene-description.ts';

const ROUND: readonly TimeOfDay[] = ['dawn', 'day', 'sunset', 'night'];
const HOUR_WORDS: Readonly<Record<string, TimeOfDay>> = {
  dawn: 'dawn',
  sunrise: 'dawn',
  morning: 'dawn',
  daybreak: 'dawn',
  day: 'day',
  daylight: 'day',
  daytime: 'day',
  noon: 'day',
  midday: 'day',
  afternoon: 'day',
  sunset: 'sunset',
  dusk: 'sunset',
  evening: 'sunset',
  twilight: 'sunset',
  night: 'night',
  nightfall: 'night',
  nighttime: 'night',
  midnight: 'night',
  darkness: 'night',
};
const WORD = Object.keys(HOUR_WORDS).join('|');
/** "from day to night", "day turning into night", "dawn till dusk". */
const FROM_TO = new RegExp(
  `\\b(${WORD})[- ](?:(?:slowly |gradually )?(?:turn|chang|fad|pass|transition|becom|shift)(?:s|es|ing|ed|e)? )?(?:(?:in)?to|till|until|through|becomes?|becoming)[- ](?:the |a )?(?:\\w+ )?(${WORD})\\b`,
);
const WHOLE_DAY =
  /\b(24 hours|(over|in|during) (the course of )?(a|one) (whole |full |single )?day|a (whole|full|entire) day|day and night)\b/;
const LAPSE = /\b(time|hyper)[- ]?lapse|\bfast[- ]forward/;
const SETTING_SUN = /\bthe sun (sets|is setting|goes down|going down|sinks|is sinking)\b/;
const RISING_SUN = /\bthe sun (rises|is rising|comes up|coming up)\b/;
/** Growth has its own clock: the light stays. */
const GROWTH = /\b(grow|bloom|blossom|sprout|melt|unfurl|germinat|open)(s|es|ing)?\b/;

/** The hours that pass, in order, where a text says that time passes; none where it does not. */
export function readHours(text: string, time: TimeOfDay | null): TimeOfDay[] {
  const between = FROM_TO.exec(text);
  if (between) return hoursBetween(HOUR_WORDS[between[1]!]!, HOUR_WORDS[between[2]!]!);
  if (LAPSE.test(text) && WHOLE_DAY.test(text)) return ['dawn', 'day', 'sunset', 'night'];
  if (SETTING_SUN.test(text)) return ['day', 'sunset', 'night'];
  if (RISING_SUN.test(text)) return ['night', 'dawn', 'day'];
  if (!LAPSE.test(text) || GROWTH.test(text)) return [];
  return { day: DAY, none: DAY, sunset: DAY, dawn: MORNING, night: NIGHT }[time ?? 'none'];
}

const DAY: TimeOfDay[] = ['day', 'sunset', 'night'];
const MORNING: TimeOfDay[] = ['night', 'dawn', 'day'];
/** Stars and clouds pass over one night. */
const NIGHT: TimeOfDay[] = ['night', 'night'];

function hoursBetween(from: TimeOfDay, to: TimeOfDay): TimeOfDay[] {
  const hours = [from];
  let at = ROUND.indexOf(from);
  do hours.push(ROUND[++at % ROUND.length]!);
  while (hours.at(-1) !== to);
  return hours;
}
