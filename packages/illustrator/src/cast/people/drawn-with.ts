/** What a deed's own drawing has: it is not there a second time, and its colour is the drawing's. */
export const DRAWN_WITH: Readonly<Record<string, RegExp>> = {
  knit: /\b(scarf|sweater|sock|socks|hat|beanie|blanket|mitten|mittens|jumper|cardigan|wool|yarn|shawl|knitting needle)$/,
  'adjust-pillow':
    /\b(patient|pillow|blanket|man|woman|boy|girl|child|bed|hospital bed|grandfather|grandmother|old man|old woman)$/,
  'wipe-ceiling': /\b(sponge|ceiling|rag|cloth|ladder|mop)$/,
  'ice-skate': /\b(ice skate|skate)s?$/,
  'roller-skate': /\broller skates?$/,
};
