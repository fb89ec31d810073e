import * as v from 'valibot';
import { defineOperation, type Operation } from '../../platform/rest/public.ts';
import { Refusal } from '../../platform/problems/public.ts';
import { throttleCaller } from '../../platform/rate-limits/public.ts';
import { fromOwnPage } from '../../domains/integrations/tracking/public.ts';

const textUpTo = (most: number) =>
  v.pipe(v.string('must be text'), v.maxLength(most, `must have at most ${most} characters`));

const failure = v.pipe(
  v.object({
    area: v.pipe(
      v.string('must be text'),
      v.regex(/^[a-z][a-z-]{0,29}$/, 'must be the name of an area'),
      v.description("Part of the site that failed: 'host' or an area."),
    ),
    release: v.pipe(textUpTo(60), v.description("Release of the area, such as '1.4.0'.")),
    operation: v.pipe(textUpTo(80), v.description("Operation that failed, such as 'render' or 'session refresh'.")),
    page: v.pipe(
      v.optional(textUpTo(60)),
      v.description("Name of the page, such as 'search results', never its address."),
    ),
    problem: v.pipe(textUpTo(400), v.description('Message of the error.')),
    stack: v.optional(textUpTo(4000)),
    times: v.optional(
      v.pipe(
        v.number('must be a number'),
        v.integer('must be a whole number'),
        v.minValue(1, 'must be 1 or more'),
        v.maxValue(100_000, 'is too large'),
      ),
      1,
    ),
  }),
  v.title('BrowserFailure'),
);

const batch = v.pipe(
  v.object({ failures: v.pipe(v.array(failure), v.maxLength(10, 'may hold at most 10 failures')) }),
  v.title('BrowserFailures'),
);
const response = v.strictObject({ reported: v.number() });
/** Of one address: a page reports at most ten failures, and a visit has few pages a minute. */

export const errorReportOperations: readonly Operation[] = [
  defineOperation({
    id: 'reportFailures',
    method: 'POST',
    path: '/error-reports',
    domain: 'error-reports',
    status: 202,
    beacon: true,
    body: batch,
    response,
    summary:
      'Reports up to 10 failures in a browser, by area and release. Addresses, secrets and personal names are removed before anything is stored.',
    async handle({ service: { database, settings, reports }, request, body: { failures } }) {
      if (!fromOwnPage(request, settings.publicUrl))
        throw new Refusal('forbidden', 'Only pages of this site report failures.');
      await throttleCaller(database, 'error-reports', request.ip);
      for (const { area, release, operation: doing, page, problem, stack, times } of failures) {
        const error = Object.assign(new Error(problem), { stack: stack ?? problem });
        reports.report(error, {
          area,
          release: `${area}@${release}`,
          operation: doing,
          level: 'warning',
          requestId: request.id,
          details: { times, ...(page !== undefined && { page }), in: 'browser' },
        });
      }
      return { reported: failures.length };
    },
  }),
];
