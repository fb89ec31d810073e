import type { AreaStatus, DeliveryAction, Freeze, MonitorVerdict } from '@verandah/releases';
import { Badge, Button, HiddenText, Notice } from '@verandah/design';
import { momentText } from '../client/moments.ts';
import { isOperations, mayAct, missingRightsText, useDesk } from '../client/session.ts';
import { DeliveryState } from '../delivery/delivery-state.tsx';
import { reachWords } from '../delivery/delivery-words.ts';
import { stateWords } from '../health/figures.ts';
import { originWords } from './origin-words.ts';
import styles from './area-card.module.css';

/** The actions of a card. */
export type AreaAction =
  | DeliveryAction
  | 'promote'
  | 'rollback'
  | 'rollout'
  | 'deliver'
  | 'end-rollout'
  | 'preview'
  | 'withdraw'
  | 'restore';

interface AreaCardProps {
  readonly area: AreaStatus;
  /** The freeze that applies to the area now. */
  readonly freeze: Freeze | undefined;
  /** The verdict of the release health monitor, once it is loaded. */
  readonly verdict: MonitorVerdict | undefined;
  /** Only the served release is loaded, so there is nothing to choose from. */
  readonly readOnly: boolean;
  /** No action is possible now; the buttons stay visible. */
  readonly held: boolean;
  onAction(act: AreaAction): void;
}

/** One area: its live release, its rollout, the rollback target, and the buttons that its reader may use. */
export function AreaCard({
  area: { area, live, previous, rollout, delivery, withdrawn, since, sourceRevision, origin, problem, versions },
  freeze,
  verdict,
  readOnly,
  held,
  onAction,
}: AreaCardProps) {
  const { session } = useDesk();
  const missing = missingRightsText(session, area, ['promote', 'rollback', 'rollout', 'preview', 'withdraw']);
  const frozen = freeze !== undefined && !isOperations(session);
  const newest = versions.at(-1);
  const others = versions.some((version) => version !== live);
  const acting = (act: AreaAction) => ({
    'aria-disabled': held,
    onClick: () => {
      if (!held) onAction(act);
    },
  });
  // Screen readers need the area in each button's name.
  const of = <HiddenText> {area}</HiddenText>;
  return (
    <article className={styles.card} aria-labelledby={`area-${area}`}>
      <header className={styles.head}>
        <h2 className={styles.name} id={`area-${area}`}>
          {area}
        </h2>
        {freeze && <Badge tone="outline">Freeze</Badge>}
        {rollout && <Badge tone="outline">Rollout {rollout.audiences ? 'to audiences' : `${rollout.percent}%`}</Badge>}
        {withdrawn && <Badge tone="outline">Withdrawn</Badge>}
      </header>
      <p className={styles.live}>
        {live === null ? (
          <span className={styles.nothing}>Nothing is live</span>
        ) : (
          <>
            <HiddenText>Live: </HiddenText>
            <span className={styles.version}>{live}</span>
          </>
        )}
      </p>
      <dl className={styles.facts}>
        {since && (
          <div>
            <dt>Since</dt>
            <dd>
              {momentText(since.at)}, by {since.who}
              {since.why && <q className={styles.why}>{since.why}</q>}
            </dd>
          </div>
        )}
        {live !== null && (
          <div>
            <dt>Source</dt>
            <dd>
              <code>{sourceRevision ? sourceRevision.slice(0, 12) : 'unknown'}</code>
              {origin && originWords(origin)}
            </dd>
          </div>
        )}
        {live !== null && (
          <div>
            <dt>Rollback target</dt>
            <dd>{previous ?? 'none'}</dd>
          </div>
        )}
        {newest !== undefined && newest !== live && newest !== rollout?.version && (
          <div>
            <dt>Newest</dt>
            <dd>{newest}, not live</dd>
          </div>
        )}
      </dl>
      {rollout && (
        <div className={styles.rollout}>
          <p>
            {rollout.version} goes to {reachWords(rollout)}
          </p>
          <progress
            className={styles.share}
            max={100}
            value={rollout.percent}
            aria-label={`Share of the visitors who get ${area} ${rollout.version}`}
          />
          {!readOnly && !delivery && mayAct(session, 'rollout', area) && (
            <div className={styles.acts}>
              {!frozen && (
                <Button size="small" {...acting('rollout')}>
                  Change rollout …{of}
                </Button>
              )}
              <Button size="small" {...acting('end-rollout')}>
                End rollout …{of}
              </Button>
            </div>
          )}
        </div>
      )}
      {delivery && (
        <DeliveryState delivery={delivery}>
          {!readOnly && mayAct(session, 'rollout', area) && (
            <div className={styles.acts}>
              {delivery.state === 'running' && (
                <Button size="small" {...acting('hold')}>
                  Hold …{of}
                </Button>
              )}
              {delivery.state === 'held' && mayAct(session, 'promote', area) && !frozen && (
                <Button size="small" {...acting('resume')}>
                  Resume …{of}
                </Button>
              )}
              {mayAct(session, 'promote', area) && !frozen && (
                <Button size="small" {...acting('skip')}>
                  Next step …{of}
                </Button>
              )}
              <Button size="small" {...acting('stop')}>
                Stop …{of}
              </Button>
            </div>
          )}
        </DeliveryState>
      )}
      {withdrawn && (
        <Notice tone="warning">
          Off the site{rollout ? ', except for the visitors of the rollout' : ''}: its pages are gone
          {Object.keys(withdrawn.redirects).length > 0 && ', or redirect'}.
        </Notice>
      )}
      {verdict?.state === 'worse' && (
        <Notice tone="danger">
          <a href="#health">Worse:</a> {verdict.words}
        </Notice>
      )}
      {verdict && verdict.monitored !== null && verdict.state !== 'worse' && (
        <p className={styles.note}>
          <a href="#health">{stateWords(verdict)}</a> {verdict.words}.
        </p>
      )}
      {problem && (
        <Notice tone="danger">
          {live} can’t be served: {problem}. Visitors get the release before it.
        </Notice>
      )}
      {!readOnly && (
        <div className={styles.acts}>
          {mayAct(session, 'promote', area) && !frozen && others && (
            <Button size="small" {...acting('promote')}>
              Promote …{of}
            </Button>
          )}
          {mayAct(session, 'rollback', area) && live !== null && (previous !== null || versions.indexOf(live) > 0) && (
            <Button size="small" {...acting('rollback')}>
              Roll back …{of}
            </Button>
          )}
          {mayAct(session, 'rollout', area) &&
            !frozen &&
            versions.length > 0 &&
            (others || withdrawn) &&
            !rollout &&
            !delivery && (
              <Button size="small" {...acting('rollout')}>
                Roll out …{of}
              </Button>
            )}
          {mayAct(session, 'rollout', area) &&
            mayAct(session, 'promote', area) &&
            !frozen &&
            (others || withdrawn) &&
            !delivery && (
              <Button size="small" {...acting('deliver')}>
                Deliver …{of}
              </Button>
            )}
          {mayAct(session, 'preview', area) && versions.length > 0 && (
            <Button size="small" {...acting('preview')}>
              Preview …{of}
            </Button>
          )}
          {mayAct(session, 'withdraw', area) && live !== null && !withdrawn && (
            <Button size="small" {...acting('withdraw')}>
              Withdraw …{of}
            </Button>
          )}
          {mayAct(session, 'withdraw', area) && withdrawn && !frozen && (
            <Button size="small" {...acting('restore')}>
              Restore …{of}
            </Button>
          )}
        </div>
      )}
      {missing && <p className={styles.note}>{missing}</p>}
      {frozen && freeze && (
        <p className={styles.note}>
          Nothing new goes live until {momentText(freeze.until)}: {freeze.why}. Rolling back is possible.
        </p>
      )}
    </article>
  );
}
