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
    description: 'How to contact Verandah, and who to ask about a property.',
  },
  {
    topic: 'privacy',
    href: '/about/privacy',
    label: 'Privacy',
    description: 'What Verandah stores about you, what we count when you visit and how to turn it off.',
  },
  {
    topic: 'terms',
    href: '/about/terms',
    label: 'Terms of use',
    description: 'What you can expect from Verandah and what we expect from you.',
  },
  {
    topic: 'accessibility',
    href: '/about/accessibility',
    label: 'Accessibility',
    description:
      'How Verandah works with keyboards, screen readers and large text, and how to tell us when it doesn’t.',
  },
  {
    topic: 'data',
    href: '/about/data',
    label: 'Data and credits',
    description: 'Where Verandah’s listings, place names and maps come from, and their licences.',
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
