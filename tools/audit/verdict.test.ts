import { exceptions } from './exceptions.ts';
import { verdictOf } from './verdict.ts';

const of = (severity: string, more: object = {}): object => ({
  id: 1,
  module_name: 'left-pad',
  severity,
  title: 'Pads too far',
  github_advisory_id: 'GHSA-aaaa-bbbb-cccc',
  url: 'https://advisories.example/1',
  vulnerable_versions: '<2.0.0',
  findings: [],
  ...more,
});
const report = (...all: object[]): string =>
  JSON.stringify({
    actions: [],
    advisories: Object.fromEntries(all.map((each, at) => [String(at), each])),
    muted: [],
    metadata: {},
  });
const day = '2026-11-21';

test('a serious vulnerability fails the audit and is named with its advisory; a lesser one does not', () => {
  expect(verdictOf(report(of('high')), [], day)).toEqual({
    failed: true,
    lines: ['high: left-pad <2.0.0: Pads too far (GHSA-aaaa-bbbb-cccc, https://advisories.example/1)'],
  });
  expect(verdictOf(report(of('critical'), of('low')), [], day).lines).toHaveLength(1);
  expect(verdictOf(report(of('moderate')), [], day)).toEqual({
    failed: false,
    lines: ['No serious vulnerability is known in what is installed; 1 lesser, 0 excepted.'],
  });
});

test('an exception holds with its reason until its day, and no longer than it is needed', () => {
  const exception = { advisory: 'GHSA-aaaa-bbbb-cccc', why: 'only its tests pad', until: '2026-12-01' };
  expect(verdictOf(report(of('high')), [exception], day).failed).toBe(false);
  expect(verdictOf(report(of('high')), [exception], '2026-12-02')).toEqual({
    failed: true,
    lines: ['The exception for GHSA-aaaa-bbbb-cccc ended on 2026-12-01: update, or review it again.'],
  });
  expect(verdictOf(report(), [exception], day).lines).toEqual([
    'Nothing needs the exception for GHSA-aaaa-bbbb-cccc any more: take it out.',
  ]);
});

test('a registry without an audit is reported in one line; unreadable output fails', () => {
  const refused =
    'Error: ERR_PNPM_AUDIT_BAD_RESPONSE\n\n  × The audit endpoint (at …) responded with 405:\n  │ {"error":"no"}';
  expect(verdictOf(refused, [], day)).toEqual({
    failed: false,
    lines: [
      'Nothing was audited: no registry responded as expected (responded with 405). Run npm run audit with access to one.',
    ],
  });
  for (const output of ['', 'ERR_PNPM_META_FETCH_FAIL getaddrinfo ENOTFOUND'])
    expect(verdictOf(output, [], day)).toMatchObject({
      failed: false,
      lines: [expect.stringContaining('Nothing was audited')],
    });
  expect(verdictOf('{"vulnerabilities":[]}', [], day)).toEqual({
    failed: true,
    lines: ['The audit\'s result can\'t be read: {"vulnerabilities":[]}'],
  });
});

test('every exception has a reason and an end', () => {
  expect(exceptions.filter(({ why, until }) => why.length < 10 || !/^\d{4}-\d\d-\d\d$/.test(until))).toEqual([]);
});
