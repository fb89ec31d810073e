import { LineChart, type ChartSeries } from './line-chart.tsx';

export default { component: LineChart };

const price = (value: number): string => `$${(value / 1_000_000).toFixed(2)}M`;
const series = (name: string, start: number, missing: number | null = null): ChartSeries => ({
  name,
  points: Array.from({ length: 12 }, (_, month) => ({
    x: `2026-${String(month + 1).padStart(2, '0')}`,
    y: month === missing ? null : start + month * 12_000 + ((month * 37) % 11) * 4000,
  })),
});

export const OneSeries = () => (
  <LineChart title="Median price of houses" series={[series('Houses', 1_250_000)]} format={price} />
);

export const FourSeries = () => (
  <LineChart
    title="Median price by bedrooms"
    series={[
      series('2 bedrooms', 820_000),
      series('3 bedrooms', 1_050_000),
      series('4 bedrooms', 1_320_000),
      series('5 bedrooms', 1_700_000),
    ]}
    format={price}
  />
);

export const MissingValue = () => (
  <LineChart
    title="Median price of apartments"
    series={[series('Apartments', 610_000, 5)]}
    format={price}
    note="Months with fewer than 10 sales have no median."
  />
);
