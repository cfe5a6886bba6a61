let hidden = false;

/** Signs beside a head (a face that cries, "Zzz") take no room: whoever is measured is measured without them. */
export function withoutSigns(draw: () => void): void {
  const before = hidden;
  hidden = true;
  try {
    draw();
  } finally {
    hidden = before;
  }
}

export function signsAreSeen(): boolean {
  return !hidden;
}
