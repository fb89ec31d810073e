import { sampleMails } from '@verandah/api/test-kit';
import { expect, test } from '../test.ts';
import { rulesOfColour, findViolations } from '../axe.ts';

const address = 'https://verandah.example/mail';
const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="427"><rect width="640" height="427" fill="#7a8f6a"/></svg>`;

const widths = [320, 600];

for (const [name, html] of Object.entries(sampleMails))
  for (const colorScheme of ['light', 'dark'] as const)
    test(`[NTFY-17] the email ${name} is readable at ${widths.join(' and ')} px, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.route('https://verandah.example/**', (route) =>
        route.request().url() === address
          ? route.fulfill({ contentType: 'text/html; charset=utf-8', body: html })
          : route.fulfill({ contentType: 'image/svg+xml', body: picture }),
      );
      await page.goto(address);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        const wide = await page.evaluate(() => [
          ...(document.documentElement.scrollWidth > window.innerWidth ? ['the page'] : []),
          ...[...document.querySelectorAll('main *, footer *')]
            .filter((each) => each.getBoundingClientRect().right > window.innerWidth)
            .map((each) => each.outerHTML.slice(0, 100)),
        ]);
        expect.soft(wide, `${width} px`).toEqual([]);
        for (const image of await page.locator('img').all()) {
          await expect(image).toHaveJSProperty('complete', true);
          expect(await image.getAttribute('alt')).not.toBe('');
        }
        const rules = [...rulesOfColour, 'image-alt', 'link-name', 'html-has-lang'];
        expect.soft(await findViolations(page, 'body', rules), `${width} px`).toEqual([]);
      }
    });
