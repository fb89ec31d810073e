import { nextTask } from './next-task.ts';

test('[SHELL-27] a page starts in a task of its own, after everything that its script has queued', async () => {
  const order: string[] = [];
  const next = nextTask().then(() => order.push('next task'));
  await Promise.resolve();
  queueMicrotask(() => order.push('microtask'));
  order.push('script');
  await next;
  expect(order).toEqual(['script', 'microtask', 'next task']);
});
