import { telephoneLink } from '../contact.ts';
import type { TextProps } from './text-props.ts';

/** 'call … or write to …', as links. */
export const HelpLines = ({ help }: TextProps) => (
  <>
    call <a href={telephoneLink(help.phone)}>{help.phone}</a> or write to{' '}
    <a href={`mailto:${help.email}`}>{help.email}</a>
  </>
);
