import type { PreparedPage } from '@verandah/areas';
import { Stage } from './stage.ts';

const page = (href: string): PreparedPage => ({ page: 'p', href, head: { title: 'T' }, data: {}, params: {}, now: 0 });

function site(...areas: string[]) {
  document.body.innerHTML = areas.map((area) => `<div id="${area}"></div>`).join('');
  const log: string[] = [];
  const mounted = new Set<string>();
  const stage = new Stage(
    new Map(
      areas.map((area) => [
        area,
        {
          container: () => document.getElementById(area) as HTMLElement,
          runner: {
            mount: async (_props: object, { href }: PreparedPage) => {
              log.push(`mount ${area} ${href}`);
              mounted.add(area);
            },
            unmount: async () => {
              log.push(`unmount ${area}`);
              mounted.delete(area);
            },
            show: ({ href }: PreparedPage) => {
              if (mounted.has(area)) log.push(`show ${area} ${href}`);
              return mounted.has(area);
            },
          },
        },
      ]),
    ),
    (error) => {
      throw error;
    },
  );
  const show = (area: string, href: string): Promise<void> => stage.show(area, page(href), () => void log.push('swap'));
  return { stage, log, show };
}

// single-spa registers each application of a page once: one visit for all steps.
test('the server-rendered page is hydrated once, navigations go through single-spa', async () => {
  const { stage, log, show } = site('search', 'listing');
  await stage.begin('search', page('/buy'));
  expect(log).toEqual(['mount search /buy']);
  await show('search', '/buy?x=1');
  expect(log.splice(0)).toEqual(['mount search /buy', 'show search /buy?x=1', 'swap']);
  await show('listing', '/property/a');
  expect(log.splice(0)).toEqual(['mount listing /property/a', 'swap', 'unmount search']);
  await show('search', '/buy');
  expect(log.splice(0)).toEqual(['mount search /buy', 'swap', 'unmount listing']);
});
