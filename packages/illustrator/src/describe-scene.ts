import type { Deed, SceneDescription, Subject } from './scene-description.ts';

/** A scene in words, a line for each thing that the film shows. What happens later is told shot by shot. */
export function describeScene(scene: SceneDescription): string[] {
  const parts = scene.sequence.map((part, index) =>
    describePart(part).map((line) => `shot ${index + 1}, ${line}`),
  );
  return parts.length > 0 ? parts.flat() : describePart(scene);
}

function describePart(scene: SceneDescription): string[] {
  const { subjects, relations, deeds, lines, absent } = scene;
  const { framing, move, pace } = scene.camera;
  const called = (id: number | null) => {
    const subject = subjects.find((each) => each.id === id);
    if (!subject) return 'a voice';
    const same = subjects.filter(({ noun }) => noun === subject.noun);
    return same.length > 1 ? `${subject.noun} ${same.indexOf(subject) + 1}` : subject.noun;
  };
  return [
    `place: ${described(scene.place, scene.outside && `${scene.outside} outside`)}`,
    `hour and weather: ${described(...shownHours(scene), scene.season, scene.mood, ...scene.effects)}`,
    `camera: ${described(framing, move, pace < 1 && 'slow motion', pace > 1 && 'time lapse')}`,
    ...(scene.style ? [`style: ${scene.style}`] : []),
    ...subjects.map((subject) => `${called(subject.id)}: ${describeSubject(subject)}`),
    ...relations.map(({ kind, of, to }) => `${called(of)} ${kind.replaceAll('-', ' ')} ${called(to)}`),
    ...deeds.map((deed) => describeDeed(deed, called)),
    ...lines.map(({ by, manner, text }) => `${called(by)} ${manner}: "${text}"`),
    ...absent.map((noun) => `no ${noun}`),
  ];
}

function shownHours({ time, hours, weather, weathers }: SceneDescription): string[] {
  return [[...new Set([time, ...hours])].join(' to '), [...new Set([weather, ...weathers])].join(' to ')];
}

function describeSubject(subject: Subject): string {
  const { count, size, looks = [], clothes, figure } = subject;
  return described(
    `${count}`,
    size !== 'normal' && size,
    subject.age,
    subject.sex,
    subject.colour,
    subject.material,
    ...looks,
    subject.form && `${subject.form}-shaped`,
    subject.toy && 'a toy',
    subject.lies,
    subject.posture,
    ...clothes.map((garment) => `wears ${[garment.colour, garment.name].filter(Boolean).join(' ')}`),
    subject.carries && `has ${subject.carries}`,
    subject.word && `with the words “${subject.word}”`,
    subject.deed ?? subject.action,
    subject.does,
    subject.gives && `gives ${subject.gives}`,
    subject.change,
    figure.kind === 'sign' ? 'written on a sign: nothing draws it' : `drawn as ${drawnAs(figure)}`,
  );
}

function drawnAs(figure: Subject['figure']): string {
  return figure.kind === 'emoji' ? `the picture ${figure.icon}` : `${figure.kind} ${figure.model}`;
}

function describeDeed(
  { by, verb, object, participants }: Deed,
  called: (id: number | null) => string,
): string {
  const done = object === null ? '' : ` ${called(object)}`;
  const others = participants.map((id) => called(id)).join(' and ');
  return `${called(by)} does: ${verb}${done}${others === '' ? '' : `, with ${others}`}`;
}

function described(...words: readonly (string | false | null | undefined)[]): string {
  return words.filter((word) => typeof word === 'string' && word !== '').join(', ');
}
