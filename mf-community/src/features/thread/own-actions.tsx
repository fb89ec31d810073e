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

/** Link to edit or delete an own post. */
export const EditLink = ({ kind, postId }: { readonly kind: PostKind; readonly postId: string }) => (
  <a className={styles.edit} href={editAddress(kind, postId)}>
    Edit<HiddenText> your {kind}</HiddenText>
  </a>
);
