import { onceKey } from '../labels/once-key.ts';
import { australianPhone, phoneAddress, phoneText } from '../labels/phone.ts';
import { checkEnquiry, emptyEnquiry, enquiryFields, enquiryParts } from './sender.ts';

test('[LIST-04] every missing required field has a message with what to do', () => {
  expect(Object.keys(checkEnquiry(emptyEnquiry))).toEqual(['name', 'email', 'message', 'consent']);
  expect(checkEnquiry({ name: 'Jo', email: 'jo@example.com', phone: '', message: 'Hello', consent: true })).toEqual({});
});

test.each([
  ['0412 345 678', true],
  ['(03) 9876 5432', true],
  ['+61 412 345 678', true],
  ['1300 123 456', true],
  ['13 14 15', true],
  ['12345', false],
  ['0512 345 678', false],
  ['+64 21 123 456', false],
  ['call me', false],
])('[LIST-04] %s as an Australian number: %s', (text, valid) => {
  expect(australianPhone(text) !== undefined).toBe(valid);
});

test('[LIST-01] a number is dialled by its digits and shown in groups', () => {
  expect(phoneAddress('+61 (0)412 345-678')).toBe('tel:+610412345678');
  expect(phoneAddress('(03) 9876 5432')).toBe('tel:0398765432');
  expect(['+61412345678', '(03)98765432', '1300123456', '131415'].map(phoneText)).toEqual([
    '0412 345 678',
    '(03) 9876 5432',
    '1300 123 456',
    '131415',
  ]);
});

test('[LIST-15] a posted form is read field by field', () => {
  expect(enquiryFields({ name: ['Jo', 'Mo'], message: 'a\r\nb', consent: 'yes', extra: 'x' })).toEqual({
    name: 'Jo',
    email: '',
    phone: '',
    message: 'a\nb',
    consent: true,
  });
});

test('[LIST-04, AGNT-07] the same content has one key; other content, senders, targets and occasions have another', () => {
  const words = { ...emptyEnquiry, name: 'Jo', email: 'jo@example.com', message: 'Is it quiet?' };
  const keyOf = (fields = words, occasion = '2026-11-21', target = '7') =>
    onceKey('enquiry', occasion, [target, ...enquiryParts(fields)]);
  expect(keyOf({ ...words, name: ' Jo ', email: 'JO@example.com' })).toBe(keyOf());
  expect(
    new Set([
      keyOf(),
      keyOf({ ...words, message: 'And the roof?' }),
      keyOf({ ...words, email: 'mo@example.com' }),
      keyOf(words, '2026-11-22'),
      keyOf(words, '2026-11-21', '8'),
    ]).size,
  ).toBe(5);
  expect(keyOf()).toMatch(/^[\w.:-]{8,100}$/);
});
