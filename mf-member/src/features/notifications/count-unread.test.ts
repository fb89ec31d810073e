import { stubGraph, settle, signIn } from '../../test-kit/stub-graph.ts';
import { countUnread } from './count-unread.ts';

test('[NTFY-05] the number of unread notifications is published for the member who is signed in', async () => {
  const { services, bus, names } = stubGraph({ UnreadNotifications: { unreadNotifications: 3 } });
  signIn(bus, '4');
  await countUnread(services, '4');
  expect(bus.last('unread')).toEqual({ unread: 3 });
  // Somebody else has signed in meanwhile.
  const late = countUnread(services, '4');
  signIn(bus, '5', 'noah');
  bus.publish('unread', { unread: 0 });
  await late;
  await settle();
  expect(bus.last('unread')).toEqual({ unread: 0 });
  await countUnread(services, null);
  expect(names()).toEqual(['UnreadNotifications', 'UnreadNotifications']);
});
