import { HiddenText } from '@verandah/design';
import { useSession } from '@verandah/kit';
import styles from './own-actions.module.css';

export type PostKind = 'question' | 'answer' | 'comment';

/** Address of the page to edit or delete an own post. */
export const editAddress = (kind: PostKind, postId: string): string => `/questions/edit/${kind}/${postId}`;

/** Whether the viewer wrote a post. */
export function useOwn(authorId: string | null): boolean {
  const { signedIn, memberId } = useSession();
  return signedIn && memberId !== undefined && memberId === authorId;
}

/** Of that page: id of what deletes, and the parameter that opens it. */
export const deleteMark = 'delete';

/** Links to edit and to delete an own post. @param isAnswered others have answered it, so it cannot be deleted */
export const OwnLinks = ({
  kind,
  postId,
  isAnswered = false,
}: {
  readonly kind: PostKind;
  readonly postId: string;
  readonly isAnswered?: boolean;
}) => (
  <>
    <a className={styles.edit} href={editAddress(kind, postId)}>
      Edit<HiddenText> your {kind}</HiddenText>
    </a>
    {!isAnswered && (
      <a className={styles.edit} href={`${editAddress(kind, postId)}?${deleteMark}=yes#${deleteMark}`}>
        Delete<HiddenText> your {kind}</HiddenText>
      </a>
    )}
  </>
);
