/** Panes of every vehicle. */
export const GLASS = '#bfe3f2';
