import type { Graph } from '@verandah/graph';
import type { ActionHandler, ActionOutcome } from '../../features/actions/action.ts';
import { collectionMessages as messages } from '../../features/collections/messages.ts';
import { putListing } from '../../features/collections/queries.ts';
import { failureOf, refusedAs } from '../../features/store/failure.ts';
import { orderOf, orderQuery } from './order.ts';
import {
  acceptInvite,
  declineInvite,
  deleteCollection,
  invite,
  react,
  removeCollaborator,
  renewLink,
  saveNote,
  setTag,
  takeInviteBack,
  takeReactionBack,
  updateCollection,
  type Tag,
} from './queries.ts';

/** The address of a collection, with its homes in an order; the usual one if it is left out. */
export const collectionAddress = (uri: string, order?: string): string =>
  `/collections/${encodeURIComponent(uri)}${orderQuery(orderOf(order))}`;

type Fields = Readonly<Record<string, string>>;
interface Who {
  readonly memberId: string;
  readonly username: string;
}
/** An action: its write, its messages, and where it leads if not back to the collection. */
interface Action {
  readonly message: string;
  readonly leadsTo?: string;
  readonly confirmation?: (fields: Fields) => string;
  /** May return the address that it leads to. */
  write(graph: Graph, of: { readonly collectionId: string }, fields: Fields, who: Who): Promise<unknown>;
}

/** Email addresses as typed, separated by commas, semicolons, spaces or line breaks. */
const emailsOf = (text = ''): string[] => text.split(/[\s,;]+/).filter(Boolean);

const actions: Readonly<Record<string, Action>> = {
  rename: {
    message: messages.update,
    confirmation: ({ name = '' }) => `Renamed to “${name.trim()}”.`,
    write: (graph, of, { name = '' }) => graph.write(updateCollection, { ...of, name }),
  },
  publish: {
    message: messages.update,
    confirmation: () => 'Anyone with the link can see this collection.',
    write: (graph, of) => graph.write(updateCollection, { ...of, isPublic: true }),
  },
  withdraw: {
    message: messages.update,
    confirmation: () => 'Only contributors can see this collection.',
    write: (graph, of) => graph.write(updateCollection, { ...of, isPublic: false }),
  },
  delete: {
    message: messages.remove,
    leadsTo: '/collections',
    confirmation: () => 'Collection deleted.',
    write: (graph, of) => graph.write(deleteCollection, of),
  },
  invite: {
    message: messages.invite,
    confirmation: () => 'Invitation sent.',
    write: (graph, of, { emails }) => graph.write(invite, { ...of, emails: emailsOf(emails) }),
  },
  uninvite: {
    message: messages.uninvite,
    confirmation: ({ email = '' }) => `Invitation to ${email} cancelled.`,
    write: (graph, of, { email = '' }) => graph.write(takeInviteBack, { ...of, emails: [email] }),
  },
  accept: {
    message: messages.accept,
    confirmation: () => 'You’ve joined this collection.',
    write: (graph, of, { uniqueIdentifier = '' }, { memberId }) =>
      graph.write(acceptInvite, { ...of, memberId, uniqueIdentifier }),
  },
  decline: {
    message: messages.uninvite,
    leadsTo: '/collections',
    confirmation: () => 'Invitation declined.',
    write: (graph, of, { uniqueIdentifier = '' }) => graph.write(declineInvite, { ...of, uniqueIdentifier }),
  },
  remove: {
    message: messages.leave,
    write: (graph, of, { memberId = '' }) => graph.write(removeCollaborator, { ...of, memberId }),
  },
  leave: {
    message: messages.leave,
    leadsTo: '/collections',
    confirmation: () => 'You’ve left the collection.',
    write: (graph, of, _, { memberId }) => graph.write(removeCollaborator, { ...of, memberId }),
  },
  react: {
    message: messages.react,
    write: (graph, of, { listingId = '', reactionType = '', comment = '' }) => {
      if (reactionType === 'like' || reactionType === 'dislike')
        return graph.write(react, { ...of, listingId, reactionType, comment });
      return graph.write(reactionType === 'none' ? takeReactionBack : saveNote, { ...of, listingId, note: comment });
    },
  },
  tag: {
    message: messages.update,
    write: (graph, of, { listingId = '', tag = '', isSet = '' }) =>
      graph.write(setTag, { ...of, listingId, tag: tag as Tag, isSet: isSet === 'yes' }),
  },
  renew: {
    message: messages.update,
    confirmation: () => 'The collection has a new link. The old one no longer works.',
    write: (graph, of) => graph.write(renewLink, of).then(({ renewCollectionLink: { uri } }) => collectionAddress(uri)),
  },
  take: {
    message: messages.update,
    confirmation: () => 'Home removed.',
    write: (graph, { collectionId }, { listingId = '' }, { username }) =>
      graph.write(putListing, { username, listingId, add: [], remove: [collectionId] }),
  },
};

/** Performs the actions of a collection's page. */
export const actOnCollection: ActionHandler = async (
  graph,
  { memberId = '', username = '' },
  fields,
): Promise<ActionOutcome> => {
  const action = Object.hasOwn(actions, fields['do'] ?? '') ? actions[fields['do'] ?? ''] : undefined;
  if (!action) return { failure: { message: messages.update } };
  let leadsTo: unknown;
  try {
    leadsTo = await action.write(graph, { collectionId: fields['collectionId'] ?? '' }, fields, { memberId, username });
  } catch (error) {
    const failure = failureOf(action.message, error);
    // For an invitation the API's reason replaces the message.
    return {
      failure:
        action === actions['accept'] && refusedAs(error) !== ''
          ? { message: failure.reason ?? failure.message }
          : failure,
    };
  }
  return {
    location:
      action.leadsTo ??
      (typeof leadsTo === 'string' ? leadsTo : collectionAddress(fields['uri'] ?? '', fields['order'])),
    ...(action.confirmation && { confirmation: action.confirmation(fields) }),
  };
};
