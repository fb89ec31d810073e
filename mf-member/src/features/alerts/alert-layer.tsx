import { randomUuid } from '@verandah/areas';
import { Button, Dialog } from '@verandah/design';
import { useServices, useSession } from '@verandah/kit';
import { useEffect, useRef, useState } from 'react';
import { FailureNotice } from '../store/failure-notice.tsx';
import type { Failure } from '../store/failure.ts';
import { SignInOffer } from '../store/sign-in-offer.tsx';
import styles from './alert-layer.module.css';
import { alertsStore } from './alerts-store.ts';
import { EmailAlertForm } from './email-alert-form.tsx';
import { alertMessages } from './messages.ts';
import { searchOf } from './search-of.ts';

interface AlertRequest {
  readonly search: string;
  readonly name: string;
  readonly position?: string;
}

/**
 * Handles each 'alert-asked' message. A member's alert is created at once, with a notification. A visitor is
 * offered to sign in, or to be emailed without an account. After a failure a dialog offers to try again.
 */
export function AlertLayer({ message }: { readonly message: unknown }) {
  const services = useServices();
  const { bus } = services;
  const { known, signedIn } = useSession();
  const [closed, setClosed] = useState<unknown>(null);
  const [failed, setFailed] = useState<{ readonly of: unknown; readonly failure: Failure } | null>(null);
  const begun = useRef<unknown>(null);
  const { search, name, position = 'results' } = message as AlertRequest;
  // One key per search until its alert is created: a repeated request after a lost response creates one alert.
  const [keys] = useState(() => new Map<string, string>());
  const keyOf = (address: string): string => {
    const made = keys.get(address) ?? randomUuid();
    keys.set(address, made);
    return made;
  };
  const close = () => setClosed(message);
  useEffect(() => {
    const following = bus.follow('navigation', () => setClosed(message));
    return () => following.unsubscribe();
  }, [bus, message]);

  const create = async () => {
    const store = alertsStore(services);
    const has = store.state.value.alerts.find((alert) => alert.address === search);
    const link = { label: 'See your alerts', href: '/alerts' };
    if (has)
      return bus.publish('notifications', { kind: 'info', text: `You already have this alert: ${has.name}.`, link });
    setFailed(null);
    const searchParams = searchOf(search);
    const written = searchParams
      ? await store.create({ name, searchParams, pageElementPosition: position }, keyOf(search))
      : null;
    if (!written?.done)
      return setFailed({ of: message, failure: written?.failure ?? { message: alertMessages.create } });
    keys.delete(search);
    setClosed(message);
    bus.publish('notifications', {
      kind: 'success',
      text: `Alert created: ${name}. We’ll let you know about new homes.`,
      link,
    });
  };
  useEffect(() => {
    if (!known || begun.current === message) return;
    // Once per message: a visitor's alert is created from their pending actions after signing in.
    begun.current = message;
    if (signedIn) void create();
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [known, signedIn, message]);

  if (signedIn) {
    const failure = failed !== null && failed.of === message && closed !== message ? failed.failure : null;
    return (
      <Dialog
        open={failure !== null}
        onClose={close}
        title="Create an alert"
        footer={
          <Button kind="primary" wide onClick={() => void create()}>
            Try again
          </Button>
        }
      >
        <FailureNotice failure={failure} />
      </Dialog>
    );
  }
  return (
    <Dialog open={known && closed !== message} onClose={close} title="Create an alert">
      <SignInOffer reason="alert" pending={{ kind: 'alert', name, search, position, key: keyOf(search) }}>
        {`Sign in to hear about new homes for “${name}” by email and on Verandah. We’ll create the alert as soon as you sign in.`}
      </SignInOffer>
      <p className={styles.or}>or without an account</p>
      <EmailAlertForm key={search} fields={{ email: '', every: 'daily', search }} />
    </Dialog>
  );
}
