import { Button, Checkbox, Field, HiddenText, Icon, TextInput, ThumbsDownIcon, ThumbsUpIcon } from '@verandah/design';
import { compareHomesField } from '@verandah/market';
import { ActionForm } from '../../features/actions/action-form.tsx';
import type { Refused } from '../../features/actions/action.ts';
import { HomeCard } from '../../features/home-card/home-card.tsx';
import { actOnCollection, collectionAddress } from './action.ts';
import styles from './collection.module.css';
import { opinionsOf } from './opinions.ts';
import type { Order } from './order.ts';
import { Status } from './status.tsx';
import type { CollectedListing, Collection, Person } from './queries.ts';

interface CollectedHomeProps {
  readonly collected: CollectedListing;
  readonly collection: Collection;
  readonly people: readonly Person[];
  /** Of the page's homes. */
  readonly order: Order;
  /** The form that compares homes; null without other homes to compare with. */
  readonly compareForm: string | null;
  readonly memberId: string | null;
  readonly refused: Refused | undefined;
}

const words = { like: 'likes it', dislike: 'doesn’t like it' } as const;
const icons = { like: ThumbsUpIcon, dislike: ThumbsDownIcon };
const ownWords = { like: 'like it', dislike: 'don’t like it' } as const;

/** A home in a collection: one card with its status, contributors' opinions, and the viewer's actions. */
export function CollectedHome({
  collected,
  collection,
  people,
  order,
  compareForm,
  memberId,
  refused,
}: CollectedHomeProps) {
  const { listingId, memberIdWhoAdded, listing, reactions, notes, tags } = collected;
  const nameOf = (id: string | null): string =>
    people.find((one) => one.memberId === id)?.name ?? 'Someone who has left';
  const { viewerRole, id: collectionId, uri } = collection;
  const address = collectionAddress(uri, order);
  const subject = listing?.address.street ?? 'this home';
  const own = reactions.find(({ userId }) => userId === memberId);
  const ownNote = notes.find(({ userId }) => userId === memberId)?.note;
  const opinions = opinionsOf(collected);
  const mayTake = viewerRole === 'owner' || (viewerRole === 'collaborator' && memberIdWhoAdded === memberId);
  return (
    <HomeCard listing={listing} level={2}>
      {viewerRole !== 'reader' && (
        <Status
          address={address}
          fields={{ collectionId, uri, order, listingId }}
          statusType={listing?.statusType ?? null}
          tags={tags}
          subject={subject}
          by={(userId) => (userId === memberId ? 'you' : nameOf(userId))}
          refused={refused}
        />
      )}
      {opinions.length > 0 && (
        <ul className={styles.reactions} aria-label={`What contributors think of ${subject}`}>
          {opinions.map(({ userId, reactionType, note }) => (
            <li key={userId} className={styles.reaction}>
              {reactionType && <Icon shape={icons[reactionType]} />}
              <div>
                <strong>{userId === memberId ? 'You' : nameOf(userId)}</strong>{' '}
                {reactionType && (userId === memberId ? ownWords : words)[reactionType]}
                {note && <p className={styles.comment}>{note}</p>}
              </div>
            </li>
          ))}
        </ul>
      )}
      {viewerRole !== 'reader' && listing && (
        <ActionForm
          action={address}
          act={actOnCollection}
          fields={{ do: 'react', collectionId, uri, order, listingId }}
          refused={refused}
          className={styles.react}
        >
          <Field label="Your note" optional>
            {(control) => (
              <TextInput
                autoComplete="off"
                {...control}
                key={ownNote ?? ''}
                name="comment"
                maxLength={500}
                defaultValue={refused?.fields['listingId'] === listingId ? refused.fields['comment'] : ownNote}
              />
            )}
          </Field>
          <div className={styles.row}>
            {/* The first button is what Enter in the field presses. */}
            <Button type="submit" size="small" name="reactionType" value="note">
              Save note<HiddenText> on {subject}</HiddenText>
            </Button>
            <Button
              type="submit"
              size="small"
              name="reactionType"
              value={own?.reactionType === 'like' ? 'none' : 'like'}
              icon={ThumbsUpIcon}
              aria-pressed={own?.reactionType === 'like'}
            >
              Like<HiddenText> {subject}</HiddenText>
            </Button>
            <Button
              type="submit"
              size="small"
              name="reactionType"
              value={own?.reactionType === 'dislike' ? 'none' : 'dislike'}
              icon={ThumbsDownIcon}
              aria-pressed={own?.reactionType === 'dislike'}
            >
              Dislike<HiddenText> {subject}</HiddenText>
            </Button>
          </div>
        </ActionForm>
      )}
      <div className={styles.foot}>
        {compareForm && listing && (
          <Checkbox
            form={compareForm}
            name={compareHomesField}
            value={listingId}
            label={
              <>
                Compare<HiddenText> {subject}</HiddenText>
              </>
            }
          />
        )}
        {mayTake && (
          <ActionForm
            action={address}
            act={actOnCollection}
            fields={{ do: 'take', collectionId, uri, order, listingId }}
            refused={refused}
          >
            <Button kind="quiet" size="small" type="submit">
              Remove<HiddenText> {subject}</HiddenText>
            </Button>
          </ActionForm>
        )}
        <p className={styles.facts}>Added by {nameOf(memberIdWhoAdded)}</p>
      </div>
    </HomeCard>
  );
}
