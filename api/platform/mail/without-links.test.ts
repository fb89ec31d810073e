import { withoutLinks } from './without-links.ts';

test('[SEC-52] what mail programs make links of is removed from a stranger’s text; the rest stays', () => {
  expect(
    withoutLinks(
      'See https://evil.example/a, evil.example, WWW.evil or me@evil.example.\nCall +61 (3) 9000 1234, ext. 12. It has 3 beds.',
    ),
  ).toBe('See [removed] [removed] [removed] or [removed]\nCall [removed], ext. 12. It has 3 beds.');
});

test('[SEC-52] a message of one long word is read once', () => {
  for (const part of ['a', 'a.', '1 ', '1(', ':', 'é.']) {
    const long = part.repeat(20_000);
    expect(withoutLinks(long).length).toBeLessThanOrEqual(long.length);
  }
});
