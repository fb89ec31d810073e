import { spawnSync } from 'node:child_process';
import { expect, test } from '../test.ts';

test.skip(spawnSync('curl', ['--version']).status !== 0, 'There is no curl on this machine.');

test('[GQL-44] an example of the developers’ page returns data in a terminal', async ({ page }) => {
  await page.goto('/developers');
  const examples = await page.locator('pre code').allInnerTexts();
  const commands = examples
    .flatMap((text) => text.replaceAll('\\\n', ' ').split('\n'))
    // What needs a token or a key is tested where there is one.
    .filter((line) => line.startsWith('curl ') && !/\$TOKEN|\$KEY/.test(line));
  expect(commands.length).toBeGreaterThanOrEqual(4);
  for (const command of commands) {
    const { status, stdout, stderr } = spawnSync('sh', ['-c', `${command} --fail-with-body --silent --show-error`], {
      encoding: 'utf8',
      timeout: 30_000,
    });
    expect([command, status, stderr]).toEqual([command, 0, '']);
    const response = JSON.parse(stdout) as { readonly errors?: unknown };
    expect([command, response.errors]).toEqual([command, undefined]);
    expect(stdout.length, command).toBeGreaterThan(50);
  }
});
