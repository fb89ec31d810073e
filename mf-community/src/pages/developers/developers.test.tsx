import { spawnSync } from 'node:child_process';
import { screen } from '@testing-library/react';
import { stubGraph, request } from '@verandah/areas/test-kit';
import { visit } from '../../test-kit/visit.tsx';
import { load as loadDevelopers } from './load.ts';
import { verifyWebhook } from './verify-webhook.ts';
import { DevelopersView } from './view.tsx';

test('[GQL-44] the guides’ examples have the site’s own address and lead to the reference, the document and the tokens', async () => {
  const loaded = await loadDevelopers(request(stubGraph({}).graph, '/developers'));
  expect(loaded).toMatchObject({ status: 200, head: { canonical: '/developers' } });
  if (loaded.status !== 200) throw new Error('not loaded');
  visit(<DevelopersView data={loaded.data} />);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    expect.arrayContaining([
      '/developers/reference',
      '/developers/graphiql',
      '/graphql/schema.graphql',
      '/rest/openapi.json',
      '/account#tokens',
      '#tokens',
    ]),
  );
  expect(document.body.textContent).toContain(`curl --compressed '${loaded.data.site}/rest/`);
  for (const link of screen.getAllByRole('link').filter((each) => each.getAttribute('href')?.startsWith('#')))
    expect(document.querySelector(link.getAttribute('href') ?? '')).not.toBeNull();
});

test('[GQL-48] the guide’s webhook check accepts only the specification’s example, by either of two secrets', () => {
  // Runs as it is copied: a module of Node's own.
  const program = `${verifyWebhook}
Date.now = () => 1614265330000;
const headers = { 'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek', 'webhook-timestamp': '1614265330',
  'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=' };
const body = '{"test": 2432232314}';
const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const two = { ...headers, 'webhook-signature': 'v1,' + 'A'.repeat(43) + '= ' + headers['webhook-signature'] };
console.log(JSON.stringify([
  isFromVerandah(headers, body, secret),
  isFromVerandah(two, body, secret),
  isFromVerandah(headers, body + ' ', secret),
  isFromVerandah(headers, body, 'whsec_' + 'A'.repeat(32)),
  isFromVerandah({ ...headers, 'webhook-id': 'other' }, body, secret),
  isFromVerandah({ ...headers, 'webhook-timestamp': '1614265000' }, body, secret),
  isFromVerandah({}, body, secret),
]));`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    encoding: 'utf8',
  });
  expect([stderr, stdout.trim()]).toEqual(['', JSON.stringify([true, true, false, false, false, false, false])]);
});
