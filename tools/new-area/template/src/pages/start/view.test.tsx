import { render, screen } from '@testing-library/react';
import { stubGraph, request, services, Site } from '@verandah/areas/test-kit';
import { loadStart } from './load.ts';
import { StartView } from './view.tsx';

const posts = [{ slug: 'moving-day', title: 'Moving day', summary: 'A list for the week before.' }];

test('the page reads the latest posts and links to them', async () => {
  const { graph, requests } = stubGraph({ NewcomerLatest: { posts: { results: posts } } });
  const loaded = await loadStart(request(graph, '/newcomer'));
  expect(loaded).toMatchObject({ status: 200, data: { posts }, head: { canonical: '/newcomer' } });
  expect(requests).toEqual([{ name: 'NewcomerLatest', variables: { take: 3 } }]);

  render(
    <Site given={services(graph)}>
      <StartView data={{ posts }} />
    </Site>,
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Newcomer');
  expect(screen.getByRole('link', { name: 'Moving day' })).toHaveAttribute('href', '/blog/moving-day');
});

test('without posts it shows a message', () => {
  render(
    <Site given={services(stubGraph({}).graph)}>
      <StartView data={{ posts: [] }} />
    </Site>,
  );
  expect(screen.getByText('Nothing is here yet')).toBeTruthy();
});
