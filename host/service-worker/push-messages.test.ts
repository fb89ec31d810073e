import { openPush, showPush, type PushClient, type PushScope } from './push-messages.ts';

const shown: unknown[] = [];
const opened: string[] = [];
let open: PushClient[] = [];
beforeEach(() => {
  shown.length = 0;
  opened.length = 0;
  open = [];
});
const tab = (url: string): PushClient => ({
  url,
  focus: () => Promise.resolve(opened.push(`focus ${url}`)),
  navigate: (href) => Promise.resolve(opened.push(`navigate ${href}`)),
});
const scope: PushScope = {
  location: { origin: 'https://verandah.example' },
  registration: { showNotification: (title, options) => Promise.resolve(void shown.push([title, options])) },
  clients: {
    matchAll: () => Promise.resolve(open),
    openWindow: (href) => Promise.resolve(opened.push(`open ${href}`)),
  },
};
const click = async (data: unknown): Promise<readonly string[]> => {
  let closed = false;
  await openPush(scope, { data, close: () => void (closed = true) });
  return [...(closed ? [] : ['left open']), ...opened];
};

test('[NTFY-15] a pushed message is shown with its words, and one that can’t be read all the same', async () => {
  await showPush(
    scope,
    JSON.stringify({ title: 'Noah answered', body: 'Is it noisy?', path: '/question/1', tag: 'a' }),
  );
  for (const wrong of ['', 'null', '{"title":1}', '<b>']) await showPush(scope, wrong);
  const icon = '/apple-touch-icon.png';
  const other = ['You have a new notification', { body: '', tag: 'other', icon, data: '/notifications' }];
  expect(shown).toEqual([
    ['Noah answered', { body: 'Is it noisy?', tag: 'a', icon, data: '/question/1' }],
    ...Array<unknown>(4).fill(other),
  ]);
});

test('[NTFY-15] a click opens what it is about, in the tab that shows it already', async () => {
  expect(await click('/question/1#answer-2')).toEqual(['open https://verandah.example/question/1#answer-2']);
  opened.length = 0;
  open = [tab('https://verandah.example/'), tab('https://verandah.example/question/1')];
  expect(await click('/question/1#answer-2')).toEqual([
    'focus https://verandah.example/question/1',
    'navigate https://verandah.example/question/1#answer-2',
  ]);
});

test('[NTFY-15] a click never leads to another site', async () => {
  for (const data of ['https://evil.example/', '//evil.example', 'javascript:alert(1)', 7, undefined]) {
    opened.length = 0;
    expect([data, await click(data)]).toEqual([data, ['open https://verandah.example/notifications']]);
  }
});
