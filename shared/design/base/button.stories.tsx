import { ArrowRightIcon } from '../icons/arrow-right.tsx';
import { SearchIcon } from '../icons/search.tsx';
import { Button, ButtonLink } from './button.tsx';

export default { component: Button };

export const Kinds = () => (
  <p>
    <Button kind="primary">Send enquiry</Button> <Button>Save search</Button> <Button kind="quiet">Cancel</Button>{' '}
    <Button kind="danger">Delete alert</Button>
  </p>
);

export const Small = () => (
  <p>
    <Button kind="primary" size="small">
      Send report
    </Button>{' '}
    <Button size="small">Follow</Button>{' '}
    <Button kind="quiet" size="small">
      Reply
    </Button>
  </p>
);

export const WithIcon = () => (
  <p>
    <Button kind="primary" icon={SearchIcon}>
      Search
    </Button>{' '}
    <Button icon={ArrowRightIcon}>All homes in Richmond</Button>
  </p>
);

/** `disabled` cannot be focused; `aria-disabled` can, and states why nothing happens. */
export const Disabled = () => (
  <p>
    <Button kind="primary" disabled>
      Send enquiry
    </Button>{' '}
    <Button aria-disabled>Sending…</Button>
  </p>
);

export const Wide = () => (
  <Button kind="primary" wide>
    Show 1,284 homes
  </Button>
);

export const Links = () => (
  <p>
    <ButtonLink kind="primary" href="/for-sale">
      Homes for sale
    </ButtonLink>{' '}
    <ButtonLink href="/to-rent" size="small">
      Homes to rent
    </ButtonLink>
  </p>
);

export const LongText = () => <Button kind="primary">Email me new homes in Wagga Wagga and surrounding suburbs</Button>;
