import { Notice } from '@verandah/design';
import type { OwnListing } from '../../features/portal/own-listing.ts';

const reasons: Readonly<Record<string, string>> = {
  'hidden-price': 'because the price is hidden',
  'price-law': 'because your state’s price advertising rules don’t allow it',
};

/** The prices in headline and description that visitors read as “contact agent”, and why. */
export const Withheld = ({ withheld }: Pick<OwnListing, 'withheld'>) =>
  withheld.length > 0 && (
    <Notice tone="warning">
      {withheld.map(({ field, words, reason }) => (
        <p key={field + reason}>
          In the {field === 'title' ? 'headline' : 'description'}, visitors see “contact agent” instead of{' '}
          {words.map((each) => `“${each}”`).join(', ')} {reasons[reason] ?? ''}.
        </p>
      ))}
    </Notice>
  );
