import { services, stubGraph } from '../test-kit/public.ts';
import { savingOf } from './saving.ts';

function open() {
  const given = services(stubGraph({}).graph, {});
  const saving = savingOf(given);
  if (!saving) throw new Error('Nothing can be saved.');
  let changes = 0;
  saving.follow(() => {
    changes += 1;
  });
  const requested: string[] = [];
  given.bus.follow('save-asked', ({ listingId }) => requested.push(listingId));
  return { bus: given.bus, saving, requested, changes: () => changes };
}

const shortlist = (...listingIds: string[]) => ({ version: 1 as const, listingIds, notes: {} });

beforeEach(() => localStorage.clear());

test('[SHELL-101] a pressed heart is full at once, before what saves has been loaded, and stays full once it has saved', () => {
  const { bus, saving, requested, changes } = open();
  saving.requestSave('7');
  expect([saving.has('7'), saving.has('8'), requested, changes()]).toEqual([true, false, ['7'], 1]);
  bus.publish('shortlist', shortlist('7'));
  bus.publish('shortlist', shortlist());
  expect(saving.has('7')).toBe(false);
});

test('[SHELL-101] a home that could not be saved has an empty heart again; other errors change nothing', () => {
  const { bus, saving, changes } = open();
  saving.requestSave('7');
  bus.publish('notifications', { kind: 'success', text: 'Report sent.' });
  bus.publish('collections', { listingIds: ['8'] });
  expect(saving.has('7')).toBe(true);
  const before = changes();
  const failure = { kind: 'error', text: 'Sorry, that isn’t working right now.' } as const;
  bus.publish('notifications', failure);
  bus.publish('notifications', { ...failure, listingId: '8' });
  expect([saving.has('7'), changes() - before]).toEqual([true, 0]);
  bus.publish('notifications', { ...failure, listingId: '7' });
  expect([saving.has('7'), changes() - before]).toEqual([false, 1]);
});

test('[SHELL-101] a second press empties a heart whose first is not done; one that is saved keeps it until it is removed', () => {
  const { bus, saving, requested } = open();
  saving.requestSave('7');
  saving.requestSave('7');
  expect([saving.has('7'), requested]).toEqual([false, ['7', '7']]);
  bus.publish('shortlist', shortlist('8'));
  saving.requestSave('8');
  expect(saving.has('8')).toBe(true);
  bus.publish('shortlist', shortlist());
  expect(saving.has('8')).toBe(false);
});
