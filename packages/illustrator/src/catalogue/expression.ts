/** What a face can show. */
export type Expression =
  | 'smile'
  | 'open'
  | 'laugh'
  | 'sad'
  | 'cry'
  | 'kiss'
  | 'blow'
  | 'strain'
  | 'yawn'
  | 'shout'
  | 'angry'
  | 'wink'
  | 'asleep';
