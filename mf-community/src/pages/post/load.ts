import type { Loaded, PageRequest } from '@verandah/areas';
import { blogAuthorAddress, photoAddress, postAddress } from '@verandah/market';
import { blogAddress, summaryFragment } from '../../features/posts/post.ts';
import { readHtml, wordsOf } from '../../features/rich-text/read-html.ts';
import { graphql } from '../../graphql.ts';
import type { PostData } from './view.tsx';

export { PostView as View } from './view.tsx';

export const readPost = graphql(
  `query BlogPost($slug: String!) { post(slug: $slug) { slug title summary topic topicSlug cover coverAlt authorName
    authorSlug publishedAt updatedAt html } posts(take: 12) { results { ...PostSummary } } }`,
  [summaryFragment],
);

/** Reading speed in words per minute. */
const pace = 220;

/** Loads a post and related posts, those of its topic first. */
export async function load({ params, graph }: PageRequest): Promise<Loaded<PostData>> {
  const slug = params.slug ?? '';
  const { post: found, posts } = await graph.read(readPost, { slug });
  if (!found) return { status: 404 };
  if (found.slug !== slug) return { status: 301, location: postAddress(found.slug) };
  const { html, ...post } = found;
  const text = readHtml(html);
  const words = wordsOf(text);
  const others = posts.results.filter((other) => other.slug !== slug);
  const related = [
    ...others.filter(({ topicSlug }) => topicSlug === post.topicSlug),
    ...others.filter(({ topicSlug }) => topicSlug !== post.topicSlug),
  ].slice(0, 3);
  const image = post.cover === null ? undefined : photoAddress(post.cover, 960, 'jpg');
  const canonical = postAddress(post.slug);
  return {
    status: 200,
    data: { post, text, minutes: Math.max(1, Math.round(words / pace)), related },
    head: {
      title: post.title,
      canonical,
      description: post.summary || `${post.title}: from the Verandah blog.`,
      ...(image && { image }),
      feeds: [{ title: 'The Verandah blog', href: '/feeds/blog' }],
      structuredData: [
        {
          '@context': 'https://schema.org',
          '@type': 'BlogPosting',
          headline: post.title,
          description: post.summary,
          url: canonical,
          mainEntityOfPage: canonical,
          datePublished: post.publishedAt,
          dateModified: post.updatedAt,
          author: {
            '@type': 'Person',
            name: post.authorName,
            ...(post.authorSlug && { url: blogAuthorAddress(post.authorSlug) }),
          },
          publisher: { '@type': 'Organization', name: 'Verandah' },
          wordCount: words,
          ...(post.topic && { articleSection: post.topic }),
          ...(image && { image }),
        },
        {
          '@context': 'https://schema.org',
          '@type': 'BreadcrumbList',
          itemListElement: [
            { name: 'Blog', item: blogAddress(null) },
            ...(post.topicSlug ? [{ name: post.topic, item: blogAddress(post.topicSlug) }] : []),
            { name: post.title, item: canonical },
          ].map((each, at) => ({ '@type': 'ListItem', position: at + 1, ...each })),
        },
      ],
    },
  };
}
