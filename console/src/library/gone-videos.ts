/**
 * Videos whose deletion was sent, maybe by the page that was here before a reload: its request may arrive after the first
 * question of this one. A deleted video never comes back, so it may be hidden for as long as the tab lives.
 */
const STORED = 'phonofilm.gone';
const MOST = 500;

function stored(): string[] {
  try {
    return JSON.parse(sessionStorage.getItem(STORED) ?? '[]');
  } catch {
    return [];
  }
}

const gone = new Set(stored());

const keep = () => sessionStorage.setItem(STORED, JSON.stringify([...gone].slice(-MOST)));

export const goneVideos = {
  has: (id: string) => gone.has(id),
  add(id: string): void {
    gone.add(id);
    keep();
  },
  delete(id: string): void {
    gone.delete(id);
    keep();
  },
};
