/** Verbs whose forms are written like nouns: darts, ducks, rocks, waves, leaves. */
export const VERBS_LIKE_NOUNS: ReadonlySet<string> = new Set(
  `arm back bark bat bear beam bend bite bleed blend block bloom blow board bob bolt bounce bow bowl box brake break breathe bridge brush bubble buck bud build bump burn burst butt button buzz call cap
  care carve cast catch charge chase cheer chip chirp chop circle clap claw climb cling clip close clutch coast coil collapse comb cook cool cough cover crack crane crash crawl creep croak cross crouch crow crumble
  crush cry cuddle curl cut cycle dab dance dangle dart dash deal dip dive dock dodge drag drain draw dream dress drift drill drink drip drive drizzle drool drop drum duck dump dust ease eat edge erupt
  explode eye face fade fall fan farm feed fence ferry fidget fight file fill film fire fish fix flag flap flare flash flee flicker flip float flock flood flop flow flutter fly foam fold follow freeze fry gallop
  gasp gaze giggle glance glare gleam glide glitter glow glue gnaw grab graze greet grin grind grip groom grow growl guard guide gush hail hammer hand hang hatch haul hawk head heat hide hike hiss hit hobble
  hold honk hop hose hover howl hug hum hunt hurry inch iron jam jet jog join joke judge juggle jump kick kiss knead kneel knit knock knot land lap laugh launch lead leak lean leap leave lick lie lift light
  limp line linger load lock look loom loop lounge lunge march mark meet melt milk mop mount mow munch nap nest net nibble nip nod nudge nurse ooze open orbit overflow pace pack paddle paint pan pant park
  part pass pat patrol pause paw pecks peck pedal peek peel peep perch pet pick pile pinch pitch plant plate play plead plough plow plug plunge pocket point poke polish pop pose pounce pound pour press prick print
  prowl puff pull pump punch purr push quack quiver race rage raid rain raise rake ram rap rattle reach read rear recoil reel relax rest return ride ring rip ripple rise roam roar roast rock roll romp row rub
  ruffle rumble run rush rustle saddle sag sail salute sand saw scamper scan scatter scoop scoot score scowl scrape scratch scream screech scrub scurry scuttle seal search season set settle sew shake share
  shave shed shelter shield shift shimmer shine shiver shoot shop shoulder shout shove shovel show shower shrug sigh sing sink sip sit sizzle skate sketch ski skid skip slam slap sled sleep slice slide sling
  slip slither slump smash smell smile smoke snack snag snap snatch sneak sneeze sniff snore snort snow soak soar sob spark sparkle speak speed spell spill spin spit splash split spot spray spread spring
  sprinkle sprint sprout spy squat squawk squeak squeeze squirt stack stagger stalk stall stamp stand stare start startle steal steam steer step stick sting stir stitch stomp stop storm strain stream
  stretch stride strike string strip stroke stroll struggle strum strut stumble surf surface swallow swarm sway sweat sweep swell swim swing swipe swirl switch swoop tackle talk tan tap taste taxi teach tear
  tease throw thunder tick tickle tie tighten tilt tip tiptoe toast toddle toot toss touch tow tower trace track trail tramp trap travel treat trek tremble trickle trim trip trot trudge trumpet tuck tug
  tumble turn twinkle twirl twist type unfold vacuum vanish vault view visit wade wag wail wait wake walk waltz wander wash watch water wave wax weave weep weigh wheel whimper whine whip whirl whisk whisper
  whistle wiggle wind wink wipe wobble wolf work wrap wrestle yank yawn yell zip zoom`.split(/\s+/),
);

/** Forms of the past that are nouns as well: a rose, a saw, a dove. */
export const PASTS_LIKE_NOUNS: Readonly<Record<string, string>> = {
  rose: 'rise',
  fell: 'fall',
  saw: 'see',
  dove: 'dive',
  bit: 'bite',
  left: 'leave',
  felt: 'feel',
  spoke: 'speak',
  shot: 'shoot',
  wound: 'wind',
  found: 'find',
  ground: 'grind',
  lay: 'lie',
  bore: 'bear',
};
