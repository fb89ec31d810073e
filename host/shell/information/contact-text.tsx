import { telephone } from '../contact.ts';
import type { TextProps } from './information-text.tsx';

export const ContactText = ({ help }: TextProps) => (
  <>
    <h1>Contact</h1>
    <p>ApiQuery the agent about a property, and us about this site.</p>
    <h2>About a property</h2>
    <p>
      Every property’s page has a form that reaches its agents, and their telephone numbers. They know the price, the
      contract and when you can see it; we don’t.
    </p>
    <h2>About Verandah</h2>
    <ul>
      <li>
        Call <a href={telephone(help.phone)}>{help.phone}</a>
      </li>
      <li>
        Write to <a href={`mailto:${help.email}`}>{help.email}</a>
      </li>
    </ul>
    <p>
      If a page went wrong, tell us its address, when it happened and what you were doing. It helps us find the cause.
    </p>
  </>
);
