import { useState } from 'react';
import { Button } from '../base/button.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';

export default { component: ConfirmDialog };

export const Delete = () => {
  const [open, setOpen] = useState(true);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Delete alert</Button>
      <ConfirmDialog
        open={open}
        question="Delete the alert “Richmond”?"
        action="Delete alert"
        onConfirm={() => undefined}
        onClose={() => setOpen(false)}
      />
    </>
  );
};
