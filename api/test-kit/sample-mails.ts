import { mailText, withFoot, type MailItem } from '../platform/mail/mail-text.ts';

const publicUrl = 'https://verandah.example';
const home: MailItem = {
  title: '12 Smith Street, Richmond, VIC 3121',
  lines: ['$1,250,000', '3 bed, 2 bath, 1 car', 'Open Saturday 28 November, 10:00 am – 10:30 am'],
  url: `${publicUrl}/property/12-smith-street`,
  picture: { url: `${publicUrl}/media/one.jpg`, alt: 'A brick house behind a hedge' },
};
const foot = {
  company: {
    name: 'Verandah',
    abn: '51824753556',
    address: 'PO Box 401, Collins Street West, Melbourne VIC 8007',
    phone: '1800 160 401',
    email: 'help@verandah.example',
  },
  publicUrl,
  unsubscribe: { url: `${publicUrl}/mail/unsubscribe/${'long-and-signed.'.repeat(12)}`, what: 'kind' },
} as const;

/** Mails of every kind: a list of homes, a reply with words that do not break, and a bare one. */
export const sampleMails: Readonly<Record<string, string>> = {
  'new-homes': withFoot(
    mailText({
      greeting: 'Hi Mara,',
      paragraphs: ['You have 2 updates about your homes.'],
      items: [home, { ...home, title: 'A home in Cremorne', lines: ['Contact agent'], picture: undefined }],
      action: { label: 'View all notifications', url: `${publicUrl}/notifications` },
      reason: 'You’re receiving this email because you saved or enquired about homes on Verandah.',
    }),
    foot,
  ).html,
  reply: withFoot(
    mailText({
      greeting: 'Hi Mara,',
      paragraphs: [
        'Noah Field answered your question about Richmond:',
        'Is it noisy?',
        `${'unbreakable'.repeat(30)}\nOn Fridays.`,
      ],
      action: { label: 'Read the reply', url: `${publicUrl}/question/1#answer-1` },
      reason: 'You’re receiving this email because somebody replied to what you wrote.',
    }),
    foot,
  ).html,
  confirmation: withFoot(
    mailText({
      greeting: 'Hello,',
      paragraphs: ['Confirm your email address to finish creating your account.'],
      action: { label: 'Confirm email address', url: `${publicUrl}/verify` },
      reason: 'You’re receiving this email because someone entered this address on Verandah.',
    }),
    { ...foot, unsubscribe: undefined },
  ).html,
};
