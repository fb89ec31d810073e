type Point = readonly number[];

/** Square of the distance from a point to a line between two others. */
function offset([x = 0, y = 0]: Point, [ax = 0, ay = 0]: Point, [bx = 0, by = 0]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const along = dx || dy ? Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy))) : 0;
  return (x - ax - along * dx) ** 2 + (y - ay - along * dy) ** 2;
}

/** Leaves points out of a line as long as it moves by no more than `tolerance` (Douglas and Peucker), in the units of its points. */
export function simplify(points: readonly Point[], tolerance: number): Point[] {
  const kept = new Uint8Array(points.length);
  const open: [number, number][] = [[0, points.length - 1]];
  kept[0] = kept[points.length - 1] = 1;
  for (let part = open.pop(); part; part = open.pop()) {
    const [from, to] = part;
    let [farthest, far] = [-1, tolerance * tolerance];
    for (let at = from + 1; at < to; at += 1) {
      const away = offset(points[at] ?? [], points[from] ?? [], points[to] ?? []);
      if (away > far) [farthest, far] = [at, away];
    }
    if (farthest > 0) {
      kept[farthest] = 1;
      open.push([from, farthest], [farthest, to]);
    }
  }
  return points.filter((_, at) => kept[at]);
}
