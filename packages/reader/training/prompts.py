"""Prompts with known trees: a small grammar of what people write, whose phrases hang where they make sense.

A tree is built from nodes (a word, what stands before it and what after it) and laid out at the end; labels are those of
Universal Dependencies as the treebank EWT uses them. `python3 prompts.py` prints a few.
"""
import os
import random

HERE = os.path.dirname(os.path.abspath(__file__))
WIDE = {'nouns': {}, 'verbs': {}}
for line in open(HERE + '/words.txt'):
    if line.startswith('#'):
        continue
    name, items = line.strip().split(': ')
    group, kind = name.split(' ')
    if group == 'adjectives':
        WIDE[group] = items.split(', ')
    else:
        WIDE[group][kind] = items.split(', ')
R = random.random
pick = random.choice


class Node:
    def __init__(self, word, tag, left=(), right=()):
        self.word, self.tag, self.left, self.right = word, tag, list(left), list(right)
        self.plural = False
        self.kind = ''


def n(word, tag, left=(), right=()):
    return Node(word, tag, left, right)


def rows(root):
    """[form, tag, head, label, form] of every word; heads count from one."""
    out = []

    def lay(node):
        heads = [(label, lay(kid)) for label, kid in node.left]
        out.append([node.word, node.tag, 0, 'root', node.word])
        own = len(out)
        heads += [(label, lay(kid)) for label, kid in node.right]
        for label, kid in heads:
            out[kid - 1][2], out[kid - 1][3] = own, label
        return own

    lay(root)
    return out


# ---- words -------------------------------------------------------------------------------------------------------------
def words(text):
    return text.split()


VOWELS = 'aeiou'
PARTICIPLE = dict(w.split('=') for w in words('eat=eaten give=given take=taken throw=thrown draw=drawn drive=driven ride=ridden write=written break=broken wear=worn tear=torn steal=stolen hide=hidden bite=bitten shake=shaken blow=blown build=built catch=caught hold=held feed=fed find=found cut=cut hit=hit read=read sing=sung drink=drunk make=made bring=brought buy=bought teach=taught tell=told sell=sold send=sent sweep=swept keep=kept leave=left lead=led light=lit win=won pay=paid put=put shoot=shot spin=spun strike=struck swing=swung wind=wound fly=flown grow=grown know=known see=seen show=shown do=done begin=begun lose=lost hang=hung dig=dug bend=bent lay=laid set=set run=run swim=swum sit=sat stand=stood lie=lain sleep=slept fall=fallen rise=risen come=come go=gone speak=spoken kneel=knelt say=said think=thought fight=fought sink=sunk freeze=frozen wake=woken hear=heard stick=stuck weave=woven sew=sewn let=let forget=forgotten meet=met shut=shut spread=spread creep=crept leap=leapt slide=slid have=had get=got bury=buried weep=wept ring=rung'))
PAST = dict(PARTICIPLE, **dict(w.split('=') for w in words('eat=ate give=gave take=took throw=threw draw=drew drive=drove ride=rode write=wrote break=broke wear=wore tear=tore steal=stole hide=hid bite=bit shake=shook blow=blew run=ran swim=swam lie=lay fall=fell rise=rose sing=sang drink=drank fly=flew grow=grew know=knew see=saw come=came go=went do=did begin=began speak=spoke sink=sank freeze=froze wake=woke show=showed forget=forgot sew=sewed ring=rang')))
PLURALS = {'man': 'men', 'woman': 'women', 'child': 'children', 'mouse': 'mice', 'goose': 'geese', 'foot': 'feet', 'tooth': 'teeth', 'sheep': 'sheep', 'fish': 'fish', 'deer': 'deer', 'wolf': 'wolves', 'knife': 'knives', 'leaf': 'leaves', 'person': 'people', 'scarf': 'scarves', 'shelf': 'shelves', 'thief': 'thieves', 'policeman': 'policemen', 'fisherman': 'fishermen', 'snowman': 'snowmen', 'fireman': 'firemen', 'goldfish': 'goldfish'}


def doubled(v):
    return len(v) >= 3 and v[-1] not in 'aeiouwxy' and v[-2] in VOWELS and v[-3] not in VOWELS and len(v) <= 4


def ing(v):
    if v.endswith('ie'):
        return v[:-2] + 'ying'
    if v.endswith('e') and not v.endswith(('ee', 'ye', 'oe')) and v != 'be':
        return v[:-1] + 'ing'
    return v + v[-1] + 'ing' if doubled(v) else v + 'ing'


def s3(v):
    if v.endswith('y') and v[-2] not in VOWELS:
        return v[:-1] + 'ies'
    return v + ('es' if v.endswith(('s', 'x', 'z', 'ch', 'sh', 'o')) else 's')


def ed(v):
    if v.endswith('e'):
        return v + 'd'
    if v.endswith('y') and v[-2] not in VOWELS:
        return v[:-1] + 'ied'
    return v + v[-1] + 'ed' if doubled(v) else v + 'ed'


def plural(noun):
    return PLURALS.get(noun) or s3(noun)


def form(v, how, many):
    if how == 's':
        return v if many else s3(v)
    return {'ing': ing(v), 'past': PAST.get(v, ed(v)), 'part': PARTICIPLE.get(v, ed(v)), 'base': v}[how]


def read_kinds():
    kinds = {}
    for line in open(HERE + '/../tables/kinds.txt'):
        if ': ' in line and not line.startswith('#'):
            kind, items = line.strip().split(': ')
            kinds[kind] = [item for item in items.split(', ')]
    return kinds


KINDS = read_kinds()
COMMON = {'person': words('man woman boy girl child man woman boy girl farmer chef knight pirate sailor dancer nurse doctor teacher musician soldier wizard witch king queen monk astronaut mechanic waiter fisherman painter baby grandmother grandfather clown detective robot baker tailor barber shepherd cowboy bride groom policeman firefighter tourist student gardener butcher judge thief cyclist skater toddler twin brother sister father mother son daughter neighbor owner driver guard lifeguard princess prince acrobat magician juggler carpenter plumber photographer librarian cashier postman janitor hunter diver climber surfer hiker violinist pianist drummer singer ballerina snowman scarecrow ghost mermaid giant dwarf vampire zombie alien'), 'animal': words('dog cat horse cow sheep goat donkey fox wolf bear lion tiger elephant monkey rabbit mouse duck goose chicken owl eagle parrot crow penguin fish shark whale dolphin octopus crab snail spider bee butterfly frog snake turtle dragon hedgehog squirrel deer kitten puppy pigeon seagull hen rooster pig lamb camel giraffe zebra panda koala kangaroo raccoon otter seal swan flamingo goldfish bat ant lizard crocodile hippo rhino')}
MASS = words('ice water wood stone glass paper cardboard straw gold silver snow sand mud clay wool leather metal plastic rubber chocolate cheese bread tea coffee milk soup wine beer juice honey rice flour sugar salt hay smoke steam fire light dust rain string rope cloth silk velvet cotton fur felt wax ivory marble brick concrete bamboo cake butter jam oil paint ink grass moss ivy hair lace denim gravel sunlight moonlight fog confetti lemonade porridge spaghetti popcorn')
PLURAL_SUBJECTS = words('sparks leaves waves flies bubbles lights stars petals snowflakes flames shadows clouds bells drums ducks bats sails flags kites curtains feathers fireworks balloons sweets papers cracks streams birds boats')
PLAIN = {'leaf', 'wave', 'star', 'cloud', 'snowflake', 'bubble', 'firework', 'light', 'shadow'}


def noun_of(kind):
    if kind in COMMON and R() < 0.75:
        return pick(COMMON[kind])
    if kind in KINDS and R() < 0.85:
        return pick(KINDS[kind])
    wide = {'person': 'person', 'animal': 'animal', 'food': 'food', 'plant': 'plant', 'place': 'place', 'part': 'body'}.get(kind, 'artifact')
    return pick(WIDE['nouns'][wide])


COMPOUNDS = [c.split() for c in 'stop sign,fire hydrant,traffic light,parking meter,tennis racket,baseball bat,baseball glove,hair drier,wine glass,cell phone,dining table,potted plant,teddy bear,hot dog,sports ball,tea cup,coffee mug,paper plane,toy car,sand castle,snow globe,soap bubble,fire truck,police car,school bus,rubber duck,bird cage,apple tree,palm tree,oak tree,street lamp,phone booth,picnic basket,tree house,garden gnome,bow tie,straw hat,watering can,fishing rod,frying pan,rolling pin,sewing machine,washing machine,swimming pool,rocking chair,walking stick,shopping cart,sleeping bag,diving board,magnifying glass,hot air balloon,ice cream cone,roller coaster,ferris wheel,jump rope,hula hoop,bus stop,train station,gas station,parking lot,living room,subway car,alarm clock,music box,chess board,cheese board,bath tub,coffee table,book shelf,window sill,door handle,tin can,banana peel,egg shell,lion cub,bear cub,bus driver,truck driver,taxi driver,hot chocolate,bicycle bell,church bell,kitchen table,kitchen floor,candle light,flower pot,mail box,trash can,rain coat,space suit,wedding dress,birthday cake,chocolate cake,pumpkin pie,clay pot,wood stove,fire place,rock band,jazz band,dance floor,ice rink,football field,swing set,cable car,tram stop,airport runway,drum kit,bass guitar,microphone stand,light bulb,spot light,camera lens,map table,spider web,bee hive,bird nest,fish tank,dog house,cat tree,horse cart,goat cheese,duck pond,crow nest,wind mill,water wheel,steam train,stage curtain,film set,news desk,court room,class room,night sky,winter coat,summer dress,spring flower,morning sun,evening light'.split(',')]
GERUND_FIRST = {'fishing', 'frying', 'rolling', 'sewing', 'washing', 'swimming', 'rocking', 'walking', 'shopping', 'sleeping', 'diving', 'magnifying', 'watering', 'parking', 'dining', 'living'}
ADJECTIVES = words('red blue green yellow black white orange purple pink brown grey golden silver small large big tiny huge giant old young tall short long wooden glass stone metal empty broken wet dry dark bright colourful beautiful happy sad tired angry scared sleepy lonely busy quiet round square heavy thin fat striped spotted rusty dusty snowy foggy stormy ancient modern abandoned crowded cozy majestic elegant furry fluffy shiny stylish mysterious nervous bored proud curious brave lazy hungry thirsty blind bald elderly muddy frozen steep narrow wide deep shallow calm noisy gentle fierce')
def adjective():
    return pick(ADJECTIVES) if R() < 0.55 else pick(WIDE['adjectives'])


SIZES = words('big small tall large long short heavy old thin wide young fast strong loud bright')
NUMBERS = words('two three four five six seven eight nine ten twelve twenty 2 3 5 100')
PLACES = words('in on under above behind beside near by at inside around between beneath against below over outside among beyond')
WAYS = words('into onto through across along over past toward towards off around down up from to under out_of away_from back_to back_into up_to down_from out_from_under up_onto down_into close_to over_to in_front_of')
ADVERBS = words('slowly quickly happily quietly gently together alone carefully proudly suddenly gracefully silently loudly nervously calmly wildly again outside nearby high away underwater everywhere home upstairs barefoot there indoors overhead below downhill upside-down backwards sideways')
MATTER = {'container': ['drink', 'food', 'plant', 'toy']}

INTRANSITIVE = words('dance sing laugh cry smile yawn sneeze bark howl clap shiver snore sleep wait work play swim fly run walk jump stretch bow wave nod blink sweat tremble pray cheer rest exercise skate ski surf meditate scream shout whisper meow growl roar purr cough juggle nap dream march stare wink giggle grin argue fight wrestle race kneel pose')
THINGS_DO = words('burn glow melt fall break shine float roll spin swing hang rust stand lie rise sink explode collapse rattle drip leak open close stop start crash flicker sparkle drift rot ring tick steam smoke boil turn tilt tumble bounce')
MOVES = words('walk run jump fly swim crawl climb slide march ride gallop trot race hop leap dive fall step drive sail skate ski float drift roll rush hurry sneak escape stroll wander tumble sink soar glide hover land bounce limp creep flee cycle dash hike dance swing row paddle come go move travel')
POSTURES = words('sit stand lie sleep wait lean kneel crouch hide hang float rest stay perch squat nap doze live work play appear')
DEEDS = {'eat': ('food', 'tool'), 'drink': ('drink', ''), 'hold': ('tool toy food garment text container', ''), 'carry': ('tool toy food container furniture animal', ''), 'wear': ('garment', ''), 'ride': ('vehicle animal', ''), 'drive': ('vehicle', ''), 'push': ('vehicle furniture person', ''), 'pull': ('vehicle furniture', 'tool'), 'play': ('instrument', ''), 'read': ('text', 'tool'), 'write': ('text', 'tool'), 'paint': ('building text furniture', 'tool'), 'cut': ('food plant part', 'tool'), 'open': ('container', 'tool'), 'chase': ('animal person vehicle', ''), 'follow': ('animal person vehicle', ''), 'watch': ('animal person toy event', 'tool'), 'feed': ('animal', ''), 'hug': ('animal person plant', ''), 'kiss': ('person animal', ''), 'wash': ('vehicle animal garment container', 'tool'), 'clean': ('furniture part building', 'tool'), 'throw': ('toy food', ''), 'catch': ('toy animal', 'tool part'), 'kick': ('toy', ''), 'build': ('building furniture', ''), 'repair': ('vehicle device', 'tool'), 'break': ('container device', 'tool'), 'steal': ('food text device', ''), 'pick': ('plant food', ''), 'water': ('plant', 'tool'), 'cook': ('food', ''), 'stir': ('drink', 'tool'), 'photograph': ('person animal building', 'device'), 'lift': ('furniture vehicle container', ''), 'hit': ('toy person', 'tool'), 'sweep': ('place', 'tool'), 'polish': ('instrument vehicle garment', 'tool'), 'comb': ('part', 'tool'), 'knit': ('garment', 'tool'), 'teach': ('person animal', ''), 'lead': ('animal person', ''), 'greet': ('person', ''), 'admire': ('text building', ''), 'bite': ('person food part', ''), 'lick': ('food part', ''), 'sell': ('food text plant', ''), 'buy': ('food garment', ''), 'fold': ('garment text', ''), 'balance': ('toy container', ''), 'shave': ('person', 'tool'), 'measure': ('person furniture', 'tool'), 'rescue': ('animal person', ''), 'blow': ('toy', ''), 'light': ('device', 'tool'), 'fix': ('vehicle device', 'tool'), 'cross': ('place', ''), 'leave': ('place building', ''), 'enter': ('building place', ''), 'pet': ('animal', ''), 'shear': ('animal', 'tool'), 'tickle': ('person', 'tool part'), 'mend': ('garment tool', 'tool'), 'protect': ('animal person', 'tool'), 'surprise': ('person animal', ''), 'face': ('person animal place', ''), 'reach': ('place part', ''), 'wake': ('person animal', ''), 'film': ('animal person', 'device'), 'imitate': ('animal person', ''), 'count': ('animal toy', ''), 'drop': ('toy container food', ''), 'lose': ('garment tool', ''), 'find': ('text toy', ''), 'drag': ('container furniture', ''), 'tie': ('garment tool', ''), 'bury': ('container text', 'tool'), 'dig': ('place', 'tool'), 'smell': ('plant food', ''), 'touch': ('animal part', 'part'), 'ignore': ('person animal', ''), 'have': ('garment toy animal part', '')}
PUTS = words('put place lay set drop throw hang hide pour store push pull roll toss stick lower carry bring drag load')
GIVES = words('give hand offer show bring tell read sell send teach pass throw feed')
PHRASAL = [p.split('_') for p in words('pick_up take_off put_on put_down knock_over turn_on turn_off blow_out throw_away give_up hold_up fight_off lick_up lift_up tear_up chop_down try_on pull_up fill_up wipe_off drive_away')]
SIT_DOWN = [p.split('_') for p in words('sit_down stand_up wake_up lie_down fall_down get_up fly_away run_away walk_by look_up climb_up float_away come_back')]
ASKS = words('say whisper shout ask answer reply yell sing call murmur')
MODALS = words('can will must should may')
TO_DO = words('try want begin start need refuse learn forget manage attempt hesitate decide prepare fail love like')
DOING = words('start keep begin stop avoid continue finish enjoy')
TIMES = [t.split() for t in 'at sunset,at night,at dawn,in the morning,in winter,in the rain,in the snow,during a storm,at noon,in autumn,in slow motion,in the fog,on a rainy day,on a winter morning,in the evening,under a full moon,in the moonlight,at dusk,in summer,on a sunny afternoon'.split(',')]
GROUPS = words('flock herd group crowd pack swarm row pile stack bunch pair dozen team school line circle handful couple bowl basket cup box bag plate slice piece bottle glass')
STYLE = [t.split() for t in 'cinematic lighting,warm light,slow motion,soft focus,shallow depth of field,highly detailed,4k,watercolor style,anime style,film noir,golden hour,pastel colors,cinematic,close-up,wide shot,aerial view,time-lapse,photorealistic,dramatic lighting,bokeh,black and white'.split(',')]
SHOTS = words('view shot footage scene photo video close-up timelapse clip film image painting drawing animation')
LIVING = ['person', 'person', 'animal']
ANY = ['person', 'person', 'animal', 'animal', 'vehicle', 'toy', 'furniture', 'container', 'building', 'plant', 'food', 'device', 'garment']
STANDS = {'on': ['furniture', 'place', 'building', 'vehicle', 'part'], 'in': ['container', 'place', 'building', 'vehicle'], 'inside': ['container', 'building', 'vehicle'], 'at': ['furniture', 'place', 'building'], 'under': ['furniture', 'building', 'plant', 'vehicle', 'tool']}


# ---- noun phrases ------------------------------------------------------------------------------------------------------
def determiner(many, deep):
    r = R()
    if many:
        if r < 0.45:
            return ('nummod', n(pick(NUMBERS), 'NUM'))
        if r < 0.55:
            return ('amod', n(pick(['several', 'many', 'few', 'countless']), 'ADJ'))
        if r < 0.68:
            return ('det', n(pick(['the', 'some', 'these', 'all', 'the']), 'DET'))
        if r < 0.75:
            return ('nmod:poss', n(pick(['his', 'her', 'its', 'their']), 'PRON'))
        return None
    if r < 0.86:
        return ('det', n(pick(['a', 'a', 'a', 'the', 'the', 'another', 'this', 'every', 'each'] if R() < 0.2 else ['a', 'a', 'the']), 'DET'))
    if r < 0.95 or deep > 1:
        return ('nmod:poss', n(pick(['his', 'her', 'its', 'their']), 'PRON'))
    owner = phrase(LIVING, 3)
    owner.right.append(('case', n("'s" if not owner.plural else "'", 'PART')))
    return ('nmod:poss', owner)


def phrase(kinds, deep=0, many=None, bare=False, number=None):
    """A noun with what stands before it; after it only where `deep` is small."""
    kind = pick(kinds)
    many = R() < 0.28 if many is None else many
    left = []
    if number is not None:
        left.append(('nummod', n(number, 'NUM')))
        many = number not in ('one', '1')
    elif not bare:
        before = determiner(many, deep)
        if before:
            left.append(before)
    adjectives = pick([0, 0, 0, 0, 1, 1, 2])
    for index in range(adjectives):
        word = n(adjective(), 'ADJ')
        if index == 0 and R() < 0.06:
            word.left.append(('advmod', n(pick(['very', 'extremely', 'slightly']), 'ADV')))
        if index == 0 and R() < 0.05:
            other = n(adjective(), 'ADJ', [('cc', n('and', 'CCONJ'))])
            word.right.append(('conj', other))
        left.append(('amod', word))
    if R() < 0.05:
        left.append(('amod', n(form(pick(INTRANSITIVE if kind in ('person', 'animal') else THINGS_DO), 'ing', False), 'VERB')))
    elif R() < 0.03:
        left.append(('amod', n(form(pick(['break', 'park', 'spill', 'freeze', 'burn', 'steal', 'paint', 'close', 'open', 'tear', 'forget', 'lose']), 'part', False), 'VERB')))
    if kind not in ('person', 'animal', 'part') and R() < 0.2:
        *first, last = pick(COMPOUNDS)
        for word in first:
            left.append(('compound', n(word, 'NOUN')))
    else:
        *first, last = noun_of(kind).replace('_', ' ').split(' ')
        for word in first:
            left.append(('compound', n(word, 'NOUN')))
        if not first and R() < 0.04:
            left.append(('compound', n(noun_of(pick(['animal', 'food', 'plant', 'place', 'toy'])), 'NOUN')))
    head = n(plural(last) if many else last, 'NOUN', left)
    head.kind, head.plural = kind, many
    fix_article(head)
    if deep < 2:
        extend(head, deep)
    return head


def mass():
    node = n(pick(MASS), 'NOUN', [('amod', n(adjective(), 'ADJ'))] if R() < 0.3 else [])
    node.kind = 'drink'
    return node


def first_word(node):
    return first_word(node.left[0][1]) if node.left else node


def fix_article(head):
    if not head.left or head.left[0][1].word not in ('a', 'an'):
        return
    next_word = first_word(head.left[1][1]).word if len(head.left) > 1 else head.word
    head.left[0][1].word = 'an' if next_word[0].lower() in VOWELS else 'a'


def pronoun():
    it = n(pick(words('he she it they')), 'PRON')
    it.plural = it.word == 'they'
    it.kind = 'person'
    return it


def object_pronoun():
    return n(pick(words('him her it them it')), 'PRON')


def extend(head, deep):
    """Phrases and clauses after a noun that belong to it by what it is."""
    r, kind = R(), head.kind
    if r < 0.08:
        if kind in ('person', 'animal'):
            how = pick(['in', 'with', 'with', 'with', 'on', 'without'])
            what = {'in': ['garment'], 'with': ['part', 'garment', 'tool', 'container', 'animal', 'toy'], 'on': ['vehicle', 'animal', 'furniture'], 'without': ['garment', 'tool']}[how]
            inner = phrase(what, deep + 1)
        elif kind == 'container':
            how = pick(['of', 'full of', 'with', 'with'])
            inner = mass() if R() < 0.5 else phrase(['food', 'drink', 'plant', 'toy', 'animal'], deep + 2, many=R() < 0.5, bare=how in ('of', 'full of'))
            if R() < 0.25 and how == 'with':
                inner.right.append(('nmod', n('it', 'PRON', [('case', n(pick(['in', 'inside', 'on', 'under']), 'ADP'))])))
            if how == 'full of':
                inner.left.insert(0, ('case', n('of', 'ADP')))
                head.right.append(('amod', n('full', 'ADJ', [], [('obl', inner)])))
                return
        elif kind in ('building', 'vehicle', 'furniture', 'plant', 'text'):
            how, inner = 'with', phrase(['part', 'device', 'text', 'plant', 'light'], deep + 1)
        else:
            how, inner = 'of', phrase(['animal', 'person', 'building', 'food'], deep + 1)
        inner.left.insert(0, ('case', n(how, 'ADP')))
        if how == 'with':
            with_more(inner, deep)
        head.right.append(('nmod', inner))
    elif r < 0.11:
        head.right.append(('nmod', located(deep + 1)))
    elif r < 0.15:
        head.right.append(('acl', clause(None, 'ing', deep + 1, kind=kind)))
    elif r < 0.21:
        head.right.append(('acl:relcl', relative(head, deep + 1)))
        if R() < 0.3:
            comma_around(head)
    elif r < 0.235:
        verb = n(form(pick(['make', 'build', 'cover', 'fill', 'paint', 'carry', 'hold', 'chase', 'surround', 'decorate', 'wrap', 'steal', 'follow', 'ride', 'lead', 'eat']), 'part', False), 'VERB')
        verb.right.append(('obl:agent', cased('by', phrase(LIVING, deep + 1))) if R() < 0.5 else ('obl', cased(pick(['in', 'with', 'from', 'of']), phrase(['food', 'plant', 'garment'], deep + 2))))
        if R() < 0.15:
            verb.left.append(('aux:pass', n('being', 'AUX')))
        if R() < 0.2:
            verb = n(*pick([('shaped', 'VERB'), ('dressed', 'VERB'), ('disguised', 'VERB')]))
            verb.right.append(('obl', cased(pick(['like', 'as']), phrase(['animal', 'person', 'food'], 3, many=False))))
        if R() < 0.25:
            verb = n('made', 'VERB', [], [('obl', cased(pick(['of', 'of', 'of', 'from', 'out of']), mass() if R() < 0.7 else phrase(['food', 'text', 'tool', 'container'], 3, many=True, bare=True)))])
        head.right.append(('acl', verb))
    elif r < 0.25:
        head.right.append(('amod', compared(deep)))
    elif r < 0.258:
        head.right.append(('nmod', n('size', 'NOUN', [('det', n('the', 'DET'))], [('nmod', cased('of', phrase(['animal', 'building', 'vehicle', 'food'], 3, many=False)))])))
    elif r < 0.27:
        same = phrase([kind], 3, many=False)
        same.left.insert(0, ('punct', n(',', 'PUNCT')))
        if R() < 0.7:
            same.right.append(('punct', n(',', 'PUNCT')))
        head.right.append(('appos', same))
    elif r < 0.278:
        not_one = phrase([kind], 3, many=False)
        not_one.left.insert(0, ('advmod', n('not', 'PART')))
        not_one.left.insert(0, ('punct', n('(', 'PUNCT')))
        not_one.right.append(('punct', n(')', 'PUNCT')))
        head.right.append(('appos', not_one))


def with_more(inner, deep):
    """with smoke curling out of its chimney, with a scar and moss on its shoulder, with toast in her mouth"""
    r = R()
    if r < 0.15:
        inner.right.append(('acl', clause(None, 'ing', 2, kind='thing')))
    elif r < 0.3:
        inner.right.append(('nmod', cased(pick(['in', 'on', 'around', 'under', 'behind', 'over']), owned())))
    elif r < 0.42:
        other = phrase(['part', 'plant', 'text', 'garment', 'toy'], 3)
        if R() < 0.7:
            other.right.append(('nmod', cased(pick(['in', 'on', 'around', 'under']), owned())))
        conjoined(inner, [other])


def owned():
    part = phrase(['part', 'part', 'garment'], 3, bare=True)
    part.left.insert(0, ('nmod:poss', n(pick(['his', 'her', 'its', 'their']), 'PRON')))
    return part


def comma_around(head):
    label, last = head.right[-1]
    first_word(last)
    last.left.insert(0, ('punct', n(',', 'PUNCT')))
    last.right.append(('punct', n(',', 'PUNCT')))


def compared(deep):
    size = pick(SIZES)
    if R() < 0.55:
        size += 'r' if size.endswith('e') else size[-1] + 'er' if doubled(size) else 'er'
        return n(size, 'ADJ', [], [('obl', cased('than', phrase(['animal', 'building', 'person', 'vehicle', 'furniture'], 3, many=False) if R() < 0.85 else n('itself', 'PRON')))])
    left = [('advmod', n('as', 'ADV'))]
    if R() < 0.3:
        left = [('advmod', n('twice', 'ADV'))] + left
    return n(size, 'ADJ', left, [('obl', cased('as', phrase(['animal', 'building', 'person', 'vehicle', 'furniture'], 3, many=False) if R() < 0.8 else n('itself', 'PRON')))])


def cased(how, noun):
    noun.left.insert(0, ('case', n(how, 'ADP')))
    return noun


def located(deep, prepositions=None):
    """A phrase with a preposition, which may have several words."""
    how = pick(prepositions or PLACES)
    if R() < 0.12:
        how = pick(['next to', 'in front of', 'on top of', 'to the left of', 'to the right of', 'in the middle of', 'close to', 'at the edge of', 'at the foot of', 'on the other side of'])
    noun = phrase(STANDS.get(how, ['furniture', 'building', 'place', 'plant', 'vehicle', 'person', 'animal', 'container']), deep + 1, many=True if how in ('between', 'among') else None)
    return joined_case(how, noun)


def joined_case(how, noun):
    parts = how.replace('_', ' ').split(' ')
    if how in ('next to', 'close to', 'away_from'):
        return n(parts[0], 'ADV', [], [('obl', cased(parts[1], noun))])
    if len(parts) == 1:
        return cased(how, noun)
    if parts[-1] == 'of' and parts[0] in ('in', 'on', 'to', 'at'):
        middle = parts[1:-1]
        left = [('case', n(parts[0], 'ADP'))] + [('det', n('the', 'DET'))] * (middle[0] == 'the') + [('amod', n('other', 'ADJ'))] * ('other' in middle)
        return n(middle[-1], 'NOUN', left, [('nmod', cased('of', noun))])
    if how == 'instead of':
        noun.left.insert(0, ('case', n('instead', 'ADV', [], [('fixed', n('of', 'ADP'))])))
        return noun
    noun.left[:0] = [('case', n(part, 'ADP')) for part in parts]
    return noun


def conjoined(one, others):
    """A, B and C."""
    for index, other in enumerate(others):
        last = index == len(others) - 1
        mark = ('cc', n(pick(['and', 'and', 'and', 'or']) if R() < 0.15 else 'and', 'CCONJ')) if last else ('punct', n(',', 'PUNCT'))
        other.left.insert(0, mark)
        one.right.append(('conj', other))
    one.plural = True
    return one


def subject(deep=0, kinds=None):
    r = R()
    kinds = kinds or (LIVING if R() < 0.75 else ANY)
    if deep < 2 and r < 0.10:
        one = phrase(kinds, deep, many=R() < 0.2)
        return conjoined(one, [phrase(kinds, deep + (R() < 0.6), many=R() < 0.2) for _ in range(pick([1, 1, 1, 2]))])
    if r < 0.115:
        return some_of(deep)
    if r < 0.135:
        node = n(pick(PLURAL_SUBJECTS), 'NOUN')
        node.plural, node.kind = True, 'toy'
        return node
    if r < 0.15:
        return group(kinds, deep)
    if r < 0.18 and deep < 2:
        return nobody(deep)
    if r < 0.20 and deep < 2:
        one = phrase(kinds, 3, many=False, bare=R() < 0.4)
        other = phrase(kinds, 3, many=False, bare=R() < 0.4)
        pair = pick([('neither', 'nor'), ('both', 'and'), ('either', 'or')])
        one.left.insert(0, ('cc:preconj', n(pair[0], 'CCONJ')))
        other.left.insert(0, ('cc', n(pair[1], 'CCONJ')))
        one.right.append(('conj', other))
        return one
    if r < 0.205:
        one, other = phrase(kinds, 3, many=False), phrase(kinds, 3, many=False)
        one.left.insert(0, ('advmod', n('not', 'PART')))
        other.left.insert(0, ('cc', n('but', 'CCONJ')))
        one.right.append(('conj', other))
        return one
    return phrase(kinds, deep)


def some_of(deep):
    """one of them, the taller of two women, half of the audience, the other"""
    r = R()
    if r < 0.3:
        head = n(pick(['one', 'two', 'three']), 'NUM', [], [('nmod', cased('of', phrase(LIVING, 3, many=True) if R() < 0.6 else n('them', 'PRON')))])
    elif r < 0.5:
        size = pick(['taller', 'older', 'smaller', 'bigger', 'younger', 'shorter', 'larger', 'tallest', 'oldest', 'smallest'])
        head = n(size, 'ADJ', [('det', n('the', 'DET'))], [('nmod', cased('of', phrase(LIVING, 3, many=True)))] if R() < 0.6 else [])
    elif r < 0.65:
        head = n('other', 'ADJ', [('det', n('the', 'DET'))])
    elif r < 0.8:
        head = n(pick(['one', 'one', 'ones']), 'NOUN', [('det', n(pick(['a', 'the', 'another']), 'DET')), ('amod', n(adjective(), 'ADJ'))])
    else:
        head = n(pick(['half', 'all', 'most', 'both', 'some', 'none', 'each']), pick(['DET', 'PRON']), [], [('nmod', cased('of', phrase(LIVING, 3, many=True)))])
        head.plural = True
    head.kind = 'person'
    return head


def group(kinds, deep):
    word = pick(GROUPS)
    inner = phrase(kinds, max(deep, 1), many=True, bare=True)
    if word in ('bowl', 'cup', 'glass', 'bottle', 'plate', 'slice', 'piece', 'bag', 'box', 'basket', 'pile') and R() < 0.7:
        inner = mass()
    head = n(word, 'NOUN', [('det', n('a', 'DET'))], [('nmod', cased('of', inner))])
    fix_article(head)
    head.kind = inner.kind
    return head


def nobody(deep):
    r = R()
    if r < 0.6:
        head = n(pick(['nobody', 'nothing', 'everybody', 'everyone', 'everything', 'somebody', 'someone']), 'PRON')
    else:
        head = n('one', 'PRON', [('det', n('no', 'DET'))]) if R() < 0.6 else phrase(LIVING, 3, many=True, bare=True)
        if head.word != 'one':
            head.left.insert(0, ('det', n('no', 'DET')))
    head.plural = False if head.word in ('one', 'nobody', 'nothing') else head.plural
    if R() < 0.6 and head.word[0] in 'neo':
        how = pick(['but', 'except', 'except for', 'apart from', 'besides'])
        other = phrase(LIVING, 2)
        other.left[:0] = [('case', n(part, 'ADP')) for part in how.split(' ')]
        head.right.append(('nmod', other))
    head.kind = 'person'
    return head


# ---- clauses -----------------------------------------------------------------------------------------------------------
def helpers(how, many, verb):
    """The auxiliaries before a verb, and its form."""
    be = 'are' if many else 'is'
    if how == 'prog':
        return [('aux', n(be if R() < 0.9 else ('were' if many else 'was'), 'AUX'))], form(verb, 'ing', many)
    if how == 'perf':
        return [('aux', n('have' if many else 'has', 'AUX'))], form(verb, 'part', many)
    if how == 'not':
        word = pick([('do' if many else 'does'), ('do' if many else 'does'), 'did', 'can', 'will'])
        return [('aux', n(word, 'AUX')), ('advmod', n(pick(['not', 'not', "n't"]), 'PART'))], verb
    if how == 'modal':
        return [('aux', n(pick(MODALS), 'AUX'))], verb
    if how == 'to':
        return [('mark', n('to', 'PART'))], verb
    return [], form(verb, how, many)


def clause(subj, how, deep=0, kind=None, gap=None):
    """A verb with all that belongs to it. `subj` may be missing; `gap` is what a relative clause has left out."""
    many = bool(subj and subj.plural)
    kind = subj.kind if subj else kind
    alive = kind in ('person', 'animal', None, '')
    negated = how in ('s', 'prog') and R() < 0.05
    if negated:
        how = 'not'
    options = ['intr', 'move', 'pose', 'deed', 'deed', 'deed', 'put', 'give', 'phrasal', 'down', 'wide', 'wide', 'light', 'see', 'be', 'passive', 'say', 'let', 'make'] if alive else ['thing', 'thing', 'move', 'pose', 'passive', 'be', 'wide']
    what = gap or pick(options)
    if what == 'be' and how not in ('s',):
        what = 'intr'
    if what == 'passive' and how not in ('s', 'prog', 'perf'):
        what = 'deed'
    if what == 'be':
        return predicate(subj, many, deep)
    if what == 'passive':
        return passive(subj, how, many, deep)
    verb, right = complements(what, kind, how, deep)
    left, word = helpers(how, many, verb)
    head = n(word, 'VERB', left, right)
    adverb = R()
    if adverb < 0.05:
        head.left.append(('advmod', n(pick(ADVERBS[:18]), 'ADV')))
    elif adverb < 0.10:
        head.right.append(('advmod', n(pick(ADVERBS), 'ADV')))
    elif adverb < 0.11:
        head.right.append(('advmod', n('down', 'ADV', [('advmod', n('upside', 'ADV'))])))
    if subj:
        head.left.insert(0, ('nsubj', subj))
    if deep < 2 and R() < 0.3 and what not in ('pose', 'put', 'down'):
        head.right.append(place_of(deep))
    if deep < 1:
        trail(head, how, many, kind)
    return head


def place_of(deep, prepositions=None):
    node = located(deep + 1, prepositions)
    return ('advmod' if node.tag == 'ADV' else 'obl', node)


def way(deep):
    how = pick(WAYS)
    noun = phrase(['place', 'building', 'furniture', 'vehicle', 'container', 'plant', 'person', 'animal'], deep + 1)
    node = joined_case(how, noun)
    return ('advmod' if node.tag == 'ADV' else 'obl', node)


def someone(kinds, deep):
    r = R()
    if r < 0.1:
        return object_pronoun()
    if r < 0.125:
        return n('each', 'DET', [], [('fixed', n('other', 'ADJ'))])
    if r < 0.17:
        return some_of(deep)
    if r < 0.24:
        return group(kinds, deep)
    one = phrase(kinds, deep)
    if r < 0.27 and one.kind in ('person', 'animal') and deep < 2:
        one.right.append(('acl', clause(None, 'ing', 2, kind=one.kind)))
        return one
    if r < 0.31 and deep < 2:
        return conjoined(one, [phrase(kinds, deep + 1) for _ in range(pick([1, 1, 2]))])
    return one


def complements(what, kind, how, deep):
    if what == 'intr':
        return pick(INTRANSITIVE), []
    if what == 'thing':
        return pick(THINGS_DO), [place_of(deep)] if R() < 0.4 else []
    if what == 'move':
        right = [way(deep)] if R() < 0.85 else []
        if R() < 0.2:
            right.append(way(deep))
        return pick(MOVES), right
    if what == 'pose':
        right = [place_of(deep)]
        if R() < 0.15:
            right.insert(0, ('xcomp', n(pick(words('broken asleep alone awake still motionless empty open upside-down naked')), 'ADJ')))
        if R() < 0.15:
            right.append(place_of(deep))
        return pick(POSTURES), right
    if what == 'deed':
        verb = pick(list(DEEDS))
        kinds, tool = DEEDS[verb]
        right = [('obj', someone(kinds.split(), deep + 1))]
        if tool and R() < 0.3:
            right.append(('obl', cased('with', phrase(tool.split(), deep + 1, many=False))))
        elif R() < 0.12:
            right.append(('obl', cased(pick(['for', 'from', 'to', 'like', 'instead of', 'without']), phrase(LIVING, deep + 2)))) if R() < 0.6 else right.append(('obl', joined_case('instead of', phrase(kinds.split(), deep + 2))))
        return verb, right
    if what == 'put':
        to = pick(['in', 'on', 'into', 'onto', 'under', 'behind', 'over', 'against', 'next to', 'in front of', 'on top of'])
        target = joined_case(to, phrase(['container', 'furniture', 'part', 'vehicle'], deep + 1))
        return pick(PUTS), [('obj', someone(['toy', 'food', 'tool', 'garment', 'text', 'container'], deep + 2)), ('advmod' if target.tag == 'ADV' else 'obl', target)]
    if what == 'give':
        verb = pick(GIVES)
        thing = phrase(['food', 'toy', 'text', 'garment', 'plant', 'container'], deep + 1)
        who = phrase(LIVING, deep + 2) if R() < 0.75 else object_pronoun() if R() < 0.6 else some_of(2)
        return verb, [('iobj', who), ('obj', thing)] if R() < 0.5 else [('obj', thing), ('obl', cased('to', who))]
    if what == 'phrasal':
        verb, particle = pick(PHRASAL)
        thing = phrase(['garment', 'device', 'food', 'toy', 'container', 'plant'], deep + 1) if R() < 0.85 else object_pronoun()
        prt = ('compound:prt', n(particle, 'ADP'))
        return verb, [('obj', thing), prt] if thing.tag == 'PRON' or R() < 0.3 else [prt, ('obj', thing)]
    if what == 'down':
        verb, particle = pick(SIT_DOWN)
        return verb, [('compound:prt' if particle in ('down', 'up') else 'advmod', n(particle, 'ADP' if particle in ('down', 'up') else 'ADV'))] + ([place_of(deep)] if R() < 0.6 else [])
    if what == 'light':
        if R() < 0.6:
            return pick(TO_DO), [('xcomp', clause(None, 'to', deep + 1, kind='person'))]
        return pick(DOING), [('xcomp', clause(None, 'ing', deep + 1, kind='person'))]
    if what == 'see':
        return pick(['watch', 'see', 'hear', 'notice', 'film']), [('obj', phrase(LIVING, 3)), ('xcomp', clause(None, pick(['base', 'ing', 'base']), deep + 2, kind='animal'))]
    if what == 'let':
        verb = pick(['let', 'make', 'help', 'teach', 'ask', 'tell', 'order', 'force'])
        if verb == 'help' and R() < 0.4:
            return verb, [('xcomp', clause(None, 'base', deep + 2, kind='person'))]
        return verb, [('obj', phrase(LIVING, 3) if R() < 0.6 else object_pronoun()), ('xcomp', clause(None, 'base' if verb in ('let', 'make', 'help') else 'to', deep + 2, kind='animal'))]
    if what == 'make':
        verb = pick(['keep', 'paint', 'make', 'leave', 'find', 'hold', 'push', 'turn', 'get'])
        thing = owned() if R() < 0.5 else phrase(['part', 'container', 'building', 'person', 'device'], 3)
        state = n(adjective(), 'ADJ') if R() < 0.6 else n(form(pick(['shut', 'close', 'open', 'lock', 'cover', 'block', 'break', 'tie']), 'part', False), 'VERB', [], [('obl:agent', cased('by', phrase(['person', 'animal', 'toy'], 3)))] if R() < 0.3 else [])
        return verb, [('obj', thing), ('xcomp', state)]
    if what == 'say':
        if R() < 0.35:
            return pick(['shout', 'look', 'point', 'smile', 'wave', 'bark', 'stare', 'laugh', 'aim', 'gaze', 'growl']), [('obl', cased(pick(['at', 'at', 'to', 'toward']), someone(LIVING + ['vehicle', 'food'], deep + 1)))]
        return pick(ASKS), [('ccomp', n('hello', 'INTJ'))] + ([('obl', cased('to', phrase(LIVING, deep + 1)))] if R() < 0.4 else [])
    # Verbs of all kinds, so that words which the lists above do not have are known as verbs too.
    wide = pick(['intr', 'tr', 'tr', 'pp'])
    verb = pick(WIDE['verbs'][wide])
    if wide == 'intr':
        return verb, []
    if wide == 'pp':
        return verb, [place_of(deep, PLACES + ['into', 'through', 'across', 'along'])]
    return verb, [('obj', someone(ANY, deep + 1))]


def predicate(subj, many, deep):
    """is red, is on the table, is bigger than, is a teacher, is about to"""
    be = n('are' if many else 'is', 'AUX')
    r = R()
    if r < 0.35:
        head = n(adjective() if R() < 0.75 else pick(words('asleep awake alone open closed full')), 'ADJ')
        if R() < 0.3:
            head.right.append(('conj', n(pick(ADJECTIVES), 'ADJ', [('cc', n('and', 'CCONJ'))])))
        if R() < 0.2:
            head.left.append(('advmod', n(pick(['very', 'so', 'too', 'still', 'completely']), 'ADV')))
        if R() < 0.15:
            head.left.append(('advmod', n('not', 'PART')))
    elif r < 0.6:
        head = located(deep + 1)
        if head.tag == 'ADV':
            pass
    elif r < 0.78:
        head = compared(deep)
    elif r < 0.88:
        head = phrase(LIVING, 2, many=many)
    else:
        head = n('about', 'ADJ', [], [('xcomp', clause(None, 'to', deep + 1, kind='person'))])
    head.left.insert(0, ('cop', be))
    if subj:
        head.left.insert(0, ('nsubj', subj))
    return head


def passive(subj, how, many, deep):
    verb = pick(list(DEEDS) + words('cover fill decorate surround wrap fill tie lock'))
    be = ('are' if many else 'is') if R() < 0.85 else ('get' if many else 'gets')
    left = [('aux:pass', n(be, 'AUX'))]
    if how == 'prog':
        left = [('aux', n('are' if many else 'is', 'AUX')), ('aux:pass', n('being', 'AUX'))]
    if how == 'perf':
        left = [('aux', n('have' if many else 'has', 'AUX')), ('aux:pass', n('been', 'AUX'))]
    head = n(form(verb, 'part', many), 'VERB', left)
    if subj:
        head.left.insert(0, ('nsubj:pass', subj))
    if R() < 0.25:
        head.right.append(way(deep) if R() < 0.5 else place_of(deep))
    if R() < 0.65:
        head.right.append(('obl:agent', cased('by', phrase(LIVING, deep + 1))))
    if R() < 0.15:
        head.right.append(('obl', cased('with', phrase(['tool', 'container'], 3))))
    return head


def relative(head, deep):
    """who runs, that a girl holds, whose hat is red, on which a cat sleeps, one of which is lit, where a cat hides"""
    r = R()
    who = n(pick(['who', 'who', 'that']) if head.kind == 'person' else pick(['that', 'which', 'that']), 'PRON')
    who.plural, who.kind = head.plural, head.kind
    tense = pick(['s', 's', 's', 'past', 'prog', 'perf'])
    if r < 0.5:
        return clause(who, tense, deep)
    if r < 0.62:
        thing = phrase(['part', 'garment', 'animal', 'vehicle', 'part'], 3, bare=True)
        thing.left.insert(0, ('nmod:poss', n('whose', 'PRON')))
        return clause(thing, pick(['s', 's', 'prog', 'past']), deep, gap=pick(['be', 'be', 'be', 'passive', 'thing', 'move', 'intr']))
    if r < 0.76:
        verb = pick(list(DEEDS))
        doer = phrase(LIVING, 3) if R() < 0.8 else n(pick(['nobody', 'he', 'she', 'everyone']), 'PRON')
        tense = pick(['s', 'past', 'prog', 'perf'])
        left, word = helpers(tense, doer.plural, verb)
        node = n(word, 'VERB', left)
        node.left.insert(0, ('nsubj', doer))
        if R() < 0.6:
            node.left.insert(0, ('obj', n('that' if R() < 0.7 else 'which', 'PRON')))
        if R() < 0.2:
            node.right.append(place_of(deep + 1))
        return node
    if r < 0.88:
        doer = subject(2)
        node = clause(doer, pick(['s', 'prog']), max(deep, 2), gap=pick(['intr', 'pose', 'deed', 'thing']))
        node.right = [kid for kid in node.right if kid[0] not in ('obl', 'advmod')]
        which = n('which', 'PRON', [('case', n(pick(['on', 'in', 'behind', 'under', 'from', 'through', 'beside', 'above', 'with', 'around', 'over', 'at']), 'ADP'))])
        node.left.insert(0, ('obl', which))
        if doer.tag == 'NOUN' and R() < 0.25:
            node.left = [kid for kid in node.left if kid[0] != 'nsubj']
            node.right.append(('nsubj', doer))
        return node
    if r < 0.94:
        one = n(pick(['one', 'two', 'some', 'each', 'all']), 'NUM', [], [('nmod', n('which' if head.kind != 'person' else 'whom', 'PRON', [('case', n('of', 'ADP'))]))])
        one.kind = head.kind
        one.plural = one.word != 'one' and one.word != 'each'
        return clause(one, pick(['s', 'prog']), max(deep, 2))
    node = clause(subject(2), pick(['s', 'prog', 'past']), max(deep, 2))
    node.left.insert(0, ('advmod', n('where', 'ADV')))
    return node


def trail(head, how, many, kind):
    """What follows a whole clause: more verbs, times, other clauses."""
    r = R()
    if R() < 0.12:
        head.right.append(('obl', time_phrase()))
    same = how if how in ('s', 'past', 'ing', 'prog') else 's'
    if same == 'prog':
        same = 'ing'
    if r < 0.16:
        more_verbs(head, same, many, kind)
    elif r < 0.30:
        node = subordinate(kind)
        if R() < 0.25:
            node.left.insert(0, ('punct', n(',', 'PUNCT')))
        head.right.append(('advcl', node))
    elif r < 0.37:
        tense = pick(['s', 'prog'])
        doer = subject(2) if R() < 0.7 else pronoun()
        node = clause(doer, tense, 2)
        if R() < 0.35:
            more_verbs(node, 's' if tense == 's' else 'ing', doer.plural, doer.kind)
        mark = pick(['and', 'and', 'but', 'so', 'then', '', 'whereupon'])
        if mark in ('then', '', 'whereupon'):
            if mark:
                node.left.insert(0, ('advmod', n(mark, 'ADV')))
            node.left.insert(0, ('punct', n(',', 'PUNCT')))
            head.right.append(('parataxis', node))
        else:
            node.left.insert(0, ('cc', n(mark, 'CCONJ')))
            node.left.insert(0, ('punct', n(',', 'PUNCT')))
            head.right.append(('conj', node))
    elif r < 0.43:
        node = clause(None, 'ing', 2, kind=kind)
        if R() < 0.85:
            node.left.insert(0, ('punct', n(',', 'PUNCT')))
        head.right.append(('advcl', node))
    elif r < 0.47:
        how = pick(['without', 'instead of', 'by', 'before', 'after'])
        node = clause(None, 'ing', 2, kind=kind)
        first, *rest = how.split(' ')
        node.left.insert(0, ('mark', n(first, 'SCONJ' if not rest else 'ADV', [], [('fixed', n('of', 'ADP'))] if rest else [])))
        head.right.append(('advcl', node))
    elif r < 0.50:
        part = phrase(['part', 'garment'], 3)
        part.left.insert(0, ('case', n('with', 'ADP')))
        part.right.append(pick([('acl', n(pick(['closed', 'raised', 'crossed', 'painted', 'stuck']), 'VERB')), ('amod', n(pick(['open', 'wet', 'full']), 'ADJ')), ('nmod', located(3)), ('acl', clause(None, 'ing', 2, kind='thing'))]))
        head.right.append(('obl', part))
    elif r < 0.53:
        thing = owned() if R() < 0.5 else n(pick(PLURAL_SUBJECTS), 'NOUN') if R() < 0.4 else phrase(['light', 'part', 'plant', 'toy', 'person', 'animal'], 3)
        thing.left.insert(0, ('punct', n(',', 'PUNCT')))
        if R() < 0.4:
            node = n(form(pick(list(DEEDS)), 'part', False), 'VERB', [('nsubj:pass', thing)], [('obl:agent', cased('by', phrase(['device', 'animal', 'person'], 3)))] if R() < 0.5 else [])
        else:
            node = n(form(pick(THINGS_DO), 'ing', False), 'VERB', [('nsubj', thing)])
            if R() < 0.5:
                node.right.append(way(3) if R() < 0.6 else ('advmod', n(pick(['everywhere', 'around', 'away', 'wildly', 'down', 'overhead']), 'ADV')))
        head.right.append(('advcl', node))
        if R() < 0.3:
            other = phrase(LIVING + ['light', 'toy'], 3)
            second = n(form(pick(THINGS_DO if other.kind in ('light', 'toy') else INTRANSITIVE + MOVES), 'ing', False), 'VERB', [('nsubj', other)], [way(3)] if R() < 0.5 else [])
            second.left[:0] = [('punct', n(',', 'PUNCT'))] + ([('cc', n('and', 'CCONJ'))] if R() < 0.5 else [])
            node.right.append(('conj', second))
    elif r < 0.545:
        one = n('one', 'NUM', [('punct', n(',', 'PUNCT'))], [('nmod', n('them', 'PRON', [('case', n('of', 'ADP'))]))])
        head.right.append(('advcl', n(form(pick(['dent', 'break', 'paint', 'dress', 'cover', 'tie']), 'part', False), 'VERB', [('nsubj:pass', one)])) if R() < 0.5 else ('advcl', clause(one, 'ing', 2)))
    elif r < 0.56:
        node = clause(None, 'to', 2, kind=kind)
        if R() < 0.5:
            node.left.insert(0, ('advmod', n('only', 'ADV')))
            node.left.insert(0, ('punct', n(',', 'PUNCT')))
        head.right.append(('advcl', node))


def more_verbs(head, same, many, kind):
    """runs, jumps over a fence and then falls"""
    count = pick([1, 1, 1, 2])
    for index in range(count):
        node = clause(None, same, 2, kind=kind, gap=None)
        if many and same == 's':
            node = clause(plural_ghost(), 's', 2)
            node.left = [kid for kid in node.left if kid[0] not in ('nsubj', 'nsubj:pass')]
        if R() < 0.2:
            node.left.insert(0, ('advmod', n(pick(['then', 'then', 'finally', 'suddenly']), 'ADV')))
        if index == count - 1 and R() < 0.92:
            node.left.insert(0, ('cc', n(pick(['and', 'and', 'and', 'but', 'or']), 'CCONJ')))
        if index < count - 1 or R() < 0.2:
            node.left.insert(0, ('punct', n(',', 'PUNCT')))
        head.right.append(('conj', node))


def plural_ghost():
    ghost = n('they', 'PRON')
    ghost.plural, ghost.kind = True, 'person'
    return ghost


def subordinate(kind):
    mark = pick(['while', 'while', 'as', 'when', 'before', 'after', 'until', 'because', 'once', 'so that', 'as if', 'as soon as', 'if', 'although'])
    if mark in ('while', 'when', 'before', 'after') and R() < 0.3:
        node = clause(None, 'ing', 2, kind=kind)
    else:
        node = clause(subject(2) if R() < 0.8 else pronoun(), pick(['s', 's', 'prog', 'perf', 'past']), 2)
        if R() < 0.08:
            label, place = place_of(2)
            if R() < 0.5:
                place = cased(pick(['behind', 'around', 'above', 'beside', 'under']), n(pick(['him', 'her', 'it', 'them']), 'PRON'))
                label = 'obl'
            node.left.insert(0, (label, place))
    if mark == 'as soon as':
        node.left.insert(0, ('advmod', n('soon', 'ADV', [('advmod', n('as', 'ADV'))])))
        node.left.insert(1, ('mark', n('as', 'SCONJ')))
        return node
    if mark in ('when', 'while', 'as', 'before', 'after') or ' ' not in mark:
        node.left.insert(0, ('advmod' if mark == 'when' else 'mark', n(mark, 'ADV' if mark == 'when' else 'SCONJ')))
        return node
    first, second = mark.split(' ')
    node.left.insert(0, ('mark', n(first, 'SCONJ', [], [('fixed', n(second, 'SCONJ'))])))
    return node


def time_phrase():
    case, *middle, last = pick(TIMES)
    left = [('case', n(case, 'ADP'))]
    for word in middle:
        left.append(('det', n(word, 'DET')) if word in ('the', 'a') else ('amod', n(word, 'ADJ')) if word in ('rainy', 'slow', 'full', 'sunny') else ('compound', n(word, 'NOUN')))
    return n(last, 'NOUN', left)


# ---- whole prompts -----------------------------------------------------------------------------------------------------
def sentence():
    root = clause(subject(), pick(['s', 's', 's', 's', 'prog', 'prog', 'past', 'perf']), 0)
    r = R()
    if r < 0.07:
        label, place = place_of(1)
        place.right.append(('punct', n(',', 'PUNCT')))
        root.left.insert(0, (label, place))
    elif r < 0.11:
        node = subordinate('person')
        node.right.append(('punct', n(',', 'PUNCT')))
        root.left.insert(0, ('advcl', node))
    elif r < 0.14:
        node = clause(None, 'ing', 2, kind='person') if R() < 0.7 else n(form(pick(['cover', 'dress', 'wrap', 'follow', 'surround', 'chase', 'light']), 'part', False), 'VERB', [], [('obl', cased(pick(['in', 'by', 'with', 'as']), phrase(['garment', 'animal', 'person'], 3)))])
        node.right.append(('punct', n(',', 'PUNCT')))
        root.left.insert(0, ('advcl', node))
    elif r < 0.15:
        root.left.insert(0, ('advmod', n(pick(['Suddenly', 'Then', 'Finally', 'Meanwhile', 'Slowly', 'Outside', 'Nearby']), 'ADV', [], [('punct', n(',', 'PUNCT'))] if R() < 0.6 else [])))
    elif r < 0.16:
        root.left.insert(0, ('obl', joined_case('instead of', phrase(ANY, 3))))
        root.left[0][1].right.append(('punct', n(',', 'PUNCT')))
    return root


def inverted():
    """On the table stands a vase; in walks a penguin; hello asks the snowman"""
    r = R()
    subj = phrase(ANY, 0)
    if r < 0.55:
        verb = n(form(pick(POSTURES + ['hang', 'grow', 'appear', 'shine']), 's', subj.plural), 'VERB', [place_of(1)], [('nsubj', subj)])
    elif r < 0.8:
        verb = n(form(pick(MOVES), 's', subj.plural), 'VERB', [('advmod', n(pick(['in', 'out', 'down', 'up', 'away', 'off', 'here', 'there']), 'ADV'))], [('nsubj', subj)])
    else:
        verb = n(form(pick(ASKS), 's', subj.plural), 'VERB', [('ccomp', n('hello', 'INTJ'))], [('nsubj', phrase(LIVING, 1))])
        return verb
    if R() < 0.35:
        first = clause(phrase(ANY, 2), 's', 2)
        verb.left.insert(0, ('cc', n('and', 'CCONJ')))
        first.right.append(('conj', verb))
        return first
    return verb


def fragment():
    root = subject(0, LIVING if R() < 0.6 else ANY)
    if root.tag in ('PRON', 'DET', 'NUM', 'ADJ') or (root.left and root.left[0][0] == 'cc:preconj'):
        root = phrase(LIVING, 0)
    r = R()
    if r < 0.55:
        root.right.append(('acl', clause(None, 'ing', 0, kind=root.kind or 'person')))
    elif r < 0.8:
        root.right.append(('nmod', located(1)))
        if R() < 0.3:
            root.right.append(('nmod', located(1)))
    if R() < 0.1:
        other = phrase(ANY, 1)
        if R() < 0.6:
            other.right.append(('nmod', located(2)) if R() < 0.6 else ('acl', clause(None, 'ing', 2, kind=other.kind)))
        other.left.insert(0, ('punct', n(',', 'PUNCT')))
        root.right.append(('conj', other))
    return root


def bare():
    """a stop sign, robot dancing, playing guitar, pottery making, surfing dog"""
    r = R()
    if r < 0.3:
        *first, last = pick(COMPOUNDS)
        head = n(last, 'NOUN', [('compound', n(word, 'NOUN')) for word in first])
        if R() < 0.6:
            head.left.insert(0, ('det', n('a', 'DET')))
            fix_article(head)
        if R() < 0.2:
            head.left.insert(1 if head.left[0][0] == 'det' else 0, ('amod', n(pick(ADJECTIVES), 'ADJ')))
        return head
    if r < 0.5:
        who = n(noun_of(pick(LIVING)), 'NOUN')
        who.kind = 'person'
        who.right.append(('acl', clause(None, 'ing', 2, kind='person', gap=pick(['intr', 'deed', 'intr', 'move']))))
        return who
    if r < 0.65:
        return clause(None, 'ing', 2, kind='person', gap=pick(['deed', 'intr', 'deed', 'move']))
    if r < 0.85:
        verb = pick([v for v in DEEDS if v not in ('have', 'face')])
        thing = noun_of(pick(DEEDS[verb][0].split())).split(' ')[-1]
        left = [('compound', n(thing, 'NOUN'))]
        if R() < 0.25:
            left[0][1].left.append(('compound', n(pick(['clay', 'paper', 'wood', 'wedding', 'horse', 'glass']), 'NOUN')))
        return n(ing(verb), 'NOUN', left)
    head = n(noun_of(pick(LIVING)), 'NOUN', [('amod', n(ing(pick(INTRANSITIVE)), 'VERB'))])
    if R() < 0.4:
        head.left.insert(0, ('det', n('a', 'DET')))
    return head


def shot():
    head = n(pick(SHOTS), 'NOUN')
    if R() < 0.4:
        head.left.append(('det', n(pick(['a', 'the']), 'DET')))
    if R() < 0.8:
        head.left.append(('amod', n(pick(words('aerial close-up wide slow drone cinematic low-angle macro time-lapse short beautiful dramatic tracking')), 'ADJ')))
    what = fragment() if R() < 0.75 else conjoined(phrase(ANY, 1), [phrase(ANY, 1)])
    head.right.append(('nmod', cased('of', what)))
    fix_article(head)
    return head


def imperative():
    verb = n(pick(words('Show Film Create Make Generate Imagine Draw Animate Picture Record Display')), 'VERB')
    what = shot() if R() < 0.3 else fragment()
    if R() < 0.2:
        verb.right.append(('iobj', n('me', 'PRON')))
    verb.right.append(('obj', what))
    return verb


def there_is():
    subj = subject(1)
    be = n('are' if subj.plural else 'is', 'VERB', [('expl', n('There', 'PRON'))])
    if R() < 0.08:
        be.right.append(('advmod', n('not', 'PART')))
    if R() < 0.35:
        subj.right.append(('acl', clause(None, 'ing', 1, kind=subj.kind or 'person')))
    elif R() < 0.85:
        subj.right.append(('nmod', located(1)))
    if R() < 0.35:
        others = []
        for _ in range(pick([1, 1, 2])):
            other = phrase(ANY, 2)
            it = n(pick(['it', 'them', 'him', 'her']), 'PRON')
            other.right.append(('nmod', located(2) if R() < 0.6 else joined_case(pick(['on', 'in', 'under', 'behind', 'beside', 'on top of', 'in front of', 'next to']), it)))
            others.append(other)
        conjoined(subj, others)
    be.right.append(('nsubj', subj))
    return be


def weather():
    verb = n(pick(['raining', 'snowing', 'getting']), 'VERB', [('nsubj', n('It', 'PRON')), ('aux', n('is', 'AUX'))])
    if verb.word == 'getting':
        verb.right.append(('xcomp', n(pick(['dark', 'late', 'cold']), 'ADJ')))
    elif R() < 0.5:
        verb.right.append(('obl', cased(pick(['on', 'in', 'over']), phrase(['place'], 3))))
    if R() < 0.7:
        node = clause(subject(1), pick(['s', 'prog']), 2)
        node.left.insert(0, ('cc', n(pick(['and', 'but', 'so']), 'CCONJ')))
        verb.right.append(('conj', node))
    return verb


def sides():
    """On the left a red car, on the right a blue one."""
    def side(word):
        thing = phrase(ANY, 2) if R() < 0.8 else some_of(3)
        mark = n(word, 'NOUN', [('case', n(pick(['on', 'to', 'at'] if word not in ('background', 'foreground', 'middle') else ['in']), 'ADP')), ('det', n('the', 'DET'))])
        return thing, mark
    first, one = side(pick(['left', 'front', 'foreground', 'top']))
    second, other = side(pick(['right', 'back', 'background', 'middle', 'bottom']))
    front = R() < 0.5
    for thing, mark in ((first, one), (second, other)):
        if front:
            if R() < 0.4:
                mark.right.append(('punct', n(',', 'PUNCT')))
            thing.left.insert(0, ('nmod', mark))
        else:
            thing.right.append(('nmod', mark))
    second.left.insert(0, pick([('punct', n(',', 'PUNCT')), ('cc', n('and', 'CCONJ'))]))
    first.right.append(('conj', second))
    return first


def each_one():
    """Two cats: one is white, the other sleeps."""
    one = n('one', 'NUM' if R() < 0.5 else 'NOUN')
    if R() < 0.3:
        one.right.append(('nmod', n('them', 'PRON', [('case', n('of', 'ADP'))])))
    other = n('other', 'ADJ', [('det', n('the', 'DET'))]) if R() < 0.75 else n('another', 'DET')
    one.kind = other.kind = 'person'
    root = clause(one, pick(['s', 'prog']), 2)
    second = clause(other, pick(['s', 'prog']), 2)
    mark = pick(['and', 'but', 'while', ''])
    if mark == 'while':
        second.left.insert(0, ('mark', n('while', 'SCONJ')))
        root.right.append(('advcl', second))
        return root
    if mark:
        second.left.insert(0, ('cc', n(mark, 'CCONJ')))
    if not mark or R() < 0.4:
        second.left.insert(0, ('punct', n(',', 'PUNCT')))
    root.right.append(('conj' if mark else 'parataxis', second))
    return root


def listed():
    """A harbour in winter: two boats, a man mending his net, no tourists"""
    root = fragment() if R() < 0.4 else phrase(['place', 'building', 'event'], 1) if R() < 0.6 else shot()
    items = []
    for _ in range(pick([2, 3, 3, 4])):
        item = phrase(ANY, 2) if R() < 0.85 else nobody(2)
        r = R()
        if r < 0.35:
            item.right.append(('nmod', located(2)))
        elif r < 0.6:
            item.right.append(('acl', clause(None, 'ing', 2, kind=item.kind)))
        elif r < 0.68:
            item.left.insert(0, ('advmod', n(pick(['first', 'then', 'finally']), 'ADV')))
        items.append(item)
    first, *others = items
    for index, item in enumerate(others):
        mark = [('punct', n(',', 'PUNCT'))]
        if index == len(others) - 1 and R() < 0.6:
            mark = (mark if R() < 0.5 else []) + [('cc', n('and', 'CCONJ'))]
        item.left[:0] = mark
        first.right.append(('conj', item))
    if R() < 0.6:
        first.left.insert(0, ('punct', n(':', 'PUNCT')))
        root.right.append(('parataxis', first))
        return root
    return first


def camera():
    verb = n(form(pick(words('pan zoom tilt track follow rise move circle fly pull push')), 's', False), 'VERB', [('nsubj', n('camera', 'NOUN', [('det', n('the', 'DET'))]))])
    if R() < 0.6:
        verb.right.append(('advmod', n(pick(words('left right in out up down slowly')), 'ADV')))
    verb.right.append(place_of(1, ['over', 'across', 'around', 'along', 'to', 'on', 'toward', 'through', 'above']))
    return verb


def so_that():
    """A dog so big that it does not fit into its kennel sleeps outside."""
    subj = phrase(LIVING, 3, many=False)
    inner = clause(pronoun(), pick(['s', 'not', 'modal']), 2)
    inner.left.insert(0, ('mark', n('that', 'SCONJ')))
    size = n(pick(SIZES), 'ADJ', [('advmod', n('so', 'ADV'))], [('advcl', inner)])
    if R() < 0.4:
        size = n(pick(SIZES), 'ADJ', [('advmod', n('too', 'ADV'))], [('advcl', clause(None, 'to', 2, kind='person'))])
    if R() < 0.5:
        subj.right.append(('amod', size))
        return clause(subj, 's', 2)
    size.left.insert(0, ('cop', n('is', 'AUX')))
    size.left.insert(0, ('nsubj', subj))
    return size


MAKERS = [(sentence, 44), (fragment, 16), (bare, 7), (shot, 7), (there_is, 6), (inverted, 5), (imperative, 4), (each_one, 2.5), (listed, 5), (sides, 2), (weather, 2), (camera, 1.5), (so_that, 2)]


def prompt():
    for _ in range(50):
        root = random.choices([maker for maker, _ in MAKERS], [weight for _, weight in MAKERS])[0]()
        if R() < 0.1:
            for _ in range(pick([1, 1, 2, 3])):
                style_word(root)
        if R() < 0.5:
            root.right.append(('punct', n('.', 'PUNCT')))
        out = rows(root)
        if len(out) <= 60:
            if R() < 0.02:
                for row in out:
                    row[0] = row[0][0].upper() + row[0][1:] if row[1] in ('NOUN', 'ADJ', 'VERB', 'ADV') else row[0]
            if R() < 0.6:
                out[0][0] = out[0][0][0].upper() + out[0][0][1:]
            else:
                out[0][0] = out[0][0].lower()
            return out
    return prompt()


def style_word(root):
    *before, last = pick(STYLE)
    if last == 'field':
        node = n('depth', 'NOUN', [('amod', n('shallow', 'ADJ'))], [('nmod', n('field', 'NOUN', [('case', n('of', 'ADP'))]))])
    elif last == 'white':
        node = n('black', 'ADJ', [], [('conj', n('white', 'ADJ', [('cc', n('and', 'CCONJ'))]))])
    elif last == 'detailed':
        node = n('detailed', 'ADJ', [('advmod', n('highly', 'ADV'))])
    else:
        node = n(last, 'ADJ' if last in ('cinematic', 'photorealistic') else 'NOUN', [('amod' if word in ('cinematic', 'warm', 'slow', 'soft', 'golden', 'wide', 'aerial', 'dramatic') else 'compound', n(word, 'ADJ' if word in ('cinematic', 'warm', 'slow', 'soft', 'golden', 'wide', 'aerial', 'dramatic') else 'NOUN')) for word in before])
    node.left.insert(0, ('punct', n(',', 'PUNCT')))
    root.right.append(('list', node))


if __name__ == '__main__':
    random.seed(int(os.environ.get('SEED', 3)))
    for _ in range(int(os.environ.get('COUNT', 12))):
        tree = prompt()
        assert sum(1 for row in tree if row[2] == 0) == 1
        print(' '.join(row[0] for row in tree))
        if os.environ.get('TREES'):
            print('   ', ' '.join(f"{row[0]}/{row[1]}:{row[3]}>{tree[row[2] - 1][0] if row[2] else 'ROOT'}" for row in tree))
