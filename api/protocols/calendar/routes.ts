import { listingIdByUri, listingLoaders } from '../../domains/listings/public.ts';
import { momentAt } from '../../platform/moment.ts';
import { sendProblem } from '../../platform/problems/public.ts';
import type { Routes } from '../../platform/service.ts';
import { calendarEntries, calendarFile } from './calendar-file.ts';

const suffix = '.ics';
/** Seconds. */
const cacheSeconds = 60;

/**
 * Inspections and auction of a listing for a visitor's calendar: GET /calendar/{uri}.ics, one of them with ?at={its
 * start}.
 */
export const calendarRoutes: Routes = (app, { database, settings: { publicUrl } }) => {
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
      .type('text/calendar; charset=utf-8')
      .header('cache-control', `public, max-age=${cacheSeconds}`)
      .header('x-robots-tag', 'noindex')
      .header('content-disposition', `attachment; filename="${listing.uri.replaceAll(/[^\w-]/g, '')}${suffix}"`)
      .send(calendarFile({ listing, officeName: office?.name ?? '', entries, publicUrl, now: Date.now() }));
  });
};
