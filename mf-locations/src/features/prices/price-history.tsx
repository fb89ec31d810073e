import { LineChart, quarterText } from '@verandah/design';
import { compactPrice } from '@verandah/market';
import { kindNames } from './kind-names.ts';
import type { PriceTrend } from './market.ts';

/** Quarterly medians of at most ten years. Hidden with fewer than two. */
export function PriceHistory({ name, kinds }: { readonly name: string; readonly kinds: readonly PriceTrend[] }) {
  const drawn = kinds.filter(({ history }) => history.length > 0);
  if (drawn.length === 0) return null;
  return (
    <LineChart
      title={`Median price by quarter in ${name}`}
      format={(price) => compactPrice(price, 'buy')}
      xText={quarterText}
      xLabel="Quarter"
      series={drawn.map(({ kind, history }) => ({
        name: kindNames[kind],
        points: history.map(([x, y]) => ({ x, y })),
      }))}
      note="Gaps are quarters without enough sales."
    />
  );
}
