import { renderHook, waitFor } from '@testing-library/react';
import { ServicesContext, type Services } from '@verandah/kit';
import { useNames } from './use-names.ts';

test('[REL-08] a failed API call of the map is an API failure: the area works on and its release is not rolled back', async () => {
  const kinds: string[] = [];
  const services = {
    graph: { read: () => Promise.reject(new Error('no network')) },
    report: (_: unknown, kind: string) => {
      kinds.push(kind);
    },
  } as unknown as Services;
  const { result } = renderHook(() => useNames(['1']), {
    wrapper: ({ children }) => <ServicesContext value={services}>{children}</ServicesContext>,
  });
  await waitFor(() => expect(kinds).toHaveLength(1));
  expect(kinds).toEqual(['map']);
  expect(result.current.size).toBe(0);
});
