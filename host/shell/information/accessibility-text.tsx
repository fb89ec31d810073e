import { HelpLines } from './help-lines.tsx';
import type { TextProps } from './text-props.ts';

export const AccessibilityText = ({ help }: TextProps) => (
  <>
    <h1>Accessibility</h1>
    <p>
      Everyone should be able to find a home. We build Verandah to meet the Web Content Accessibility Guidelines (WCAG)
      2.2, level AA.
    </p>
    <h2>What you can expect</h2>
    <ul>
      <li>You can use everything with a keyboard, and always see where you are.</li>
      <li>
        Pages have headings, landmarks and a link that skips to the content. A new page is announced to screen readers.
      </li>
      <li>Text and controls keep enough contrast in light and in dark, which follow your device’s setting.</li>
      <li>Pages can be zoomed and fit narrow screens without scrolling sideways.</li>
      <li>Motion is minimal and stops if your device is set to reduce it.</li>
      <li>Searching, reading and sending an enquiry work without JavaScript.</li>
    </ul>
    <h2>Known limitations</h2>
    <ul>
      <li>The map shows locations and prices visually. The list beside it shows the same homes.</li>
      <li>Photo and floor plan descriptions depend on the agency that supplied them.</li>
      <li>Documents and videos linked by agencies are theirs, and we can’t fix them.</li>
    </ul>
    <h2>Give us feedback</h2>
    <p>
      We test with automated checks and a keyboard, and learn most from people who rely on accessible sites. If
      something gets in your way, <HelpLines help={help} />.
    </p>
  </>
);
