import { alertsPage } from './pages/alerts/page.ts';
import { collectionPage } from './pages/collection/page.ts';
import { collectionsPage } from './pages/collections/page.ts';
import { signInPage } from './pages/sign-in/page.ts';

/** Every page of the area. */
export const pages = [alertsPage, collectionPage, collectionsPage, signInPage];
