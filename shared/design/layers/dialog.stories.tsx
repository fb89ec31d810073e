import { useState, type ComponentType } from 'react';
import { Button } from '../base/button.tsx';
import { Field } from '../forms/field.tsx';
import { TextInput } from '../forms/text-input.tsx';
import { Dialog, Drawer, ScreenDialog, type DialogProps } from './dialog.tsx';

export default { component: Dialog };

const Opened = ({
  layer: Layer,
  long = false,
}: {
  readonly layer: ComponentType<DialogProps>;
  readonly long?: boolean;
}) => {
  const [open, setOpen] = useState(true);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Save to a collection</Button>
      <Layer
        open={open}
        onClose={() => setOpen(false)}
        title={long ? 'Save 12 Rose Street, Richmond to one of your collections or a new one' : 'Save to a collection'}
        footer={<Button kind="primary">Save home</Button>}
      >
        <Field label="Name">
          {(control) => <TextInput {...control} autoComplete="off" defaultValue="By the sea" />}
        </Field>
        {long && Array.from({ length: 24 }, (_, index) => <p key={index}>Collection {index + 1}</p>)}
      </Layer>
    </>
  );
};

export const InTheMiddle = () => <Opened layer={Dialog} />;

export const Long = () => <Opened layer={Dialog} long />;

/** From below on a phone, from the side on a wide screen. */
export const FromTheEdge = () => <Opened layer={Drawer} />;

/** Without margins around its content: for a map. */
export const WholeScreen = () => (
  <ScreenDialog open onClose={() => undefined} title="Draw an area" footer={<Button kind="primary">Show homes</Button>}>
    <div style={{ blockSize: '100%', background: 'var(--v-accent-soft)' }} />
  </ScreenDialog>
);
