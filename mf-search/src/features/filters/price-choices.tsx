import { maximumPriceOptions, minimumPriceOptions, priceRangeLabel } from '@verandah/market';
import { PriceHistogram } from './price-histogram.tsx';
import { RangeSelects } from './range-selects.tsx';
import type { ChoicesProps } from './type-choices.tsx';

/** The lowest and the highest price below the distribution of prices. */
export const PriceChoices = ({ draft: { mode, price }, aggregations }: ChoicesProps) => (
  <>
    <PriceHistogram bands={aggregations.priceHistogram} mode={mode} chosen={price} />
    <RangeSelects
      name="price"
      chosen={price}
      minimum="Minimum price"
      maximum="Maximum price"
      minimums={minimumPriceOptions(mode)}
      maximums={maximumPriceOptions(mode)}
      label={(value) => priceRangeLabel({ min: value }, mode).replace('Over ', '')}
    />
  </>
);
