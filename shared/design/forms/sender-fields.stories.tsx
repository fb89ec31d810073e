import { checkEnquiry, emptyEnquiry, type EnquiryProblems } from '@verandah/market';
import { useState } from 'react';
import { SenderFields } from './sender-fields.tsx';

export default { component: SenderFields };

const Form = ({ problems = {} }: { readonly problems?: EnquiryProblems }) => {
  const [fields, setFields] = useState(emptyEnquiry);
  return (
    <form style={{ display: 'grid', gap: '1rem', maxWidth: '30rem' }}>
      <SenderFields
        fields={fields}
        problems={problems}
        receiver="Finch Estate Agents"
        id="enquiry"
        change={(changed) => setFields({ ...fields, ...changed })}
      />
    </form>
  );
};

export const Empty = () => <Form />;

export const WithErrors = () => <Form problems={checkEnquiry(emptyEnquiry)} />;
