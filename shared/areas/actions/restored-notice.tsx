import { Button, Notice } from '@verandah/design';
import type { Unsaved } from './use-unsaved.ts';

const together = new Intl.ListFormat('en-AU');

/** Above the fields of a form: that a draft was restored, and which of its fields were changed elsewhere since. */
export function RestoredNotice({ unsaved: { restored, discard } }: { readonly unsaved: Unsaved }) {
  if (restored === null) return null;
  return (
    <Notice tone="warning" live>
      We’ve restored changes you hadn’t saved.{' '}
      {restored.length > 0 &&
        `${together.format(restored)} changed in the meantime: saving replaces that with what you entered. `}
      <Button size="small" onClick={discard}>
        Discard changes
      </Button>
    </Notice>
  );
}
