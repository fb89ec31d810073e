import { randomUuid } from './random-uuid.ts';

test('random UUIDs have the form of version 4, and differ', () => {
  const made = Array.from({ length: 50 }, randomUuid);
  for (const uuid of made)
    expect(uuid).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(new Set(made).size).toBe(50);
});
