import { addressText, formatTime, listingAddress, mostPlanned, planInspections } from '@verandah/market';
import { listingsInOrder, type InspectionView, type listingLoaders } from '../../domains/listings/public.ts';
import { subjectOf, writeCalendar } from './calendar-file.ts';

/** Calendar programs that subscribe read the file again as often. */
const refresh = 'PT1H';

interface PlanOptions {
  readonly ids: readonly number[];
  /** yyyy-MM-dd, where the homes are. */
  readonly day: string;
  readonly publicUrl: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/**
 * The day's plan of some homes as an iCalendar file, planned again at every call: a calendar that subscribes to it
 * follows changed times. Homes that are not on offer, and those that do not fit, are left out.
 */
export async function planFile(
  loaders: ReturnType<typeof listingLoaders>,
  { ids, day, publicUrl, now }: PlanOptions,
): Promise<string> {
  const listings = (await listingsInOrder(loaders, ids)).filter(({ status }) => status === 'available');
  const times = new Map<string, readonly InspectionView[]>();
  for (const { id } of listings) times.set(String(id), await loaders.inspections.load(id));
  const open = listings.filter(({ id }) => (times.get(String(id)) ?? []).length > 0).slice(0, mostPlanned);
  const { visits } = planInspections(
    open.map(({ id, address: { timeZone, latitude, longitude } }) => ({
      id: String(id),
      timeZone,
      point: latitude === null || longitude === null ? null : { latitude, longitude },
      inspections: times.get(String(id)) ?? [],
    })),
    day,
    now,
  );
  const { host } = new URL(publicUrl);
  const events = visits.flatMap(({ id, startsAt, endsAt, arriveAt, leaveAt }) => {
    const listing = open.find((each) => String(each.id) === id);
    if (listing === undefined) return [];
    const url = new URL(listingAddress(listing.canonicalUri), publicUrl).href;
    const { timeZone } = listing.address;
    return {
      uid: `plan-${day}-${id}@${host}`,
      startsAt: arriveAt,
      endsAt: leaveAt,
      summary: `Inspection: ${subjectOf(listing)}`,
      location: addressText(listing.address),
      description: `Open ${formatTime(startsAt, timeZone)} – ${formatTime(endsAt, timeZone)}\n${url}`,
      url,
    };
  });
  return writeCalendar(events, now, refresh);
}
