import { Button, Field, HiddenText, PersonStrip, TextInput } from '@verandah/design';
import { useServices } from '@verandah/kit';
import { ActionForm } from '../../features/actions/action-form.tsx';
import type { Refused } from '../../features/actions/action.ts';
import { actOnCollection, collectionAddress } from './action.ts';
import styles from './collection.module.css';
import type { Collection, Person } from './queries.ts';

/** The contributors. The owner can invite and remove them. */
export function Team({
  collection: {
    id: collectionId,
    uri,
    viewerRole,
    contributors: { owner, collaborators },
    pendingInvites,
  },
  refused,
}: {
  readonly collection: Collection;
  readonly refused: Refused | undefined;
}) {
  const { isLive } = useServices();
  const address = collectionAddress(uri);
  const isOwner = viewerRole === 'owner';
  const profile = ({ username }: Person): string | undefined =>
    isLive(`/user/${username}`) ? `/user/${username}` : undefined;
  return (
    <section className={styles.panel} aria-labelledby="contributors">
      <h2 className={styles.heading} id="contributors">
        Contributors
      </h2>
      <ul className={styles.people}>
        <li>
          <PersonStrip name={owner.name} href={profile(owner)} picture={owner.avatar} detail="Owner" />
        </li>
        {collaborators.map((one) => (
          <li key={one.memberId}>
            <PersonStrip name={one.name} href={profile(one)} picture={one.avatar} detail="Collaborator">
              {isOwner && (
                <ActionForm
                  action={address}
                  act={actOnCollection}
                  fields={{ do: 'remove', collectionId, uri, memberId: one.memberId }}
                  refused={refused}
                  sure={{
                    question: `Remove ${one.name} from this collection?`,
                    detail: 'Their comments will be removed too.',
                    action: `Remove ${one.name}`,
                  }}
                >
                  <Button size="small" type="submit">
                    Remove<HiddenText> {one.name}</HiddenText>
                  </Button>
                </ActionForm>
              )}
            </PersonStrip>
          </li>
        ))}
        {pendingInvites.map((email) => (
          <li key={email}>
            <PersonStrip name={email} detail="Invited">
              <ActionForm
                action={address}
                act={actOnCollection}
                fields={{ do: 'uninvite', collectionId, uri, email }}
                refused={refused}
              >
                <Button size="small" type="submit">
                  Cancel<HiddenText> the invitation to {email}</HiddenText>
                </Button>
              </ActionForm>
            </PersonStrip>
          </li>
        ))}
      </ul>
      {isOwner && (
        <ActionForm
          action={address}
          act={actOnCollection}
          fields={{ do: 'invite', collectionId, uri }}
          refused={refused}
          className={styles.form}
        >
          <Field label="Invite by email" hint="Separate email addresses with commas.">
            {(control) => (
              <TextInput
                {...control}
                name="emails"
                required
                inputMode="email"
                autoComplete="off"
                maxLength={2000}
                defaultValue={refused?.fields['emails']}
              />
            )}
          </Field>
          <div>
            <Button type="submit">Send invitation</Button>
          </div>
        </ActionForm>
      )}
    </section>
  );
}
