import { api, take } from '../api/client.ts';
import { allModels } from '../api/models.svelte.ts';
import { videos } from '../library/videos.svelte.ts';
import type { IconName } from '../parts/Icon.svelte';
import { session } from '../session.svelte.ts';
import { t } from '../words.ts';
import { PAGES } from './pages.ts';

/** Something that can be gone to. */
export interface Thing {
  readonly address: string;
  readonly name: string;
  /** What tells it from others of its kind. */
  readonly more: string;
  readonly kind: string;
  readonly icon: IconName;
}

/** Of each kind. */
const MOST = 6;
const PAGE = 100;

type Finder = (has: (text: string) => boolean, words: string) => Promise<readonly Thing[]>;

const query = { limit: PAGE };
const accounts = () => take(api.GET('/admin/v1/accounts', { params: { query } }));

const pages: Finder = async (has) =>
  PAGES.flatMap(({ address, title, menu, needs }) => {
    const lacksKey = needs === 'admin' ? session.adminKey === null : session.apiKey === null;
    if (!menu || lacksKey || !has(`${t(title)} ${title} ${address}`)) return [];
    return [{ address, name: t(title), more: t(menu.group), kind: t('Pages'), icon: menu.icon }];
  });

const ofCaller: readonly Finder[] = [
  async (has) =>
    (await allModels(session.apiKey))
      .filter(({ id }) => has(id))
      .map(({ id }) => ({
        address: `/models/${encodeURIComponent(id)}`,
        name: id,
        more: '',
        kind: t('Models'),
        icon: 'models' as const,
      })),
  async (has) =>
    videos.list
      .filter(({ id, prompt = '' }) => has(`${prompt} ${id}`))
      .map(({ id, prompt, model }) => ({
        address: `/videos/${encodeURIComponent(id)}`,
        name: prompt ?? id,
        more: model,
        kind: t('Videos'),
        icon: 'video' as const,
      })),
];

const ofOperator: readonly Finder[] = [
  async (has) =>
    (await accounts()).data
      .filter(({ id, name }) => has(`${name} ${id}`))
      .map(({ id, name }) => ({
        address: `/operate/accounts/${id}`,
        name: name || id,
        more: id,
        kind: t('Accounts'),
        icon: 'accounts' as const,
      })),
  async (has) =>
    (await take(api.GET('/admin/v1/keys', { params: { query } }))).data
      .filter(({ id, name, prefix }) => has(`${name} ${prefix} ${id}`))
      .map(({ id, name, prefix }) => ({
        address: `/operate/keys/${id}`,
        name: name || `${prefix}…`,
        more: `${prefix}…`,
        kind: t('Keys'),
        icon: 'keys' as const,
      })),
  async (_, search) =>
    (await take(api.GET('/admin/v1/tasks', { params: { query: { search, limit: MOST } } }))).data.map(
      ({ id, model, status }) => ({
        address: `/operate/tasks/${encodeURIComponent(id)}`,
        name: id,
        more: `${model} · ${t(status)}`,
        kind: t('Tasks'),
        icon: 'tasks' as const,
      }),
    ),
  async (_, words) =>
    /^req_\w+$/.test(words)
      ? [
          {
            address: `/operate/requests/${words}`,
            name: words,
            more: '',
            kind: t('Requests'),
            icon: 'requests',
          },
        ]
      : [],
];

/** What fits the words, of every kind that the keys may see, a few of each. What cannot be asked for is left out. */
export async function findThings(words: string): Promise<readonly Thing[]> {
  const parts = words.toLowerCase().split(/\s+/).filter(Boolean);
  const has = (text: string) => {
    const lower = text.toLowerCase();
    return parts.every((part) => lower.includes(part));
  };
  const finders = [
    pages,
    ...(session.apiKey === null || parts.length === 0 ? [] : ofCaller),
    ...(session.adminKey === null || parts.length === 0 ? [] : ofOperator),
  ];
  const found = await Promise.all(finders.map((find) => find(has, words.trim()).catch(() => [])));
  return found.flatMap((things) => (parts.length === 0 ? things : things.slice(0, MOST)));
}
