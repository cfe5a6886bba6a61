import { Type } from 'typebox';

export const FilmId = Type.String({
  minLength: 1,
  maxLength: 300,
  description: "The film's id, as list_films and the tools that make films give it.",
});
