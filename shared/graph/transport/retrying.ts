export interface RetryOptions {
  /** Further tries after the first one; 3 by default. */
  readonly retries?: number;
  /** Whether an error is worth another try; every one by default. An error containing 401 never is. */
  readonly worth?: (error: unknown) => boolean;
}

const longestWait = 30_000;

/** Milliseconds to wait before a further try, from 0: 1 s, 2 s, 4 s … at most 30 s. */
export const retryDelay = (tried: number): number => Math.min(1000 * 2 ** tried, longestWait);

const refused = (error: unknown): boolean => {
  const { message, status } = (typeof error === 'object' && error !== null ? error : { message: error }) as {
    message?: unknown;
    status?: unknown;
  };
  return status === 401 || String(message).includes('401');
};

/** Reads, and reads again when that fails. For GraphQL and other reads alike; never for writes. */
export async function retrying<Result>(
  read: () => Promise<Result>,
  { retries = 3, worth = () => true }: RetryOptions = {},
): Promise<Result> {
  for (let tried = 0; ; tried++) {
    try {
      return await read();
    } catch (error) {
      if (tried >= retries || refused(error) || !worth(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, retryDelay(tried)));
    }
  }
}
