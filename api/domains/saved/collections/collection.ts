import * as v from 'valibot';
import { nameLine, paragraphsBetween } from '../../../platform/text-input.ts';

export const reactionTypes = ['like', 'dislike'] as const;
export type ReactionType = (typeof reactionTypes)[number];

/** A contributor's reaction to a listing. */
export interface Reaction {
  readonly reactionType: ReactionType;
  readonly comment: string;
  readonly userId: number;
}

/** How far contributors are with a listing; a listing can have several. */
export const collectionTags = ['inspected', 'applied', 'offered'] as const;
export type CollectionTag = (typeof collectionTags)[number];

export interface SetTag {
  readonly tag: CollectionTag;
  /** ISO 8601 */
  readonly setAt: string;
  /** Who set it; null: a former member. */
  readonly userId: number | null;
}

/** A contributor's note about a listing. */
export interface Note {
  readonly note: string;
  readonly userId: number;
}

export interface CollectionListing {
  readonly listingId: number;
  /** null: a former member */
  readonly memberIdWhoAdded: number | null;
  /** ISO 8601 */
  readonly addedOn: string;
  /** Removed from the marketplace: shown without its details. */
  readonly isGone: boolean;
  readonly reactions: readonly Reaction[];
  readonly notes: readonly Note[];
  /** In the order of `collectionTags`. */
  readonly tags: readonly SetTag[];
}

export interface Contributor {
  readonly memberId: number;
  readonly username: string;
  readonly name: string;
  readonly avatar: string | null;
}

/** A collection as its viewer sees it: only contributors see reactions, notes and tags, the owner invites. */
export interface Collection {
  readonly id: number;
  readonly uri: string;
  readonly name: string;
  readonly isPublic: boolean;
  /** ISO 8601 */
  readonly createdOn: string;
  readonly modifiedOn: string;
  /** Invited email addresses that have not accepted; only for the owner. */
  readonly pendingInvites: readonly string[];
  /** Latest first. */
  readonly listings: readonly CollectionListing[];
  readonly owner: Contributor;
  readonly collaborators: readonly Contributor[];
  /** The viewer's role in it. */
  readonly viewerRole: 'owner' | 'collaborator' | 'reader';
}

/**
 * Limits: collections per owner; listings, collaborators and open invites per collection; invites per call and per day.
 */
export const collectionLimits = {
  collections: 50,
  listings: 200,
  collaborators: 20,
  openInvites: 20,
  emails: 10,
} as const;

export const nameInput = v.object({ name: nameLine(1, 60) });
export const commentInput = v.object({ comment: paragraphsBetween(0, 500) });
export const noteInput = v.object({ note: paragraphsBetween(0, 500) });
export const emailsInput = v.object({
  emails: v.pipe(
    v.array(
      v.pipe(
        v.string('must be a text'),
        v.trim(),
        v.maxLength(254, 'must have at most 254 characters'),
        v.email('must be an email address like name@example.com'),
        v.toLowerCase(),
      ),
    ),
    v.minLength(1, 'must name at least one address'),
    v.maxLength(collectionLimits.emails, `must name at most ${collectionLimits.emails} addresses at once`),
    v.transform((emails) => [...new Set(emails)]),
  ),
});
