export interface Load {
  stop(): Promise<{ readonly requests: number; readonly failures: readonly string[] }>;
}

/** Requests the addresses over and over on a few connections until it is stopped; everything but 200 is a failure. */
export function startLoad(addresses: readonly string[], connections = 4): Load {
  let going = true;
  let requests = 0;
  const failures: string[] = [];
  const visit = async (from: number): Promise<void> => {
    for (let turn = from; going; turn += 1) {
      const address = addresses[turn % addresses.length] as string;
      try {
        const response = await fetch(address);
        await response.text();
        if (response.status !== 200) failures.push(`${address}: ${response.status}`);
      } catch (error) {
        failures.push(`${address}: ${(error as Error).message}`);
      }
      requests += 1;
    }
  };
  const visits = Promise.all(Array.from({ length: connections }, (_, index) => visit(index)));
  return {
    async stop() {
      going = false;
      await visits;
      return { requests, failures };
    },
  };
}
