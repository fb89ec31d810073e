import { settle, signIn, stubGraph } from '../../test-kit/stub-graph.ts';
import { announceNext } from './announce-next.ts';

test('[MEMB-63] the next inspection is published where the home is, for the member who is signed in', async () => {
  const next = {
    startsAt: '2026-12-05T00:00:00.000Z',
    isBooked: true,
    listing: { address: { timeZone: 'Australia/Perth' } },
  };
  const { services, bus, responses, names } = stubGraph({ NextInspection: { nextInspection: next } });
  signIn(bus, '4');
  await announceNext(services, '4');
  expect(bus.last('inspection')).toEqual({ next: 'Sat 5 Dec, 8:00\u00A0am' });
  responses['NextInspection'] = { nextInspection: null };
  await announceNext(services, '4');
  expect(bus.last('inspection')).toEqual({ next: '' });
  // Somebody else has signed in meanwhile.
  responses['NextInspection'] = { nextInspection: next };
  const late = announceNext(services, '4');
  signIn(bus, '5', 'noah');
  await late;
  await settle();
  await announceNext(services, null);
  expect(bus.last('inspection')).toEqual({ next: '' });
  expect(names()).toHaveLength(3);
});
