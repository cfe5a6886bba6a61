/**
 * What people say about a film, and not about what it shows: requests, lenses, light, quality, genre. Nothing of it is
 * drawn; words that set a style, a place or an hour stay with `settings.ts`. `*` stands for any ending of a word.
 */
const PHRASES = `
can you, could you, would you, please, i want, i would like, i'd like, i need, make me, show me, give me, let's see, create a, generate a, make a, produce a, create, generate
short clip of, short video of, short film of, video of, clip of, film of, movie of, footage of, animation of, rendering of, render of, shot of, scene of, scenes of, photo of, picture of, image of, view of, portrait of, sequence of, snippet of, gif of
product shot, product video, product commercial, product photo*, product ad, product demo, hero shot, beauty shot, packshot, luxury commercial, tv commercial, commercial, advertisement, advert, b-roll, b roll, stock footage, food photography, fashion film, music video, asmr video, asmr, tutorial, explainer
pov shot, pov, first-person, first person, point of view, over-the-shoulder, over the shoulder, low angle, low-angle, high angle, high-angle, dutch angle, eye level, worm's eye, handheld, hand-held, steadicam, gimbal, dolly, crane shot, fisheye lens, fisheye, fish-eye, wide-angle lens, wide angle, telephoto, anamorphic, 35mm lens, 50mm, 85mm, f/1.8, lens flare*, rack focus, shallow focus, soft focus, in focus, out of focus, depth of field, shallow depth of field, bokeh background, bokeh, motion blur, blurred background, blurry background, white background, black background, plain background, green screen, silhouette, stop-motion, stop motion, technicolor, sweeping shot, sweeping camera, sweeping view, sweeping aerial, sweeping drone, sweeping pan, sweeping vista*, action cam, gopro, go pro, iphone, dashcam, bodycam, cctv footage, cctv, security camera footage, security camera, surveillance footage, webcam footage, hidden camera, trail camera, nature documentary style, nature documentary, wildlife documentary, documentary style, documentary, national geographic, planet earth style, bbc
studio lighting, studio light, dramatic lighting, cinematic lighting, moody lighting, natural lighting, natural light, soft lighting, soft light, warm light, warm lighting, cold light, volumetric light*, rim light*, back light*, backlit, backlight*, side light*, key light, harsh light, candlelit, ambient light*, god rays, light rays, rays of light, ray of light, beams of light, ray of sunlight, rays of sunlight, shaft of light, lens, chiaroscuro, high contrast, low-key lighting, high-key lighting, low key, high key
color grading, colour grading, color grade, teal and orange, muted colors, muted colours, pastel colors, vivid colors, vibrant colors, warm colors, warm tones, cold tones, earthy tones, color palette, colour palette, gritty look, look and feel, aesthetic, aesthetics
8k, 4k, 6k, 2k, full hd, uhd, hdr, 1080p, 720p, 60fps, 24fps, 30fps, fps, high resolution, high quality, best quality, ultra detailed, ultra-detailed, highly detailed, hyper detailed, intricate detail*, fine detail*, crisp detail*, rich detail*, masterpiece, award-winning, trending on artstation, artstation, unreal engine 5, unreal engine, octane render, ray tracing, photorealism, hyperrealism, realism, rendered in, 3d render, 3d animation, 3d animated, cgi, vfx, pixar style, pixar, dreamworks style, dreamworks, disney style, disney, cartoon style, imax, arri alexa, arri, shot on red, shot on film, seamless loop, looping, loop, aspect ratio, vertical video, landscape format, portrait format, 16:9, 9:16
atmosphere, atmospheric, ambience, ambiance, vibe, vibes, mood, lofi, lo-fi, emotional, feeling, feelings, inspirational, heartwarming, wholesome, epic fantasy, fantasy style, sci-fi, science fiction, road movie, horror movie, action movie, blockbuster, arthouse, indie film, film still, movie trailer, trailer, opening scene, final scene, storytelling, narrative
`;

const TALK = new RegExp(
  `(?<![\\w-])(?:${PHRASES.split(/[,\n]/)
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '')
    .toSorted((a, b) => b.length - a.length)
    .map((phrase) => phrase.replace(/[.+?^$()[\]{}|\\/]/g, '\\$&').replaceAll('*', '\\w*'))
    .join('|')})(?![\\w-])`,
  'g',
);

/** "soft piano music", "in the style of a 1940s detective movie": nobody plays there, and no detective comes. */
const HEARD_OR_LIKE =
  /(?:(?<=[,;.] ?|\bwith |(?<!\blisten(?:s|ing)?) to )(?:\w+ ){0,2}(?:music|soundtrack|sound effects?)(?: (?:plays?|playing))?(?: in the background)?|\bin the style of (?:an? |the )?[\w\d ]{0,40}(?:movie|film|game|commercial|documentary|show))(?=[,.;!?]|$)/g;

/** "singing a song", "mixing music": somebody is seen to make it. */
const MADE = /\b(?:sing|mix|listen|danc|play|compos|perform)\w*(?: to)?(?: \w+){0,2} (?:music|song)$/;

/** "Children make a snowman": no request, where somebody is named who does it. */
const DONE = /^(?:make|create|generate|produce)(?: a)?$/;
const DOER = /(?<!\b(?:you|please|to|and|i))\b[a-z]+ $/i;

const PICTURE = /^(?:an? |the )?(?:photo|picture|image|portrait|video|film|clip|footage) of$/;
const MAKES =
  /\b(?:tak(?:e|es|ing)|took|snap\w*|shoot\w*|dr(?:aw|ew)\w*|paint\w*|sketch\w*|film\w*|record\w*)(?: \w+){0,3} $/i;

/** "Takes a picture of a bride", "draws a portrait of his dog": somebody is seen to make it. */
export function isPictureMade(talk: string, before: string): boolean {
  return PICTURE.test(talk) && MAKES.test(before);
}

function isSeen(talk: string, before: string): boolean {
  return (DONE.test(talk) && DOER.test(before)) || isPictureMade(talk, before);
}

/** The text without what is only said about the film; in lower case as it comes. */
export function withoutFilmTalk(text: string): string {
  return text
    .replace(HEARD_OR_LIKE, (heard, at: number) => (MADE.test(text.slice(0, at) + heard) ? heard : ' '))
    .replace(TALK, (talk, at: number) => (isSeen(talk, text.slice(0, at)) ? talk : ' '));
}
