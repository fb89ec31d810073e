import type { OpenParser } from '@verandah/parsing';
import type { RawMail } from './read-apart.ts';
import { readReceivedMail, type ReceivedMail } from './read-mail.ts';

const openMailParser: OpenParser<undefined, RawMail, ReceivedMail> =
  () =>
  ({ bytes, nullSender }) =>
    readReceivedMail(bytes, nullSender);

export default openMailParser;
