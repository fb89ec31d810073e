import { HelpLines } from './help-lines.tsx';
import type { TextProps } from './text-props.ts';
import { privacyChoicesPlace } from './privacy-choices-place.ts';

export const PrivacyText = ({ help }: TextProps) => (
  <>
    <h1>Privacy</h1>
    <p>
      You can browse every home without telling us who you are. We keep what you send us, plus visit counts you can turn
      off.
    </p>
    <h2 id="your-choice">Your choices</h2>
    <p>
      We count views of homes, agents, suburbs, searches and our home page, and enquiries, saves, new alerts and presses
      on phone numbers, with where on the page you pressed. Agencies and agents see totals of their own. We keep
      individual counts for 90 days, then daily totals only. We only load other companies’ scripts after you agree to
      each one.
    </p>
    <div id={privacyChoicesPlace}>
      <noscript>
        <p>If JavaScript is off, we don’t count anything or load other companies’ scripts.</p>
      </noscript>
    </div>
    <h2>When you send an enquiry</h2>
    <p>
      We store your name, email address, phone number (if you provide it), message, the time, the property or agent
      you’re asking about, and your agreement to pass on your details.
    </p>
    <p>
      We keep these details so the agents and their agency can reply. We don’t pass them on to anyone else or add you to
      a mailing list.
    </p>
    <p>
      Where replies to our emails about an enquiry come to us, we add the text of your reply to the enquiry and email it
      to the other side. We don’t store attachments.
    </p>
    <h2>When you register for an inspection</h2>
    <p>
      We store your name, email address, phone number (if you provide it) and whether you came, so the agents can expect
      you and we can remind you. We delete this 90 days after the inspection.
    </p>
    <h2>When you have an account</h2>
    <ul>
      <li>
        We store your name, email address, photo (if you add one), how you sign in, and what you create: collections,
        alerts, reviews, questions, answers, homes you hide or call yours, and follows. Your password is stored as a
        one-way hash that can’t be reversed.
      </li>
      <li>
        Reviews, questions, answers and your profile are public under your name. Other people only see collections you
        make public or share. Only you can see your alerts, the homes you call yours and who and what you follow.
      </li>
      <li>
        We email you about new homes for your alerts, answers to your questions, invitations and what your home is worth
        if you track it, as often as you choose. Every one of these emails has an unsubscribe link.
      </li>
      <li>
        We keep a history of sign-ins and changes to your account for a year, so you can spot anything that wasn’t you:
        what happened, when, and with which browser and system. We don’t keep network addresses in it. Only you can see
        it, on your account’s page.
      </li>
      <li>
        Your <a href="/account">account’s page</a> lets you download everything we hold about you, or delete your
        account.
      </li>
    </ul>
    <h2>What’s stored in your browser</h2>
    <ul>
      <li>
        Signing in sets three cookies that only keep you signed in, and a fourth that lasts a year and shows you’ve used
        this device before, so someone else’s wrong passwords can’t lock you out. If you’re not signed in, we set no
        cookies unless we’re testing a new version of a page with some visitors. Then one cookie holds a random
        five-digit number so you keep seeing the same version. It says nothing about you and expires after 30 days. A
        link that switches a feature of the site on or off has that choice remembered for a year.
      </li>
      <li>
        Your browser remembers homes you’ve viewed, enquired about, hidden or compared, your recent searches and your
        choices above. Signing out clears the homes you’ve viewed, enquired about and hidden. If you’re signed out
        automatically, nobody else sees them here, and they’re back when you sign in again.
      </li>
      <li>
        If you’re signed in, it remembers changes you haven’t saved for a week, in case your browser closes. Passwords
        are never part of that. Signing out clears them.
      </li>
      <li>
        Until you close the tab, it also remembers any enquiry you’ve started and your place on the page. Nothing leaves
        your device until you select Send.
      </li>
      <li>
        So you can keep reading offline, it stores pages you’ve viewed for up to 30 days, and members’ collections until
        they sign out.
      </li>
      <li>
        It stores recently viewed pages so you can read them offline, and your collections until you sign out. They stay
        on your device.
      </li>
      <li>
        If you select “Near me”, we ask your device for your location. We use it for that search and don’t keep it.
      </li>
    </ul>
    <h2>When something goes wrong</h2>
    <p>
      When a page fails, your browser reports what failed and where on the site. The report never includes your name,
      your address or anything you typed.
    </p>
    <h2>See, correct or delete your information</h2>
    <p>
      To find out what we hold about you without an account, or to have it corrected or deleted,{' '}
      <HelpLines help={help} />. Please write from the email address you used so we can find it.
    </p>
  </>
);
