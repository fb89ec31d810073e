import { HiddenText } from '@verandah/design';
import { useSession } from '@verandah/kit';
import styles from './own-actions.module.css';

export type PostKind = 'question' | 'answer' | 'comment';

/** Where a post of one's own is changed or deleted. */
export const editAddress = (kind: PostKind, postId: string): string => `/questions/edit/${kind}/${postId}`;

/** Whether something was written by whoever reads. */
export function useOwn(authorId: string | null): boolean {
  const { signedIn, memberId } = useSession();
  return signedIn && memberId !== undefined && memberId === authorId;
}

/** The way to change or delete what the viewer wrote themselves. */
export const EditLink = ({ kind, postId }: { readonly kind: PostKind; readonly postId: string }) => (
  <a className={styles.edit} href={editAddress(kind, postId)}>
    Edit<HiddenText> your {kind}</HiddenText>
  </a>
);
