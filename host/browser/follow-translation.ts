/**
 * Lets React update a page that the browser has translated. Browsers replace text nodes by elements (<font>), but React
 * has references to the text nodes. Removing a replaced text or inserting before it throws; changing it has no
 * visible effect. This workaround treats the element as a stand-in for its text: it is removed with the text, and
 * replaced by the text when the text changes, to be translated again.
 */
export function followTranslation(root: Node): void {
  const standIns = new WeakMap<Node, ChildNode>();
  const { removeChild, insertBefore } = Node.prototype;

  const changes = new MutationObserver((records) => {
    for (const { target } of records) restoreText(target);
  });
  const places = new MutationObserver((records) => learn(records));
  places.observe(root, { childList: true, subtree: true });

  function learn(records: readonly MutationRecord[]): void {
    for (const { addedNodes, removedNodes, previousSibling, nextSibling } of records) {
      const [text] = removedNodes;
      if (!(text instanceof Text) || text.isConnected) continue;
      const standIn = [...addedNodes, previousSibling, nextSibling].find(isFont);
      if (!standIn) continue;
      standIns.set(text, standIn);
      changes.observe(text, { characterData: true });
    }
  }
  /** The child of `parent` that contains a text or replaces it. */
  function inPlaceOf(child: Node, parent: Node): ChildNode | null {
    learn(places.takeRecords());
    let standIn: Node | null | undefined = standIns.get(child) ?? child.parentNode;
    while (isFont(standIn) && standIn.parentNode !== parent) standIn = standIn.parentNode;
    return isFont(standIn) ? standIn : null;
  }
  function restoreText(text: Node): void {
    const standIn = standIns.get(text);
    if (text instanceof Text && !text.isConnected && standIn?.isConnected) standIn.replaceWith(text);
  }

  Node.prototype.removeChild = function remove<Child extends Node>(this: Node, child: Child): Child {
    if (child.parentNode === this || !(child instanceof Text)) return removeChild.call(this, child) as Child;
    inPlaceOf(child, this)?.remove();
    return child;
  };
  Node.prototype.insertBefore = function insert<Child extends Node>(
    this: Node,
    child: Child,
    before: Node | null,
  ): Child {
    const isUnavailable = before instanceof Text && before.parentNode !== this;
    return insertBefore.call(this, child, isUnavailable ? inPlaceOf(before, this) : before) as Child;
  };
}

const isFont = (node: Node | null | undefined): node is HTMLElement =>
  node instanceof HTMLElement && node.localName === 'font';
