import { HelpLines } from './help-lines.tsx';
import type { TextProps } from './information-text.tsx';

export const AccessibilityText = ({ help }: TextProps) => (
  <>
    <h1>Accessibility</h1>
    <p>
      Everyone looks for a home. We build Verandah to the Web Content Accessibility Guidelines, version 2.2, level AA.
    </p>
    <h2>What you can expect</h2>
    <ul>
      <li>Everything works with a keyboard alone, and you always see where you are.</li>
      <li>
        Pages have headings, landmarks and a link that skips to the content. A new page is announced to screen readers.
      </li>
      <li>Text and controls keep enough contrast in light and in dark, which follow your device’s setting.</li>
      <li>Pages can be enlarged, and fit narrow screens without scrolling sideways.</li>
      <li>Movement is small, and stops when your device asks for less of it.</li>
      <li>Searching, reading and sending an enquiry work without script.</li>
    </ul>
    <h2>What we know is not good enough</h2>
    <ul>
      <li>The map shows places and prices as a picture. The list beside it holds the same homes, a page at a time.</li>
      <li>How well a photograph or a floor plan is described depends on the office that sent it.</li>
      <li>Documents and videos that offices link to are theirs; we can’t mend them.</li>
    </ul>
    <h2>Tell us</h2>
    <p>
      We test pages with automatic checks and a keyboard, and learn most from people who depend on it. If something
      keeps you out, <HelpLines help={help} />.
    </p>
  </>
);
