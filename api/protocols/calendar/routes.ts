import { isCalendarDay, readHomeIds } from '@verandah/market';
import { listingIdByUri, listingLoaders } from '../../domains/listings/public.ts';
import { momentAt } from '../../platform/moment.ts';
import { sendProblem } from '../../platform/problems/public.ts';
import type { Routes } from '../../platform/service.ts';
import { calendarEntries, calendarFile } from './calendar-file.ts';
import { planFile } from './plan-file.ts';

const suffix = '.ics';
/** Seconds. */
const cacheSeconds = 60;

/** Homes of a plan that are looked at. */
const mostHomes = 100;
const calendarType = 'text/calendar; charset=utf-8';

/**
 * Inspections and auction of a listing for a visitor's calendar: GET /calendar/{uri}.ics, one of them with ?at={its
 * start}; and a day's plan of several: GET /calendar/inspections.ics?homes=1,2&day=2026-12-05.
 */
export const calendarRoutes: Routes = (app, { database, settings: { publicUrl } }) => {
  app.get<{ Querystring: { homes?: unknown; day?: unknown } }>(
    '/calendar/inspections.ics',
    async ({ query }, reply) => {
      const { day } = query;
      const named = [query.homes].flat().filter((value) => typeof value === 'string');
      const ids = readHomeIds(named, mostHomes).map(Number);
      if (ids.length === 0 || typeof day !== 'string' || !isCalendarDay(day))
        return sendProblem(reply, {
          status: 422,
          title: 'No such plan',
          detail: 'Name the homes by their IDs, and the day: ?homes=1,2&day=2026-12-05',
        });
      const now = Date.now();
      const loaders = listingLoaders(database, momentAt(now));
      return reply
        .type(calendarType)
        .header('cache-control', `public, max-age=${cacheSeconds}`)
        .header('x-robots-tag', 'noindex')
        .header('content-disposition', `attachment; filename="inspections-${day}${suffix}"`)
        .send(await planFile(loaders, { ids, day, publicUrl, now }));
    },
  );
  app.get<{ Params: { file: string }; Querystring: { at?: unknown } }>('/calendar/:file', async (request, reply) => {
    const { file } = request.params;
    const { at } = request.query;
    const now = momentAt(Date.now());
    const id = file.endsWith(suffix) ? await listingIdByUri(database, file.slice(0, -suffix.length)) : undefined;
    const loaders = listingLoaders(database, now);
    const listing = id === undefined ? null : await loaders.listing.load(id);
    if (!listing || listing.status === 'removed')
      return sendProblem(reply, {
        status: 404,
        title: 'No such calendar',
        detail: 'No home on offer has this address.',
      });
    const all = calendarEntries(listing, await loaders.inspections.load(listing.id), Date.now());
    const entries =
      at === undefined
        ? all
        : all.filter(({ startsAt }) => typeof at === 'string' && Date.parse(startsAt) === Date.parse(at));
    if (entries.length === 0)
      return sendProblem(reply, {
        status: 404,
        title: 'Nothing to come',
        detail: 'No inspection or auction of this home is planned for then. It may have been moved: see its page.',
      });
    const office = await loaders.office.load(listing.officeId);
    return reply
      .type(calendarType)
      .header('cache-control', `public, max-age=${cacheSeconds}`)
      .header('x-robots-tag', 'noindex')
      .header('content-disposition', `attachment; filename="${listing.uri.replaceAll(/[^\w-]/g, '')}${suffix}"`)
      .send(calendarFile({ listing, officeName: office?.name ?? '', entries, publicUrl, now: Date.now() }));
  });
};
