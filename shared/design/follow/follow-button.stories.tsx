import { useState } from 'react';
import { FollowButton } from './follow-button.tsx';

export default { component: FollowButton };

const nothing = (): void => undefined;

/** A press changes it. */
export const Toggles = () => {
  const [following, setFollowing] = useState(false);
  return (
    <FollowButton
      what="Richmond"
      following={following}
      count={following ? 1204 : 1203}
      onToggle={() => setFollowing(!following)}
    />
  );
};

export const States = () => (
  <>
    <FollowButton what="Richmond" following={false} onToggle={nothing} />
    <FollowButton what="Carlton" following count={1} onToggle={nothing} />
    <FollowButton what="Fitzroy" following={false} count={12} busy onToggle={nothing} />
    <FollowButton what="Collingwood" following size="small" onToggle={nothing} />
  </>
);
