import { readSettings, SettingsError } from './settings.ts';

const problemsOf = (env: Record<string, string>): string => {
  try {
    readSettings(env);
    return '';
  } catch (problem) {
    if (problem instanceof SettingsError) return problem.message;
    throw problem;
  }
};

test('[REL-06] the release health monitor is on by default, with usable thresholds', () => {
  expect(readSettings({}).monitor).toEqual({
    mode: 'on',
    leastViews: 50,
    minutes: 60,
    points: 1,
    vitalsFactor: 2,
    viewsPerAddress: 3,
  });
  expect(
    readSettings({
      WATCH: 'dry-run',
      WATCH_LEAST_VIEWS: '200',
      WATCH_MINUTES: '30',
      WATCH_FAILURES: '0.5',
      WATCH_VITALS: '1.5',
      WATCH_VIEWS_PER_ADDRESS: '10',
    }).monitor,
  ).toEqual({ mode: 'dry-run', leastViews: 200, minutes: 30, points: 0.5, vitalsFactor: 1.5, viewsPerAddress: 10 });
});

test('[REL-06] every invalid setting of the monitor is named', () => {
  expect(
    problemsOf({
      WATCH: 'yes',
      WATCH_LEAST_VIEWS: '4',
      WATCH_MINUTES: '1.5',
      WATCH_FAILURES: '0',
      WATCH_VITALS: 'much',
      WATCH_VIEWS_PER_ADDRESS: '-1',
    }).split('\n'),
  ).toEqual([
    'WATCH must be on, dry-run or off',
    'WATCH_LEAST_VIEWS must be a whole number from 5 to 10000',
    'WATCH_MINUTES must be a whole number from 1 to 1440',
    'WATCH_FAILURES must be percentage points from 0.1 to 50, such as 1',
    'WATCH_VITALS must be a factor from 1.1 to 20, such as 2',
    'WATCH_VIEWS_PER_ADDRESS must be a whole number from 1 to 10000',
  ]);
});
