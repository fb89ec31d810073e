import { CheckIcon, HiddenText, Icon, WarningIcon } from '@verandah/design';
import type { OwnListing } from '../../features/portal/own-listing.ts';
import styles from '../../features/portal/portal.module.css';
import own from './checklist.module.css';
import { checkPoints } from './checklist.ts';

/** What a draft still lacks. It warns; the API alone decides what can be published. */
export function Checklist({ listing }: { readonly listing: OwnListing }) {
  const points = checkPoints(listing);
  const missing = points.filter(({ isDone }) => !isDone);
  const required = missing.filter(({ isRequired }) => isRequired);
  return (
    <div className={own.checklist}>
      <h3 id="checklist">Before you publish</h3>
      <p className={styles.muted}>{summaryText(missing.length, points.length, required.length)}</p>
      <ul className={own.points}>
        {points.map(({ label, isDone, advice, href, isRequired }) => (
          <li key={label} className={own.point} data-done={isDone || undefined}>
            <Icon shape={isDone ? CheckIcon : WarningIcon} />
            <span>
              {isDone ? (
                <>
                  {label}
                  <HiddenText>: done</HiddenText>
                </>
              ) : (
                <>
                  <a href={href}>{label}</a>
                  {isRequired && <b> (required)</b>}
                  <span className={styles.muted}> {advice}</span>
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function summaryText(missing: number, all: number, required: number): string {
  if (missing === 0) return 'Everything is there.';
  const done = `${all - missing} of ${all} done.`;
  return required > 0
    ? `${done} Save what is required, then publish.`
    : `${done} You can publish now, and complete the rest later.`;
}
