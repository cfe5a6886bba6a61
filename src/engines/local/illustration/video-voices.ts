import type { CastLine, SpeakerKind } from '@phonofilm/illustrator/render-film';

export interface LineVoice {
  readonly voice: string;
  readonly instructions: string;
  /** Sounds as if it came from a machine. */
  readonly isMetallic: boolean;
}

interface Casting {
  /** In the order in which speakers of the kind get them. */
  readonly voices: readonly [string, ...string[]];
  readonly instructions: string;
}

const CASTINGS: Readonly<Record<SpeakerKind, Casting>> = {
  man: { voices: ['onyx', 'echo', 'fable'], instructions: '' },
  woman: { voices: ['nova', 'alloy', 'shimmer'], instructions: '' },
  boy: { voices: ['echo', 'fable', 'alloy'], instructions: 'childlike' },
  girl: { voices: ['shimmer', 'nova', 'alloy'], instructions: 'childlike' },
  'old-man': { voices: ['fable', 'onyx', 'echo'], instructions: 'slowly, in a deep voice' },
  'old-woman': { voices: ['shimmer', 'alloy', 'nova'], instructions: 'slowly' },
  robot: { voices: ['echo', 'onyx', 'alloy'], instructions: '' },
  'small-animal': { voices: ['alloy', 'nova', 'echo'], instructions: 'squeaky' },
  'large-animal': { voices: ['onyx', 'fable', 'echo'], instructions: 'in a deep voice' },
  narrator: { voices: ['fable', 'nova', 'onyx'], instructions: 'narrator' },
};

/** A whisper is coloured by a woman's voice: men speak quietly instead. */
const WHISPERERS = new Set<SpeakerKind>(['woman', 'girl', 'old-woman']);

/** A voice for each line: the same for all of a speaker's lines, another for every speaker as far as there are enough. */
export function castVoices(lines: readonly CastLine[]): LineVoice[] {
  const given = new Map<string, string>();
  return lines.map((line) => {
    const speaker = `${line.by}/${line.which ?? ''}`;
    const { voices, instructions } = CASTINGS[line.speaker];
    const taken = new Set(given.values());
    const voice =
      given.get(speaker) ??
      voices.find((name) => !taken.has(name)) ??
      voices[given.size % voices.length] ??
      voices[0];
    given.set(speaker, voice);
    return {
      voice,
      instructions: [instructions, mannerOf(line)].filter((part) => part !== '').join(', '),
      isMetallic: line.speaker === 'robot',
    };
  });
}

function mannerOf({ manner, speaker }: CastLine): string {
  switch (manner) {
    case 'whisper':
      return WHISPERERS.has(speaker) ? 'whispering' : 'quietly';
    case 'shout':
      return 'shouting';
    case 'sing':
      return 'joyfully';
    case 'say':
      return '';
    default:
      return manner satisfies never;
  }
}
