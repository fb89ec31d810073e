import { BarChart } from './bar-chart.tsx';

export default { component: BarChart };

const sales = (value: number): string => `${value} ${value === 1 ? 'sale' : 'sales'}`;

export const Rows = () => (
  <BarChart
    title="Sales by type, last 12 months"
    format={sales}
    bars={[
      { label: 'House', value: 214 },
      { label: 'Apartment', value: 388 },
      { label: 'Townhouse', value: 61 },
      { label: 'Land', value: 0 },
    ]}
  />
);

export const Ratings = () => (
  <BarChart
    title="Stars by factor"
    most={5}
    format={(value) => value.toFixed(1)}
    bars={[
      { label: 'Community spirit', value: 4.6, text: '4.6 from 31 reviews' },
      { label: 'Public transport', value: 3.8, text: '3.8 from 30 reviews' },
    ]}
  />
);

export const Columns = () => (
  <BarChart
    title="Sales by month"
    direction="columns"
    format={sales}
    bars={['Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov'].map((label, index) => ({ label, value: (index * 7) % 12 }))}
  />
);

export const LongText = () => (
  <BarChart
    title="Homes for sale by local government area within 50 km, including those under offer"
    format={sales}
    bars={[
      { label: 'Queanbeyan-Palerang Regional Council', value: 1204 },
      { label: 'Snowy Monaro Regional Council', value: 96 },
    ]}
  />
);
