/** The ISO 639-1 codes of the languages that speech recognition supports. */
export const LANGUAGES: readonly string[] = (
  'af am ar as az ba be bg bn bo br bs ca cs cy da de el en es et eu fa fi fo fr gl gu ha he hi hr ht hu hy id is it ja ' +
  'jv ka kk km kn ko la lb ln lo lt lv mg mi mk ml mn mr ms mt my ne nl nn no oc pa pl ps pt ro ru sa sd si sk sl sn so ' +
  'sq sr su sv sw ta te tg th tk tl tr tt uk ur uz vi yi yo zh'
).split(' ');

/** Where recognisers have another name than Unicode. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  bn: 'bengali',
  mi: 'maori',
  my: 'myanmar',
  nn: 'nynorsk',
  tl: 'tagalog',
};

const NAMES = new Intl.DisplayNames('en', { type: 'language' });

/** The English name in lower case; what is no code of these stays as it is. */
export function languageName(code: string): string {
  if (!LANGUAGES.includes(code)) return code;
  return OTHER_NAMES[code] ?? NAMES.of(code)?.toLowerCase() ?? code;
}
