import { ReportForm, type ReportFormProps } from './report-form.tsx';

export default { component: ReportForm };

const Form = (props: Partial<ReportFormProps>) => (
  <ReportForm
    what="review"
    address="?"
    reasons={['It is offensive', 'It is about something else', 'It is advertising']}
    state="open"
    problem=""
    onSend={() => undefined}
    {...props}
  />
);

export const Open = () => <Form />;

export const Closed = () => <Form opener="Report" />;

export const Sending = () => <Form state="sending" detail="The agent wrote this review." />;

export const Failed = () => <Form problem="Your report wasn’t sent. Try again." />;

export const Sent = () => <Form state="sent" />;
