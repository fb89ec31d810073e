import { partView } from '@verandah/areas';
import { Button, MapFigure, MapIcon, useHydrated } from '@verandah/design';
import { useMemo, useState } from 'react';
import { spotsOf } from './spots.ts';
import type { CollectedListing } from './queries.ts';

const SpotMap = partView('the map', async () => (await import('@verandah/map')).SpotMap);

/** Id of a home in the list. */
export const homeId = (listingId: string): string => `home-${listingId}`;

/** The homes of a collection on a map, loaded on request; a press on one leads to it in the list. */
export function HomesMap({
  name,
  listings,
}: {
  readonly name: string;
  readonly listings: readonly CollectedListing[];
}) {
  const hydrated = useHydrated();
  const [isOpen, setIsOpen] = useState(false);
  const key = listings.map(({ listingId }) => listingId).join(' ');
  // Each like creates a new list, but the map stays the same.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  const spots = useMemo(() => spotsOf(listings), [key]);
  if (!hydrated || spots.length === 0) return null;
  if (!isOpen)
    return (
      <div>
        <Button icon={MapIcon} onClick={() => setIsOpen(true)}>
          Show on a map
        </Button>
      </div>
    );
  const missing = listings.filter(({ listing }) => listing).length - spots.length;
  const show = (id: string) => {
    const home = document.querySelector<HTMLElement>(`#${homeId(id)}`);
    home?.scrollIntoView({ block: 'start' });
    home?.focus({ preventScroll: true });
  };
  return (
    <MapFigure
      caption={
        <>
          Select a price to go to the home in the list.
          {missing > 0 &&
            ` ${missing === 1 ? '1 home isn’t' : `${missing} homes aren’t`} on the map, because the address isn’t public.`}
        </>
      }
    >
      <SpotMap spots={spots} look="prices" label={`Map of the homes in ${name}`} onSelect={show} />
    </MapFigure>
  );
}
