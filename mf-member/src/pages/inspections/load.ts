import type { Loaded, PageRequest } from '@verandah/areas';
import { fullestDay, inspectionsPath, mostPlanned, openDays, planInspections, type OpenHome } from '@verandah/market';
import { submitBy } from '../../features/actions/action.ts';
import { readOwn, toSignIn } from '../../features/actions/private-page.ts';
import { actOnInspections } from '../../features/inspections/act-on-inspections.ts';
import { readOwnInspections } from '../../features/inspections/queries.ts';
import { homeSource } from './home-source.ts';
import { readPlannedHomes, type PlannedHome } from './queries.ts';
import type { InspectionsData, ShownHome } from './data.ts';

export { InspectionsView as View } from './view.tsx';

/** A day's plan of the homes that the address names, or that the member has saved. */
export async function load(request: PageRequest): Promise<Loaded<InspectionsData>> {
  const { url, graph, now, session } = request;
  const source = await homeSource(request);
  if (!source) return toSignIn(request, 'collection');
  const { ids } = source;
  const [{ listingsById: found, bookableInspections: bookable }, own] = await Promise.all([
    ids.length > 0
      ? graph.read(readPlannedHomes, { ids, take: ids.length })
      : { listingsById: [], bookableInspections: [] },
    session.signedIn ? readOwn(() => graph.read(readOwnInspections, {})) : null,
  ]);
  const homes = found.map((home) => openHome(home, now));
  const chosen = homes.filter(({ id, inspections }) => source.chosen.includes(id) && inspections.length > 0);
  const planned = chosen.slice(0, mostPlanned);
  const days = openDays(planned, now);
  const requested = url.searchParams.get('day');
  const day = days.find((each) => each.day === requested)?.day ?? fullestDay(days) ?? null;
  return {
    status: 200,
    data: {
      from: source.from,
      collections: source.collections,
      homes: found.map((home, index) => shownHome(home, homes[index]?.inspections.length ?? 0)),
      chosen: source.chosen,
      planned: planned.map(({ id }) => id),
      beyond: chosen.length - planned.length,
      missing: ids.length - found.length,
      days,
      day,
      bookable,
      bookings: own?.ownInspections ?? [],
      signedIn: session.signedIn,
      plan: day === null ? { visits: [], clashes: [] } : planInspections(planned, day, now),
    },
    head: { title: 'Plan inspections | Verandah', canonical: inspectionsPath, noIndex: true },
  };
}

/** A home that is no longer on offer has no inspections. */
function openHome({ id, status, address, inspections }: PlannedHome, now: number): OpenHome {
  const { latitude, longitude, timeZone } = address;
  return {
    id,
    timeZone,
    point: latitude == null || longitude == null ? null : { latitude, longitude },
    inspections: status === 'available' ? inspections.filter(({ endsAt }) => Date.parse(endsAt) > now) : [],
  };
}

const shownHome = ({ id, uri, address, priceDetails, media }: PlannedHome, times: number): ShownHome => ({
  id,
  uri,
  address,
  price: priceDetails.shortDescription,
  photo: media.photos[0] ?? null,
  times,
});

/** Handles the forms sent without script. */
export const submit = submitBy(load, actOnInspections);
