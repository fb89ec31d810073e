import { screen } from '@testing-library/react';
import { answering, request } from '@verandah/areas/test-kit';
import { visit } from '../../test-kit/visit.tsx';
import { loadDevelopers } from './load.ts';
import { DevelopersView } from './view.tsx';

test('[GQL-44] the guides name the site’s own address in their examples, and lead to the reference, the document and the tokens', async () => {
  const loaded = await loadDevelopers(request(answering({}).graph, '/developers'));
  expect(loaded).toMatchObject({ status: 200, head: { canonical: '/developers' } });
  if (loaded.status !== 200) throw new Error('not loaded');
  visit(<DevelopersView data={loaded.data} />);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    expect.arrayContaining(['/developers/reference', '/rest/openapi.json', '/account#tokens', '#tokens']),
  );
  expect(document.body.textContent).toContain(`curl --compressed '${loaded.data.site}/rest/`);
  for (const link of screen.getAllByRole('link').filter((each) => each.getAttribute('href')?.startsWith('#')))
    expect(document.querySelector(link.getAttribute('href') ?? '')).not.toBeNull();
});
