import { useForm, useWriteFailure } from '@verandah/areas/actions';
import { Button, ButtonLink, Checkbox, Field, Notice, Select, useSubmission } from '@verandah/design';
import { useNavigate, useServices } from '@verandah/kit';
import { appraisalAddress, locationAddress, ownHomeAddress, ownHomesPath, propertyAddress } from '@verandah/market';
import { Range } from '../../features/estimate/range.tsx';
import { bedroomOptions, checkHome, typeOptions, type HomeFields } from '../../features/own-homes/fields.ts';
import { unclaimHome } from '../../features/own-homes/queries.ts';
import { saveHome } from '../../features/own-homes/save-home.ts';
import { Section } from '../../features/places/section.tsx';
import type { OwnHomeData } from './data.ts';
import styles from './own-home.module.css';

/** A member's own home: its facts as they know them, and its estimate by these. Works without script. */
export function OwnHomeView({
  data: { place, path, address, isPublic, claimed, fields: started, saved, problems: refused },
}: {
  readonly data: OwnHomeData;
}) {
  const { graph } = useServices();
  const navigate = useNavigate();
  const page = ownHomeAddress(place.slug, path.street, path.property);
  const { fields, problems, state, form, change, submit } = useForm<HomeFields>({
    kind: 'home',
    start: { fields: started, problems: refused },
    check: checkHome,
    send: (now) => saveHome(graph, path, now),
    onSent: () => void navigate(page, { replace: true, keepScroll: true }),
  });
  const { failureOf } = useWriteFailure({ kind: 'home' });
  const removal = useSubmission();
  const remove = (homeId: string) =>
    removal.submit(async () => {
      await graph.write(unclaimHome, { homeId });
      void navigate(ownHomesPath);
      return {};
    }, failureOf);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title} tabIndex={-1}>
          {address}
        </h1>
        <p className={styles.quiet}>
          <a href={locationAddress(place.slug)}>{place.label}</a> · Only you see this page.
        </p>
      </header>
      {claimed && (
        <Section id="estimate" title="What it might sell for">
          {claimed.estimate ? (
            <Range estimate={claimed.estimate} suburb={place.name} />
          ) : (
            <p className={styles.quiet}>
              We can’t estimate a price yet. Too few homes of this kind have sold in and around {place.name} with a
              disclosed price.
            </p>
          )}
          {isPublic && (
            <p className={styles.links}>
              <ButtonLink kind="primary" href={appraisalAddress(place.slug, path.street, path.property)}>
                Ask local agents for an appraisal
              </ButtonLink>
              <ButtonLink href={propertyAddress(place.slug, path.street, path.property)}>
                Its page for everyone
              </ButtonLink>
            </p>
          )}
        </Section>
      )}
      <Section
        id="facts"
        title={claimed ? 'Its facts' : 'Is this your home?'}
        lead="Correct what its last listing said. Your estimate uses it; nobody else sees it."
      >
        <form
          ref={form}
          className={styles.form}
          method="post"
          action={page}
          noValidate
          aria-busy={state === 'sending'}
          onSubmit={submit}
        >
          {problems.form && (
            <div tabIndex={-1} role="alert">
              <Notice tone="danger">{problems.form}</Notice>
            </div>
          )}
          {(saved || state === 'sent') && (
            <Notice tone="success" live>
              Saved.
            </Notice>
          )}
          <Field label="Property type" error={problems.propertyType}>
            {(control) => (
              <Select
                {...control}
                name="propertyType"
                options={typeOptions}
                value={fields.propertyType}
                onChange={(event) => change({ propertyType: event.target.value })}
              />
            )}
          </Field>
          <Field label="Bedrooms" error={problems.bedrooms}>
            {(control) => (
              <Select
                {...control}
                name="bedrooms"
                options={bedroomOptions}
                value={fields.bedrooms}
                onChange={(event) => change({ bedrooms: event.target.value })}
              />
            )}
          </Field>
          <Checkbox
            name="tracked"
            value="yes"
            label="Email me what it’s worth once a month"
            hint="Each email has a link that stops them."
            checked={fields.tracked}
            onChange={(event) => change({ tracked: event.target.checked })}
          />
          {state === 'failed' && (
            <Notice tone="danger" live>
              We couldn’t confirm that this was saved. Try again.
            </Notice>
          )}
          <Button type="submit" kind="primary" aria-disabled={state === 'sending'}>
            {claimed ? 'Save' : 'This is my home'}
          </Button>
        </form>
      </Section>
      {claimed && (
        <form
          className={styles.remove}
          method="post"
          action={page}
          onSubmit={(event) => {
            event.preventDefault();
            void remove(claimed.id);
          }}
        >
          <input type="hidden" name="do" value="remove" />
          <Button type="submit" kind="quiet" aria-disabled={removal.state === 'sending' || undefined}>
            Remove it from my homes
          </Button>
          {removal.state === 'failed' && (
            <Notice tone="danger" live>
              We couldn’t remove it. Please try again.
            </Notice>
          )}
        </form>
      )}
      <p>
        <a href={ownHomesPath}>All your homes</a>
      </p>
    </div>
  );
}
