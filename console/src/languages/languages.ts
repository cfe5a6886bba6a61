/** The languages of the console, each by its own name. English needs no table: its texts are the keys of the others. */
export const LANGUAGES = { en: 'English', zh: '中文' } as const;

export type Language = keyof typeof LANGUAGES;
export type Texts = Readonly<Record<string, string>>;

const STORED = 'phonofilm.language';

const isLanguage = (name: string): name is Language => name in LANGUAGES;

/** The one that was chosen, else the first of the browser's that there is. */
function languageOfPage(): Language {
  const wanted = [localStorage.getItem(STORED) ?? '', ...navigator.languages];
  return wanted.map((name) => name.split('-')[0] ?? '').find(isLanguage) ?? 'en';
}

export const language: Language = languageOfPage();

/** For numbers and dates: as the browser writes this language, if it is one of its own. */
export const locale = navigator.languages.find((name) => name.split('-')[0] === language) ?? language;

export async function textsOf(chosen: Language): Promise<Texts> {
  return chosen === 'zh' ? (await import('./zh.json')).default : {};
}

/** Every text of the page is in the old language: it begins anew. */
export function chooseLanguage(chosen: Language): void {
  localStorage.setItem(STORED, chosen);
  location.reload();
}
