/** What tenths of a unit are left of a line: nearer corners would not be seen. */
const nearest = 7;

/**
 * Closed rings as the text of an SVG path, in tenths of a unit: whole numbers, each corner relative to the one before.
 * Rings too small to be seen are left out.
 */
export function pathText(rings: Iterable<readonly (readonly number[])[]>): string {
  let text = '';
  for (const ring of rings) {
    const corners: (readonly [x: number, y: number])[] = [];
    for (const [left = 0, top = 0] of ring) {
      const [x, y] = [Math.round(left * 10), Math.round(top * 10)];
      const last = corners.at(-1);
      if (!last || Math.abs(x - last[0]) + Math.abs(y - last[1]) >= nearest) corners.push([x, y]);
    }
    if (corners.length < 3) continue;
    const steps = corners.map(([x, y], index) => {
      const [before, above] = corners[index - 1] ?? [0, 0];
      return `${x - before} ${y - above}`;
    });
    text += `M${steps[0]}l${steps.slice(1).join(' ')}z`;
  }
  return text.replaceAll(' -', '-');
}
