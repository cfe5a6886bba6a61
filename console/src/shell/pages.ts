import type { Component } from 'svelte';
import type { IconName } from '../parts/Icon.svelte';

type Needs = 'api' | 'admin';

export interface PageRow {
  /** Segments that begin with `:` are given to the page by their names. */
  readonly address: string;
  readonly title: string;
  /** The key without which the page asks to sign in. */
  readonly needs: Needs;
  /** In the menu, under this heading. */
  readonly menu?: { readonly group: 'Studio' | 'Library' | 'Account' | 'Operate'; readonly icon: IconName };
  // Each page declares its own properties; the address gives them as texts.
  readonly load: () => Promise<{ default: Component<never> }>;
}

const library = (icon: IconName) => ({ group: 'Library' as const, icon });
const operate = (icon: IconName) => ({ group: 'Operate' as const, icon });
const account = (icon: IconName) => ({ group: 'Account' as const, icon });
const studio = (icon: IconName) => ({ group: 'Studio' as const, icon });

/** Every page of the console. The service answers these addresses with the console (src/features/console). */
export const PAGES: readonly PageRow[] = [
  {
    address: '/',
    title: 'Make a video',
    needs: 'api',
    menu: studio('video'),
    load: () => import('../studio/VideoPage.svelte'),
  },
  {
    address: '/speech',
    title: 'Speech',
    needs: 'api',
    menu: studio('speech'),
    load: () => import('../studio/SpeechPage.svelte'),
  },
  {
    address: '/transcribe',
    title: 'Transcribe',
    needs: 'api',
    menu: studio('transcribe'),
    load: () => import('../studio/TranscribePage.svelte'),
  },
  {
    address: '/chat',
    title: 'Chat',
    needs: 'api',
    menu: studio('chat'),
    load: () => import('../studio/ChatPage.svelte'),
  },
  {
    address: '/talk',
    title: 'Talk',
    needs: 'api',
    menu: studio('talk'),
    load: () => import('../studio/TalkPage.svelte'),
  },
  {
    address: '/library',
    title: 'Videos',
    needs: 'api',
    menu: library('library'),
    load: () => import('../library/LibraryPage.svelte'),
  },
  {
    address: '/library/characters',
    title: 'Characters',
    needs: 'api',
    menu: library('people'),
    load: () => import('../library/CharactersPage.svelte'),
  },
  {
    address: '/models',
    title: 'Model guide',
    needs: 'api',
    menu: library('models'),
    load: () => import('../models/ModelsPage.svelte'),
  },
  {
    address: '/models/:id',
    title: 'Model',
    needs: 'api',
    load: () => import('../models/ModelPage.svelte'),
  },
  {
    address: '/videos/:id',
    title: 'Video',
    needs: 'api',
    load: () => import('../library/VideoDetail.svelte'),
  },
  {
    address: '/usage',
    title: 'My usage',
    needs: 'api',
    menu: account('usage'),
    load: () => import('../account/UsagePage.svelte'),
  },
  {
    address: '/webhooks',
    title: 'My webhooks',
    needs: 'api',
    menu: account('webhooks'),
    load: () => import('../webhooks/WebhooksPage.svelte'),
  },
  {
    address: '/webhooks/:id',
    title: 'Webhook',
    needs: 'api',
    load: () => import('../webhooks/WebhookPage.svelte'),
  },
  {
    address: '/requests',
    title: 'My requests',
    needs: 'api',
    menu: account('requests'),
    load: () => import('../requests/OwnRequestsPage.svelte'),
  },
  {
    address: '/requests/:id',
    title: 'Request',
    needs: 'api',
    load: () => import('../requests/RequestPage.svelte'),
  },
  {
    address: '/operate',
    title: 'Overview',
    needs: 'admin',
    menu: operate('overview'),
    load: () => import('../operate/OverviewPage.svelte'),
  },
  {
    address: '/operate/accounts',
    title: 'Accounts',
    needs: 'admin',
    menu: operate('accounts'),
    load: () => import('../operate/AccountsPage.svelte'),
  },
  {
    address: '/operate/accounts/:id',
    title: 'Account',
    needs: 'admin',
    load: () => import('../operate/AccountPage.svelte'),
  },
  {
    address: '/operate/keys',
    title: 'Keys',
    needs: 'admin',
    menu: operate('keys'),
    load: () => import('../operate/KeysPage.svelte'),
  },
  {
    address: '/operate/keys/:id',
    title: 'Key',
    needs: 'admin',
    load: () => import('../operate/KeyPage.svelte'),
  },
  {
    address: '/operate/usage',
    title: 'Usage',
    needs: 'admin',
    menu: operate('usage'),
    load: () => import('../operate/UsagePage.svelte'),
  },
  {
    address: '/operate/tasks',
    title: 'Tasks',
    needs: 'admin',
    menu: operate('tasks'),
    load: () => import('../operate/TasksPage.svelte'),
  },
  {
    address: '/operate/tasks/:id',
    title: 'Task',
    needs: 'admin',
    load: () => import('../operate/TaskPage.svelte'),
  },
  {
    address: '/operate/queue',
    title: 'Queue',
    needs: 'admin',
    menu: operate('queue'),
    load: () => import('../operate/QueuePage.svelte'),
  },
  {
    address: '/operate/upstreams',
    title: 'Upstreams',
    needs: 'admin',
    menu: operate('upstreams'),
    load: () => import('../operate/UpstreamsPage.svelte'),
  },
  {
    address: '/operate/webhooks',
    title: 'Webhooks',
    needs: 'admin',
    menu: operate('webhooks'),
    load: () => import('../webhooks/WebhooksPage.svelte'),
  },
  {
    address: '/operate/webhooks/:id',
    title: 'Webhook',
    needs: 'admin',
    load: () => import('../webhooks/WebhookPage.svelte'),
  },
  {
    address: '/operate/requests',
    title: 'Requests',
    needs: 'admin',
    menu: operate('requests'),
    load: () => import('../operate/RequestsPage.svelte'),
  },
  {
    address: '/operate/requests/:id',
    title: 'Request',
    needs: 'admin',
    load: () => import('../requests/RequestPage.svelte'),
  },
  {
    address: '/operate/models',
    title: 'Models',
    needs: 'admin',
    menu: operate('models'),
    load: () => import('../operate/ModelsPage.svelte'),
  },
];

export interface Match {
  readonly page: PageRow;
  readonly values: Readonly<Record<string, string>>;
}

export function findPage(path: string): Match | null {
  const parts = path.split('/').filter(Boolean);
  for (const page of PAGES) {
    const wanted = page.address.split('/').filter(Boolean);
    if (wanted.length !== parts.length) continue;
    const pairs = wanted.map((name, index) => [name, decodeURIComponent(parts[index] ?? '')] as const);
    if (pairs.some(([name, value]) => !name.startsWith(':') && name !== value)) continue;
    const values = pairs
      .filter(([name]) => name.startsWith(':'))
      .map(([name, value]) => [name.slice(1), value]);
    return { page, values: Object.fromEntries(values) };
  }
  return null;
}
