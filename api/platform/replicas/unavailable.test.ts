import { isUnavailable } from './unavailable.ts';

test.each(['53100', '53200', '25006', '08007', '57P01', 'ECONNRESET', 'ENOSPC'])(
  '[DATA-06] %s is temporary: the caller is requested to retry',
  (code) => {
    expect(isUnavailable(Object.assign(new Error('no'), { code }))).toBe(true);
  },
);

test.each(['23505', '42601', undefined])('%s does not pass by itself', (code) => {
  expect(isUnavailable(Object.assign(new Error('no'), code === undefined ? {} : { code }))).toBe(false);
});
