import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { normalise } from '../../../src/engines/local/speech/normalise/normalise.ts';
import { romanValue } from '../../../src/engines/local/speech/normalise/roman-value.ts';
import { SPOKEN_TEXTS } from './spoken-texts.ts';

for (const [language, texts] of Object.entries(SPOKEN_TEXTS)) {
  describe(`what is written in ${language}`, () => {
    for (const [written, spoken] of Object.entries(texts)) {
      it(`"${written}" is said "${spoken}"`, () => assert.equal(normalise(written, language), spoken));
    }

    it('has no figure left when it is said', () => {
      for (const spoken of Object.values(texts)) assert.doesNotMatch(spoken, /\d/);
    });
  });
}

describe('any text', () => {
  it('is said in good time, however strange', () => {
    for (const language of Object.keys(SPOKEN_TEXTS)) {
      for (const part of ['1', '1.', '1,1', '+1 ', '(1', 'a.b@', 'X', '1-', '$1', '½', '*_', 'https://a.']) {
        normalise(part.repeat(4096 / part.length), language);
      }
    }
  });

  it('may count from zero, which has no ordinal', () => {
    for (const language of Object.keys(SPOKEN_TEXTS))
      assert.doesNotMatch(normalise('May 0th, 0. Mai, der 0. Stock, 0e 0re 0º 0ª', language), /\d/);
  });

  it('keeps letters that only look like Roman numbers', () => {
    assert.equal(romanValue('IIX'), null);
    assert.equal(romanValue('XLIX'), 49);
    assert.equal(normalise('I am here. Vitamin C. Mix CD.', 'en'), 'I am here. Vitamin C. Mix CD.');
  });
});
