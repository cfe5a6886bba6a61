const SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const SCALES = ['', 'thousand', 'million', 'billion', 'trillion', 'quadrillion'];
const ORDINALS: Readonly<Record<string, string>> = {
  one: 'first',
  two: 'second',
  three: 'third',
  five: 'fifth',
  eight: 'eighth',
  nine: 'ninth',
  twelve: 'twelfth',
};

/** English words for a whole number up to a quadrillion; longer ones digit by digit. */
export function cardinal(digits: string): string {
  const clean = digits.replace(/^0+(?=\d)/, '');
  if (clean.length > SCALES.length * 3) return spellDigits(clean);
  const groups: string[] = [];
  for (let end = clean.length, scale = 0; end > 0; end -= 3, scale++) {
    const value = Number(clean.slice(Math.max(0, end - 3), end));
    if (value > 0) groups.unshift(`${belowThousand(value)} ${SCALES[scale]}`.trim());
  }
  return groups.join(' ') || 'zero';
}

export function ordinal(digits: string): string {
  const words = cardinal(digits).split(/([ -])/);
  const last = words.pop() ?? '';
  const ending = ORDINALS[last] ?? (last.endsWith('y') ? `${last.slice(0, -1)}ieth` : `${last}th`);
  return [...words, ending].join('');
}

/** 1984 as nineteen eighty-four, 2005 as two thousand five, 1900 as nineteen hundred. */
export function yearWords(digits: string): string {
  const century = Number(digits.slice(0, 2));
  const rest = Number(digits.slice(2));
  if (century % 10 === 0 && rest < 10) return cardinal(digits);
  if (rest === 0) return `${belowThousand(century)} hundred`;
  return `${belowThousand(century)} ${rest < 10 ? `oh ${SMALL[rest]}` : belowThousand(rest)}`;
}

export function spellDigits(digits: string): string {
  return [...digits].map((digit) => SMALL[Number(digit)]).join(' ');
}

export function decimalWords(whole: string, fraction: string): string {
  return `${cardinal(whole)} point ${spellDigits(fraction)}`;
}

function belowThousand(value: number): string {
  if (value < 20) return SMALL[value] ?? '';
  if (value < 100) {
    const unit = value % 10;
    return `${TENS[Math.floor(value / 10)]}${unit > 0 ? `-${SMALL[unit]}` : ''}`;
  }
  const rest = value % 100;
  return `${SMALL[Math.floor(value / 100)]} hundred${rest > 0 ? ` ${belowThousand(rest)}` : ''}`;
}
