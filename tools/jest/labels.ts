// jsdom walks the whole document for every label of every control, each time that `labels` is read: half the time of a
// test that finds controls by their names. In a document its index of ids has the same result.

/** https://html.spec.whatwg.org/multipage/forms.html#dom-lfe-labels */
const labelsInDocument = (control: HTMLElement): HTMLLabelElement[] =>
  [...document.querySelectorAll('label')].filter((label) =>
    label.hasAttribute('for')
      ? label.htmlFor === control.id && control.id !== '' && document.getElementById(control.id) === control
      : label.contains(control) && label.control === control,
  );

// A test may choose Node's environment for itself.
const controls =
  typeof document === 'undefined' ? [] : [HTMLButtonElement, HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement];
for (const { prototype } of controls) {
  const own = Object.getOwnPropertyDescriptor(prototype, 'labels');
  Object.defineProperty(prototype, 'labels', {
    ...own,
    get(this: HTMLElement): unknown {
      const hidden = this instanceof HTMLInputElement && this.type === 'hidden';
      return hidden || this.getRootNode() !== document ? own?.get?.call(this) : labelsInDocument(this);
    },
  });
}
