import { EmptyState, Pagination, PillLinks } from '@verandah/design';
import { useSession } from '@verandah/kit';
import { blogAddress, type PostSummary, type PostTopic } from '../../features/posts/post.ts';
import { PostList } from '../../features/posts/post-list.tsx';
import styles from './blog.module.css';

export interface BlogData {
  /** Null for all topics. */
  readonly topic: PostTopic | null;
  readonly topics: readonly PostTopic[];
  readonly page: number;
  readonly pages: number;
  readonly posts: readonly PostSummary[];
}

/** The blog's posts, and its topics. */
export function BlogView({ data: { topic, topics, page, pages, posts } }: { readonly data: BlogData }) {
  const { roles } = useSession();
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title} tabIndex={-1}>
          {topic ? topic.name : 'The Verandah blog'}
        </h1>
        <p className={styles.lead}>
          {topic ? 'From the Verandah blog.' : 'Buying, renting, moving and living well in Australia.'}{' '}
          <a href="/feeds/blog" data-reload="">
            Feed
          </a>
        </p>
        {roles.includes('admin') && (
          <p>
            <a className={styles.edit} href="/blog/editor">
              Write and edit posts
            </a>
          </p>
        )}
      </header>
      {topics.length > 1 && (
        <PillLinks
          label="Topics"
          links={[
            { label: 'All', href: blogAddress(null), current: topic === null },
            ...topics.map(({ slug, name }) => ({
              label: name,
              href: blogAddress(slug),
              current: topic?.slug === slug,
            })),
          ]}
        />
      )}
      {posts.length === 0 ? (
        <EmptyState title="No posts yet">
          <p>New articles on buying and renting will appear here.</p>
        </EmptyState>
      ) : (
        <PostList posts={posts} />
      )}
      <Pagination
        current={page}
        total={pages}
        href={(number) => blogAddress(topic?.slug ?? null, number)}
        label="Post pages"
      />
    </div>
  );
}
