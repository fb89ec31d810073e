import { expect, test } from '../test.ts';
import { findViolations } from '../axe.ts';
import { installedWholeBrowser } from '../../tools/browser.ts';
import { fillSignIn } from '../people.ts';

const executablePath = installedWholeBrowser();

test.use({
  serviceWorkers: 'allow',
  launchOptions: {
    ...(executablePath ? { executablePath } : { channel: 'chromium' }),
    args: ['--no-sandbox', '--disable-gpu'],
  },
});
test.skip(
  executablePath === undefined && process.env['CHROMIUM'] !== undefined,
  'This machine has only a Chromium without windows, which shows no notifications.',
);

test('[NTFY-14, NTFY-15] a member turns notifications on for a device, chooses by group, and turns them off again', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const page = await (await browser.newContext({ serviceWorkers: 'allow', permissions: ['notifications'] })).newPage();
  // The browser's own push service is on the internet: this one is its stand-in.
  await page.addInitScript(() => {
    const keys = {
      p256dh: 'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    };
    const endpoint = `https://push.example/${Math.random()}`;
    let own: object | null = null;
    const subscription = {
      toJSON: () => ({ endpoint, keys }),
      unsubscribe: () => {
        own = null;
        return Promise.resolve(true);
      },
    };
    Object.assign(PushManager.prototype, {
      getSubscription: () => Promise.resolve(own),
      subscribe: () => Promise.resolve((own = subscription)),
    });
  });
  await page.goto('/sign-in');
  await fillSignIn(page, 'member');
  await page.goto('/account');
  const part = page.getByRole('region', { name: 'Notifications on your devices' });
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await part.getByRole('button', { name: 'Turn on for this device' }).click();
  const device = part.getByRole('list', { name: 'Devices with notifications' }).getByRole('listitem');
  await expect(device).toContainText('This device');
  await expect(part.getByRole('button', { name: 'Turn on for this device' })).toHaveCount(0);
  expect(await findViolations(page, 'main')).toEqual([]);

  const saved = page
    .getByRole('group', { name: 'Homes you’ve saved' })
    .getByLabel('On your devices: Homes you’ve saved');
  await saved.uncheck();
  await page.getByRole('button', { name: 'Save notifications' }).click();
  await expect(page.getByText('Notifications saved.').first()).toBeVisible();
  await page.reload();
  await expect(saved).not.toBeChecked();
  await saved.check();
  await page.getByRole('button', { name: 'Save notifications' }).click();
  await expect(page.getByText('Notifications saved.').first()).toBeVisible();

  await part.getByRole('button', { name: /^Turn off/ }).click();
  await expect(device).toHaveCount(0);
  await expect(part.getByRole('button', { name: 'Turn on for this device' })).toBeVisible();
});

test('[NTFY-15] the worker shows what was pushed', async ({ browser }) => {
  const page = await (await browser.newContext({ serviceWorkers: 'allow', permissions: ['notifications'] })).newPage();
  const devtools = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await registered,
    data: JSON.stringify({ title: 'Noah answered', body: 'Is it noisy?', path: '/questions', tag: 'a' }),
  });
  await expect
    .poll(() =>
      page.evaluate(async () =>
        (await (await navigator.serviceWorker.ready).getNotifications()).map(({ title, body }) => [title, body]),
      ),
    )
    .toEqual([['Noah answered', 'Is it noisy?']]);
});
