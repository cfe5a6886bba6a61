/** What is so without being drawn so: nobody doubts that a door is of wood, that a comb is new and that who stands is still. */

const USUAL: readonly (readonly [words: string, things: string])[] = [
  [
    'wood wooden',
    'door fence bench table chair ladder barrel crate chest boat rowboat raft pier bridge shelf stool cart wagon guitar violin broom',
  ],
  ['stone', 'fountain wall bridge castle statue well tower church arch column stair step temple ruin'],
  ['brick', 'wall chimney house'],
  ['glass', 'window bottle jar greenhouse lens aquarium'],
  ['metal iron steel', 'gate bucket anvil rail pot pan kettle key sword knife bell robot'],
  ['leather', 'boot shoe saddle belt suitcase'],
  ['straw wicker', 'basket hat nest'],
];
const THINGS_OF: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  USUAL.flatMap(([words, things]) =>
    words.split(' ').map((word) => [word, new Set(things.split(' '))] as const),
  ),
);
/** Nothing is drawn for these: they are so wherever nothing says otherwise. */
const UNMARKED = new Set([
  'new',
  'motionless',
  'still',
  'unmoving',
  'whole',
  'clean',
  'ordinary',
  'friendly',
  'kind',
  'gentle',
  'curious',
  'patient',
]);
const CHILDREN = new Set(['girl', 'boy', 'child', 'baby', 'toddler', 'kid', 'kitten', 'puppy', 'chick']);
const LITTLE = new Set(['small', 'little']);

/** Whether such a thing is usually so, and drawn as usual. */
export function isUsuallySo(names: readonly string[], value: string): boolean {
  const last = names.map((name) => name.split(/[ -]/).at(-1) ?? name);
  return (
    UNMARKED.has(value) ||
    last.some((name) => THINGS_OF.get(value)?.has(name)) ||
    (LITTLE.has(value) && last.some((name) => CHILDREN.has(name)))
  );
}
