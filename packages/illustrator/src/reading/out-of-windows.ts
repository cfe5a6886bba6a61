const VEHICLE = '(?:pickup truck|pickup|truck|car|van|bus|taxi|train|jeep|convertible|camper)';
const HEAD_OUT =
  '(?:(?:sticks?|sticking|pokes?|poking|hangs?|hanging|leans?|leaning|puts?|putting|holds?|holding|with) )?(?:its|his|her|their) (?:head|face|nose) (?:sticking |hanging |poking |leaning )?out (?:of )?';
const OF_WINDOW = new RegExp(`${HEAD_OUT}(?:(?:the|an?) )?(?:open |side |back |passenger )?window of `, 'g');
const VEHICLE_WINDOW = new RegExp(
  `${HEAD_OUT}((?:the|an?) (?:[a-z]+ ){0,2}?${VEHICLE}) (?:' s )?windows?`,
  'g',
);
const LIT_WINDOW =
  /(?:an?|one|the) (?:(?:single|lone|lit|glowing|bright|warm) )*window (?:glows|glowing|shines|shining|burns|lit|is lit)(?: [a-z]+ly)? (?:in|of|on) (an?|the) ((?:[a-z]+ )?(?:house|cottage|cabin|mansion|hut|farmhouse))/;

/** Whoever has the head out of a car's window rides in the car; a lit window is a house with light in it. */
export function outOfWindows(tokens: readonly string[]): string[] {
  const text = tokens.join(' ');
  if (!text.includes('window')) return [...tokens];
  return text
    .replace(OF_WINDOW, 'riding in ')
    .replace(VEHICLE_WINDOW, 'riding in $1')
    .replace(LIT_WINDOW, '$1 $2')
    .split(' ');
}
