// The product's side: the host and its render workers, as they serve visitors.
import { readSettings, startHost } from '@verandah/host';
import pino from 'pino';
import { serve } from './serve.ts';

await serve(async () => {
  const host = await startHost(readSettings(process.env), pino({ level: 'silent' }));
  return {
    address: host.address,
    close: host.close,
    cpu: async () => {
      const { host: own, workers } = await host.cpu();
      return own + workers;
    },
    workersCpu: async () => (await host.cpu()).workers,
  };
});
