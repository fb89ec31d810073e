import { lazyView } from '@verandah/areas';
import './office-head.module.css';

/**
 * The head of an office's homes, which no other page of results needs; its styles come with the area, since the server
 * draws it.
 */
export const lazyOffice = lazyView(async () => (await import('./office-head.tsx')).OfficeHead);
