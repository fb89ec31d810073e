import { HiddenText } from './hidden-text.tsx';

export default { component: HiddenText };

/** Only a screen reader reads the second word. */
export const BesideText = () => (
  <p>
    3<HiddenText> bedrooms</HiddenText>
  </p>
);
