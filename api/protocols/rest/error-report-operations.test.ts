import { type Database } from '../../platform/database/public.ts';
import { testDatabase } from '../../test-kit/test-database.ts';
import { testService, type TestService } from '../../test-kit/test-service.ts';
import type { ReportFacts } from '../../platform/error-reports/public.ts';
import { holdClock } from '../../test-kit/hold-clock.ts';

holdClock();
let database: Database;
let service: TestService;
let reports: { readonly problem: string; readonly facts: ReportFacts | undefined }[];
beforeAll(async () => {
  database = await testDatabase();
  service = await testService(database);
  Object.assign(service.service.reports, {
    report: (error: Error, facts?: ReportFacts) => {
      reports.push({ problem: error.message, facts });
    },
  });
});
afterAll(async () => {
  await service.close();
  await database.destroy();
});
beforeEach(() => {
  reports = [];
});

const failure = {
  area: 'search',
  release: '1.4.0',
  operation: 'render',
  page: 'search results',
  problem: 'TypeError: no data',
  stack: 'TypeError: no data\n at a.js:1:2',
  times: 3,
};
const post = async (failures: readonly object[], headers: Record<string, string> = {}) => {
  const response = await fetch(`${service.address}/error-reports`, {
    method: 'POST',
    headers: { 'content-type': 'text/plain;charset=UTF-8', ...headers },
    body: JSON.stringify({ failures }),
  });
  return { status: response.status, body: await response.json() };
};

test('[MEMB-17] what failed in a browser is reported with the area and release that failed', async () => {
  expect(
    await post([
      failure,
      { ...failure, area: 'host', release: '2.0.0', operation: 'session refresh', times: undefined },
    ]),
  ).toEqual({ status: 202, body: { reported: 2 } });
  expect(reports).toMatchObject([
    {
      problem: 'TypeError: no data',
      facts: {
        area: 'search',
        release: 'search@1.4.0',
        operation: 'render',
        level: 'warning',
        details: { times: 3, page: 'search results', in: 'browser' },
      },
    },
    { facts: { area: 'host', release: 'host@2.0.0', operation: 'session refresh', details: { times: 1 } } },
  ]);
});

test('[MEMB-17] failures of other sites, floods and invalid reports are rejected', async () => {
  expect((await post([failure], { origin: 'https://elsewhere.example' })).status).toBe(403);
  expect(
    (await post([{ ...failure, area: 'Search!', problem: 'x'.repeat(500) }])).body.errors.map(
      ({ field }: { field: string }) => field,
    ),
  ).toEqual(['failures.0.area', 'failures.0.problem']);
  expect((await post(Array.from({ length: 11 }, () => failure))).body.errors).toEqual([
    { field: 'failures', message: 'may hold at most 10 failures' },
  ]);
  const responses = await Promise.all(Array.from({ length: 40 }, () => post([failure])));
  expect(responses.filter(({ status }) => status === 429).length).toBeGreaterThan(0);
  expect(reports.length).toBeLessThanOrEqual(60);
});
