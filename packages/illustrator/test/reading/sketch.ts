import { readScene } from '../../src/stage/read-scene.ts';

/** What a prompt is read as, in one line: subjects with all that is bound to them; relations; the rest. */
export async function sketch(prompt: string): Promise<string> {
  const scene = await readScene(prompt);
  const name = (id: number) => scene.subjects.find((subject) => subject.id === id)?.noun ?? '?';
  const subjects = scene.subjects.map((subject) =>
    [
      subject.count > 1 ? `${subject.count}` : '',
      subject.size === 'normal' ? '' : subject.size,
      subject.colour ?? '',
      subject.material ?? '',
      subject.noun,
      ...subject.clothes.map(({ name: garment, colour }) => `[${colour ? `${colour} ` : ''}${garment}]`),
      subject.action ? `(${subject.action})` : '',
      subject.deed ? `(${subject.deed})` : '',
      subject.hands && subject.hands.does !== 'look' ? `(hands ${subject.hands.does})` : '',
    ]
      .filter((word) => word !== '')
      .join(' '),
  );
  const relations = scene.relations.map(({ kind, of, to }) => `${name(of)} ${kind} ${name(to)}`);
  const lines = scene.lines.map(
    ({ by, manner, text }) => `${by === null ? 'narrator' : name(by)} ${manner}s "${text}"`,
  );
  const absent = scene.absent.map((noun) => `no ${noun}`);
  return [subjects.join(', '), ...relations, ...lines, ...absent].join('; ');
}
