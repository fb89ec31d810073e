import type { AreaContract } from '@verandah/areas';

/** Query fields of an index of questions. */
const indexQuery = ['sort', 'type', 'page', 'q'];

/** The community area: questions and answers about locations, the blog, moderation, pages for developers. */
export const area: AreaContract = {
  name: 'community',
  class: 'primary',
  squad: 'community',
  routes: [
    '/questions',
    '/questions/in/:location',
    '/questions/topic/:topic',
    '/questions/ask',
    '/questions/yours',
    '/questions/edit/:kind/:id',
    '/questions/hidden/:uri',
    '/question/:uri',
    '/blog',
    '/blog/topic/:topic',
    '/blog/authors/:author',
    '/blog/editor',
    '/blog/editor/:id',
    '/blog/:slug',
    '/moderation',
    '/moderation/:kind/:id',
    '/developers',
    '/developers/reference',
  ],
  query: {
    '/questions': [...indexQuery, 'topic', 'location'],
    '/questions/in/:location': [...indexQuery, 'topic'],
    '/questions/topic/:topic': [...indexQuery, 'location'],
    '/questions/ask': ['location'],
    '/question/:uri': ['do', 'reported'],
    '/blog': ['page'],
    '/blog/topic/:topic': ['page'],
    '/blog/authors/:author': ['page'],
  },
  privateRoutes: [
    '/questions/yours',
    '/questions/edit/:kind/:id',
    '/questions/hidden/:uri',
    '/blog/editor',
    '/blog/editor/:id',
    '/moderation',
    '/moderation/:kind/:id',
  ],
  navigation: [
    { label: 'Questions', href: '/questions', order: 70 },
    { label: 'Blog', href: '/blog', order: 80 },
    { label: 'Developers', href: '/developers', order: 90, footer: true },
  ],
  topics: { publishes: [], follows: ['session@1', 'member@1'] },
  // 22 KB of the page itself, plus 8.5 KB that every remote's entry has.
  budgets: { firstPageScript: 31_000 },
  healthPath: '/questions',
};
