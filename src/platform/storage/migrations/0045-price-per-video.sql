-- Prices that operators have set for models say per_video for what was per_film.
UPDATE model_settings SET price = REPLACE(price, '"perFilm":', '"perVideo":') WHERE price IS NOT NULL;
UPDATE model_settings SET facts = REPLACE(REPLACE(facts, '"perFilm":', '"perVideo":'), '"per_film":', '"per_video":')
  WHERE facts IS NOT NULL;
