/**
 * Words that are no things and need no tagger: they say how something is, or hold a sentence together. Listing the
 * common ones keeps the tagger (and its model) unloaded for most prompts.
 */
export const KNOWN_WORDS = new Set(
  `a an the this that these those and or but nor so yet if as while when where which who whom whose what why how because until though although is are was were be been being am has have had having do does did doing
  will would can could may might must shall should not no never none nobody nothing without any some all both each every other another such same own only just also too very really quite rather much more most less least
  many few several lot lots one two three four five six seven eight nine ten there here then now again once always often sometimes together apart away back forward forwards ahead upward upwards downward up down out off over
  he she it they we you i me him them us his her its their our my your himself herself itself themselves each other who's it's
  of at to from for by with in on into onto through across along towards toward against during past via amid among like than about around near
  slowly quickly gently softly quietly happily sadly gracefully carefully suddenly calmly beautifully brightly peacefully playfully majestically lazily smoothly freely high low fast slow
  beautiful cute lovely pretty nice great good bad young old elderly new modern ancient vintage little small big large tiny huge giant tall short long wide narrow thick thin deep shallow round square flat
  bright dark light dim soft hard hot cold warm cool wet dry clean dirty fresh ripe raw cooked delicious tasty sweet fluffy furry soft shiny glossy sparkling glowing glittering colorful colourful vibrant vivid
  realistic photorealistic cinematic detailed highly ultra quality resolution hd k uhd hdr masterpiece award winning best stunning breathtaking amazing epic dramatic professional hyperrealistic
  view shot scene video film footage clip image picture photo photograph animation rendering render style camera lens frame focus background foreground bokeh depth field angle perspective front side rear top close up macro wide
  happy sad angry calm lonely peaceful quiet serene busy crowded empty open closed full half single double whole broken lush majestic magical mysterious enchanted mystical futuristic famous traditional typical
  left right middle center centre front top bottom side edge corner time moment day way kind sort type group pair bunch piece set part
  looks looking appears appearing seen showing shown shows featuring features depicting depicted called named made filled surrounded covered lit placed located set
  left-hand right-hand year old age years isolated plain simple trailer movie adventure adventures world stylish piece filled demanding completely papercraft render rendered minimalist surface against white black standing wearing holding`
    .split(/\s+/)
    .filter((word) => word !== ''),
);
