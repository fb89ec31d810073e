import { accountPage } from './pages/account/page.ts';
import { alertsPage } from './pages/alerts/page.ts';
import { collectionPage } from './pages/collection/page.ts';
import { collectionsPage } from './pages/collections/page.ts';
import { connectPage } from './pages/connect/page.ts';
import { emailAlertPage } from './pages/email-alert/page.ts';
import { emailConfirmPage } from './pages/email-confirm/page.ts';
import { emailUndoPage } from './pages/email-undo/page.ts';
import { followingPage } from './pages/following/page.ts';
import { historyPage } from './pages/history/page.ts';
import { forgotPage } from './pages/forgot/page.ts';
import { inspectionsPage } from './pages/inspections/page.ts';
import { notificationsPage } from './pages/notifications/page.ts';
import { membersPage } from './pages/members/page.ts';
import { offersPage } from './pages/offers/page.ts';
import { rentingPage } from './pages/renting/page.ts';
import { registerPage } from './pages/register/page.ts';
import { resetPage } from './pages/reset/page.ts';
import { signInPage } from './pages/sign-in/page.ts';
import { signOutPage } from './pages/sign-out/page.ts';
import { signUpPage } from './pages/sign-up/page.ts';
import { userPage } from './pages/user/page.ts';
import { verifyPage } from './pages/verify/page.ts';

/** All pages of the area. */
export const pages = [
  historyPage,
  accountPage,
  connectPage,
  followingPage,
  notificationsPage,
  rentingPage,
  offersPage,
  inspectionsPage,
  registerPage,
  alertsPage,
  emailAlertPage,
  emailConfirmPage,
  emailUndoPage,
  membersPage,
  collectionPage,
  collectionsPage,
  signInPage,
  forgotPage,
  resetPage,
  signOutPage,
  signUpPage,
  userPage,
  verifyPage,
];
