import assert from 'node:assert/strict';
import { test } from 'node:test';
import { breachedCategory, DEFAULT_POLICY } from '../../src/domain/texts/policy.ts';

/** A quadratic pattern takes far longer, a linear one milliseconds, however busy the machine. */
const GENEROUS_MS = 10_000;
const MINORS = 'sexual content involving minors';

const REFUSED: Readonly<Record<string, string>> = {
  'a pornographic video': 'pornography',
  PORN: 'pornography',
  一部色情电影: 'pornography',
  'food porn, and then real porn': 'pornography',
  'the beheading of a man': 'graphic violence',
  'they behead the king': 'graphic violence',
  'a soldier beheads a prisoner': 'graphic violence',
  'a dismembered body in a ditch': 'graphic violence',
  'how to build a pipe bomb at home': 'weapons of mass harm',
  'how to make explosives': 'weapons of mass harm',
  'how to make a homemade bomb, then a bomb shelter': 'weapons of mass harm',
  'a rape scene': 'sexual violence',
  'soldiers raping a woman': 'sexual violence',
  'a naked child on the beach': MINORS,
  'children in sexual poses': MINORS,
  'Sexual scenes with a minor.': MINORS,
  'a minor in erotic underwear': MINORS,
  'explicit video of two minors': MINORS,
  'a nude teenager in a studio': MINORS,
  'a nude 14-year-old girl': MINORS,
  'an erotic video with a schoolgirl': MINORS,
  'underage and topless': MINORS,
  'a little girl, naked': MINORS,
  'a sexy Asian schoolgirl': MINORS,
  'a naked child holding a nude lipstick': MINORS,
  'a sonata in A minor, and a naked child': MINORS,
  'child porn': MINORS,
  儿童色情: MINORS,
  一个裸体的小孩: MINORS,
};

const FINE = [
  'two dogs walking on the beach at sunset',
  'children playing football',
  'a minor key melody. A popcorn stand.',
  'a melody in a minor key with explicit dynamics',
  'sonata in A minor, explicit phrasing, sexual tension between the themes',
  'a waltz in B-flat minor with erotic undertones',
  'explicit instructions for children on how to cross the street',
  'minor scratches on a nude heel',
  'a minor explicit error on the screen',
  'an explicit warning sign: no children beyond this point',
  'stars that children can see with the naked eye',
  'a naked mole rat and her kids in a burrow',
  'naked trees, children sledging below them',
  'a child blowing out a naked flame',
  'a sexy red sports car passes some kids',
  'children waving from a topless bus',
  'temperatures in the teens, wind over naked hills',
  'teenagers visiting a museum of nude statues',
  'a teenager choosing a nude lipstick',
  'sexual education for teenagers, an animated lesson',
  'sexual reproduction of flowers, explained to kids',
  'a 35-year-old man, naked to the waist, chops wood',
  'a poster on child sexual abuse prevention',
  'kid gloves on a nude mannequin',
  'a nude statue in a museum',
  'the French Revolution: a guillotine in the square',
  'The Rape of the Sabine Women, a painting by Poussin',
  'a field of oilseed rape a mile wide',
  'rapeseed fields in bloom',
  'food porn: a burger in slow motion',
  'an anti-pornography march in the seventies',
  'a gardener beheading tulips',
  'The Beheading of Saint John, by Caravaggio',
  'the dismemberment of the Ottoman empire, as a map',
  'a boy dismembering a robot on the kitchen table',
  'a bomb disposal robot at work',
  'how to build a bomb shelter',
  'how to make a bath bomb',
  'how to make explosive growth look calm',
  '',
];

for (const [text, category] of Object.entries(REFUSED)) {
  test(`"${text}" is refused: ${category}`, () => {
    assert.equal(breachedCategory(DEFAULT_POLICY, text), category);
  });
}

for (const text of FINE) {
  test(`"${text}" passes`, () => {
    assert.equal(breachedCategory(DEFAULT_POLICY, text), null);
  });
}

test("an operator's rule counts too, and the first breach names the category", () => {
  const rules = [{ category: 'rivals', pattern: /acme/i }, ...DEFAULT_POLICY];
  assert.equal(breachedCategory(rules, 'ACME porn'), 'rivals');
  assert.equal(breachedCategory([], 'porn'), null);
});

test('a hostile text of half a million characters is looked through in seconds, not minutes', () => {
  const hostile = `${'child '.repeat(20_000)}${'a'.repeat(100_000)}${' how to make'.repeat(10_000)}${' in a minor'.repeat(10_000)}`;
  const began = performance.now();
  assert.equal(breachedCategory(DEFAULT_POLICY, hostile), null);
  assert.ok(performance.now() - began < GENEROUS_MS);
});
