import { fireEvent, render, screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { BarChart } from './bar-chart.tsx';
import { drawSeries } from './draw-series.ts';
import { LineChart } from './line-chart.tsx';

const dollars = (value: number): string => `$${value}`;
const series = [
  {
    name: 'Houses',
    points: [
      { x: '2025-01', y: 100 },
      { x: '2025-04', y: null },
      { x: '2025-07', y: 140 },
    ],
  },
  {
    name: 'Units',
    points: [
      { x: '2025-01', y: 60 },
      { x: '2025-07', y: 70 },
    ],
  },
];

test('lines have gaps where a value is missing; lone points and the last one are dots', () => {
  expect(
    drawSeries([
      { x: 0, y: 0 },
      { x: 0.25, y: 1 },
      { x: 0.5, y: null },
      { x: 0.75, y: 0.5 },
      { x: 1, y: null },
    ]),
  ).toEqual({ line: 'M0 1000L250 0', open: '', dots: 'M750 500h0' });
  expect(
    drawSeries([
      { x: 0, y: 0.5 },
      { x: 0.5, y: null },
      { x: 1, y: 0.5 },
    ]),
  ).toEqual({ line: '', open: '', dots: 'M0 500h0M1000 500h0' });
});

test('[AGNT-15] a point in time that has not ended is drawn as open and called so far, in the table too', () => {
  const rising = [
    { x: 0, y: 0 },
    { x: 0.5, y: 1 },
    { x: 1, y: 0.5 },
  ];
  expect(drawSeries(rising, true)).toEqual({ line: 'M0 1000L500 0', open: 'M500 0L1000 500', dots: 'M1000 500h0' });
  expect(drawSeries([...rising, { x: 1.5, y: null }], true).open).toBe('');
  expect(drawSeries(rising.slice(0, 1), true)).toEqual({ line: '', open: '', dots: 'M0 1000h0' });
  const { container } = render(<LineChart title="Views" series={series} format={dollars} unfinished="2025-07" />);
  expect(container.querySelectorAll('path[data-open]')).toHaveLength(1);
  const table = screen.getByRole('table', { name: 'Views', hidden: true });
  expect(within(table).getAllByRole('row', { hidden: true })[1]?.textContent).toBe('Jul 2025 (so far)$140$70');
});

test('[A11Y-01] everything that a line chart shows is in a table, the latest first; missing values are marked', () => {
  render(<LineChart title="Middle prices" series={series} format={dollars} />);
  const table = screen.getByRole('table', { name: 'Middle prices', hidden: true });
  expect(
    within(table)
      .getAllByRole('row', { hidden: true })
      .map((row) => row.textContent),
  ).toEqual(['DateHousesUnits', 'Jul 2025$140$70', 'Apr 2025––', 'Jan 2025$100$60']);
  expect(screen.getByRole('figure').firstElementChild).toHaveTextContent('Middle prices');
});

test('a line chart is complete without script, and empty without values', () => {
  expect(renderToStaticMarkup(<LineChart title="Middle prices" series={series} format={dollars} />)).toContain('<svg');
  expect(
    renderToStaticMarkup(
      <LineChart title="None" series={[{ name: 'Land', points: [{ x: '2025-01', y: null }] }]} format={dollars} />,
    ),
  ).toBe('');
});

test('pointing at a line chart shows the values there', () => {
  const { container } = render(<LineChart title="Middle prices" series={series} format={dollars} />);
  const field = container.querySelector('.field') as HTMLElement;
  field.getBoundingClientRect = () => ({ left: 0, width: 100 }) as DOMRect;
  const point = (type: string, clientX: number) => fireEvent(field, new MouseEvent(type, { clientX, bubbles: true }));
  point('pointermove', 97);
  expect(container.querySelector('.readout')).toHaveTextContent('Jul 2025Houses $140Units $70');
  point('pointermove', 52);
  expect(container.querySelector('.readout')).toHaveTextContent('Apr 2025Houses not availableUnits not available');
  point('pointerout', 0);
  expect(container.querySelector('.readout')).toBeNull();
});

test('bars in rows have their values beside them; columns have a table', () => {
  const { rerender, container } = render(
    <BarChart
      title="Ratings"
      bars={[
        { label: 'Parks', value: 4 },
        { label: 'Quiet', value: 2 },
      ]}
      most={5}
      format={String}
    />,
  );
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['4', '2']);
  expect([...container.querySelectorAll<HTMLElement>('.bar')].map(({ style }) => style.inlineSize)).toEqual([
    '80%',
    '40%',
  ]);
  rerender(
    <BarChart
      title="Views"
      direction="columns"
      bars={[
        { label: '1 Nov', value: 3 },
        { label: '8 Nov', value: 0 },
      ]}
      format={String}
    />,
  );
  expect(screen.getAllByRole('row', { hidden: true }).map((row) => row.textContent)).toEqual([
    'Value',
    '1 Nov3',
    '8 Nov0',
  ]);
});
