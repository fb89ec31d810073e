import { HelpLines } from './help-lines.tsx';
import type { TextProps } from './text-props.ts';

export const TermsText = ({ help }: TextProps) => (
  <>
    <h1>Terms of use</h1>
    <p>
      Verandah shows homes listed by real estate agencies. It’s free to use and you don’t need an account to search.
    </p>
    <h2>The listings</h2>
    <p>
      Prices, sizes, photos and descriptions come from the agencies that advertise each property. We show them as we
      receive them and don’t check them. Before you make a decision, ask the agent, read the contract and get
      independent advice.
    </p>
    <p>
      Times are local to the property. Inspections and auctions can change at short notice, so check with the agent
      before you go.
    </p>
    <p>
      A map marker shows where an address is, not the property’s boundaries. If an agent withholds an address or a
      price, we don’t show it.
    </p>
    <h2>Enquiries</h2>
    <p>
      An enquiry is a message to a property’s agents. It isn’t an offer and doesn’t bind anyone. Please use your own
      details and only write about that property.
    </p>
    <h2>What you post</h2>
    <p>
      Your reviews, questions, answers and comments belong to you and are public. Write about what you know, don’t name
      private people and don’t advertise. Anyone can report a post. We hide or remove posts that break these rules and
      tell the author why.
    </p>
    <h2>Fair use</h2>
    <p>
      Please don’t copy listings in bulk or send so many requests that the site slows down for others. We may block
      requests or enquiries that look automated.
    </p>
    <h2>If something’s wrong</h2>
    <p>
      We do our best to keep Verandah accurate and available, but can’t guarantee it. Nothing here limits your rights
      under Australian Consumer Law. If you find a mistake, <HelpLines help={help} />.
    </p>
  </>
);
