/**
 * Browsers that translate a page replace its texts by elements (<font>). React holds references to the texts that it
 * has drawn: to take one away that is gone from its place, or to put something before it, throws, and to change it
 * changes nothing visible. Here the element represents its text: it is removed with the text, and replaced by the text
 * back when the text changes, to be translated anew.
 */
export function followTranslation(root: Node): void {
  const standIns = new WeakMap<Node, ChildNode>();
  const { removeChild, insertBefore } = Node.prototype;

  const changes = new MutationObserver((records) => {
    for (const { target } of records) giveBack(target);
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
  /** The child of `parent` that contains or represents a text. */
  function inPlaceOf(child: Node, parent: Node): ChildNode | null {
    learn(places.takeRecords());
    let standIn: Node | null | undefined = standIns.get(child) ?? child.parentNode;
    while (isFont(standIn) && standIn.parentNode !== parent) standIn = standIn.parentNode;
    return isFont(standIn) ? standIn : null;
  }
  function giveBack(text: Node): void {
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
    const isAway = before instanceof Text && before.parentNode !== this;
    return insertBefore.call(this, child, isAway ? inPlaceOf(before, this) : before) as Child;
  };
}

const isFont = (node: Node | null | undefined): node is HTMLElement =>
  node instanceof HTMLElement && node.localName === 'font';
