import { stubGraph, services, Site } from '@verandah/areas/test-kit';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { DropFile } from '../portal-feeds/drop-file.tsx';
import { DropPictures } from './drop-pictures.tsx';

const given = services(stubGraph({}).graph);

test.each([
  ['pictures', () => <DropPictures listingId="7" />],
  ['a file', () => <DropFile />],
])('the drop zone for %s reserves its space before hydration: no layout shift below it', async (_what, Field) => {
  const tree = (
    <Site given={given}>
      <Field />
    </Site>
  );
  const page = document.createElement('div');
  page.innerHTML = renderToString(tree);
  const drop = page.firstElementChild;
  expect([drop?.hasAttribute('data-waiting'), drop?.querySelectorAll('input').length]).toEqual([true, 1]);
  await act(async () => void hydrateRoot(page, tree));
  expect([page.firstElementChild === drop, drop?.hasAttribute('data-waiting')]).toEqual([true, false]);
});
