import { HelpLines } from './help-lines.tsx';
import type { TextProps } from './information-text.tsx';

export const TermsText = ({ help }: TextProps) => (
  <>
    <h1>Terms of use</h1>
    <p>Verandah shows homes that real estate offices offer. It is free to use, and you need no account to look.</p>
    <h2>The listings</h2>
    <p>
      Prices, sizes, pictures and descriptions come from the offices that advertise a property. We show them as we
      receive them and don’t check them. Before you decide anything, ask the agent, read the contract and get advice of
      your own.
    </p>
    <p>
      Times are those of the place where the property is. Inspections and auctions can change at short notice: ask the
      agent before you set out.
    </p>
    <p>
      A position on the map shows where an address is, not the bounds of the land. Where an agent keeps an address or a
      price to themselves, we show neither.
    </p>
    <h2>Enquiries</h2>
    <p>
      An enquiry is a message to the agents of one property. It is not an offer, and sending it binds nobody. Please use
      your own details, and write only about that property.
    </p>
    <h2>What you write</h2>
    <p>
      Reviews, questions, answers and comments are yours, and public. Write of what you know, name no private people,
      and advertise nothing. Anybody can report what others wrote; we hide or remove what breaks these rules and tell
      its author why.
    </p>
    <h2>Fair use</h2>
    <p>
      Please don’t copy the listings in bulk, and don’t send so many requests that the site becomes slow for others. We
      may refuse requests or enquiries that look automatic.
    </p>
    <h2>If something is wrong</h2>
    <p>
      We do our best to keep Verandah correct and running, but can’t promise that it always is. Nothing here takes away
      rights that the law gives you. If you find a mistake, <HelpLines help={help} />.
    </p>
  </>
);
