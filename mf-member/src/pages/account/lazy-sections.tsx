import { lazyView, OnceAlive, type LazyView } from '@verandah/areas';
import { Suspense } from 'react';
import type { SecurityEvent } from './security-event.ts';

// Views of their own, since few members use each of them and the page is hydrated without them. Forms that are in view
// at first are not lazy: what is typed before its script has arrived would be lost.
const accessTokens = lazyView(async () => (await import('./access-tokens.tsx')).AccessTokens);
const applications = lazyView(async () => (await import('./applications.tsx')).Applications);
const connections = lazyView(async () => (await import('./connections.tsx')).Connections);
const deleteAccount = lazyView(async () => (await import('./delete-account.tsx')).DeleteAccount);
const passkeys = lazyView(async () => (await import('./passkeys.tsx')).Passkeys);
const picture = lazyView(async () => (await import('./picture.tsx')).Picture);
const pushDevices = lazyView(async () => (await import('./push-devices.tsx')).PushDevices);
const secondFactor = lazyView(async () => (await import('./second-factor.tsx')).SecondFactor);
const securityHistory = lazyView(async () => (await import('./security-history.tsx')).SecurityHistory);

/** Entries of the account's history as the API sent them, read by the script of their section. */
export const readHistory = async (body: unknown): Promise<readonly SecurityEvent[] | null> =>
  (await import('./security-history.tsx')).readSecurityEvents(body);

/** Loads the scripts of all lazy sections. Call it before rendering the page. */
export const fetchSections = async (): Promise<void> => {
  const views = [
    accessTokens,
    applications,
    connections,
    deleteAccount,
    passkeys,
    picture,
    pushDevices,
    secondFactor,
    securityHistory,
  ];
  await Promise.all(views.map((view) => view.fetch()));
};

const lazySection =
  <Props extends object>({ View }: LazyView<Props>) =>
  (props: Props) => (
    <Suspense>
      <OnceAlive>
        <View {...props} />
      </OnceAlive>
    </Suspense>
  );

export const LazyAccessTokens = lazySection(accessTokens);
export const LazyApplications = lazySection(applications);
export const LazyConnections = lazySection(connections);
export const LazyDeleteAccount = lazySection(deleteAccount);
export const LazyPasskeys = lazySection(passkeys);
export const LazyPicture = lazySection(picture);
export const LazyPushDevices = lazySection(pushDevices);
export const LazySecondFactor = lazySection(secondFactor);
export const LazySecurityHistory = lazySection(securityHistory);
