import { Button } from '../base/button.tsx';
import { ReviewItem } from './review-item.tsx';

export default { component: ReviewItem };

const review = { as: 'Vendor', date: '14/11/2026', dateTime: '2026-11-14', level: 2 } as const;

export const WithReply = () => (
  <ReviewItem
    {...review}
    author="Jo Li"
    authorHref="/user/jo"
    rating={4}
    title="Calm, and honest about the price"
    text={'Amelia answered every call.\n\nThe auction went quickly.'}
    reply={{ by: 'Amelia Tran', date: '15/11/2026', dateTime: '2026-11-15', text: 'Thank you, Jo.' }}
  >
    <Button kind="quiet" size="small">
      Report
    </Button>
  </ReviewItem>
);

export const Marked = () => (
  <ReviewItem
    {...review}
    author="Sam"
    rating={2}
    text="Slow to reply."
    marks={['Imported', 'Waiting for a moderator']}
  />
);

export const LongText = () => (
  <ReviewItem
    {...review}
    author="Wilhelmina Papadopoulos-Featherstonehaugh"
    as="Lived here 3 years with two dogs and a cockatoo"
    rating={5}
    title="Between the Murrumbidgee and the main street everything is within a walk of twenty minutes"
    text={'https://example.com/a-very-long-address-without-any-place-to-break-it-that-somebody-pasted\n\n'.repeat(2)}
  />
);
