export interface RetryOptions {
  /** Retries after the first attempt; 3 by default. */
  readonly retries?: number;
  /** Whether an error is worth a retry; every one by default. An error containing 401 never is. */
  readonly worth?: (error: unknown) => boolean;
}

const longestWait = 30_000;

/** Milliseconds to wait before a retry, counted from 0: 1 s, 2 s, 4 s … at most 30 s. */
export const retryDelay = (tried: number): number => Math.min(1000 * 2 ** tried, longestWait);

const isUnauthorised = (error: unknown): boolean => {
  const { message, status } = (typeof error === 'object' && error !== null ? error : { message: error }) as {
    message?: unknown;
    status?: unknown;
  };
  return status === 401 || String(message).includes('401');
};

/** Reads, with retries on failure. For GraphQL and other reads alike; never for writes. */
export async function retryRequest<Result>(
  read: () => Promise<Result>,
  { retries = 3, worth = () => true }: RetryOptions = {},
): Promise<Result> {
  for (let tried = 0; ; tried++) {
    try {
      return await read();
    } catch (error) {
      if (tried >= retries || isUnauthorised(error) || !worth(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, retryDelay(tried)));
    }
  }
}
