import { Checkbox, Select, TextInput } from '@verandah/design';
import { inspectionText } from '@verandah/market';
import { FormField, PortalForm, SendButton, useFormState } from '../../features/portal/portal-form.tsx';
import styles from '../../features/portal/portal.module.css';
import { visitLengths } from '../../features/portal/visit-lengths.ts';
import type { ListingInspections } from './queries.ts';

/** Registration for the open inspections of a listing, and the appointments that its agent offers. */
export function ListingInspectionsView({ content }: { readonly content: ListingInspections }) {
  const { id, street, suburb } = content.listing;
  return (
    <>
      <p className={styles.actions}>
        <a className={styles.crumb} href="/agent-portal/inspections">
          All inspections
        </a>
        <a className={styles.crumb} href={`/agent-portal/listings/${id}#inspections`}>
          {[street, suburb].filter(Boolean).join(', ')}
        </a>
      </p>
      <section className={styles.panel} aria-labelledby="registration-title">
        <h2 id="registration-title">Open inspections</h2>
        <PortalForm name="registration">
          <Registration offered={content.offered} />
          <div className={styles.actions}>
            <SendButton kind="secondary">Save registration</SendButton>
          </div>
        </PortalForm>
      </section>
      <section className={styles.panel} aria-labelledby="appointments-title">
        <h2 id="appointments-title">Appointments</h2>
        <Appointments content={content} />
      </section>
    </>
  );
}

const kinds = [
  { value: 'none', label: 'Anyone can come' },
  { value: 'optional', label: 'Visitors can register' },
  { value: 'required', label: 'Visitors must register' },
];

function Registration({ offered }: { readonly offered: ListingInspections['offered'] }) {
  const { takesRegistrations, isRequired, places } = offered;
  const kind = isRequired ? 'required' : 'optional';
  return (
    <>
      <FormField name="registration" label="Who can come" given={takesRegistrations ? kind : 'none'}>
        {(control) => <Select {...control} options={kinds} />}
      </FormField>
      <FormField
        name="places"
        label="Places at each inspection"
        hint="Leave it blank for any number."
        given={places === null ? '' : String(places)}
        optional
      >
        {(control) => <TextInput {...control} autoComplete="off" inputMode="numeric" maxLength={3} />}
      </FormField>
    </>
  );
}

function Appointments({ content: { offered, listing } }: { readonly content: ListingInspections }) {
  return (
    <>
      {offered.appointments.length === 0 ? (
        <p className={styles.muted}>No appointments offered. Each is for one party, who books it here.</p>
      ) : (
        <PortalForm name="remove-appointments">
          <Offered offered={offered} timeZone={listing.timeZone} />
          <div className={styles.actions}>
            <SendButton kind="secondary" size="small">
              Remove selected
            </SendButton>
          </div>
        </PortalForm>
      )}
      <PortalForm name="add-appointments">
        <FormField name="slotsFrom" label="First starts" hint="In the property’s local time.">
          {(control) => <TextInput {...control} autoComplete="off" type="datetime-local" />}
        </FormField>
        <FormField name="slotMinutes" label="Each lasts" given="15">
          {(control) => <Select {...control} options={visitLengths} />}
        </FormField>
        <FormField name="slotCount" label="How many in a row" given="4">
          {(control) => <TextInput {...control} autoComplete="off" inputMode="numeric" maxLength={2} />}
        </FormField>
        <div className={styles.actions}>
          <SendButton kind="secondary">Offer appointments</SendButton>
        </div>
      </PortalForm>
    </>
  );
}

function Offered({
  offered,
  timeZone,
}: {
  readonly offered: ListingInspections['offered'];
  readonly timeZone: string;
}) {
  const chosen = useFormState().values('appointment', []);
  return (
    <fieldset className={styles.group}>
      <legend>Offered</legend>
      {offered.appointments.map((each) => (
        <Checkbox
          key={each.startsAt}
          name="appointment"
          value={each.startsAt}
          label={inspectionText(each, timeZone)}
          hint={each.isTaken ? 'Booked' : undefined}
          defaultChecked={chosen.includes(each.startsAt)}
        />
      ))}
    </fieldset>
  );
}
