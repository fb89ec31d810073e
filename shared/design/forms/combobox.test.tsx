import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { PinIcon } from '../icons/pin.tsx';
import { Combobox } from './combobox.tsx';

const suburbs = ['Richmond, VIC 3121', 'Richmond, NSW 2753'].map((label) => ({ key: label, icon: PinIcon, label }));

function show() {
  const [onChoose, onNothing, onSubmit, onKeyDown] = [jest.fn(), jest.fn(), jest.fn(), jest.fn()];
  function Suburbs() {
    const [text, setText] = useState('');
    return (
      <Combobox
        label="Suburb"
        noun={{ one: 'suburb', many: 'suburbs' }}
        text={text}
        choices={suburbs.filter(({ label }) => text !== '' && label.toLowerCase().includes(text.toLowerCase()))}
        message=""
        onText={setText}
        onChoose={({ label }) => onChoose(label)}
        onNothing={onNothing}
      />
    );
  }
  render(
    // What is around it, such as a dialog, handles keys as well.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form onSubmit={onSubmit} onKeyDown={({ key }) => onKeyDown(key)}>
      <Suburbs />
    </form>,
  );
  return { field: screen.getByRole('combobox', { name: 'Suburb' }), onChoose, onNothing, onSubmit, onKeyDown };
}

test('[A11Y-02] a combobox offers choices for its text, announces how many, and accepts the selected one by keyboard', async () => {
  const { field, onChoose, onSubmit } = show();
  await userEvent.type(field, 'rich');
  expect(field).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('status')).toHaveTextContent('2 suburbs. Use the arrow keys to choose.');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  const second = screen.getByRole('option', { name: 'Richmond, NSW 2753' });
  expect(second).toHaveAttribute('aria-selected', 'true');
  expect(field).toHaveAttribute('aria-activedescendant', second.id);
  await userEvent.keyboard('{Enter}');
  expect(onChoose).toHaveBeenCalledWith('Richmond, NSW 2753');
  expect(field).toHaveAttribute('aria-expanded', 'false');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('[A11Y-02] Enter accepts the first choice when none is selected, and without choices sends no form', async () => {
  const { field, onChoose, onNothing, onSubmit } = show();
  await userEvent.type(field, 'rich{Enter}');
  expect(onChoose).toHaveBeenCalledWith('Richmond, VIC 3121');
  await userEvent.clear(field);
  await userEvent.type(field, ' nowhere {Enter}');
  expect(onNothing).toHaveBeenCalledWith('nowhere');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('[A11Y-02] Escape closes the list of a combobox, and what is around it only after that', async () => {
  const { field, onKeyDown } = show();
  await userEvent.type(field, 'rich');
  onKeyDown.mockClear();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(onKeyDown).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(onKeyDown).toHaveBeenCalledWith('Escape');
});

test('[A11Y-02] the pointer chooses in a combobox', async () => {
  const { field, onChoose } = show();
  await userEvent.type(field, 'rich');
  await userEvent.click(screen.getByRole('option', { name: 'Richmond, NSW 2753' }));
  expect(onChoose).toHaveBeenCalledWith('Richmond, NSW 2753');
});
