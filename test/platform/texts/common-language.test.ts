import assert from 'node:assert/strict';
import { test } from 'node:test';
import { commonLanguage } from '../../../src/platform/texts/common-language.ts';

const ASKED: readonly (readonly [string, string | null])[] = [
  ['What is the capital of France?', 'en'],
  ['Tell me about whales.', 'en'],
  ['¿Cuántos meses tiene un año?', 'es'],
  ['¿Dónde está la estación de tren?', 'es'],
  ["Quelle est la capitale de l'Italie ?", 'fr'],
  ['Comment fait-on cuire un œuf ?', 'fr'],
  ['Wie heißt die Hauptstadt von Deutschland?', 'de'],
  ['Warum ist der Himmel blau?', 'de'],
  ["Qual è la capitale dell'Italia?", 'it'],
  ['Come stai e dove sei?', 'it'],
  ['Qual é a capital do Brasil?', 'pt'],
  ['Você está bem?', 'pt'],
  ['法国的首都是哪里？', 'zh'],
  ['日本の首都はどこですか。', 'ja'],
  ['Какая столица России?', 'ru'],
  ['Paris', null],
  ['12 + 30 = ?', null],
];

for (const [text, language] of ASKED) {
  test(`“${text}” is in ${language ?? 'a language that it does not report'}`, () => {
    assert.equal(commonLanguage(text), language);
  });
}
