/** What the shell itself has pages about, whichever areas are live. */
export type Topic = 'privacy' | 'terms' | 'contact' | 'accessibility' | 'data' | 'offline';

export interface TopicEntry {
  readonly topic: Topic;
  /** Root-relative address of its page. */
  readonly href: string;
  readonly label: string;
  /** What the page says, in a sentence, for search engines. */
  readonly description: string;
  /** Not for search engines. */
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

/** Replaces pages that a browser without a network has not stored; nothing leads to it. */
const offline: TopicEntry = {
  topic: 'offline',
  href: '/offline',
  label: 'You’re offline',
  description: '',
  unlisted: true,
};

/** The entry whose page has a path; a slash at its end does not matter. */
export const topicAt = (pathname: string): TopicEntry | undefined =>
  [...topics, offline].find(({ href }) => href === pathname.replace(/\/$/, ''));
