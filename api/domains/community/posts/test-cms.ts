import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A CMS for tests: returns posts in the formats of WordPress, and can be made to fail. */
export interface TestCms {
  readonly graphqlUrl: string;
  readonly restUrl: string;
  /** Number of requests so far. */
  requested(): number;
  /** Overrides every response; undefined: normal responses. */
  fail(how: { status?: number; body?: string } | undefined): void;
  close(): Promise<void>;
}

const posts = Array.from({ length: 120 }, (_, index) => ({ n: 120 - index, slug: `post-${120 - index}` }));
/** Every tenth post is about renting. */
const topicOf = (n: number) =>
  n % 10 === 0
    ? { id: 5, name: 'Renting', slug: 'renting', count: 12 }
    : { id: 4, name: 'Buying &amp; selling', slug: 'buying', count: 108 };
const topics = [topicOf(1), topicOf(10)];
/** Every fifteenth post is Omar's. */
const authorOf = (n: number) =>
  n % 15 === 0
    ? { id: 7, name: 'Omar Q&#8217;Dell', slug: 'omar', description: 'Rents in <b>Hobart</b> &amp; writes about it.' }
    : { id: 1, name: 'Wendy Editor', slug: 'wendy-editor', description: '' };
/** Of those, Ines has pages and no post: WordPress lists her among the users all the same. */
const authors = [authorOf(1), authorOf(15), { id: 8, name: 'Ines Page', slug: 'ines', description: '' }];
const dayText = (n: number) => new Date(Date.UTC(2026, 0, n)).toISOString().slice(0, 19);

/** The response of WordPress 6 to `GET /wp-json/wp/v2/posts?_embed`, without unused fields. */
const restPost = ({ n, slug }: (typeof posts)[number]) => ({
  id: n,
  date: dayText(n),
  date_gmt: dayText(n),
  modified_gmt: dayText(n + 1),
  slug,
  status: 'publish',
  type: 'post',
  link: `https://cms.example.com/${slug}/`,
  title: { rendered: `Post &#8220;${n}&#8221; &amp; more` },
  content: {
    rendered: `<p class="has-drop-cap">Text ${n}<script>x()</script></p>\n<figure class="wp-block-image"><img src="https://cms.example.com/a.jpg"/></figure>`,
    protected: false,
  },
  excerpt: { rendered: `<p>In short ${n} [&hellip;]</p>\n`, protected: false },
  author: authorOf(n).id,
  featured_media: 0,
  categories: [topicOf(n).id],
  _embedded: {
    author: [{ ...authorOf(n), link: `https://cms.example.com/author/${authorOf(n).slug}/` }],
    'wp:term': [[{ ...topicOf(n), taxonomy: 'category' }], [{ id: 9, name: 'tag', slug: 'tag', taxonomy: 'post_tag' }]],
  },
});

/** The response of WPGraphQL. */
const graphPost = ({ n, slug }: (typeof posts)[number]) => ({
  slug,
  status: 'publish',
  title: `Post “${n}” &amp; more`,
  excerpt: `<p>In short ${n} [&hellip;]</p>\n`,
  content: `<p>Text ${n}</p>\n`,
  dateGmt: dayText(n),
  modifiedGmt: dayText(n + 1),
  author: { node: { name: authorOf(n).name, slug: authorOf(n).slug } },
  categories: { nodes: [topicOf(n)] },
});

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const part of request) text += String(part);
  return text;
}

export async function testCms(): Promise<TestCms> {
  let count = 0;
  let failure: { status?: number; body?: string } | undefined;
  const server = createServer((request, response) => {
    void (async () => {
      count += 1;
      const body = await textOf(request);
      if (failure) return response.writeHead(failure.status ?? 200).end(failure.body ?? '');
      const url = new URL(request.url ?? '', 'http://cms');
      if (url.pathname === '/graphql') {
        const { query, variables } = JSON.parse(body) as {
          query: string;
          variables: { first: number; after: string | null; slug: string; topic: string | null; author: string | null };
        };
        if (query.startsWith('query Topics'))
          return response.end(JSON.stringify({ data: { categories: { nodes: topics } } }));
        if (query.startsWith('query Author(')) {
          const user = authors.find(({ slug }) => slug === variables.slug);
          const nodes = posts.filter(({ n }) => authorOf(n).slug === variables.slug).slice(0, 1);
          return response.end(JSON.stringify({ data: { user: user ? { ...user, posts: { nodes } } : null } }));
        }
        const found = posts.filter(
          ({ n }) =>
            (!variables.topic || topicOf(n).slug === variables.topic) &&
            (!variables.author || authorOf(n).slug === variables.author),
        );
        if (query.startsWith('query Post('))
          return response.end(
            JSON.stringify({
              data: { post: posts.filter(({ slug }) => slug === variables.slug).map(graphPost)[0] ?? null },
            }),
          );
        if (variables.first > 100) return response.end(JSON.stringify({ errors: [{ message: 'too many' }] }));
        const start = variables.after === null ? 0 : Number(variables.after);
        const end = start + variables.first;
        return response.end(
          JSON.stringify({
            data: {
              posts: {
                pageInfo: { hasNextPage: end < found.length, endCursor: String(end) },
                nodes: found.slice(start, end).map(graphPost),
              },
            },
          }),
        );
      }
      if (url.pathname === '/wp-json/wp/v2/categories')
        return response.end(
          JSON.stringify(
            topics.filter((topic) => !url.searchParams.has('slug') || topic.slug === url.searchParams.get('slug')),
          ),
        );
      if (url.pathname === '/wp-json/wp/v2/users')
        return response.end(JSON.stringify(authors.filter(({ slug }) => slug === url.searchParams.get('slug'))));
      if (url.pathname !== '/wp-json/wp/v2/posts') return response.writeHead(404).end('{}');
      const { slug, per_page: size = '10', offset = '0', categories, author } = Object.fromEntries(url.searchParams);
      const about = posts.filter(
        ({ n }) =>
          (categories === undefined || topicOf(n).id === Number(categories)) &&
          (author === undefined || authorOf(n).id === Number(author)),
      );
      const found =
        slug === undefined
          ? about.slice(Number(offset), Number(offset) + Number(size))
          : posts.filter((post) => post.slug === slug);
      return response
        .writeHead(200, {
          'content-type': 'application/json',
          'x-wp-total': String(slug === undefined ? about.length : found.length),
        })
        .end(JSON.stringify(found.map(restPost)));
    })();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    graphqlUrl: `${base}/graphql`,
    restUrl: `${base}/wp-json`,
    requested: () => count,
    fail: (how) => {
      failure = how;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
