import { sampleMails } from '@verandah/api/test-kit';
import { expect, test } from '@playwright/test';
import { rulesOfColour, violations } from '../axe.ts';

const address = 'https://verandah.example/mail';
const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="427"><rect width="640" height="427" fill="#7a8f6a"/></svg>`;

for (const [name, html] of Object.entries(sampleMails))
  for (const colorScheme of ['light', 'dark'] as const)
    for (const width of [320, 600])
      test(`[NTFY-17] the email ${name} is readable at ${width} px, ${colorScheme}`, async ({ browser }) => {
        const page = await (await browser.newContext({ colorScheme, viewport: { width, height: 900 } })).newPage();
        await page.route('https://verandah.example/**', (route) =>
          route.request().url() === address
            ? route.fulfill({ contentType: 'text/html; charset=utf-8', body: html })
            : route.fulfill({ contentType: 'image/svg+xml', body: picture }),
        );
        await page.goto(address);
        const wide = await page.evaluate(() => [
          ...(document.documentElement.scrollWidth > window.innerWidth ? ['the page'] : []),
          ...[...document.querySelectorAll('main *, footer *')]
            .filter((each) => each.getBoundingClientRect().right > window.innerWidth)
            .map((each) => each.outerHTML.slice(0, 100)),
        ]);
        expect(wide).toEqual([]);
        for (const image of await page.locator('img').all()) {
          await expect(image).toHaveJSProperty('complete', true);
          expect(await image.getAttribute('alt')).not.toBe('');
        }
        expect(await violations(page, 'body', [...rulesOfColour, 'image-alt', 'link-name', 'html-has-lang'])).toEqual(
          [],
        );
      });
