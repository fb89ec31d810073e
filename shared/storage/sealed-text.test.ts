import { openText, sealText } from './sealed-text.ts';

const [key, other] = [new Uint8Array(32).fill(1), new Uint8Array(32).fill(2)];

test('what was sealed is read only whole, with its key and for its purpose', () => {
  const sealed = sealText('words', 'p', key);
  expect(sealed).not.toContain('words');
  expect([
    openText(sealed, 'p', key),
    openText(sealed, 'q', key),
    openText(sealed, 'p', other),
    openText('', 'p', key),
  ]).toEqual(['words', undefined, undefined, undefined]);
  const bytes = Buffer.from(sealed, 'base64url');
  for (const place of [0, 13, bytes.length - 1]) {
    const changed = Buffer.from(bytes);
    changed[place] = (changed[place] ?? 0) ^ 1;
    expect(openText(changed.toString('base64url'), 'p', key)).toBeUndefined();
  }
});

test('text sealed by an earlier release can still be read', () => {
  expect(openText('266nT_qK89h4keVLmoJPL4vqRuaoRvRGFFYpPUn_hFOekQ4', 'p', key)).toBe('{"a":1}');
});
