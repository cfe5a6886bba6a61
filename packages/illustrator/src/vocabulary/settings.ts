import { PLACES, placeWords } from '../catalogue/place-index.ts';
import type { Effect, Mood, Place, Season, Style, TimeOfDay, Weather } from '../scene-description.ts';

/**
 * Words that set the scene. To teach the engine a word, add it to its line; phrases of up to four words work.
 * Plurals and verb forms are found by themselves (`inflections.ts`).
 */
export const PLACE_WORDS = Object.fromEntries(
  PLACES.map((place) => [place, placeWords(place).words.join(', ')]),
) as Record<Place, string>;

/** Subjects and effects imply a place when the prompt names none. */
export const TIME_WORDS: Record<TimeOfDay, string> = {
  day: 'day, noon, midday, sunny, afternoon, daytime, daylight, bright day, sunlight, sunshine, broad daylight, blue sky',
  dawn: 'dawn, sunrise, morning, daybreak, before dawn, before sunrise, crack of dawn, early morning, first light, morning light',
  sunset:
    'sunset, dusk, twilight, evening, golden hour, sundown, setting sun, evening light, golden light, magic hour, sun go down, sun goes down, sun going down, sun sets, sun setting, suns set, two suns set, sinking sun, setting suns',
  night:
    'night, midnight, dark blue sky, inky sky, late at night, nighttime, moonlight, moonlit, starry, under the stars, under stars, starry night, starry sky, nocturnal, stars, starlight, after dark, bedtime, night sky, milky way, night market, haunted house, haunted mansion, spooky house, stars in sky, stars in the sky, sky full of stars, stars above, stars twinkle',
};

export const WEATHER_WORDS: Record<Weather, string> = {
  clear: 'clear, clear sky, cloudless, good weather',
  cloudy:
    'cloudy, overcast, grey sky, gray sky, gloomy, dark cloud, grey cloud, gray cloud, storm cloud, heavy cloud',
  rain: 'rain, rainy, downpour, drizzle, shower, rainfall, rainstorm, wet street',
  storm: 'storm, stormy, thunder, lightning, thunderstorm, hurricane, tornado, tempest, typhoon',
  snow: 'snow, snowy, blizzard, snowfall, snowflake, snowing, snow-covered, snowstorm, snow covered',
  fog: 'fog, foggy, mist, misty, haze, hazy, smoky',
};

export const SEASON_WORDS: Record<Season, string> = {
  spring: 'spring, springtime, cherry blossom, sakura, blossom',
  summer: 'summer, summertime, summery',
  autumn:
    'autumn, fall season, autumnal, in fall, fall colors, fall leaves, autumn leaf, falling leaf, maple, harvest',
  winter: 'winter, wintry, christmas, frost, frozen, frosty, wintertime',
};

export const MOOD_WORDS: Record<Mood, string> = {
  calm: 'calm, peaceful, quiet, serene, tranquil, gentle, relaxing, cozy, cosy, dreamy, soft, soothing, silent',
  happy: 'happy, joyful, cheerful, fun, funny, playful, cute, lively, festive, celebrating, joyous, adorable',
  dramatic:
    'dramatic, epic, intense, powerful, action, heroic, majestic, cinematic epic, explosive, fast-paced',
  mysterious:
    'mysterious, dark, spooky, eerie, haunted, horror, creepy, scary, ominous, moody, magical, enchanted, mystical, surreal',
  romantic: 'romantic, love, lovely, tender, wedding, sweet',
  sad: 'sad, lonely, melancholy, melancholic, gloomy mood, crying, solitary, sorrowful, nostalgia',
};

export const EFFECT_WORDS: Record<Effect, string> = {
  fireworks: 'fireworks, firework, firecracker, new year, pyrotechnics',
  rainbow: 'rainbow',
  aurora: 'aurora, northern lights, aurora borealis, polar lights',
  petals: 'petal, cherry blossom, sakura, blossom, rose petals, cherry tree',
  leaves: 'falling leaf, autumn leaf, fall leaves, leaves falling, falling leaves, maple leaf',
  fireflies: 'firefly, fireflies, glowing lights, fairy lights, fairy light, magic dust',
  embers: 'fire, flame, ember, burning, lava, campfire, bonfire, torch, inferno, blaze, sparks',
  bubbles: 'bubble, soap bubble',
  confetti: 'confetti, party, celebration, birthday, carnival, parade',
  'shooting-stars': 'shooting star, meteor, meteor shower, comet, falling star',
  'full-moon': 'full moon, big moon, moon, giant moon, crescent',
  neon: 'neon, neon light, neon sign, cyberpunk, glowing sign',
  flowers: 'flower, wildflower, tulip, flower field, blooming, daisy, poppy, lavender',
  sunflowers: 'sunflower, sunflower field',
  sand: 'sandstorm, sand storm, dust storm, blowing sand, blown sand, sand blowing',
  dust: 'dust cloud, cloud of dust, clouds of dust, trail of dust, dust trail',
};

export const STYLE_WORDS: Record<Style, string> = {
  anime: 'anime, manga, anime style, ghibli, studio ghibli, miyazaki, makoto shinkai, japanese animation',
  comic: 'comic, comic book, comics, pop art, cartoon panel, graphic novel, superhero comic',
  news: 'news, newscast, breaking news, news report, news broadcast',
  selfie: 'selfie, selfie video, vlog, front camera',
  nostalgic:
    'nostalgic, vintage film, vintage style, vintage footage, retro style, old film, super 8, 8 mm, 16 mm, 35 mm, film grain, grainy, home video, home movie, found footage, camcorder, polaroid, kodak, sepia, vhs, old movie, faded, silent film, 1920 s, 1930 s, 1940 s, 1950 s, 1960 s, 1970 s, 1980 s, 20 s, 30 s, 50 s, 60 s, 70 s, 80 s, 90 s',
  thanksgiving: 'thanksgiving, harvest festival',
  noir: 'noir, black and white, monochrome, grayscale, film noir, black-and-white',
  watercolor:
    'watercolor, watercolour, oil painting, impressionist painting, impressionist, impressionism, van gogh, monet, gouache, painterly, ink wash, pastel',
  cyberpunk: 'cyberpunk, synthwave, vaporwave, neon noir, blade runner',
};

/** Words that point at a place ("in the forest") rather than name it in passing. */
export const PLACE_POINTERS = new Set(
  'in on at through across over into above along inside near by around under beneath onto beside towards toward from outside against amid among within cross crosses crossing'.split(
    ' ',
  ),
);
