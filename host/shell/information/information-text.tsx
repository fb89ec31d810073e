import type { ReactNode } from 'react';
import { AccessibilityText } from './accessibility-text.tsx';
import { ContactText } from './contact-text.tsx';
import { DataText } from './data-text.tsx';
import { OfflineText } from './offline-text.tsx';
import { PrivacyText } from './privacy-text.tsx';
import { TermsText } from './terms-text.tsx';
import type { TextProps } from './text-props.ts';
import type { Topic } from './topics.ts';

const texts: Readonly<Record<Topic, (props: TextProps) => ReactNode>> = {
  privacy: PrivacyText,
  terms: TermsText,
  contact: ContactText,
  accessibility: AccessibilityText,
  data: DataText,
  offline: OfflineText,
};

/** The text of a topic. */
export function InformationText({ topic, help }: TextProps & { readonly topic: Topic }) {
  const Text = texts[topic];
  return <Text help={help} />;
}
