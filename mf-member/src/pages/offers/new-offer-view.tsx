import { useForm } from '@verandah/areas/actions';
import { Button, Field, Notice, Select, TextArea, TextInput } from '@verandah/design';
import { useServices } from '@verandah/kit';
import {
  addressText,
  checkOffer,
  financeKinds,
  listingAddress,
  mostConditions,
  newOfferAddress,
  offerAddress,
  offerIsIntent,
  retentionDays,
  unusedDays,
} from '@verandah/market';
import { FormProblem } from '../../features/form/form-problem.tsx';
import styles from '../../features/sent/sent.module.css';
import { sendOwnOffer } from './action.ts';
import type { NewOfferData } from './data.ts';

/** Why no offer can be sent for the home; '' if one can. */
function obstacleOf({ statusType, status, office, saleDetails }: NewOfferData['home']): string {
  if (statusType !== 'buy' || status !== 'available' || saleDetails?.isUnderOffer === true)
    return 'This home is no longer available to buy.';
  return office.takesOffers ? '' : `${office.name} doesn’t take offers here. Contact the agent.`;
}

/** The form of an offer, and what it is: a form of intent. */
export function NewOfferView({ data }: { readonly data: NewOfferData }) {
  const { home } = data;
  const obstacle = obstacleOf(home);
  return (
    <div className={styles.page}>
      <h1 className={styles.title} tabIndex={-1}>
        Make an offer for {addressText(home.address)}
      </h1>
      <p className={styles.lead}>To {home.office.name}</p>
      {obstacle ? (
        <Notice>
          {obstacle} <a href={listingAddress(home.uri)}>View home</a>
        </Notice>
      ) : (
        <>
          <Notice>{offerIsIntent}</Notice>
          <OfferForm data={data} />
        </>
      )}
    </div>
  );
}

function OfferForm({ data: { home, start, key } }: { readonly data: NewOfferData }) {
  const { graph, navigate } = useServices();
  const { fields, problems, busy, form, submit, change, startAt } = useForm({
    kind: 'offer',
    start,
    check: checkOffer,
    send: async (typed) => {
      const outcome = await sendOwnOffer(graph, home.id, typed, { key, consent: true });
      if ('problems' in outcome) return outcome.problems;
      await navigate(`${offerAddress(outcome.id)}?done=sent`, { replace: true });
      return {};
    },
  });
  const text = (name: 'amount' | 'deposit' | 'settlementDays' | 'conditions' | 'buyer' | 'phone') => ({
    ...startAt(name),
    name,
    value: fields[name],
    onChange: (event: { readonly target: { readonly value: string } }) => change({ [name]: event.target.value }),
  });
  return (
    <form
      ref={form}
      method="post"
      action={newOfferAddress(home.id)}
      noValidate
      className={styles.form}
      onSubmit={submit}
      aria-busy={busy}
      aria-label="Offer"
    >
      <input type="hidden" name="key" value={key} />
      <FormProblem>{problems.form}</FormProblem>
      <Field label="Your offer" hint="Whole dollars." error={problems.amount}>
        {(control) => (
          <TextInput {...control} {...text('amount')} inputMode="numeric" autoComplete="off" maxLength={15} required />
        )}
      </Field>
      <Field label="Deposit" hint="Whole dollars." optional error={problems.deposit}>
        {(control) => (
          <TextInput {...control} {...text('deposit')} inputMode="numeric" autoComplete="off" maxLength={15} />
        )}
      </Field>
      <Field label="Settlement" hint="Days after exchange of contracts." optional error={problems.settlementDays}>
        {(control) => (
          <TextInput {...control} {...text('settlementDays')} inputMode="numeric" autoComplete="off" maxLength={3} />
        )}
      </Field>
      <Field label="Finance" error={problems.finance}>
        {(control) => (
          <Select
            {...control}
            name="finance"
            value={fields.finance}
            options={Object.entries(financeKinds).map(([value, label]) => ({ value, label }))}
            onChange={(event) => change({ finance: event.target.value })}
          />
        )}
      </Field>
      <Field label="Conditions" hint="For example a building and pest inspection." optional error={problems.conditions}>
        {(control) => <TextArea {...control} {...text('conditions')} rows={4} maxLength={mostConditions} />}
      </Field>
      <Field label="Buyer on the contract" hint="If it isn’t you." optional error={problems.buyer}>
        {(control) => <TextInput {...control} {...text('buyer')} autoComplete="off" maxLength={200} />}
      </Field>
      <Field label="Phone" error={problems.phone}>
        {(control) => (
          <TextInput {...control} {...text('phone')} type="tel" autoComplete="tel" maxLength={30} required />
        )}
      </Field>
      <p>
        By sending, you agree that {home.office.name} receives your name, your email address and these terms. We delete
        them there {retentionDays} days after it declines or you withdraw, and after {unusedDays} days in any case.
      </p>
      <div>
        <Button kind="primary" type="submit" name="consent" value="yes" aria-disabled={busy}>
          Agree and send offer
        </Button>
      </div>
    </form>
  );
}
