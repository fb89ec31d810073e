import { lazyView } from '@verandah/areas';

/** The head of an office's homes, which no other page of results needs. */
export const lazyOffice = lazyView(async () => (await import('./office-head.tsx')).OfficeHead);
