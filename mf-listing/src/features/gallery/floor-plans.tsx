import { Picture, type SizedPhoto } from '@verandah/design';
import { photoAddress } from '@verandah/market';
import styles from './floor-plans.module.css';

/** Floor plans, each a link to its file at full size. */
export function FloorPlans({ plans }: { readonly plans: readonly SizedPhoto[] }) {
  const drawn = plans.filter(({ key }) => key !== null);
  if (drawn.length === 0) return null;
  return (
    <section className={styles.plans} aria-labelledby="plans-title">
      <h2 className={styles.title} id="plans-title">
        Floor plan{drawn.length > 1 ? 's' : ''}
      </h2>
      {drawn.map(
        (plan) =>
          plan.key !== null && (
            <a key={plan.key} className={styles.plan} href={photoAddress(plan.key, 1440, 'jpg')}>
              <Picture photo={plan} sizes="(min-width: 60em) 60vw, 100vw" />
            </a>
          ),
      )}
    </section>
  );
}
