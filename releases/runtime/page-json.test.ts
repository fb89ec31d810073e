import type { PageState } from '@verandah/areas';
import { pageJson } from './page-json.ts';

const state = JSON.stringify({ page: 'word', params: { word: 'a' }, data: { meaning: '</script>' }, now: 1 });

test('[SHELL-22] a page’s data repeat of its head only what scripts read', () => {
  const head = {
    title: 'Word',
    canonical: '/word/a',
    structuredData: [{ '@type': 'Thing' }],
    preloadImages: [{ srcSet: 'a.avif', sizes: '100vw', type: 'image/avif' }],
  };
  const text = pageJson('sample', state, head);
  expect(JSON.parse(text)).toEqual({
    area: 'sample',
    name: 'word',
    params: { word: 'a' },
    data: { meaning: '</script>' },
    head: { title: 'Word', canonical: '/word/a' },
  });
  expect(text).not.toContain('</script>');
  expect(pageJson('sample', JSON.parse(state) as PageState, head)).toBe(text);
  expect(JSON.parse(pageJson('sample', state, undefined))).not.toHaveProperty('head');
});
