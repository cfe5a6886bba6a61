import { Type } from 'typebox';

export const FilmId = Type.String({
  minLength: 1,
  maxLength: 300,
  description: "The film's id, as make_film, remix_film and list_films give it.",
});
