import { boxAround, isFree, placeLabels, type Label } from './place-labels.ts';

const label = (text: string, x: number, y: number, kind: Label['kind'] = 'suburb'): Label => ({
  text,
  at: [x, y],
  kind,
});

test('[MAP-19] names never cover each other or a marker, and none is cut at the edge', () => {
  const marker = boxAround([100, 100], 30, 30);
  const placed = placeLabels(
    [
      label('Melbourne', 200, 120, 'town'),
      label('Southbank', 210, 125),
      label('Carlton', 105, 105),
      label('Footscray', 2, 60),
      label('Richmond', 300, 60),
    ],
    [marker],
  );
  expect(placed.map(({ text }) => text)).toEqual(['Melbourne', 'Richmond']);
});

test('[MAP-19] the name of a searched suburb moves to the nearest free place', () => {
  const marker = boxAround([200, 120], 40, 40);
  const [first, second] = placeLabels(
    [label('Richmond', 200, 120, 'searched'), label('Cremorne', 200, 120, 'searched')],
    [marker],
  ) as [Label, Label];
  const boxes = [first, second].map(({ text, at }) => boxAround(at, text.length * 7.8, 17));
  expect(boxes.every((box) => isFree(box, [marker]))).toBe(true);
  expect(Math.hypot(first.at[0] - 200, first.at[1] - 120)).toBeLessThan(45);
  expect(isFree(boxes[0] as never, [boxes[1] as never])).toBe(true);
});
