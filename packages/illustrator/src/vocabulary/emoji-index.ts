import { createRequire } from 'node:module';
import { once } from '../once.ts';
import type { Category } from './open-vocabulary.ts';
import { pictureNamed } from './picture-names.ts';

/** How well a word fits a picture: its own name, the last word of its name, or one of its keywords. */
const NAME = 3;
const NAME_PART = 2;
const KEYWORD = 1;

interface EmojiEntry {
  readonly hexcode: string;
  readonly label: string;
  readonly group?: number;
  readonly tags?: readonly string[];
}

/** People's faces, body parts, symbols and flags show no thing that a prompt's noun would mean. */
const SKIPPED_GROUPS = new Set([0, 2, 8, 9]);
const PEOPLE = 1;

const require = createRequire(import.meta.url);

/** The icon for a noun with a picture in the emoji set. `named` leaves out pictures that it is merely a keyword of. */
export function findEmoji(noun: string, named = false): string | null {
  const everyday = pictureNamed(noun);
  if (everyday) return everyday;
  const found = index().get(noun);
  return found && (!named || found.fit > KEYWORD) ? found.icon : null;
}

const GROUP_CATEGORIES: Readonly<Record<number, readonly Category[]>> = {
  1: ['person'],
  3: ['animal', 'plant', 'object', 'phenomenon'],
  4: ['food', 'plant', 'artifact'],
  5: ['artifact', 'object', 'phenomenon'],
  6: ['artifact'],
  7: ['artifact', 'substance', 'object'],
};

const groups = once(() => new Map([...pictured(load('en'))].map(({ entry, icon }) => [icon, entry.group!])));

/** What kind of thing a picture shows. */
export function pictureCategories(icon: string): readonly Category[] {
  return GROUP_CATEGORIES[groups().get(icon) ?? 0] ?? [];
}

const index = once(() => {
  const built = new Map<string, { icon: string; fit: number }>();
  const put = (word: string, icon: string, fit: number) => {
    if (word.length > 2 && (built.get(word)?.fit ?? 0) < fit) built.set(word, { icon, fit });
  };
  for (const { entry, icon } of pictured(load('en'))) {
    const name = entry.label
      .toLowerCase()
      .replace(/[^a-z ]/g, '')
      .trim();
    put(name, icon, NAME);
    if (entry.group === PEOPLE) continue;
    // "cup with straw" is a cup; "couch and lamp" is neither alone.
    const head = name.split(/ with /)[0]!;
    const words = head.split(' ');
    if (!words.includes('and') && !words.includes('of') && words.length + (head === name ? 0 : 1) > 1)
      put(words.at(-1)!, icon, NAME_PART);
    for (const tag of entry.tags ?? []) put(tag.toLowerCase(), icon, KEYWORD);
  }
  return built;
});

/** Names of pictures in another language, with their English names. */
export function emojiNames(language: string): Map<string, string> {
  const built = new Map<string, string>();
  const english = new Map(load('en').map((entry) => [entry.hexcode, entry.label.toLowerCase()]));
  for (const { entry } of pictured(load(language))) {
    const name = english.get(entry.hexcode);
    if (name && entry.group !== PEOPLE && entry.label.length > 1 && !built.has(entry.label.toLowerCase()))
      built.set(entry.label.toLowerCase(), name.replace(/ face$/, ''));
  }
  return built;
}

function load(language: string): EmojiEntry[] {
  return require(`emojibase-data/${language}/compact.json`) as EmojiEntry[];
}

function* pictured(entries: EmojiEntry[]): Generator<{ entry: EmojiEntry; icon: string }> {
  const icons = require('@iconify-json/fluent-emoji-flat/chars.json') as Record<string, string>;
  for (const entry of entries) {
    if (entry.group === undefined || SKIPPED_GROUPS.has(entry.group)) continue;
    const code = entry.hexcode.toLowerCase();
    const icon = icons[code.replace(/-fe0f/g, '')] ?? icons[code];
    if (icon) yield { entry, icon };
  }
}
