import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { StopText } from '../../../src/engines/local/chat/stop-text.ts';
import { correctSpelling } from '../../../src/engines/local/hearing/correct-spelling.ts';
import { cutIntoPieces } from '../../../src/engines/local/speech/cut-into-pieces.ts';
import { deliveryOf } from '../../../src/engines/local/speech/delivery.ts';
import { speakWithKokoro } from '../../../src/engines/local/speech/kokoro-synthesiser.ts';
import { normaliseChinese } from '../../../src/engines/local/speech/normalise/normalise-chinese.ts';
import { MeasuredSpeed, UNHURRIED } from '../../../src/engines/local/speech/pace.ts';
import { japaneseNumber } from '../../../src/engines/local/speech/pronunciation/japanese-numbers.ts';
import {
  mandarinPhonemes,
  syllablePhonemes,
} from '../../../src/engines/local/speech/pronunciation/mandarin-phonemes.ts';
import { phonemesOf, tokensOf } from '../../../src/engines/local/speech/pronunciation/phonemes.ts';
import { pronouncer } from '../../../src/engines/local/speech/pronunciation/pronouncer.ts';
import { textLanguage } from '../../../src/engines/local/speech/pronunciation/text-language.ts';
import { KOKORO_LANGUAGES, nativeVoice, VOICES } from '../../../src/engines/local/speech/voices.ts';
import { loadEspeak, loadJapanese } from './speech-parts.ts';

describe('pieces of a text', () => {
  it('are whole sentences, but a long one at the beginning ends at a clause', () => {
    const sentence = 'When the rain stopped, the children ran out into the wet garden to play.';
    assert.equal(cutIntoPieces(`${sentence} Then they slept.`)[0]!.text, sentence);
    const long = `${sentence.replace('.', ',')} which their mother had asked them not to do before lunch.`;
    assert.equal(cutIntoPieces(long)[0]!.text, sentence.replace('.', ','));
  });

  it('keep every word, and none is too long', () => {
    const text = `${'A rather long sentence without any end '.repeat(12)}. And another one!\n\nA new paragraph?`;
    const pieces = cutIntoPieces(text);
    assert.ok(pieces.every((piece) => piece.text.length <= 180));
    const words = (part: string) => part.match(/\w+/g)!;
    assert.deepEqual(words(pieces.map((piece) => piece.text).join(' ')), words(text));
  });

  it('pause longer after a sentence than after a clause', () => {
    const pauses = cutIntoPieces('Yes, my dear, it is. Goodbye then. So long!').map(
      (piece) => piece.pauseSeconds,
    );
    assert.ok(pauses.at(-1) === 0 && pauses[0]! > 0);
    assert.deepEqual(cutIntoPieces('?! …'), []);
  });
});

describe('the language of a text', () => {
  const TEXTS = {
    en: 'The weather is fine today, and we are going out.',
    es: 'Hoy hace muy buen tiempo y vamos a salir.',
    fr: "Il fait très beau aujourd'hui et nous allons sortir.",
    it: 'Oggi il tempo è molto bello e usciamo tutti insieme.',
    pt: 'Hoje o tempo está muito bom e nós vamos sair.',
    de: 'Heute ist das Wetter sehr schön und wir gehen hinaus.',
    nl: 'The Beatles spelen vanavond in de tuin en we gaan er samen naar toe.',
    hi: 'आज मौसम बहुत अच्छा है',
    ja: '今日は天気がいいです',
  };
  for (const [language, text] of Object.entries(TEXTS)) {
    it(`is found for ${language}`, async () => assert.equal(await textLanguage(text), language));
  }

  it('is English when there is too little to tell', async () => assert.equal(await textLanguage('OK'), 'en'));
});

describe('voices', () => {
  it('keep their gender in every language', () => {
    for (const voice of Object.values(VOICES)) {
      for (const [name, language] of Object.entries(KOKORO_LANGUAGES)) {
        const mix = nativeVoice(language, voice);
        const [speaker] = mix.toSorted(([, one], [, other]) => other - one)[0]!;
        assert.equal(speaker[1], voice.gender[0], `${voice.kokoro} in ${name}`);
        assert.deepEqual(nativeVoice(language, voice), mix);
      }
    }
  });
});

describe('the voice of a text in two languages', () => {
  it('is that of most of the text', async () => {
    assert.equal(
      await textLanguage('The word 你好 means hello in the language of most people of China.'),
      'en',
    );
    assert.equal(await textLanguage('我昨天买了一台新的 computer。'), 'zh');
  });

  it('has the sounds that its language has, and no more', async () => {
    const espeak = await loadEspeak();
    assert.deepEqual(tokensOf(phonemesOf('ich', 'de', espeak)), tokensOf('ˈɪç'));
    assert.doesNotMatch(phonemesOf('A porta abre à tarde.', 'pt-br', espeak), /ɾə/);
    assert.match(phonemesOf('parte às nove', 'pt-br', espeak), /ʧi a/);
  });

  it('pronounces sentences and quotations in their own language', async () => {
    const espeak = await loadEspeak();
    const readers = { espeak: async () => espeak, japanese: loadJapanese };
    const text = 'He said "Je ne sais pas où est la gare" and left.';
    const pronounce = await pronouncer(text, 'en', 'en-us', readers);
    assert.match(await pronounce(text), /ʁ/);
    assert.doesNotMatch(await pronounce('He did not know where the station was.'), /ʁ/);
    const mixed = await pronouncer('The word 你好 is short.', 'en', 'en-us', readers);
    assert.match(await mixed('The word 你好 is short.'), /ni↓xau↓/);
  });
});

describe('instructions', () => {
  it('become pace, pitch, loudness and pauses', () => {
    const sad = deliveryOf('Speak slowly, in a sad and quiet voice.');
    assert.ok(sad.pace < 0.85 && sad.pitch < 1 && sad.volume < 0.8 && sad.pauses > 1);
    assert.ok(deliveryOf('Excited and fast!').pace > 1.2);
    assert.equal(deliveryOf('with a British accent').accent, 'en-gb');
  });

  it('change nothing when there are none', () => {
    assert.deepEqual(deliveryOf(null), deliveryOf('Just read it.'));
  });
});

describe('Japanese hours and months', () => {
  it('are read as such, in figures or in characters', async () => {
    const reader = await loadJapanese();
    for (const [written, same] of Object.entries({
      九時: '9時',
      四月: '4月',
      十七時: '17時',
      二十時: '20時',
    })) {
      assert.equal(reader.phonemes(written), reader.phonemes(same));
    }
    assert.equal(reader.phonemes('九時'), 'kɯʥi');
    assert.equal(reader.phonemes('今月'), 'koŋɡeʦɨ');
  });
});

describe('hints on spelling', () => {
  it('replace what sounds like a name of the prompt', () => {
    assert.equal(
      correctSpelling('We met Mr. dash would, at noon.', 'Dashwood'),
      'We met Mr. Dashwood, at noon.',
    );
    assert.equal(correctSpelling('I use cuber netties daily.', 'Kubernetes'), 'I use Kubernetes daily.');
  });

  it('leave other words and plain words of the prompt alone', () => {
    assert.equal(correctSpelling('There they are.', 'their house'), 'There they are.');
    assert.equal(correctSpelling('A table and a chair.', 'Kubernetes, Phonofilm'), 'A table and a chair.');
  });
});

describe('stop texts', () => {
  it('are found across pieces and not shown', () => {
    const stop = new StopText(['END']);
    assert.equal(stop.add('one E'), 'one ');
    assert.equal(stop.add('N'), '');
    assert.equal(stop.add('D two'), '');
    assert.ok(stop.found);
  });

  it('hold nothing back in the end', () => {
    const stop = new StopText(['END']);
    assert.equal(stop.add('one EN') + stop.rest(), 'one EN');
    assert.ok(!stop.found);
  });
});

describe('Mandarin as it is spoken', () => {
  const SYLLABLES = {
    ...{
      ni3: 'ni↓',
      hao3: 'xau↓',
      zhi1: 'ꭧɨ→',
      si4: 'sɨ↘',
      di4: 'ti↘',
      xue2: 'ɕɥe↗',
      lü4: 'ly↘',
      lv4: 'ly↘',
    },
    ...{ jiu3: 'ʨjou↓', dui4: 'twei↘', lun2: 'lwə↗n', yuan2: 'ɥɛ↗n', yong4: 'jʊ↘ŋ', wen4: 'wə↘n', wu3: 'u↓' },
    ...{ bo1: 'pwo→', er4: 'ɚ↘', men: 'mən', e4: 'ɤ↘', ying1: 'i→ŋ', quan2: 'ʨʰɥɛ↗n', '?': '' },
  };
  for (const [pinyin, sounds] of Object.entries(SYLLABLES)) {
    it(`reads ${pinyin} as ${sounds}`, () => assert.equal(syllablePhonemes(pinyin), sounds));
  }

  it('keeps words apart, and reads characters in their words', () => {
    assert.equal(mandarinPhonemes('银行很行'), 'i↗nxa↗ŋ xə↓n ɕi↗ŋ');
  });

  const SPOKEN = {
    '2024年11月3日': '二零二四年十一月三日',
    '2024-05-01': '二零二四年五月一日',
    '9:30 和 14:05': '九点三十分 和 十四点零五分',
    '¥25.5': '二十五点五元',
    '50%': '百分之五十',
    '3.5km': '三点五公里',
    '10,105 人': '一万零一百零五 人',
    '100000': '十万',
    '120030': '十二万零三十',
    '300000001': '三亿零一',
    '13800138000': '一三八零零一三八零零零',
    '0': '零',
  };
  for (const [written, spoken] of Object.entries(SPOKEN)) {
    it(`says ${written} as ${spoken}`, () => assert.equal(normaliseChinese(written), spoken));
  }
});

describe('Japanese as it is spoken', () => {
  const NUMBERS: readonly (readonly [string, string | undefined, string, string])[] = [
    ['3', undefined, '日', 'ミッカ'],
    ['11', undefined, '月', 'ジューイチガツ'],
    ['300', undefined, '円', 'サンビャクエン'],
    ['8,600', undefined, '', 'ハッセンロッピャク'],
    ['10000', undefined, '', 'イチマン'],
    ['2', '5', '', 'ニテンゴ'],
    ['090', undefined, '', 'ゼロキューゼロ'],
    ['2', undefined, '人', 'フタリ'],
  ];
  for (const [digits, decimals, counter, reading] of NUMBERS) {
    it(`reads ${digits}${decimals ? `.${decimals}` : ''}${counter} as ${reading}`, () =>
      assert.equal(japaneseNumber(digits, decimals, counter), reading));
  }

  it('gives the sounds of words, particles as they are said', async () => {
    const reader = await loadJapanese();
    assert.equal(reader.phonemes('東京は新聞'), 'toːkʲoː βa ɕimbɯɴ');
    assert.equal(reader.phonemes('ちょっと待って'), 'ʨoʔto maʔ te');
  });
});

describe('a piece that is longer than the model takes', () => {
  it('is spoken in parts, which end at punctuation or between words, and loses nothing', async () => {
    const phonemes = `${'niˈxaʊ '.repeat(60)}, ${'tsaɪˈʨjɛn '.repeat(90)}`;
    const planned: (readonly number[])[] = [];
    const model = {
      sampleRate: 24_000 as const,
      plan: async (tokens: readonly number[]) => {
        planned.push(tokens);
        const strength = new Float32Array(200).fill(4);
        return {
          style: new Float32Array(256),
          steps: 100,
          sounds: new Float32Array(100),
          pitch: strength,
          strength,
        };
      },
      sound: async (_plan: unknown, _track: unknown, from: number, to: number) =>
        new Float32Array((to - from) * 2000).fill(0.1),
    };
    const left: number[] = [];
    const manner = { mix: [['zf_xiaoxiao', 1]], speed: 1, pitch: 1, pauses: 1 } as const;
    const timing = { pace: UNHURRIED, measured: new MeasuredSpeed(), now: () => 0 };
    for await (const { secondsLeft } of speakWithKokoro(model, phonemes, manner, timing))
      left.push(secondsLeft);
    assert.deepEqual(planned.flat(), tokensOf(phonemes));
    assert.ok(planned.length > 1);
    for (const tokens of planned) assert.ok(tokens.length <= 510);
    for (const tokens of planned.slice(0, -1)) assert.ok([3, 16].includes(tokens.at(-1)!));
    assert.deepEqual(left.indexOf(0), left.length - 1, 'only the last sound is the end');
  });
});
