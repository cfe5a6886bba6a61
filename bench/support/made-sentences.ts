/** Sentences in languages of which no public recordings are at hand; this service's own voices speak them. */
export const MADE_SENTENCES: Readonly<Record<string, readonly (readonly [said: string, english: string])[]>> =
  {
    pt: [
      ['Bom dia, o meu irmão trabalha num hospital.', 'Good morning, my brother works in a hospital.'],
      ['O comboio para Lisboa parte às nove horas.', 'The train to Lisbon leaves at nine.'],
      ['Ontem fomos à praia e comemos peixe fresco.', 'Yesterday we went to the beach and ate fresh fish.'],
      ['Pode dizer-me onde fica a estação, por favor?', 'Can you tell me where the station is, please?'],
    ],
    zh: [
      ['我的哥哥在医院工作。', 'My older brother works in a hospital.'],
      ['去北京的火车早上九点出发。', 'The train to Beijing leaves at nine in the morning.'],
      ['昨天我们在公园里看到了很多花。', 'Yesterday we saw many flowers in the park.'],
      ['请问火车站在哪里？', 'Excuse me, where is the train station?'],
    ],
    ja: [
      ['おはようございます。今日はいい天気ですね。', 'Good morning. The weather is nice today.'],
      ['東京行きの電車は九時に出発します。', 'The train to Tokyo leaves at nine.'],
      ['昨日、公園でたくさんの花を見ました。', 'Yesterday I saw many flowers in the park.'],
      ['すみません、駅はどこですか。', 'Excuse me, where is the station?'],
    ],
  };

/** The clips of the tests: voices that read a sentence, with what it means. */
export const CLIP_SENTENCES: Readonly<Record<string, readonly [said: string, english: string]>> = {
  es: [
    'Buenos días, me llamo María y vivo en Madrid con mis dos hermanos. Hoy hace muy buen tiempo.',
    'Good morning, my name is Maria and I live in Madrid with my two brothers. The weather is very good today.',
  ],
  fr: [
    "Bonjour, je m'appelle Marie et j'habite à Paris avec mes deux frères. Il fait très beau aujourd'hui.",
    'Hello, my name is Marie and I live in Paris with my two brothers. The weather is very fine today.',
  ],
  it: [
    'Buongiorno, mi chiamo Maria e vivo a Roma con i miei due fratelli. Oggi il tempo è molto bello.',
    'Good morning, my name is Maria and I live in Rome with my two brothers. The weather is very fine today.',
  ],
  pt: [
    'Bom dia, meu nome é Maria e eu moro em Lisboa com meus dois irmãos. Hoje o tempo está muito bom.',
    'Good morning, my name is Maria and I live in Lisbon with my two brothers. The weather is very fine today.',
  ],
  de: [
    'Guten Morgen, ich heiße Maria und wohne mit meinen zwei Brüdern in Berlin. Heute ist das Wetter sehr gut.',
    'Good morning, my name is Maria and I live with my two brothers in Berlin. The weather is very good today.',
  ],
};
