/**
 * Puts routes into the order in which they are tried. Those without a weight stay where they are; neighbours with weights
 * are drawn by lot, so that each is tried first in proportion to its weight.
 */
export function drawByWeight<Route>(
  routes: readonly Route[],
  weightOf: (route: Route, index: number) => number | undefined,
  random: () => number,
): Route[] {
  const drawn: Route[] = [];
  const neighbours: { route: Route; weight: number }[] = [];
  const drawNeighbours = () => {
    while (neighbours.length > 0) {
      const total = neighbours.reduce((sum, { weight }) => sum + weight, 0);
      let left = random() * total;
      const index = neighbours.findIndex(({ weight }) => {
        left -= weight;
        return left < 0;
      });
      const [chosen] = neighbours.splice(Math.max(0, index), 1);
      if (chosen) drawn.push(chosen.route);
    }
  };
  for (const [index, route] of routes.entries()) {
    const weight = weightOf(route, index);
    if (weight !== undefined) {
      neighbours.push({ route, weight });
      continue;
    }
    drawNeighbours();
    drawn.push(route);
  }
  drawNeighbours();
  return drawn;
}
