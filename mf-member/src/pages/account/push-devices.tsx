import { browserRest } from '@verandah/areas';
import { Button, HiddenText, Notice } from '@verandah/design';
import { useNow, useServices } from '@verandah/kit';
import { useEffect, useState } from 'react';
import { timeAgo } from './ago.ts';
import styles from './account.module.css';
import type { PushDevices as Devices } from './account.ts';
import type { AccountData } from './data.ts';
import { pushState, subscribeBrowser, unsubscribeBrowser, type PushState } from './push-browser.ts';
import { SectionForm } from './section.tsx';

type Problem = 'blocked' | 'home-screen' | 'unsupported' | 'dismissed' | 'failed';
const problems: Readonly<Record<Problem, string>> = {
  blocked:
    'Notifications from Verandah are blocked in this browser. Allow them in its settings for this site, then try again.',
  'home-screen':
    'On an iPhone or iPad, notifications work from your home screen. Tap Share, then Add to Home Screen, open Verandah from there and come back to this page.',
  unsupported: 'This browser can’t show notifications from Verandah.',
  dismissed: 'Notifications are still off. Choose Allow when your browser asks.',
  failed: 'We couldn’t turn on notifications. Please try again.',
};

export interface PushDevicesProps {
  readonly data: AccountData;
  readonly push: Devices;
}

/** Devices on which the member gets notifications, and a button to add this one. */
export function PushDevices({ data, push }: PushDevicesProps) {
  const { devices, publicKey } = push;
  const { id } = data.settings;
  const { report, bus, navigate } = useServices();
  const now = useNow();
  const listed = devices.some(({ current }) => current);
  const [state, setState] = useState<PushState | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    let left = false;
    pushState(listed).then(
      (found) => left || setState(found),
      () => left || setState('unsupported'),
    );
    return () => {
      left = true;
    };
  }, [listed]);

  const turnOn = async (): Promise<void> => {
    if (busy) return;
    setBusy(true);
    setProblem(null);
    try {
      const subscription = await subscribeBrowser(publicKey);
      if (typeof subscription === 'string') return setProblem(subscription);
      const { status, body } = await browserRest({
        method: 'PUT',
        path: `/rest/member/${id}/push-devices/current`,
        body: subscription,
      });
      if (status !== 200) {
        report(
          new Error(`push-devices responded with ${status}: ${JSON.stringify(body)?.slice(0, 300)}`),
          'account push',
        );
        return setProblem('failed');
      }
      bus.publish('notifications', { kind: 'success', text: 'You’ll get notifications on this device.' });
      setState('on');
      await navigate('/account', { replace: true, keepScroll: true });
    } catch (error) {
      report(error, 'account push');
      setProblem('failed');
    } finally {
      setBusy(false);
    }
  };
  const shown = problem ?? (state === null || state === 'on' || state === 'off' ? null : state);
  return (
    <>
      {devices.length > 0 && (
        <ul className={styles.list} aria-label="Devices with notifications">
          {devices.map(({ id: device, device: name, current, since }) => (
            <li key={device}>
              <span>
                {name}
                <span className={styles.small}>{current ? 'This device' : `Since ${timeAgo(since, now)}`}</span>
              </span>
              <SectionForm
                data={data}
                section="push-device"
                place="push"
                fields={{ pushDevice: String(device) }}
                onTaken={() => {
                  if (current) unsubscribeBrowser().catch((error: unknown) => report(error, 'account push'));
                  return false;
                }}
              >
                {({ busy: removing }) => (
                  <>
                    <input type="hidden" name="pushDevice" value={device} />
                    <Button type="submit" size="small" aria-disabled={removing}>
                      <span>
                        Turn off<HiddenText> notifications: {name}</HiddenText>
                      </span>
                    </Button>
                  </>
                )}
              </SectionForm>
            </li>
          ))}
        </ul>
      )}
      {devices.length === 0 && shown === null && (
        <p className={styles.lead}>No devices have notifications turned on.</p>
      )}
      {shown !== null && <Notice tone={problem === null ? 'info' : 'danger'}>{problems[shown]}</Notice>}
      {state === 'off' && (
        <div>
          <Button onClick={() => void turnOn()} aria-disabled={busy}>
            Turn on for this device
          </Button>
        </div>
      )}
    </>
  );
}
