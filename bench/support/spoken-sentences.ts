/**
 * A sentence in each language, for every speaker to read. One, because on a busy machine Kokoro leaves further ones to the
 * quick engine.
 */
export const SPOKEN_SENTENCES: Readonly<Record<string, string>> = {
  en: 'The garden was quiet this morning, and seven children came to play in the rain.',
  zh: '今天天气很好，我们坐早上九点的火车去北京。',
  ja: '昨日、公園でたくさんの花を見て、九時の電車で帰りました。',
  es: 'Me llamo María, vivo en Madrid y el tren sale a las nueve de la mañana.',
  fr: "Je m'appelle Marie, j'habite à Paris et le train part à neuf heures du matin.",
  it: 'Mi chiamo Maria, vivo a Roma e il treno parte alle nove di mattina.',
  pt: 'Meu nome é Maria, moro em Lisboa e o trem parte às nove horas da manhã.',
  hi: 'आज मौसम बहुत अच्छा है और हम सब बगीचे में खेल रहे हैं।',
  de: 'Mein Name ist Maria, ich wohne in Berlin und der Zug fährt um neun Uhr ab.',
};
