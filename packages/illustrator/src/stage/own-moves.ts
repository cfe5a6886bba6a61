import type { Deed, Subject } from '../scene-description.ts';
import type { Draft } from './draft.ts';

interface Move {
  readonly who: RegExp;
  /** The verbs it is told by; of who plays a game, doing nothing else is playing it. */
  readonly verbs: RegExp;
  readonly deed: string;
  /** What the drawing has of its own. */
  readonly has?: RegExp;
  /** Without any verb too: an archer is seen shooting. */
  readonly always?: true;
}

/** What a player of a game does with the verbs that mean something else of others. */
const MOVES: readonly Move[] = [
  {
    who: /\b(goalkeeper|goalie|keeper)$/,
    verbs: /^(div|dive|sav|catch|jump|leap|punch|block|stop|stretch|tip|parr|fling|lunge|grab)/,
    deed: 'save-goal',
    has: /^(soccer )?ball$|^football$|^net$|^goal$|^crossbar$/,
  },
  { who: /\bsumo (wrestler|fighter)$/, verbs: /./, deed: 'sumo', has: /^ring$/, always: true },
  {
    who: /\bwrestler$/,
    verbs: /^(crash|push|grappl|fight|throw|tackl|collid|pin|struggl|lock|slam)/,
    deed: 'wrestle',
    has: /^ring$/,
  },
  {
    who: /\b(batter|baseball player|slugger)$/,
    verbs: /^(hit|swing|strik|smash|return|serv|slam|whack|play|bat|miss)/,
    deed: 'hit-baseball',
    has: /^(ball|baseball|bat|baseball bat|home|house)$/,
    always: true,
  },
  {
    who: /\bpitcher$/,
    verbs: /^(throw|pitch|hurl|wind|fling)/,
    deed: 'throw-baseball',
    has: /^(ball|baseball)$/,
  },
  {
    who: /\barcher$/,
    verbs: /^(draw|releas|shoot|aim|pull|fir|hit|let|practi|stand)/,
    deed: 'archery',
    has: /^(bow|arrow|target|bow and arrow)$/,
    always: true,
  },
  {
    who: /\bgolfer$/,
    verbs: /^(hit|swing|strik|smash|return|serv|slam|whack|play|putt|tee|aim|driv|chip)/,
    deed: 'golf',
    has: /^(club|golf club|ball|golf ball)$/,
    always: true,
  },
  {
    who: /\b(gymnast|acrobat)$/,
    verbs: /^(flip|tumbl|somersault|leap|jump|vault|twist|spin|land)/,
    deed: 'somersault',
  },
  { who: /\b(gymnast|acrobat)$/, verbs: /^(swing|hang)/, deed: 'hang-bar', has: /^(bar|high bar)$/ },
  {
    who: /\bgymnast$/,
    verbs: /^(balanc|walk|stand|perform|pos)/,
    deed: 'balance-beam',
    has: /^(beam|balance beam)$/,
    always: true,
  },
  { who: /\btrapeze artist$/, verbs: /./, deed: 'trapeze', has: /^trapeze$/, always: true },
  {
    who: /\b(figure|ice) skater$/,
    verbs: /^(spin|jump|leap|glid|twirl|skat|land|danc|perform|turn)/,
    deed: 'ice-skate',
    always: true,
  },
  { who: /\b(roller skater|rollerblader)$/, verbs: /./, deed: 'roller-skate', always: true },
  { who: /\bskateboarder$/, verbs: /./, deed: 'skateboard', has: /^skateboard$/, always: true },
  { who: /\bsnowboarder$/, verbs: /./, deed: 'snowboard', has: /^snowboard$/, always: true },
  { who: /\bhurdler$/, verbs: /./, deed: 'hurdle', has: /^hurdles?$/, always: true },
  { who: /\b(pole )?vaulter$/, verbs: /./, deed: 'pole-vault', has: /^(pole|bar)$/, always: true },
  { who: /\bhigh jumper$/, verbs: /./, deed: 'high-jump', has: /^bar$/, always: true },
  { who: /\blong jumper$/, verbs: /./, deed: 'long-jump', always: true },
  {
    who: /\b(weightlifter|powerlifter|bodybuilder|strongman)$/,
    verbs: /^(lift|rais|hold|press|hoist|push|struggl|snatch|drop|train)/,
    deed: 'lift-weights',
    has: /^(barbell|weight|weights|dumbbell)$/,
    always: true,
  },
  {
    who: /\bfencer$/,
    verbs: /./,
    deed: 'sword-fight',
    has: /^(sword|foil|epee|rapier|strip)$/,
    always: true,
  },
  {
    who: /\b(judo|judoka|karate|martial) ?(fighter|athlete|artist|player|master)?$|\bfighter$/,
    verbs: /^(throw|flip|toss|slam)/,
    deed: 'throw-down',
    has: /^(mat|rug)$/,
  },
  {
    who: /\b(judoka|judo fighter|judo player)$/,
    verbs: /./,
    deed: 'throw-down',
    has: /^(mat|rug)$/,
    always: true,
  },
  {
    who: /\b(striker|footballer|soccer player|football player|midfielder|winger)$/,
    verbs: /^(shoot|scor|strik|fir)/,
    deed: 'shoot-goal',
    has: /^(ball|football|soccer ball|net|goal)$/,
  },
  {
    who: /\b(striker|footballer|soccer player)$/,
    verbs: /^kick/,
    deed: 'shoot-goal',
    has: /^(ball|football|soccer ball|net|goal)$/,
  },
  {
    who: /\bbasketball player$/,
    verbs: /^(dunk|jump|leap|slam|soar|fly)/,
    deed: 'dunk-basketball',
    has: /^(ball|basketball|hoop|basket|net)$/,
  },
  {
    who: /\bbasketball player$/,
    verbs: /^(shoot|throw|scor|toss)/,
    deed: 'shoot-basketball',
    has: /^(ball|basketball|hoop|basket|net)$/,
  },
  {
    who: /\b(tennis|badminton) player$/,
    verbs: /^(hit|swing|strik|smash|return|serv|slam|whack|play|jump|reach|leap)/,
    deed: 'play-tennis',
    has: /^(ball|tennis ball|racket|tennis racket|net|shuttlecock)$/,
    always: true,
  },
  {
    who: /\bvolleyball player$/,
    verbs: /^(spik|jump|leap|hit|serv|block|set)/,
    deed: 'volleyball',
    has: /^(ball|volleyball|net)$/,
  },
  {
    who: /\bboxer$/,
    verbs: /^(punch|hit|jab|train|fight|spar|dodg|duck)/,
    deed: 'box',
    has: /^(ring|boxing glove)$/,
  },
  {
    who: /\b(rower|oarsman)$/,
    verbs: /./,
    deed: 'row-boat',
    has: /^(oar|boat|rowboat|rowing boat)$/,
    always: true,
  },
  {
    who: /\b(climber|mountaineer)$/,
    verbs: /^(hang|cling|dangl|grip|scal|climb|pull|reach|clamber)/,
    deed: 'rock-climb',
    has: /^(rock|wall|cliff|rope)$/,
  },
  {
    who: /\b(rugby player|quarterback|linebacker)$/,
    verbs: /^(run|charg|throw|carr|dash|sprint)/,
    deed: 'rugby',
    has: /^(ball|football|rugby ball)$/,
  },
  {
    who: /\bbowler$/,
    verbs: /^(bowl|roll|throw|releas|knock)/,
    deed: 'bowl',
    has: /^(ball|bowling ball|pin|bowling pin)$/,
  },
  { who: /\bjavelin thrower$/, verbs: /./, deed: 'javelin', has: /^javelin$/, always: true },
  { who: /\bdiscus thrower$/, verbs: /./, deed: 'discus', has: /^discus$/, always: true },
  { who: /\bshot putter$/, verbs: /./, deed: 'shot-put', always: true },
  {
    who: /\b(ballerina|ballet dancer)$/,
    verbs: /^(spin|twirl|leap|pirouett|turn|danc|practi|perform|balanc)/,
    deed: 'ballet',
  },
  {
    who: /\b(lumberjack|woodcutter)$/,
    verbs: /^(chop|swing|split|fell|cut|hack)/,
    deed: 'chop-wood',
    has: /^(ax|axe|wood|log|tree)$/,
  },
  {
    who: /\bblacksmith$/,
    verbs: /^(hammer|forg|strik|pound|beat|work|shap|swing|hit|bend)/,
    deed: 'forge',
    has: /^(hammer|anvil|sword|iron|horseshoe|metal|steel)$/,
    always: true,
  },
  {
    who: /\b(barber|hairdresser|hair stylist|stylist)$/,
    verbs: /^(shav|cut|trim|styl|comb|brush|dry|blow|wash|snip|dye)/,
    deed: 'get-haircut',
    has: /^(hair|scissors|head|beard|hair dryer|razor)$/,
  },
  {
    who: /\bconductor$/,
    verbs: /^(wav|rais|conduct|lead|swing)/,
    deed: 'conduct',
    has: /^(baton|orchestra)$/,
  },
  {
    who: /\b(diver)$/,
    verbs: /^(leap|jump|plung|somersault|spring|fall)/,
    deed: 'high-dive',
    has: /^(diving board|platform|board|springboard)$/,
  },
  { who: /\bmatador$|\bbullfighter$/, verbs: /./, deed: 'bullfight', has: /^(bull|cape)$/, always: true },
];
const SKATES: Readonly<Record<string, string>> = {
  'roller skate': 'roller-skate',
  rollerblade: 'roller-skate',
  'inline skate': 'roller-skate',
  'ice skate': 'ice-skate',
  skate: 'ice-skate',
};
const GETS_ALONG = new Set<Subject['action']>([
  null,
  'skate',
  'fly',
  'run',
  'walk',
  'dance',
  'jump',
  'drive',
]);

/** What a verb alone tells; phrases that name a thing ("punches a bag") are as they say. */
const GIVES_WAY = new Set<Subject['deed']>([
  null,
  ...'box catch throw spin swing play-soccer shave-beard dry cut brush-hair collide push push-person fight wrestle handle lift high-kick fall-down slip drop reach knock-over hammer-nails sword-fight draw bow pull stretch put fence slide stick-out-tongue'.split(
    ' ',
  ),
]);

/** Goalkeepers dive for balls, archers shoot, whoever is on roller skates skates: each in their own way. */
export function ownMoves(draft: Draft): Draft {
  return draft.subjects.reduce((told, { id }) => onSkates(asPlayed(inTheWave(told, id), id), id), draft);
}

function asPlayed(draft: Draft, id: number): Draft {
  const subject = draft.subjects.find((each) => each.id === id);
  if (subject?.figure.kind !== 'person') return draft;
  const known = MOVES.filter(({ who }) => who.test(subject.noun));
  if (!GIVES_WAY.has(subject.deed) && !known.some(({ deed }) => deed === subject.deed)) return draft;
  const done = draft.deeds.filter(({ by }) => by === id);
  const told = known.find(({ verbs }) => done.some(({ verb }) => verbs.test(verb)));
  const move =
    told ?? (done.length === 0 && subject.deed === null ? known.find(({ always }) => always) : undefined);
  if (!move || (move.deed === subject.deed && !move.has)) return draft;
  const played = withDeed(draft, subject, move.deed, move.has);
  return MISTAKEN[move.deed]?.includes(draft.place ?? '') ? { ...played, place: null } : played;
}

/** A golf club is no club to dance in, and the bar of a high jump serves no drinks. */
const MISTAKEN: Readonly<Record<string, readonly string[]>> = {
  golf: ['stage', 'disco'],
  'pole-vault': ['bar'],
  'high-jump': ['bar'],
  'hang-bar': ['bar'],
  'high-dive': ['train-platform'],
};

/** What one surfs within: the barrel of a wave. */
const WAVES = new Set(['barrel', 'tube', 'curl', 'pipe', 'barrel wave']);

/** A surfer under the lip of a wave is in the wave. */
function inTheWave(draft: Draft, id: number): Draft {
  const subject = draft.subjects.find((each) => each.id === id);
  const surfs = subject && (subject.noun === 'surfer' || subject.action === 'surf');
  if (!surfs || !draft.named.some((noun) => WAVES.has(noun))) return draft;
  return { ...withDeed(draft, subject, 'surf-barrel', /^(wave|surfboard|water|wall)$/), place: 'ocean' };
}

/** Skates are on the feet and not beside them. */
function onSkates(draft: Draft, id: number): Draft {
  const subject = draft.subjects.find((each) => each.id === id);
  if (!subject || (subject.deed !== null && subject.deed !== 'slide')) return draft;
  const skates = draft.subjects.find(
    ({ id: other, noun }) =>
      SKATES[noun] !== undefined &&
      draft.relations.some(
        ({ kind, of, to }) => of === id && to === other && (kind === 'in' || kind === 'on'),
      ),
  );
  const busy = draft.deeds.some(({ by, object }) => object !== null && (by === id || by === skates?.id));
  if (!skates || busy || !GETS_ALONG.has(subject.action)) return draft;
  return withDeed(draft, subject, SKATES[skates.noun]!, /skate|rollerblade/);
}

function withDeed(draft: Draft, subject: Subject, deed: string, has: RegExp | undefined): Draft {
  const brought = draft.subjects.filter(({ noun, figure }) => figure.kind !== 'person' && has?.test(noun));
  const gone = new Set(brought.map(({ id }) => id));
  const first = draft.deeds.find(({ by }) => by === subject.id);
  const forget = (each: Deed): Deed => ({
    ...each,
    name: each === first ? deed : each.name,
    object: each.object !== null && gone.has(each.object) ? null : each.object,
  });
  return {
    ...draft,
    subjects: draft.subjects
      .filter(({ id }) => !gone.has(id))
      .map((each) => (each.id === subject.id ? { ...each, deed, action: null } : each)),
    relation: brought.length > 0 && draft.relation !== 'chasing' ? null : draft.relation,
    relations: draft.relations.filter(({ of, to }) => !gone.has(of) && !gone.has(to)),
    deeds: draft.deeds.map(forget),
  };
}
