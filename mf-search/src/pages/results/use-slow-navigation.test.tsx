import { act, fireEvent, screen } from '@testing-library/react';
import { useNavigate, ServicesContext } from '@verandah/kit';
import { visit } from '../../test-kit/visit.tsx';
import { useSlowNavigation } from './use-slow-navigation.ts';

function Go() {
  const navigate = useNavigate();
  return (
    <button
      type="button"
      onClick={() => {
        void navigate('/next');
      }}
    >
      Go
    </button>
  );
}

function List({ data }: { readonly data: object }) {
  const { slow, onClick, services } = useSlowNavigation(data);
  return (
    <ServicesContext value={services}>
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events */}
      <div
        onClick={(event) => {
          onClick(event);
          event.preventDefault();
        }}
      >
        <a href="/for-rent">Next</a>
        <a href="/property/7">Home</a>
        <Go />
        {slow ? 'slow' : 'still'}
      </div>
    </ServicesContext>
  );
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('[SRCH-21] the loading state shows after 300 ms and ends when the next results arrive', () => {
  const { show } = visit(<List data={{}} />);
  fireEvent.click(screen.getByRole('link', { name: 'Next' }));
  act(() => {
    jest.advanceTimersByTime(299);
  });
  expect(screen.getByText('still')).toBeInTheDocument();
  act(() => {
    jest.advanceTimersByTime(1);
  });
  expect(screen.getByText('slow')).toBeInTheDocument();
  show(<List data={{}} />);
  expect(screen.getByText('still')).toBeInTheDocument();
});

test('[SRCH-21] a failed navigation leaves the results as they were', async () => {
  const { navigate } = visit(<List data={{}} />);
  let settle = () => undefined as void;
  navigate.mockImplementation(
    () =>
      new Promise<void>((resolve) => {
        settle = resolve;
      }),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Go' }));
  act(() => {
    jest.advanceTimersByTime(300);
  });
  expect(screen.getByText('slow')).toBeInTheDocument();
  await act(async () => settle());
  expect(screen.getByText('still')).toBeInTheDocument();
});

test('a link opened in another tab is no navigation, and one to a listing shows no placeholders', () => {
  visit(<List data={{}} />);
  fireEvent.click(screen.getByRole('link', { name: 'Next' }), { ctrlKey: true });
  fireEvent.click(screen.getByRole('link', { name: 'Home' }));
  act(() => {
    jest.advanceTimersByTime(1000);
  });
  expect(screen.getByText('still')).toBeInTheDocument();
});
