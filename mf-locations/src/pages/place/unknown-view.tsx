import { ButtonLink, EmptyState } from '@verandah/design';
import { locationAddress, locationLabel, locationTabs } from '@verandah/market';

/** Page for a location that could not be loaded: "Australia", with links onwards. */
export const UnknownView = () => (
  <EmptyState
    level={1}
    title={locationLabel(null)}
    actions={
      <>
        <ButtonLink kind="primary" href={locationAddress()}>
          All locations
        </ButtonLink>
        {locationTabs.slice(1, 3).map(({ label, path }) => (
          <ButtonLink key={path} href={path}>
            {label}
          </ButtonLink>
        ))}
      </>
    }
  >
    <p>We couldn’t load this page. Explore other locations or try again in a moment.</p>
  </EmptyState>
);
