/** The keys of the person who uses the console. They stay in this browser and are sent to this service only. */
const STORED = 'phonofilm.session';

/** The browser's database of speeches and transcripts. */
export const KEPT_AUDIO = 'phonofilm.audio';

interface Keys {
  apiKey: string | null;
  adminKey: string | null;
}

function stored(): Keys {
  try {
    const kept: Partial<Keys> = JSON.parse(localStorage.getItem(STORED) ?? '{}');
    return { apiKey: kept.apiKey ?? null, adminKey: kept.adminKey ?? null };
  } catch {
    return { apiKey: null, adminKey: null };
  }
}

export const session: Keys = $state(stored());

export function keepKeys(keys: Partial<Keys>): void {
  Object.assign(session, keys);
  localStorage.setItem(STORED, JSON.stringify(session));
}

const isOwn = (name: string) =>
  name.startsWith('phonofilm.') && name !== 'phonofilm.theme' && name !== 'phonofilm.language';

/**
 * Forgets the keys and whatever this browser remembers of their owner's work. What was said to be done is done before. The page
 * is loaded anew, so that nothing of it stays in memory either; other tabs hear of it and do the same.
 */
export function signOut(finish: () => void = () => {}): void {
  finish();
  for (const storage of [localStorage, sessionStorage]) {
    for (const name of Object.keys(storage)) if (isOwn(name)) storage.removeItem(name);
  }
  const forgetting = indexedDB.deleteDatabase(KEPT_AUDIO);
  forgetting.onsuccess = forgetting.onerror = forgetting.onblocked = () => location.reload();
}

/** Somebody has signed out, or in with another key, in another tab: this one is no longer theirs. */
export function followOtherTabs(): void {
  addEventListener('storage', ({ key, storageArea }) => {
    if (storageArea !== localStorage || (key !== STORED && key !== null)) return;
    const now = stored();
    const isSame = (name: keyof Keys) => session[name] === null || session[name] === now[name];
    if (isSame('apiKey') && isSame('adminKey')) Object.assign(session, now);
    else {
      sessionStorage.clear();
      location.reload();
    }
  });
}
