import { formatMoney, plural } from '@verandah/market';
import { kindNames } from './kind-names.ts';
import { signedPercent, type PriceTrend } from './market.ts';
import { PriceHistory } from './price-history.tsx';

/** How the prices of a kind of home move in a suburb: its median, the change within a year, and the quarters before. */
export const Trend = ({ name, kind }: { readonly name: string; readonly kind: PriceTrend }) => {
  const { sold, soldBefore, change } = kind;
  return (
    <>
      <p>
        {sold.median === null ? (
          `A median price needs more than ${plural(sold.sampleSize, 'sale')} in 12 months.`
        ) : (
          <>
            {kindNames[kind.kind]} in {name}: median price <strong>{formatMoney(sold.median, 0)}</strong> (
            {plural(sold.sampleSize, 'sale')} in 12 months)
            {change !== null &&
              `, ${signedPercent(change)} on the 12 months before (${plural(soldBefore.sampleSize, 'sale')})`}
            .
          </>
        )}
      </p>
      <PriceHistory name={name} kinds={[kind]} />
    </>
  );
};
