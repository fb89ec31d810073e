/** The shell's information pages, which exist whichever areas are live. */
export type Topic = 'privacy' | 'terms' | 'contact' | 'accessibility' | 'data' | 'offline';

export interface TopicEntry {
  readonly topic: Topic;
  /** Root-relative address of its page. */
  readonly href: string;
  readonly label: string;
  /** Description for search engines, one sentence. */
  readonly description: string;
  /** Excluded from search engines. */
  readonly unlisted?: true;
}

/** In the order of the footer. */
export const topics: readonly TopicEntry[] = [
  {
    topic: 'contact',
    href: '/about/contact',
    label: 'Contact',
    description: 'How to reach the people behind Verandah, and whom to ask about a property.',
  },
  {
    topic: 'privacy',
    href: '/about/privacy',
    label: 'Privacy',
    description: 'What Verandah keeps about you, what is counted of your visits, and how to switch that off.',
  },
  {
    topic: 'terms',
    href: '/about/terms',
    label: 'Terms of use',
    description: 'What you may expect of Verandah, and what Verandah expects of you.',
  },
  {
    topic: 'accessibility',
    href: '/about/accessibility',
    label: 'Accessibility',
    description:
      'How Verandah works with a keyboard, a screen reader and large text, and how to tell us where it does not.',
  },
  {
    topic: 'data',
    href: '/about/data',
    label: 'Data and credits',
    description: 'Where the listings, place names and maps of Verandah come from, and under which licences.',
  },
];

/** Shown offline in place of pages that are not cached. Nothing links to it. */
const offline: TopicEntry = {
  topic: 'offline',
  href: '/offline',
  label: 'You’re offline',
  description: '',
  unlisted: true,
};

/** The entry of a path; a trailing slash is ignored. */
export const topicAt = (pathname: string): TopicEntry | undefined =>
  [...topics, offline].find(({ href }) => href === pathname.replace(/\/$/, ''));
