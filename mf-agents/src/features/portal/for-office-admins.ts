import { GraphError } from '@verandah/graph';

/** What only an office's admins may read; null for its other agents. */
export async function forOfficeAdmins<Data>(read: Promise<Data>): Promise<Data | null> {
  try {
    return await read;
  } catch (error) {
    if (error instanceof GraphError && error.code === 'FORBIDDEN') return null;
    throw error;
  }
}
