import { CalendarIcon, HiddenText, Icon } from '@verandah/design';
import styles from './next-inspection.module.css';

/** The link to the member's inspections, with the next one: 'Sat 5 Dec, 11:00 am'. */
export const NextInspection = ({ next, current }: { readonly next: string; readonly current: boolean }) => (
  <a className={styles.next} href="/inspections" title={next} aria-current={current ? 'page' : undefined}>
    <Icon shape={CalendarIcon} />
    <HiddenText>Next inspection: </HiddenText>
    <span className={styles.text}>{next}</span>
  </a>
);
