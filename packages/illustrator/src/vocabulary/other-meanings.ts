/**
 * What the words after a verb may tell against the deed that it is drawn as: whoever falls asleep does not fall down, and
 * a skier who carves down a slope has no knife. Only for deeds that are found by their verb alone.
 */
export const OTHER_MEANINGS: Readonly<Record<string, RegExp>> = {
  box: /^(?:(?:an?|the|his|her) (?:\w+ )?(?:ball|wall|air|button|hole|ticket|clock|code|number|sky|water|door|pillow|table|key|mirror|window|dough|time|numbers|keys|buttons)\b|through|out\b|in the air|the air)/,
  saw: /^(?!$|(?:an? |the |some |through )?(?:\w+ )?(?:wood|log|logs|plank|planks|board|boards|tree|trees|branch|branches|pipe|bone|bars?|half)\b)/,
  carve: /^(?:down|across|along|its way|(?:a|the) (?:path|line|track|turn|trail|valley|wave)|through)/,
  swing:
    /^(?:back(?! and forth)|at\b|upside|open|shut|(?:an?|the|his|her|its|their) |from|past|wide|hard|between|across|over|into|by|around|wildly)/,
  slide:
    /^(?:(?:an?|the|his|her|its|their|two|three|four|five|six) |open|shut|closed|out\b|from\b|under\b|off\b)/,
  draw: /^(?:(?:an?|the|his|her|its) (?:\w+ )?(?:sword|gun|pistol|bow|crowd|curtain|curtains|bath|breath|dagger|dog|weapon|blinds|carriage|sled|cart)\b|near|close|closer|back|him|her|them|water|blood|attention)/,
  'fall-down':
    /^(?:asleep|in love|apart|behind|silent|quiet|out of love|for|into (?:his|her|each|place)|ill|still)/,
  spread: /^(?:across|over|through|along|out\b|from|like|around)/,
  whisk: /^(?:past|around|by|through|across|away|off|him|her)/,
  squeeze: /^(?:through|past|into|between|under|in\b|out of)/,
  catch:
    /^(?:fire|the light|the sun|(?:her|his|its) (?:breath|eye|balance)|up|on\b|sight|a cold|a wave|the wave|a glimpse|a train|the train|a bus|the bus|a taxi|a ride)/,
  throw:
    /^(?:up\b|open|(?:its|his|her|their) (?:head|arms|hands|hair|legs)|a (?:party|tantrum|shadow|fit)|light|shade|himself|herself|itself|a glance)/,
  open: /^(?:up\b|onto|to\b|into|in\b|wide|at\b|under|above|over|below)/,
  close: /^(?:in\b|to\b|behind|around|on\b|over|up\b|by\b)/,
  show: /^(?:signs|off\b|up\b|midnight|noon|the time|no\b|how|that)/,
  lift: /^(?:off|into|from|above|over)/,
  push: /^(?:through|past|off|forward|on\b|ahead|up (?:from|through|against|out)|out\b|against|into)/,
  pull: /^(?:into|out\b|up\b|over|away|back|off\b|through|alongside|in\b|ahead|past|(?:a|his|her) (?:face|muscle)|faces)/,
  wash: /^(?:over|away|ashore|up\b|down\b|onto|against|across|in\b)/,
  fold: /^(?:up\b|in\b|into)/,
  handle: /^(?:down|his|her|each|the (?:sky|ground|surface|water|clouds|ceiling)|noses?)/,
  'pick-fruit':
    /^(?:(?:his|her|its) (?:nose|way|teeth)|a (?:fight|lock|pocket)|the lock|on\b|at\b|out\b|through|its way|up\b)/,
  collect: /^(?:in\b|on\b|at\b|around|under|below|behind|himself|herself|dust|for)/,
  'march-protest':
    /^(?:an?|the|his|her|its|at|out|back|with|it|him|down|how|into|through|over|twelve|midnight|again)\b/,
  surgery: /^(?:(?:an?|the|his|her) (?!patient)|from|in\b|as\b|at\b)/,
  blend: /^(?:in\b|into|with|perfectly)/,
  stretch:
    /^(?:from|across|over|to\b|into|along|out (?:before|across|over|to|in)|beyond|between|as far|for miles|a|the|toward)/,
  count: /^(?:down|on\b|as\b|sheep)/,
  cut: /^(?:through|across|off\b|in\b|into the (?:line|road|wave|ice|water|sky)|loose|corners|past)/,
  paint: /^(?:(?:an?|the) (?:picture of|sky)|the (?:town|scene|mountains|clouds|hills))/,
  stack: /^(?:up|of)/,
  feed: /^(?:on\b|off\b|into|paper|from)/,
  pour: /^(?:down|out (?:of|into|from|onto)|into|in\b|from|over|through|off\b)/,
  dig: /^(?:in\b|into (?:his|her|a (?:bowl|plate|cake|meal|burger|bag|pocket))|(?:his|her|its) (?:nails|claws|heels|elbow))/,
  drill: /^(?:soldiers|troops)/,
  conduct: /^(?:an? (?:experiment|interview|search|test|survey|study)|electricity|the (?:experiment|test))/,
  serve: /^(?:as\b|the ball|an ace|in the)/,
  smoke: /^(?:from|in the distance|on the horizon|heavily)/,
  train: /^(?:to\b|for|hard|in\b|at\b)/,
  wave: /^(?:in\b|of\b)/,
  beg: /^(?:the)/,
  point: /^(?:of)/,
  curling: /^(?:up|around|into|in\b|its|his|her|itself|over|from|tight|round|along|through|toward)/,
  'sword-fight': /^(?:of|around|in\b|post|with a|posts|along|between|covered)/,
  fight:
    /^(?:back tears|its way|his way|her way|the (?:current|wind|waves|fire|flames|storm|urge)|against the|for breath|through|sleep|a fire|fires|fire)/,
  toast: /^(?:with|on\b|in\b|and|bread|marshmallows?|a marshmallow)/,
  sign: /^(?:on\b|of\b|above|over|says|reads|that|in\b|with)/,
  'dance-party': /^(?:hats?|balloons?|lights|of)/,
  stamp: /^(?:(?:his|her|its) (?:foot|feet|hooves?)|on\b|out\b)/,
  'high-kick': /^(?:up (?:dust|sand|snow|leaves|spray|dirt|water|a)|off\b|sand|dust)/,
  hide: /^(?:of\b)/,
  skip: /^(?:school|a (?:beat|meal|step)|the)/,
  sand: /^(?!$|(?:an?|the|his|her|down|wood|smooth)\b)/,
  'ride-bike': /^(?:of|through (?:the )?(?:seasons|colou?rs))/,
  measure: /^(?:up\b|of)/,
  weave: /^(?:through|between|past|in and out|around|among|its|his|her way|in\b|across|along)/,
  forge: /^(?:ahead|on\b|forward|through|a path)/,
  'sit-up': /^(?:through|under|across|along|on\b|over|beneath|as|into|an|the|a )/,
  plank: /^(?:of|across|over|on|in|with)/,
};
