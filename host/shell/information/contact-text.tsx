import { telephoneLink } from '../contact.ts';
import type { TextProps } from './text-props.ts';

export const ContactText = ({ help }: TextProps) => (
  <>
    <h1>Contact</h1>
    <p>Contact the agent about a property, or contact us about Verandah.</p>
    <h2>About a property</h2>
    <p>
      Every listing has an enquiry form and the agents’ phone numbers. They can help with price, contracts and
      inspections.
    </p>
    <h2>About Verandah</h2>
    <ul>
      <li>
        Call <a href={telephoneLink(help.phone)}>{help.phone}</a>
      </li>
      <li>
        Email <a href={`mailto:${help.email}`}>{help.email}</a>
      </li>
    </ul>
    <p>
      If something went wrong, tell us the page address, when it happened and what you were doing so we can find the
      cause.
    </p>
  </>
);
