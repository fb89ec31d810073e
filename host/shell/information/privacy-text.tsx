import { HelpLines } from './help-lines.tsx';
import type { TextProps } from './information-text.tsx';

export const PrivacyText = ({ help }: TextProps) => (
  <>
    <h1>Privacy</h1>
    <p>You can look at every home here without telling us who you are. We keep what you send us in an enquiry, and nothing else about you.</p>
    <h2>When you send an enquiry</h2>
    <p>We store your name, your e-mail address, your telephone number if you give one, your message, the time, the property it is about, and that you agreed to have your details passed on.</p>
    <p>We keep them so that the agents of that property and their office can answer you. They are passed on to nobody else, and you are not put on a mailing list.</p>
    <h2>What stays in your browser</h2>
    <p>Until you close the tab, your browser remembers an enquiry that you have begun to write and how far down a page you were, so that Back brings you to the same place. That never leaves your device before you press Send.</p>
    <h2>What we don’t do</h2>
    <ul>
      <li>We set no cookies.</li>
      <li>We don’t track you, here or elsewhere. There is no advertising and no analytics, and no part of a page comes from another company.</li>
      <li>We have no accounts yet, so there is no profile of you.</li>
      <li>We don’t ask your device where you are.</li>
    </ul>
    <h2>To see, correct or delete an enquiry</h2>
    <p>To learn what we hold about you, or to have it corrected or deleted, <HelpLines help={help} />. Please write from the e-mail address that you used in the enquiry, so that we can find it.</p>
  </>
);
