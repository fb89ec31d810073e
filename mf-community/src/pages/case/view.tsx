import { useState } from 'react';
import { caseAddress, kindWords, type Action, type Case } from '../../features/moderation/case.ts';
import { CaseView } from '../../features/moderation/case-view.tsx';
import { JudgeForm } from '../../features/moderation/judge-form.tsx';
import styles from '../moderation/moderation.module.css';

export interface CaseData {
  readonly subject: Case;
  readonly refused: { readonly why: string; readonly problem: string } | null;
  readonly done: { readonly action: Action; readonly undo: Action | null } | null;
}

/** A case with the moderator's form. */
export function CasePageView({ data: { subject: given, refused, done } }: { readonly data: CaseData }) {
  const [subject, setSubject] = useState(given);
  return (
    <div className={styles.page}>
      <nav className={styles.crumbs} aria-label="Breadcrumb">
        <a href="/moderation">Moderation</a>
      </nav>
      <h1 className={styles.title} tabIndex={-1}>
        {kindWords[subject.kind]}
      </h1>
      <CaseView subject={subject} />
      <h2>Choose an action</h2>
      <JudgeForm
        subject={subject}
        address={caseAddress(subject.kind, subject.targetId)}
        refused={refused}
        done={done}
        onJudged={setSubject}
      />
    </div>
  );
}
