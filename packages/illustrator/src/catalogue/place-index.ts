import type { Place } from '../../compiled/place.ts';
import { openIndex } from './compiled-index.ts';
import type { FurnishingData, PlaceDrawing, PlaceWords } from './place-data.ts';

/** The files of `places/`. Code says `bank-vault` for the file of that name, which the index calls "bank vault". */
const INDEX = openIndex<PlaceWords, PlaceDrawing>('places');

export const PLACES = INDEX.names().map((name) => name.replaceAll(' ', '-')) as readonly Place[];

export function placeWords(place: Place): PlaceWords {
  return INDEX.reading(place)!;
}

export function placeDrawing(place: Place): PlaceDrawing {
  return INDEX.drawing(place)!;
}

/** The files of `furnishings/`, read where a place is drawn: reading prompts does without them. */
export function furnishings(): (name: string) => FurnishingData['sketch'] | undefined {
  const { drawing } = openIndex<object, FurnishingData>('furnishings');
  return (name) => drawing(name)?.sketch;
}
