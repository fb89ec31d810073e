import { HelpLines } from './help-lines.tsx';
import type { TextProps } from './information-text.tsx';
import { privacyChoicesPlace } from './privacy-choices-place.ts';

export const PrivacyText = ({ help }: TextProps) => (
  <>
    <h1>Privacy</h1>
    <p>
      You can look at every home here without telling us who you are. What we keep is what you send us, and counts that
      you can switch off.
    </p>
    <h2 id="your-choice">Your choice</h2>
    <p>
      We count which homes and agents are looked at, so that offices know whether they are seen. What is counted is kept
      for ninety days, then only as totals of a day. Scripts of other companies are loaded only after you agree to each.
    </p>
    <div id={privacyChoicesPlace}>
      <noscript>
        <p>Without script nothing is counted, and no script of another company is loaded.</p>
      </noscript>
    </div>
    <h2>When you send an enquiry</h2>
    <p>
      We store your name, your e-mail address, your telephone number if you give one, your message, the time, the
      property or agent it is about, and that you agreed to have your details passed on.
    </p>
    <p>
      We keep them so that the agents and their office can answer you. They are passed on to nobody else, and you are
      not put on a mailing list.
    </p>
    <h2>When you have an account</h2>
    <ul>
      <li>
        We store your name, your e-mail address, your picture if you give one, how you sign in, and what you make here:
        collections, alerts, reviews, questions, answers, homes that you hid, and whom and what you follow. Your
        password is stored as a hash that nobody can turn back.
      </li>
      <li>
        Reviews, questions, answers and your profile are public under your name. Collections are seen by others only if
        you publish or share them. Alerts and what you follow are seen by you.
      </li>
      <li>
        We write to you about new homes of your alerts, answers to what you asked, and invitations, as often as you
        choose. Every such mail has a link that ends it.
      </li>
      <li>
        Your <a href="/account">account’s page</a> gives you a file of everything we hold about you, and deletes your
        account.
      </li>
    </ul>
    <h2>What stays in your browser</h2>
    <ul>
      <li>
        Signing in sets three cookies, which keep you signed in and do nothing else, and a fourth, which stays for a
        year: it tells us that you have signed in with this device before, so that somebody else’s wrong passwords can’t
        lock you out. Visitors get none, but while we try a new version of a page with a part of them: then one holds a
        number of five digits, drawn by chance, by which you keep seeing the same version. It says nothing about you and
        goes after 30 days.
      </li>
      <li>
        Your browser remembers homes that you looked at, asked about, hid or compare, your last searches, and what you
        chose above. Signing out empties the homes that you looked at, asked about and hid.
      </li>
      <li>
        Until you close the tab it remembers an enquiry that you have begun to write and how far down a page you were.
        That never leaves your device before you press Send.
      </li>
      <li>
        So that you can read on without a network, it keeps pages that you looked at, for thirty days at most, and a
        member’s collections until they sign out.
      </li>
      <li>
        It keeps the pages that you looked at last, so that you can read them offline, and your collections until you
        sign out. They stay on your device.
      </li>
      <li>
        If you press “Near me”, your device is asked where you are. Your position is used for that search and not kept.
      </li>
    </ul>
    <h2>When something fails</h2>
    <p>
      When a page fails in your browser, it reports what failed and in which part of the site: no name, no address of
      yours, nothing that you typed.
    </p>
    <h2>To see, correct or delete what we hold</h2>
    <p>
      To learn what we hold about you without an account, or to have it corrected or deleted, <HelpLines help={help} />.
      Please write from the e-mail address that you used, so that we can find it.
    </p>
  </>
);
