import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { deferredPage } from './deferred-page.ts';
import type { PageRequest } from './page.ts';

test('a deferred page is fetched with its data, rendered synchronously by the server, hydrated, and its form works', async () => {
  const fetched = jest.fn();
  const { View, load, submit } = deferredPage<string>({
    name: 'trial',
    routes: ['/trial'],
    takesForms: true,
    script: () => {
      fetched();
      return Promise.resolve({
        View: ({ data }) => <p>{data}</p>,
        load: () => Promise.resolve({ status: 200, data: 'read', head: { title: '' } }),
        submit: () => Promise.resolve({ status: 303, location: '/done' }),
      });
    },
  });
  expect(fetched).not.toHaveBeenCalled();
  const request = {} as PageRequest;
  expect(await load(request)).toMatchObject({ data: 'read' });
  expect(renderToString(<View data="read" />)).toContain('<p>read</p>');
  const { container } = render(<View data="read" />);
  expect(container).toHaveTextContent('read');
  expect(await submit?.(request, {})).toEqual({ status: 303, location: '/done' });
  expect(
    deferredPage({ name: 'plain', routes: ['/'], script: () => Promise.reject(new Error('never')) }),
  ).not.toHaveProperty('submit');
});

test('the first page fetches its view only: its source is fetched with the view at the first navigation', async () => {
  const fetched: string[] = [];
  const { View, fetch, load } = deferredPage<string>({
    name: 'trial',
    routes: ['/trial'],
    view: () => {
      fetched.push('view');
      return Promise.resolve(({ data }) => <p>{data}</p>);
    },
    source: () => {
      fetched.push('source');
      return Promise.resolve({ load: () => Promise.resolve({ status: 200, data: 'read', head: { title: '' } }) });
    },
  });
  await fetch?.();
  expect(renderToString(<View data="drawn" />)).toContain('<p>drawn</p>');
  expect(fetched).toEqual(['view']);
  expect(await load({} as PageRequest)).toMatchObject({ data: 'read' });
  expect(fetched).toEqual(['view', 'source', 'view']);
});
