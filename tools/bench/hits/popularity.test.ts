import { popularPages } from './popularity.ts';

test('pages are drawn by their popularity, the same for the same numbers', () => {
  const paths = Array.from({ length: 1000 }, (_, at) => `/${at}`);
  const draw = (): string[] => {
    let at = 0;
    const page = popularPages(paths, 0.8, () => (++at * 0.618_033_988_75) % 1);
    return Array.from({ length: 20_000 }, page);
  };
  const drawn = draw();
  expect(drawn).toEqual(draw());
  const counts = new Map<string, number>();
  for (const path of drawn) counts.set(path, (counts.get(path) ?? 0) + 1);
  const [first = 0, second = 0] = [...counts.values()].toSorted((one, other) => other - one);
  const sum = paths.reduce((total, _, at) => total + (at + 1) ** -0.8, 0);
  expect(first / drawn.length).toBeCloseTo(1 / sum, 1);
  expect(second / first).toBeCloseTo(2 ** -0.8, 1);
});
