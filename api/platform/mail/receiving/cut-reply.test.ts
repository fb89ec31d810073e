import { cutReply } from './cut-reply.ts';

const quote = '> Hi Ann,\n>\n> On Saturday at eleven?\n> Ada';
test.each([
  [
    'Gmail',
    `Yes, eleven suits.\n\nOn Fri, 27 Nov 2026 at 10:00, Verandah <no-reply@verandah.example> wrote:\n\n${quote}`,
  ],
  [
    'a folded attribution',
    `Yes, eleven suits.\n\nOn Fri, 27 Nov 2026 at 10:00, Verandah\n<no-reply@verandah.example> wrote:\n${quote}\n`,
  ],
  [
    'a program in German',
    `Yes, eleven suits.\n\nAm 27.11.2026 um 10:00 schrieb Verandah <no-reply@verandah.example>:\n${quote}`,
  ],
  [
    'a program in Japanese',
    `Yes, eleven suits.\n\n2026年11月27日(金) 10:00 Verandah <no-reply@verandah.example>:\n${quote}`,
  ],
  [
    'no marks at all',
    'Yes, eleven suits.\n\nOn 27 Nov 2026, at 10:00 am, Verandah wrote:\n\nHi Ann,\n\nOn Saturday at eleven?',
  ],
  [
    'Outlook',
    'Yes, eleven suits.\n\n________________________________\nFrom: Verandah <no-reply@verandah.example>\nSent: Friday, 27 November 2026 10:00 AM\nTo: ann@example.com\nSubject: Reply from Ada\n\nHi Ann,',
  ],
  [
    'Outlook on a telephone',
    'Yes, eleven suits.\n\nGet Outlook for iOS<https://aka.ms/x>\n\n*From:* Verandah\n*Date:* 27 November\nHi Ann,',
  ],
  ['an older Outlook', 'Yes, eleven suits.\n\n-----Original Message-----\nFrom: Verandah\n\nHi Ann,'],
  [
    'a reply below',
    `On Fri, 27 Nov 2026 at 10:00, Verandah <no-reply@verandah.example> wrote:\n${quote}\n\nYes, eleven suits.`,
  ],
  ['a signature', 'Yes, eleven suits.\n\n-- \nAnn Example\n0412 345 678\nann@example.com'],
  [
    'a telephone',
    `Yes, eleven suits.\n\nSent from my iPhone\n\n> On 27 Nov 2026, at 10:00 am, Verandah wrote:\n>\n> Hi`,
  ],
])('[AGNT-23] a reply by email is cut to what was written: %s', (_, mail) => {
  expect(cutReply(mail)).toEqual({ text: 'Yes, eleven suits.', isWhole: false });
});

test.each([
  ['a colon is no quotation', 'I can do these:\nSaturday 10:00\nSunday 11:00'],
  ['From is a word', 'From: Richmond station it is a short walk.\nI hope that helps.'],
  ['a sentence that begins with On', 'On 5 December we are away.\nMy partner wrote: no.'],
  ['quotations with a reply to each', '> Saturday?\nYes.\n\n> How many of you?\nTwo.'.replace(/^/, 'Hi Ada,\n\n')],
  ['dashes inside', 'One -- two\n---\nthree'],
])('[AGNT-23] what only looks like a quotation stays: %s', (_, mail) => {
  expect(cutReply(mail)).toEqual({ text: mail, isWhole: false });
});

test('[AGNT-23] where cutting would leave nothing, the whole text stays', () => {
  expect(cutReply(`${quote}\n`)).toEqual({ text: quote, isWhole: true });
  expect(cutReply('-- \nAnn')).toEqual({ text: '-- \nAnn', isWhole: true });
});

test('[SEC-65] text crafted to be slow to parse is read once', () => {
  for (const part of ['On 1 ', 'On 1 at wrote:\n', '>\n', 'From:\n', ':\n1@', '-'.repeat(80), 'a:\n\n', ' ']) {
    const long = part.repeat(Math.ceil(200_000 / part.length));
    expect(cutReply(long).text.length).toBeLessThanOrEqual(long.length);
  }
});
