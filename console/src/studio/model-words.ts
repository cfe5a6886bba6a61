import { mostBrought, videoWays } from '../../../client/src/video-ways.ts';
import { type KnownModel, makesVideos, speaks, writes } from '../api/models.svelte.ts';
import { number, sentences, t } from '../words.ts';

/** Groups of models by what they can do, not by their names: a model that an operator adds finds its group. */
const GROUPS: readonly { label: string; holds: (model: KnownModel) => boolean }[] = [
  {
    label: 'Videos from one picture',
    holds: (model) => makesVideos(model) && videoWays(model.capabilities).every((way) => way.needsImage),
  },
  {
    label: 'Videos with characters and remixes',
    holds: ({ capabilities }) => capabilities.characters === true,
  },
  {
    label: 'Videos between two pictures',
    holds: ({ capabilities }) => capabilities.images?.first_frame !== undefined,
  },
  {
    label: 'Videos of things in pictures',
    holds: ({ capabilities }) => capabilities.images?.component !== undefined,
  },
  { label: 'Videos from text', holds: makesVideos },
  {
    label: 'Transcripts with times',
    holds: ({ capabilities }) => capabilities.formats?.includes('verbose_json') === true,
  },
  {
    label: 'Transcripts',
    holds: ({ capabilities }) => capabilities.endpoints.includes('/v1/audio/transcriptions'),
  },
  { label: 'Speech', holds: speaks },
  { label: 'Chat', holds: writes },
  { label: 'Other models', holds: () => true },
];

export interface ModelGroup {
  readonly label: string;
  readonly members: readonly KnownModel[];
}

/** The group of the usual model comes first, so that it is what one sees first. */
export function groupsOf(models: readonly KnownModel[]): ModelGroup[] {
  const groupOf = (model: KnownModel) => GROUPS.find(({ holds }) => holds(model))?.label ?? '';
  const labels = new Map<string, KnownModel[]>();
  for (const model of models) {
    const label = groupOf(model);
    labels.set(label, [...(labels.get(label) ?? []), model]);
  }
  const groups = [...labels].map(([label, members]) => ({ label, members }));
  const hasUsual = ({ members }: ModelGroup) => members.some(({ capabilities }) => capabilities.usual);
  return groups.sort((one, other) => Number(hasUsual(other)) - Number(hasUsual(one)));
}

/** The words for a price; of a table, from its lowest to its highest amount. */
const MEASURES = [
  ['per_second', '{price} credits a second'],
  ['per_video', '{price} credits a video'],
  ['per_minute', '{price} credits a minute'],
  ['per_thousand_characters', '{price} credits for 1,000 characters'],
  ['per_thousand_tokens', '{price} credits for 1,000 tokens'],
] as const;

export function priceOf({ capabilities }: KnownModel): string {
  const { rows = [], ...beside } = capabilities.price;
  for (const [measure, words] of MEASURES) {
    const amounts = [...rows, beside].flatMap((row) => row[measure] ?? []).sort((a, b) => a - b);
    const [least, most] = [amounts[0], amounts.at(-1)];
    if (least === undefined || most === undefined) continue;
    return t(words, { price: least === most ? number(least) : `${number(least)}–${number(most)}` });
  }
  return t('Free');
}

/** What the model can do, where nobody has written what it is for. */
function abilitiesOf(model: KnownModel): string {
  const { capabilities } = model;
  if (!makesVideos(model)) return '';
  const seconds = capabilities.seconds ?? [];
  const longest = Math.max(...seconds);
  const { images: pictures } = mostBrought(capabilities);
  return [
    seconds.length === 1
      ? t('{seconds} seconds', { seconds: longest })
      : t('up to {seconds} seconds', { seconds: longest }),
    ...(pictures > 0 ? [t('up to {count} pictures', { count: pictures })] : []),
    ...(capabilities.remix ? [t('can be remixed')] : []),
  ].join(t(', '));
}

/** One line: what it is for, how it compares, what it costs, how long it takes. */
export function lineOf(model: KnownModel, all: readonly KnownModel[]): string {
  const { capabilities } = model;
  const usual = capabilities.usual && all.length > 1 ? t('The usual choice.') : '';
  const use = capabilities.description ? t(capabilities.description) : abilitiesOf(model);
  return sentences([usual, use, priceOf(model), capabilities.speed ?? '']);
}
