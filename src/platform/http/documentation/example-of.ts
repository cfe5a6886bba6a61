import { EXAMPLES } from '../../../domain/models.ts';
import type { SchemaFacts } from '../bodies/schema-facts.ts';

/** Values that say more than a type does, by the name of their field. */
const VALUES: Readonly<Record<string, unknown>> = {
  account: 'acct_2mVq8ZkP4xTn',
  amount: 0.4,
  attempts: 1,
  balance: 25,
  captured: 0.4,
  character_create: { save_to_library: true },
  content: 'a fox in the snow',
  context_tokens: 1000,
  cost: 0.1,
  created: 1_764_547_200,
  created_at: 1_794_743_964,
  currency: 'credits',
  day: '2026-11-15',
  disabled_reason: null,
  duration: 4.2,
  enhanced_prompt: 'A fox in the snow, soft morning light.',
  error: null,
  expires_at: 1_826_279_964,
  finish_reason: 'stop',
  finished_at: 1_794_743_990,
  first_id: EXAMPLES.task,
  from: 1_794_700_800,
  from_task: EXAMPLES.task,
  hold: EXAMPLES.task,
  http_status: 200,
  input: 'Good evening.',
  ip_allowlist: ['203.0.113.0/24'],
  key: 'sk-7Qm…',
  kind: 'video',
  language: 'en',
  last_id: EXAMPLES.task,
  latency_ms: 84,
  margin: 0.3,
  max_output_seconds: 600,
  max_output_tokens: 2048,
  metadata: { order: '1042' },
  model: EXAMPLES.actors,
  models: [`${EXAMPLES.actors}*`],
  name: 'shop',
  next_attempt_at: null,
  owned_by: 'phonofilm',
  per_second: 0.04,
  permalink: 'http://127.0.0.1:8080/characters/mira',
  prefix: 'sk-7Qm',
  priority: 'normal',
  processing_seconds: 21.5,
  profile_picture_url: 'http://127.0.0.1:8080/characters/mira/picture.jpg',
  progress: 100,
  prompt: 'a fox in the snow',
  quoted: 0.4,
  reason: null,
  released: 0,
  requests: 60,
  route: 'illustration',
  seconds: 10,
  secret: 'whsec_bm90IGEgcmVhbCBzZWNyZXQ=',
  size: '1280x720',
  started_at: 1_794_743_968,
  status: 'completed',
  status_update_time: 1_794_743_990,
  style: 'watercolor',
  task: 'transcribe',
  text: 'Good evening.',
  timestamps: '1,3',
  to: 1_794_787_200,
  type: 'video.completed',
  url: 'https://shop.example/hooks/videos',
  used: 0.4,
  username: 'mira',
  video_url: 'http://127.0.0.1:8080/files/tasks/video.mp4?expires=1794830390&signature=x',
  voice: 'alloy',
  waited_seconds: 3.2,
  webhook: 'wh_4T0pXa9LmQ2c',
};

/** Ids look like what they name. */
const IDS: readonly (readonly [RegExp, string])[] = [
  [/models/, EXAMPLES.actors],
  [/deliveries|test$/, 'dlv_8Kq1vZr5Wn3b'],
  [/webhooks/, 'wh_4T0pXa9LmQ2c'],
  [/characters/, 'char_5Yt7cRk2Ms9d'],
  [/accounts/, 'acct_2mVq8ZkP4xTn'],
  [/keys/, 'key_6Hd3nBw8Jf1x'],
  [/ledger/, 'led_1Sx4gTz7Qc5v'],
  [/./, EXAMPLES.task],
];

/** `whole`: with optional fields too, as answers have them; else with what is required, as short requests have it. */
export function exampleOf(schema: SchemaFacts, operation: string, whole: boolean, name = ''): unknown {
  const known = name === 'id' ? IDS.find(([site]) => site.test(operation))?.[1] : wordFor(name, schema);
  if (known !== undefined && fits(known, schema)) return known;
  if (schema.enum) return schema.enum[0];
  const [option] = schema.anyOf ?? [];
  if (option) return exampleOf(option, operation, whole, name);
  const type = [schema.type].flat()[0];
  if (type === 'array') return schema.items ? listOf(schema.items, operation, whole, name) : [];
  if (type === 'object') return objectOf(schema, operation, whole);
  if (type === 'integer' || type === 'number') return Math.max(schema.minimum ?? 0, 1);
  return type === 'boolean' ? name !== 'has_more' : name;
}

/** Descriptions of fields with one value name it: "`webhook.deleted`". */
function wordFor(name: string, { description = '' }: SchemaFacts): unknown {
  return /^`([\w.]+)`$/.exec(description)?.[1] ?? VALUES[name];
}

function fits(value: unknown, { type, enum: values, anyOf }: SchemaFacts): boolean {
  if (values) return values.includes(value);
  if (anyOf) return anyOf.some((option) => fits(value, option));
  const types = [type].flat();
  return (
    type === undefined ||
    types.includes(typeOf(value)) ||
    (types.includes('number') && typeOf(value) === 'integer')
  );
}

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
}

function listOf(items: SchemaFacts, operation: string, whole: boolean, name: string): unknown[] {
  return [exampleOf(items, operation, whole, name.replace(/s$/, ''))];
}

function objectOf(schema: SchemaFacts, operation: string, whole: boolean): object {
  const fields = Object.entries(schema.properties ?? {});
  const required = fields.filter(([name]) => schema.required?.includes(name));
  // A change names at least one field.
  const shown = whole ? fields : required.length > 0 ? required : fields.slice(0, 1);
  return Object.fromEntries(
    shown.map(([name, field]) => [name, exampleOf(field, operation, whole, name)] as const),
  );
}
