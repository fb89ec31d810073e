import { CheckIcon } from '../icons/check.tsx';
import { Basis } from './basis.tsx';

export default { component: Basis };

export const Figures = () => (
  <Basis
    of="prices of houses in Richmond"
    facts={[
      ['Median price', 'Middle of 31 sales in the 12 months to 27 Nov 2026.'],
      ['Growth', 'Compared with 28 sales in the 12 months before.'],
    ]}
    source="Sales on Verandah with a disclosed price."
  />
);

export const OwnOpener = () => (
  <Basis of="Pelican Homes" opener="Verified agency" icon={CheckIcon} facts={[]} source="The state’s register." />
);
