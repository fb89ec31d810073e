import { memoryStorage } from './memory-storage.ts';

test('[GQL-53] what GraphiQL stores lasts as long as its page', () => {
  const storage = memoryStorage();
  expect(storage.getItem('graphiql:theme')).toBeNull();
  storage.setItem('graphiql:theme', 'dark');
  storage.setItem('graphiql:query', '{ a }');
  expect([storage.getItem('graphiql:theme'), storage.length]).toEqual(['dark', 2]);
  storage.removeItem('graphiql:theme');
  expect([storage.getItem('graphiql:theme'), storage.length]).toEqual([null, 1]);
  storage.clear();
  expect(storage.length).toBe(0);
});
