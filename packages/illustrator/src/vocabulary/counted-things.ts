/** What is also a part of something larger, and is drawn with that: a house with a red roof, the window of a car. */
export const ALSO_PARTS = new Set(
  'roof chimney door window gate curtain button wheel tire belt pipe balcony column pillar chain bell fence'.split(
    ' ',
  ),
);
