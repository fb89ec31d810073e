import { ButtonLink } from '../base/button.tsx';
import { EmptyState } from './empty-state.tsx';

export default { component: EmptyState };

export const WithActions = () => (
  <EmptyState
    title="No homes match your filters"
    actions={
      <>
        <ButtonLink kind="primary" href="?">
          Remove all filters
        </ButtonLink>
        <ButtonLink href="?near">Include surrounding suburbs</ButtonLink>
      </>
    }
  >
    <p>Remove a filter, or have new homes emailed to you.</p>
  </EmptyState>
);

export const WholePage = () => <EmptyState level={1} title="You have no saved homes" />;
