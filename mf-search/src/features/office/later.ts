import { laterView } from '@verandah/areas';
import './office-head.module.css';

/**
 * The head of an office's homes, which no other page of results needs; its styles come with the area, since the server
 * draws it.
 */
export const laterOffice = laterView(async () => (await import('./office-head.tsx')).OfficeHead);
