import { pinyin } from 'pinyin-pro';

/**
 * Kokoro's input for Mandarin: each syllable in the international phonetic alphabet with its tone as an arrow after the
 * vowel, words separated by spaces. The spellings are those its Mandarin voices were trained on.
 */
const INITIALS: Readonly<Record<string, string>> = {
  ...{ zh: 'ꭧ', ch: 'ꭧʰ', sh: 'ʂ', z: 'ʦ', c: 'ʦʰ', s: 's', j: 'ʨ', q: 'ʨʰ', x: 'ɕ', r: 'ɻ' },
  ...{ b: 'p', p: 'pʰ', m: 'm', f: 'f', d: 't', t: 'tʰ', n: 'n', l: 'l', g: 'k', k: 'kʰ', h: 'x' },
};

/** `0` marks the position of the tone. */
const FINALS: Readonly<Record<string, string>> = {
  ...{ a: 'a0', ai: 'ai0', an: 'a0n', ang: 'a0ŋ', ao: 'au0', e: 'ɤ0', ei: 'ei0', en: 'ə0n', eng: 'ə0ŋ' },
  ...{ i: 'i0', ia: 'ja0', ian: 'jɛ0n', iang: 'ja0ŋ', iao: 'jau0', ie: 'je0', in: 'i0n', iou: 'jou0' },
  ...{ ing: 'i0ŋ', io: 'jɔ0', iong: 'jʊ0ŋ', o: 'wo0', ong: 'ʊ0ŋ', ou: 'ou0', u: 'u0', ua: 'wa0' },
  ...{ uai: 'wai0', uan: 'wa0n', uang: 'wa0ŋ', uei: 'wei0', uen: 'wə0n', ueng: 'wə0ŋ', uo: 'wo0' },
  ...{ ü: 'y0', üe: 'ɥe0', üan: 'ɥɛ0n', ün: 'y0n', er: 'ɚ0', ê: 'ɛ0', m: 'm0', n: 'n0', ng: 'ŋ0' },
};

/** The vowel of zi and zhi, which is written like that of di. */
const BUZZED = 'ɨ0';
const BUZZING = /^(?:zh|ch|sh|r|z|c|s)$/;

const TONES = ['', '→', '↗', '↓', '↘', ''];

/** Pinyin writes some finals shorter, or otherwise where no consonant begins the syllable. */
const FULL_FINALS: Readonly<Record<string, string>> = { iu: 'iou', ui: 'uei', un: 'uen' };
const AFTER_Y: Readonly<Record<string, string>> = {
  ...{ i: 'i', a: 'ia', o: 'io', e: 'ie', ao: 'iao', ou: 'iou', an: 'ian', in: 'in', ang: 'iang' },
  ...{ ing: 'ing', ong: 'iong', u: 'ü', ue: 'üe', uan: 'üan', un: 'ün', ai: 'iai' },
};
const AFTER_W: Readonly<Record<string, string>> = {
  ...{ u: 'u', a: 'ua', o: 'uo', ai: 'uai', ei: 'uei', an: 'uan', en: 'uen', ang: 'uang', eng: 'ueng' },
};

const SYLLABLE = /^(zh|ch|sh|[bpmfdtnlgkhjqxrzcsyw]?)([a-zêü]+)$/;

const words = new Intl.Segmenter('zh', { granularity: 'word' });

/** For Chinese characters only: the caller handles punctuation, numbers and Latin letters. */
export function mandarinPhonemes(text: string): string {
  return [...words.segment(text)].map(({ segment }) => wordPhonemes(segment)).join(' ');
}

function wordPhonemes(word: string): string {
  return pinyin(word, { toneType: 'num', type: 'array', v: true }).map(syllablePhonemes).join('');
}

/** `hao3` → `xau↓`; empty for anything that is not a syllable. */
export function syllablePhonemes(syllable: string): string {
  const tone = TONES[Number(/\d$/.exec(syllable)?.[0] ?? 5)] ?? '';
  const letters = syllable.replace(/\d$/, '').replaceAll('v', 'ü').toLowerCase();
  const [, initial = '', final = ''] = SYLLABLE.exec(letters) ?? [];
  const sounds = FINALS[letters]
    ? FINALS[letters]
    : `${INITIALS[initial] ?? ''}${finalAfter(initial, final) ?? ''}`;
  return sounds.replace('0', tone);
}

function finalAfter(initial: string, final: string): string | undefined {
  if (initial === 'y') return FINALS[AFTER_Y[final] ?? final];
  if (initial === 'w') return FINALS[AFTER_W[final] ?? final];
  if (final === 'i' && BUZZING.test(initial)) return BUZZED;
  if (/^[jqx]$/.test(initial) && final.startsWith('u')) return FINALS[`ü${final.slice(1)}`];
  return FINALS[FULL_FINALS[final] ?? final];
}
