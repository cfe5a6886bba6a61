/**
 * Settings of earlier releases by their path, and what to do instead. `*` is any name, such as that of a model. The last
 * name may be the value.
 */
const REMOVED_SETTINGS: Readonly<Record<string, string>> = {
  'retention.film_days': 'It is called retention.video_days now.',
  'local.films_at_once': 'It is called local.videos_at_once now.',
  'upstreams.*.film_megabytes': 'It is called video_megabytes now.',
  'upstreams.*.film_seconds': 'It is called video_seconds now.',
  'upstreams.*.make_good': 'It is called post_process now.',
  'upstreams.*.result.*.film': 'It is called video now.',
  'models.*.routes.*.make_good': 'It is called post_process now.',
  'models.*.price.per_film': 'It is called per_video now.',
  'models.*.price.rows.*.per_film': 'It is called per_video now.',
  'models.*.routes.*.price.per_film': 'It is called per_video now.',
  'models.*.routes.*.price.rows.*.per_film': 'It is called per_video now.',
  'models.*.parameters.*.adds.per_film': 'It is called per_video now.',
  cache: 'Send an `Idempotency-Key` with each order instead: a repeated order gets the first answer.',
  'models.*.routes_by':
    'Routes are asked in the order of their list: put the best first, or give neighbours a weight.',
  'upstreams.*.paths.responses': 'The Responses API is gone: clients use /v1/chat/completions.',
  gallery: 'Share a video by a link instead: POST /v1/videos/{id}/links.',
  'upstreams.*.store': 'Videos are fetched by links of the service. Use a service that links to them.',
  'upstreams.*.reconcile.list.get':
    'Write reconcile: none, or `own_id` where the service takes an id of ours.',
  'upstreams.*.result.*.limit': 'Set video_megabytes of the upstream.',
  'upstreams.*.result.*.lives': 'Leave it out: it had no effect.',
  'upstreams.*.result.*.refresh': 'Leave it out: it had no effect.',
  'upstreams.*.result.*.auth.never': 'Leave it out: the key goes to the own origin of the service only.',
  'upstreams.*.prepare.*.auth': 'Leave it out: the key goes to the own origin of the service only.',
  'upstreams.*.prepare.*.timeout': 'Leave it out: a step has two minutes.',
  'upstreams.*.poll.position': 'Leave it out: it had no effect.',
  'upstreams.*.cancel.never_on': 'Leave it out: works_on names the states in which it is sent.',
  'upstreams.*.cancel.*.never_on': 'Leave it out: works_on names the states in which it is sent.',
  'upstreams.*.refused.reason': 'Leave it out: it had no effect.',
  'upstreams.*.cost.times': 'Write the path alone; give the route a price where it counts in another unit.',
  'upstreams.*.protocol.inline':
    'Put a small proxy before a service that answers with the video; let it speak openai-videos.',
  audio_history: 'Callers keep the speech and transcripts that they get.',
};

/** The first setting in the file that an earlier release had, with what to do instead; null if there is none. */
export function findRemovedSetting(settings: unknown): string | null {
  for (const [path, advice] of Object.entries(REMOVED_SETTINGS)) {
    const [found] = pathsIn(settings, path.split('.'));
    if (found) return `${found.join('.')} was removed. ${advice}`;
  }
  return null;
}

function pathsIn(value: unknown, [name, ...rest]: readonly string[]): string[][] {
  if (name === undefined) return [[]];
  if (value === name && rest.length === 0) return [[name]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value)
    .filter(([key]) => name === '*' || key === name)
    .flatMap(([key, below]) => pathsIn(below, rest).map((path) => [key, ...path]));
}
