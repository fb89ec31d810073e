import { partView } from '@verandah/areas';
import { Button, MapFigure, MapIcon, useHydrated } from '@verandah/design';
import { useServices } from '@verandah/kit';
import type { MapSpot } from '@verandah/map';
import { formatTime, listingAddress, type InspectionPlan } from '@verandah/market';
import { useMemo, useState } from 'react';
import type { ShownHome } from './data.ts';

const SpotMap = partView('the map', async () => (await import('@verandah/map')).SpotMap);

/** The stops of a day on a map, loaded on request: each with its number and time. */
export function PlanMap({
  homes,
  plan: { visits },
}: {
  readonly homes: readonly ShownHome[];
  readonly plan: InspectionPlan;
}) {
  const { navigate } = useServices();
  const hydrated = useHydrated();
  const [isOpen, setIsOpen] = useState(false);
  const key = visits.map(({ id, arriveAt }) => `${id} ${arriveAt}`).join();
  // A plan that is loaded again with the same stops keeps its map.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  const spots = useMemo(() => spotsOf(homes, visits), [key]);
  if (!hydrated || spots.length === 0) return null;
  if (!isOpen)
    return (
      <div>
        <Button icon={MapIcon} onClick={() => setIsOpen(true)}>
          Show on a map
        </Button>
      </div>
    );
  const open = (id: string) => {
    const home = homes.find((each) => each.id === id);
    if (home) void navigate(listingAddress(home.uri));
  };
  return (
    <MapFigure caption="Numbers are the order of your day. Select one to open the home.">
      <SpotMap spots={spots} look="prices" label="Map of the day’s inspections" onSelect={open} />
    </MapFigure>
  );
}

/** The stops with a public position: '1 · 10:00 am'. */
const spotsOf = (homes: readonly ShownHome[], visits: InspectionPlan['visits']): readonly MapSpot[] =>
  visits.flatMap(({ id, arriveAt }, index) => {
    const home = homes.find((each) => each.id === id);
    const { latitude, longitude, timeZone } = home?.address ?? {};
    if (latitude == null || longitude == null || timeZone === undefined) return [];
    return [{ id, at: [longitude, latitude], text: `${index + 1} · ${formatTime(arriveAt, timeZone)}` }];
  });
