import { lazyView, OnceAlive, type LazyView } from '@verandah/areas';
import { Suspense } from 'react';

// Views of their own, since few members use each of them and none is in sight at first.
const accessTokens = lazyView(async () => (await import('./access-tokens.tsx')).AccessTokens);
const deleteAccount = lazyView(async () => (await import('./delete-account.tsx')).DeleteAccount);
const passkeys = lazyView(async () => (await import('./passkeys.tsx')).Passkeys);
const pushDevices = lazyView(async () => (await import('./push-devices.tsx')).PushDevices);
const secondFactor = lazyView(async () => (await import('./second-factor.tsx')).SecondFactor);
const securityHistory = lazyView(async () => (await import('./security-history.tsx')).SecurityHistory);

/** Loads the scripts of all lazy sections. Call it before rendering the page. */
export const fetchSections = async (): Promise<void> => {
  const views = [accessTokens, deleteAccount, passkeys, pushDevices, secondFactor, securityHistory];
  await Promise.all(views.map((view) => view.fetch()));
};

const section =
  <Props extends object>({ View }: LazyView<Props>) =>
  (props: Props) => (
    <Suspense>
      <OnceAlive>
        <View {...props} />
      </OnceAlive>
    </Suspense>
  );

export const LazyAccessTokens = section(accessTokens);
export const LazyDeleteAccount = section(deleteAccount);
export const LazyPasskeys = section(passkeys);
export const LazyPushDevices = section(pushDevices);
export const LazySecondFactor = section(secondFactor);
export const LazySecurityHistory = section(securityHistory);
