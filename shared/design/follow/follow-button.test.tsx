import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { FollowButton } from './follow-button.tsx';

test('the button states what it follows, whether it does, and how many others do', async () => {
  const onToggle = jest.fn();
  const { rerender } = render(<FollowButton what="Richmond" following={false} count={1} onToggle={onToggle} />);
  const button = screen.getByRole('button', { name: 'Follow Richmond' });
  expect(button).toHaveAttribute('aria-pressed', 'false');
  expect(screen.getByText('1 follower')).toBeInTheDocument();
  await userEvent.click(button);
  rerender(<FollowButton what="Richmond" following count={1200} onToggle={onToggle} />);
  expect(screen.getByRole('button', { name: 'Following Richmond' })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByText('1,200 followers')).toBeInTheDocument();
  expect(onToggle).toHaveBeenCalledTimes(1);
});

test('while a press is being sent another does nothing', async () => {
  const onToggle = jest.fn();
  render(<FollowButton what="Richmond" following busy onToggle={onToggle} />);
  await userEvent.click(screen.getByRole('button'));
  expect(onToggle).not.toHaveBeenCalled();
});

test('without script it is a form, or disabled', () => {
  expect(
    renderToStaticMarkup(
      <FollowButton
        what="Richmond"
        following={false}
        onToggle={() => undefined}
        action="/location/richmond-vic-3121/follow"
      />,
    ),
  ).toContain('<form action="/location/richmond-vic-3121/follow" method="post"><button type="submit"');
  expect(renderToStaticMarkup(<FollowButton what="Richmond" following={false} onToggle={() => undefined} />)).toContain(
    'waiting',
  );
});
