import type { ActionHandler } from '../../features/actions/action.ts';
import { collectionMessages } from '../../features/collections/messages.ts';
import { addCollections } from '../../features/collections/queries.ts';
import { failureOf } from '../../features/store/failure.ts';

export const collectionsAddress = '/collections';

/** Creates a collection. */
export const actOnCollections: ActionHandler = async (graph, { username = '' }, { name = '', isPublic }) => {
  try {
    const {
      addCollections: [made],
    } = await graph.write(addCollections, { username, items: [{ name, isPublic: isPublic === 'yes' }] });
    return made
      ? { location: `${collectionsAddress}/${made.uri}`, confirmation: `“${made.name}” created.` }
      : { failure: { message: collectionMessages.add } };
  } catch (error) {
    return { failure: failureOf(collectionMessages.add, error) };
  }
};
