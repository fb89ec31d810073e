test('labels of controls in the document', () => {
  document.body.innerHTML = `
    <label id="around">Around <input id="first"><input id="second"></label>
    <label id="before" for="first">Before</label>
    <label id="nowhere" for="">Nowhere</label>
    <label id="twin" for="twin-control">Twin</label>
    <select id="twin-control"></select><select id="twin-control" class="later"></select>
    <label id="of-hidden">Hidden <input id="hidden" type="hidden"></label>`;
  const labels = (selector: string): (string | undefined)[] | null => {
    const found = document.querySelector<HTMLInputElement>(selector)?.labels ?? null;
    return found && Array.from(found, ({ id }) => id);
  };
  expect(labels('#first')).toEqual(['around', 'before']);
  expect(labels('#second')).toEqual([]);
  expect(labels('#twin-control')).toEqual(['twin']);
  expect(labels('.later')).toEqual([]);
  expect(labels('#hidden')).toBeNull();
});

test('labels of controls outside the document are those of jsdom', () => {
  const around = document.createElement('label');
  const control = around.appendChild(document.createElement('input'));
  expect([...(control.labels ?? [])]).toEqual([around]);
});
