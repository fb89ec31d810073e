import { agentAddress, listingAddress, locationReviewAddress, questionAddress } from '@verandah/market';
import type { Notification, NotificationKind } from './notification.ts';

/** Parts of a notification's sentence; which are present depends on its kind. */
export interface NotificationFacts {
  readonly kind: NotificationKind;
  /** Of the content that the notification is about. */
  readonly targetId: number;
  /** Who did it. */
  readonly name: string;
  readonly subject: string;
  readonly excerpt: string;
  /** Suburb, the address of a listing, or the agent who was reviewed. */
  readonly place: string;
  /** By which the page's address is built. */
  readonly slug: string;
  /** Whether it is about something that the member wrote, and not only follows. Of a report's outcome: it was upheld. */
  readonly own: boolean;
  /**
   * Of an answer: 'discussion' or 'question'. Of a report, its outcome or an enquiry: its kind. Of a comment: the
   * review's id.
   */
  readonly variant: string;
  /** New homes of an alert. */
  readonly count: number;
  /** The listing whose photograph stands for it, if it is not about a listing itself. */
  readonly pictured: number | null;
}

type Written = Pick<Notification, 'text' | 'path'>;

const reported: Readonly<Record<string, string>> = {
  listing: 'A listing',
  'agent-review': 'A review of an agent',
  'location-review': 'A review of a suburb',
  'location-review-comment': 'A comment on a review',
  question: 'A question',
  answer: 'An answer',
  'answer-comment': 'A comment',
};

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** A sentence begins with it. */
const capitalise = (place: string): string => place.charAt(0).toUpperCase() + place.slice(1);

const aboutPlace = (place: string): string => (place === '' ? '' : ` about ${place}`);

const enquiries: Readonly<Record<string, (facts: NotificationFacts) => string>> = {
  listing: ({ name, place }) => `${name} enquired${aboutPlace(place)}`,
  property: ({ name, place }) => `${name} enquired${aboutPlace(place) || ' about a home'}`,
  agent: ({ name }) => `${name} sent you a message`,
  appraisal: ({ name, place }) => `${name} may sell or lease a home${place === '' ? '' : ` in ${place}`}`,
  buyer: ({ name, place }) => `${name} is looking for a home${place === '' ? '' : ` in ${place}`}`,
};

const outcomeOf = (listingClass: string): string => (listingClass === 'rental' ? 'leased' : 'sold');

const kinds: Readonly<Record<NotificationKind, (facts: NotificationFacts) => Written>> = {
  answer: ({ name, place, own, variant, slug, targetId }) => {
    const thing = variant === 'discussion' ? 'discussion' : 'question';
    const did = thing === 'discussion' ? 'replied to' : 'answered';
    return {
      text: `${name} ${did} ${own ? `your ${thing} about ${place}` : `a ${thing} about ${place} that you follow`}`,
      path: questionAddress(slug, `answer-${targetId}`),
    };
  },
  comment: ({ name, place, slug, targetId }) => ({
    text: `${name} commented on your answer about ${place}`,
    path: questionAddress(slug, `comment-${targetId}`),
  }),
  question: ({ name, place, variant, slug }) => ({
    text:
      variant === 'discussion'
        ? `${name} started a discussion about ${place}`
        : `${name} asked a question about ${place}`,
    path: questionAddress(slug),
  }),
  locationReview: ({ name, place, slug, targetId }) => ({
    text: `${name} reviewed ${place}`,
    path: locationReviewAddress(slug, String(targetId)),
  }),
  agentReview: ({ name, place, slug }) => ({
    text: `${name} reviewed ${place}`,
    path: agentAddress(slug, 'reviews'),
  }),
  reviewComment: ({ name, place, slug, variant }) => ({
    text: `${name} commented on your review of ${place}`,
    path: locationReviewAddress(slug, variant),
  }),
  reviewReply: ({ name, slug }) => ({
    text: `${name} replied to your review`,
    path: agentAddress(slug, 'reviews'),
  }),
  review: ({ name, slug }) => ({ text: `${name} reviewed you`, path: agentAddress(slug, 'reviews') }),
  enquiry: (facts) => ({
    text: (enquiries[facts.variant] ?? enquiries['agent'])?.(facts) ?? facts.name,
    path: `/agent-portal/enquiries/${facts.targetId}`,
  }),
  report: ({ variant, slug }) => ({
    text: `${reported[variant] ?? 'A post'} was reported`,
    path: `/moderation/${variant}/${slug}`,
  }),
  reportAnswer: ({ variant, slug, own: isUpheld }) => {
    const what = lowerFirst(reported[variant] ?? 'A post');
    return {
      text: isUpheld
        ? `Thank you: we acted on your report of ${what}`
        : `We looked at your report of ${what} and found nothing to change`,
      path: slug === '' ? '/notifications' : listingAddress(slug),
    };
  },
  pendingReview: ({ targetId, name }) => ({
    text: `A review of ${name} is waiting to be published`,
    path: `/moderation/agent-review/${targetId}`,
  }),
  invitation: ({ name, slug }) => ({
    text: `${name} invited you to a collection`,
    path: `/collections/${slug}`,
  }),
  alert: ({ count, subject }) => ({
    text: `${count === 1 ? '1 new home matches' : `${count} new homes match`} your alert “${subject}”`,
    path: '/alerts',
  }),
  listed: ({ name, place, variant, slug }) => {
    const offer = variant === 'rental' ? 'for rent' : 'for sale';
    return {
      text: name === '' ? `${capitalise(place)} is ${offer}` : `${name} listed ${place} ${offer}`,
      path: listingAddress(slug),
    };
  },
  price: ({ place, slug }) => ({ text: `${capitalise(place)} has a new price`, path: listingAddress(slug) }),
  inspection: ({ place, slug }) => ({
    text: `${capitalise(place)} has a new inspection time`,
    path: listingAddress(slug),
  }),
  completed: ({ place, variant, slug }) => ({
    text: `${capitalise(place)} has been ${outcomeOf(variant)}`,
    path: listingAddress(slug),
  }),
  result: ({ name, place, variant, slug }) => ({
    text:
      name === '' ? `${capitalise(place)} has been ${outcomeOf(variant)}` : `${name} ${outcomeOf(variant)} ${place}`,
    path: listingAddress(slug),
  }),
  // Its own page no longer exists.
  withdrawn: ({ place }) => ({ text: `${capitalise(place)} is no longer on the market`, path: '/collections' }),
};

/** The sentence of a notification, and the address of what it is about. */
export const writeNotification = (facts: NotificationFacts): Written => kinds[facts.kind](facts);
