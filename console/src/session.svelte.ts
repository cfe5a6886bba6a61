/** The keys of whoever uses the console. They stay in this browser and are sent to this service only. */
const STORED = 'phonofilm.session';

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

/** Forgets the keys and whatever this browser remembers of their owner's work. */
export function signOut(): void {
  Object.assign(session, { apiKey: null, adminKey: null });
  for (const name of Object.keys(localStorage)) {
    if (name.startsWith('phonofilm.') && name !== 'phonofilm.theme') localStorage.removeItem(name);
  }
}
