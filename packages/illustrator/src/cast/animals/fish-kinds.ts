import { darker, lighter, NAMED_COLOURS } from '../../painting/colour.ts';
import type { ColourName } from '../../scene-description.ts';
import type { Usually } from './usually.ts';

export interface FishKind {
  readonly top: string;
  readonly belly: string;
  readonly fin: string;
  readonly length: number;
  /** Greatest height as a share of the length. */
  readonly depth: number;
  readonly tail: 'forked' | 'fluke' | 'fan';
  readonly mark: 'none' | 'bands' | 'orca' | 'grooves';
  readonly cycle: number;
  readonly speed: number;
  readonly face?: 'shark' | 'whale' | 'dolphin';
  /** It has any of these, and belly and fins after it. */
  readonly colours?: readonly string[];
}

const FISH = { depth: 0.46, tail: 'forked', mark: 'none', cycle: 0.7, speed: 80 } as const;

/** What the file of an animal says of it; its back has the animal's own colour. */
export type FishData = Usually<Omit<FishKind, 'top'>, keyof typeof FISH>;

export function fishKind(data: FishData, colour: string, asked: ColourName | null, random: number): FishKind {
  const kind: FishKind = { ...FISH, ...data, top: colour };
  const { belly, colours, fin } = kind;
  const top = asked ? NAMED_COLOURS[asked] : (colours?.[Math.floor(random * colours.length)] ?? colour);
  return {
    ...kind,
    top,
    belly: asked || colours ? lighter(top, 0.55) : belly,
    fin: colours ? darker(top, 0.2) : fin,
  };
}
