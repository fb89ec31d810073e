import type { Loaded, PageRequest } from '@verandah/areas';
import { blogAuthorAddress } from '@verandah/market';
import { pageOf, pageSize, pagesOf } from '../../features/posts/paging.ts';
import { blogAddress, summaryFragment } from '../../features/posts/post.ts';
import { graphql } from '../../graphql.ts';
import type { AuthorData } from './view.tsx';

export { AuthorView as View } from './view.tsx';

export const readAuthor = graphql(
  `query BlogAuthor($author: String!, $skip: Int!, $take: Int!) {
    blogAuthor(slug: $author) { slug name portrait biography } posts(author: $author, skip: $skip,
      take: $take) { results { ...PostSummary } total hasMore }
  }`,
  [summaryFragment],
);

/** Loads an author of the blog and their posts, latest first. */
export async function load({ url, params, graph }: PageRequest): Promise<Loaded<AuthorData>> {
  const page = pageOf(url);
  const slug = params.author ?? '';
  if (page === null) return { status: 404 };
  const {
    blogAuthor: author,
    posts: { results, total, hasMore },
  } = await graph.read(readAuthor, { author: slug, skip: (page - 1) * pageSize, take: pageSize });
  if (!author || results.length === 0) return { status: 404 };
  if (author.slug !== slug) return { status: 301, location: blogAuthorAddress(author.slug, page) };
  const { name, portrait, biography } = author;
  const address = blogAuthorAddress(slug);
  return {
    status: 200,
    data: { author, total, page, pages: pagesOf(page, total, hasMore), posts: results },
    head: {
      title: `${name} – the Verandah blog${page > 1 ? ` – page ${page}` : ''}`,
      description: biography.slice(0, 160) || `Articles by ${name} on the Verandah blog, latest first.`,
      canonical: blogAuthorAddress(slug, page),
      feeds: [{ title: 'The Verandah blog', href: '/feeds/blog' }],
      structuredData: [
        {
          '@context': 'https://schema.org',
          '@type': 'ProfilePage',
          url: address,
          mainEntity: {
            '@type': 'Person',
            name,
            url: address,
            ...(biography && { description: biography.slice(0, 300) }),
            ...(portrait && { image: portrait }),
          },
        },
        {
          '@context': 'https://schema.org',
          '@type': 'BreadcrumbList',
          itemListElement: [
            { name: 'Blog', item: blogAddress(null) },
            { name, item: address },
          ].map((each, at) => ({ '@type': 'ListItem', position: at + 1, ...each })),
        },
      ],
    },
  };
}
