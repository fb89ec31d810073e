import { PageMemory } from './page-memory.ts';

beforeEach(() => {
  sessionStorage.clear();
  window.scrollTo = jest.fn() as never;
});

test('a position is remembered by its entry, in the next document of the tab too', () => {
  const memory = new PageMemory();
  memory.noteScroll('1-2');
  memory.save();
  expect([new PageMemory().knows('1-2'), new PageMemory().knows('3-4')]).toEqual([true, false]);
});

test.each(['{%', '{}', '5', 'null', '[1,["a"],["b",{}],["c",{"top":"1"}],["d",{"top":1,"link":{}}]]'])(
  '[SHELL-44] what is stored in another form is no position: %s',
  (text) => {
    sessionStorage.setItem('verandah.places', text);
    const memory = new PageMemory();
    expect(['a', 'b', 'c', 'd'].filter((entry) => memory.knows(entry))).toEqual([]);
  },
);
