import { lazyView } from '@verandah/areas';

/** The header of an office's listings. No other page of results needs it. */
export const lazyOffice = lazyView(async () => (await import('./office-head.tsx')).OfficeHead);
