import { expect, test, type Locator, type Page } from '../test.ts';
import { signUpPerson } from '../people.ts';
import { untilHydrated } from '../hydration.ts';
import { untilResponse } from '../operation.ts';

test.describe.configure({ timeout: 150_000 });

/**
 * A write of a member: how it is sent, the message when the network fails, and how to check that it was carried out
 * once.
 */
interface Write {
  readonly name: string;
  /** Whether it carries a key; other writes set or end something, however often they are sent. */
  readonly keyed: boolean;
  /** Opens the page and fills it in. */
  prepare(page: Page): Promise<void>;
  press(page: Page): Locator;
  /** The button after a failure, where it then has another name. */
  again?(page: Page): Locator;
  /** Matches the call's address and body. */
  readonly call: RegExp;
  readonly message: RegExp;
  /** Checks that what was typed is still there. */
  remains?(page: Page): Promise<void>;
  /** Checks that it was carried out once; restores the site where it could affect others. */
  done(page: Page): Promise<void>;
}

const mark = Math.random().toString(36).slice(2, 8);
const title = `Does the tram run all night ${mark}?`;
const [answer, comment] = [`Only at weekends ${mark}.`, `And at New Year ${mark}.`];
let about = '';
const answers = (page: Page): Locator => page.getByRole('article', { name: /^Answer from/ });
const typed =
  (label: string, text: string) =>
  (page: Page): Promise<void> =>
    expect(page.getByLabel(label, { exact: true })).toHaveValue(text);

const writes: readonly Write[] = [
  {
    name: 'a question',
    keyed: true,
    call: /AskQuestion/,
    message: /couldn’t confirm your question was posted.*Try again/,
    async prepare(page) {
      await page.goto('/questions/ask?location=brunswick-vic-3056');
      await expect(page.getByLabel('Suburb')).toHaveValue('Brunswick, VIC 3056');
      await page.getByLabel('Your question').fill(title);
    },
    press: (page) => page.getByRole('button', { name: 'Post question' }),
    again: (page) => page.getByRole('button', { name: 'Try again' }),
    remains: typed('Your question', title),
    async done(page) {
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      const own = new URL(page.url()).pathname;
      await page.goto('/questions/yours');
      await expect(page.getByRole('main').getByRole('link', { name: title })).toHaveCount(1);
      await page.goto(own);
    },
  },
  {
    name: 'an answer',
    keyed: true,
    call: /AnswerQuestion/,
    message: /couldn’t confirm this was posted.*Try again/,
    prepare: (page) => page.getByLabel('What would you like to share?').fill(answer),
    press: (page) => page.getByRole('button', { name: 'Post answer' }),
    again: (page) => page.getByRole('button', { name: 'Try again' }),
    remains: typed('What would you like to share?', answer),
    async done(page) {
      await expect(answers(page)).toHaveCount(1);
      await page.reload();
      await expect(answers(page).filter({ hasText: answer })).toHaveCount(1);
    },
  },
  {
    name: 'a comment',
    keyed: true,
    call: /CommentOnAnswer/,
    message: /couldn’t confirm this was posted.*Try again/,
    async prepare(page) {
      await untilHydrated(page);
      await answers(page).getByText('Comment on this answer').click();
      await page.getByLabel('Your comment').fill(comment);
    },
    press: (page) => page.getByRole('button', { name: 'Post comment' }),
    again: (page) => answers(page).getByRole('button', { name: 'Try again' }),
    remains: typed('Your comment', comment),
    async done(page) {
      await expect(
        answers(page).getByRole('list', { name: 'Comments' }).getByRole('listitem').filter({ hasText: comment }),
      ).toHaveCount(1);
      await page.reload();
      await expect(
        answers(page).getByRole('list', { name: 'Comments' }).getByRole('listitem').filter({ hasText: comment }),
      ).toHaveCount(1);
    },
  },
  {
    name: 'a profile',
    keyed: false,
    call: /\/rest\/member\/\d+\/settings/,
    message: /couldn’t connect\. What you’ve typed is still here/,
    async prepare(page) {
      await page.goto('/account');
      await untilHydrated(page);
      about = await page.getByLabel('About you').inputValue();
      await page.getByLabel('About you').fill(`Reads timetables ${mark}.`);
    },
    press: (page) => page.getByRole('button', { name: 'Save profile' }),
    remains: (page) => expect(page.getByLabel('About you')).toHaveValue(`Reads timetables ${mark}.`),
    async done(page) {
      await expect(page.getByText('Profile saved.')).toBeVisible();
      await page.reload();
      await expect(page.getByLabel('About you')).toHaveValue(`Reads timetables ${mark}.`);
      await untilHydrated(page);
      await page.getByLabel('About you').fill(about);
      await Promise.all([
        page.waitForResponse(/\/rest\/member\/\d+\/settings/),
        page.getByRole('button', { name: 'Save profile' }).click(),
      ]);
    },
  },
  {
    name: 'an alert',
    keyed: true,
    call: /AddAlert/,
    message: /./,
    async prepare(page) {
      await page.goto('/for-rent/brunswick-vic-3056/real-estate');
      await untilHydrated(page);
    },
    press: (page) => page.getByRole('link', { name: 'Create alert' }),
    again: (page) => page.getByRole('dialog', { name: 'Create an alert' }).getByRole('button', { name: 'Try again' }),
    async done(page) {
      await expect(page.getByText(/^Alert created: /)).toBeVisible();
      await page.goto('/alerts');
      const card = page
        .getByRole('article')
        .filter({ has: page.locator('a[href="/for-rent/brunswick-vic-3056/real-estate"]') });
      await expect(card).toHaveCount(1);
      await card.getByRole('button', { name: /^Delete/ }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Delete alert' }).click();
      await expect(card).toHaveCount(0);
    },
  },
  {
    name: 'a vote',
    keyed: true,
    call: /VoteOnPost/,
    message: /couldn’t connect/,
    async prepare(page) {
      // Nobody can vote for their own.
      const own = await questionsOn(page, '/questions/yours');
      const other = (await questionsOn(page, '/questions')).find((address) => !own.includes(address)) ?? '';
      await Promise.all([untilResponse(page, 'QuestionThread'), page.goto(other)]);
      await expect(useful(page)).toBeEnabled();
      await expect(useful(page)).toHaveAttribute('aria-pressed', 'false');
    },
    press: (page) => useful(page),
    async done(page) {
      await expect(useful(page)).toHaveAttribute('aria-pressed', 'true');
      await page.reload();
      await expect(useful(page)).toHaveAttribute('aria-pressed', 'true');
      await useful(page).click();
      await expect(useful(page)).toHaveAttribute('aria-pressed', 'false');
    },
  },
  {
    name: 'following',
    keyed: false,
    call: /FollowQuestion/,
    message: /couldn’t follow this question/,
    prepare: untilHydrated,
    press: (page) => page.getByRole('button', { name: 'Follow this question' }),
    async done(page) {
      const following = page.getByRole('button', { name: 'Following this question' });
      await expect(following).toHaveAttribute('aria-pressed', 'true');
      await page.reload();
      await expect(following).toHaveAttribute('aria-pressed', 'true');
      await following.click();
      await expect(page.getByRole('button', { name: 'Follow this question' })).toHaveAttribute('aria-pressed', 'false');
    },
  },
];
/** Addresses of the questions that a page links to. */
async function questionsOn(page: Page, path: string): Promise<readonly string[]> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return page
    .getByRole('main')
    .locator('a[href^="/question/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
}
const useful = (page: Page): Locator => page.getByRole('button', { name: /^This (?:question|discussion) is useful$/ });

/** Where the network is cut during a call: for the request, for the response, or not at all. */
interface Network {
  cut: 'there' | 'back' | 'nowhere';
  lost: number;
  /** Keys of the attempts until one got through. */
  readonly keys: Set<string>;
}
const calls = /\/(?:graphql|rest\/)/;

async function over(page: Page, call: RegExp): Promise<Network> {
  const network: Network = { cut: 'there', lost: 0, keys: new Set() };
  let through = false;
  await page.route(calls, async (route) => {
    const request = route.request();
    const text = request.postData() ?? '';
    if (request.method() === 'GET' || !call.test(`${request.url()} ${text}`)) return route.fallback();
    const key = /"(?:key|idempotencyKey)":"([^"]+)"/.exec(text)?.[1];
    if (key !== undefined && !through) network.keys.add(key);
    if (network.cut === 'nowhere') {
      through = true;
      return route.fallback();
    }
    if (network.cut === 'back') {
      const response = await route.fetch();
      if ((await response.text()).includes('PersistedQueryNotFound')) return route.fulfill({ response }); // sent again, with the text
    }
    network.lost += 1;
    await route.abort('connectionreset');
  });
  return network;
}

test('[QNA-02, QNA-03, ALRT-05, MEMB-11] a network cut during any write loses nothing: each is carried out once', async ({
  browser,
}) => {
  const { page, context } = await signUpPerson(browser, 'admin');
  for (const write of writes) {
    await test.step(write.name, async () => {
      await write.prepare(page);
      const network = await over(page, write.call);
      let press = write.press(page);
      for (const cut of ['there', 'back'] as const) {
        network.cut = cut;
        const before = network.lost;
        await press.click();
        await expect.poll(() => network.lost).toBeGreaterThan(before);
        await expect(
          page
            .locator('[role=alert], [role=status], dialog[open], [aria-live]')
            .filter({ hasText: write.message })
            .filter({ visible: true })
            .first(),
        ).toBeVisible();
        await write.remains?.(page);
        press = (write.again ?? write.press)(page);
      }
      network.cut = 'nowhere';
      await press.click();
      await write.done(page);
      expect([...network.keys]).toHaveLength(write.keyed ? 1 : 0);
      await page.unroute(calls);
    });
  }
  await context.close();
});
