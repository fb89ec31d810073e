import { useForm, useMemberRead, visitDraft } from '@verandah/areas/actions';
import { Button, ButtonLink, Checkbox, HiddenText, MailIcon, Notice, SenderFields } from '@verandah/design';
import { useServices } from '@verandah/kit';
import {
  agentAddress,
  agentFinderAddress,
  appraisalAddress,
  formatDate,
  formatMoney,
  plural,
  propertyAddress,
} from '@verandah/market';
import { graphql } from '../../graphql.ts';
import type { AppraisalData, LocalAgent } from './data.ts';
import { agentField, checkAppraisal, chosenIds, type AppraisalFields } from './fields.ts';
import { sendRequests } from './send-requests.ts';
import styles from './appraisal.module.css';

/** Name and email address of the signed-in member. */
export const readSender = graphql(`query AppraisalSender { member { name email } }`);

/** Requests appraisals of up to three agents who sold homes nearby, by an enquiry each. Works without script. */
export function AppraisalView({
  data: { place, streetSlug, slug, address, agents, countedTo, start },
}: {
  readonly data: AppraisalData;
}) {
  const { graph } = useServices();
  const sender = useMemberRead(readSender, {});
  const page = appraisalAddress(place.slug, streetSlug, slug);
  const names = new Map(agents.map(({ id, name }) => [id, name]));
  const { fields, problems, state, form, beginsAt, change, submit } = useForm<AppraisalFields>({
    start,
    kind: 'enquiry',
    fill: sender?.member ?? null,
    draft: visitDraft(`appraisal.${page}`),
    check: checkAppraisal,
    send: (now, mark) => sendRequests(graph, address, now, names, mark),
  });
  const chosen = chosenIds(fields);
  const choose = (id: string, wanted: boolean) =>
    change({
      agents: agents
        .map((agent) => agent.id)
        .filter((each) => (each === id ? wanted : chosen.includes(each)))
        .join(','),
    });
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title} tabIndex={-1}>
          Ask local agents for an appraisal
        </h1>
        <p className={styles.quiet}>
          <a href={propertyAddress(place.slug, streetSlug, slug)}>{address}</a>
        </p>
      </header>
      {state === 'sent' ? (
        <Notice tone="success" live>
          {start.state === 'sent' ? 'Your requests have' : plural(chosen.length, 'request has', 'requests have')} been
          sent. Agents reply by email or phone.
        </Notice>
      ) : agents.length === 0 ? (
        <Notice>No agent has sold a home in {place.name} in the past year.</Notice>
      ) : (
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
          <fieldset
            className={styles.group}
            aria-invalid={problems.agents ? true : undefined}
            aria-describedby={problems.agents ? 'agents-error' : 'agents-basis'}
          >
            <legend className={styles.legend}>Who sold most homes in {place.name}</legend>
            <p className={styles.quiet} id="agents-basis">
              Sales with an agent on Verandah in the 12 months to {formatDate(countedTo, 'UTC')}.
            </p>
            {agents.map((agent) => (
              <Checkbox
                key={agent.id}
                name={agentField}
                value={agent.id}
                label={[agent.name, agent.office?.name].filter(Boolean).join(', ')}
                hint={<Sold agent={agent} />}
                checked={chosen.includes(agent.id)}
                onChange={(event) => choose(agent.id, event.target.checked)}
              />
            ))}
            {problems.agents && (
              <p className={styles.error} id="agents-error">
                {problems.agents}
              </p>
            )}
          </fieldset>
          <SenderFields
            id="appraisal"
            receiver="the agents I chose"
            fields={fields}
            problems={problems}
            change={change}
            beginsAt={beginsAt}
          />
          {state === 'failed' && (
            <Notice tone="danger" live>
              We couldn’t confirm your requests were sent. What you wrote is still here. Try again and each agent gets
              it only once.
            </Notice>
          )}
          <Button type="submit" kind="primary" wide icon={MailIcon} aria-disabled={state === 'sending'}>
            {state === 'sending' ? 'Sending…' : `Ask ${plural(chosen.length, 'agent')}`}
          </Button>
          <p role="status">
            <HiddenText>{state === 'sending' ? 'Sending your requests' : ''}</HiddenText>
          </p>
        </form>
      )}
      <p>
        <ButtonLink kind="quiet" href={agentFinderAddress(place.slug)}>
          All agents in {place.name}
        </ButtonLink>
      </p>
    </div>
  );
}

const Sold = ({ agent: { username, performance } }: { readonly agent: LocalAgent }) => (
  <>
    {plural(performance.soldInPeriod, 'home')} sold here
    {performance.medianSoldPrice !== null && `, median ${formatMoney(performance.medianSoldPrice, 0)}`} ·{' '}
    <a href={agentAddress(username)}>Profile</a>
  </>
);
