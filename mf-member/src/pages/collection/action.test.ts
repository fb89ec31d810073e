import { stubGraph, cut, refused } from '../../test-kit/stub-graph.ts';
import { actOnCollections } from '../collections/action.ts';
import { actOnCollection } from './action.ts';

const mia = { signedIn: true, memberId: '4', username: 'mia' };
const all = [
  'UpdateCollection',
  'DeleteCollection',
  'AddCollectionInvite',
  'DeleteCollectionInvite',
  'AcceptCollectionInvitation',
  'DeclineCollectionInvitation',
  'RemoveCollectionCollaborator',
  'SaveCollectionReaction',
  'UpdateListingInCollections',
  'AddCollections',
];
const failing = (error: Error) => stubGraph(Object.fromEntries(all.map((name) => [name, error]))).graph;
const act = (fields: Record<string, string>, error: Error) =>
  actOnCollection(failing(error), mia, { collectionId: '1', uri: 'c-1', ...fields });

test.each([
  [{ do: 'delete' }, 'Failed to delete Collection'],
  [{ do: 'rename', name: 'New' }, 'Failed to update Collection'],
  [{ do: 'publish' }, 'Failed to update Collection'],
  [{ do: 'invite', emails: 'noah@example.com' }, 'Failed to invite to Collection'],
  [{ do: 'uninvite', email: 'noah@example.com' }, 'Failed to remove invite'],
  [{ do: 'accept', uniqueIdentifier: 'x' }, 'Failed to confirm invite'],
  [{ do: 'remove', memberId: '5' }, 'Failed to remove collaborator'],
  [{ do: 'leave' }, 'Failed to remove collaborator'],
  [{ do: 'react', listingId: '7', reactionType: 'like' }, 'Failed to add reaction'],
  [{ do: 'take', listingId: '7' }, 'Failed to update Collection'],
])('[COLL-06] when %j fails, the message is “%s”', async (fields, message) => {
  expect(await act(fields, cut())).toEqual({
    failure: { message, reason: 'We couldn’t connect. Check your internet connection and try again.' },
  });
});

test('[COLL-06] a collection that can’t be added has the same message as one that can’t be deleted', async () => {
  expect(await actOnCollections(failing(cut()), mia, { name: 'New' })).toMatchObject({
    failure: { message: 'Failed to delete Collection' },
  });
});

test('[COLL-06] for an invitation the API’s reason is the message, for other actions it follows the message', async () => {
  const forbidden = refused('FORBIDDEN', 'This invitation was sent to another email address.');
  expect(await act({ do: 'accept', uniqueIdentifier: 'x' }, forbidden)).toEqual({
    failure: { message: 'This invitation was sent to another email address.' },
  });
  expect(await act({ do: 'rename', name: 'x' }, refused('CONFLICT', 'Taken.'))).toEqual({
    failure: { message: 'Failed to update Collection', reason: 'Taken.' },
  });
});

test('[COLL-04] addresses are accepted as people type them; the page is shown again, or left when the collection is gone', async () => {
  const { graph, requests } = stubGraph({
    AddCollectionInvite: {},
    DeleteCollection: {},
    RemoveCollectionCollaborator: {},
  });
  expect(
    await actOnCollection(graph, mia, {
      do: 'invite',
      collectionId: '1',
      uri: 'c-1',
      emails: 'a@example.com, b@example.com;\nc@example.com ',
    }),
  ).toMatchObject({ location: '/collections/c-1' });
  expect(requests[0]?.variables).toEqual({
    collectionId: '1',
    emails: ['a@example.com', 'b@example.com', 'c@example.com'],
  });
  expect(await actOnCollection(graph, mia, { do: 'delete', collectionId: '1', uri: 'c-1' })).toMatchObject({
    location: '/collections',
  });
  expect(await actOnCollection(graph, mia, { do: 'leave', collectionId: '1', uri: '//evil.example' })).toMatchObject({
    location: '/collections',
  });
  expect(requests.at(-1)?.variables).toEqual({ collectionId: '1', memberId: '4' });
});

test('an unknown action does nothing', async () => {
  const { graph, requests } = stubGraph({});
  expect(await actOnCollection(graph, mia, { do: 'toString' })).toHaveProperty('failure');
  expect(requests).toEqual([]);
});
