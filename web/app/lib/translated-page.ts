/*
 * A browser that translates a page (Chrome, Edge and their extensions) puts elements of its own in the
 * place of text nodes. React still holds the nodes it made: it would throw when it removes one or inserts
 * before it, and lose the page; and it would write what changed, such as a price, into text that nobody
 * sees. So the page remembers what stands in for each text. docs/product/pages.md, "Translated pages".
 */

/** What stands where a text of React's stood. */
const standIns = new WeakMap<Node, ChildNode>();
/** All of these, as two texts side by side have two beside them. */
const taken = new WeakSet<Node>();

/** The text was replaced at once, or the new element was put beside it and the text then taken away. */
const standInFor = ({ addedNodes, previousSibling, nextSibling }: MutationRecord): Node | null => {
  if (addedNodes.length > 0) return addedNodes[0] ?? null;
  // Only translators make these. Anything else beside a text that goes is its neighbor.
  const fits = (node: Node | null) => node?.nodeName === 'FONT' && !taken.has(node);
  return [previousSibling, nextSibling].find(fits) ?? null;
};

/** Shows a text again that React wrote to, in the place of its translation; the translator sees it as new. */
const putBack = (text: ChildNode): void => {
  const standIn = standIns.get(text);
  if (!standIn || text.parentNode) return;
  standIns.delete(text);
  standIn.replaceWith(text);
};

const note = (records: readonly MutationRecord[], observer: MutationObserver): void => {
  for (const record of records) {
    if (record.type === 'characterData') {
      putBack(record.target as Text);
      continue;
    }
    for (const text of record.removedNodes) {
      if (text.nodeType !== Node.TEXT_NODE || text.parentNode) continue;
      const standIn = standInFor(record);
      if (standIn?.nodeType !== Node.ELEMENT_NODE || !standIn.parentNode) continue;
      standIns.set(text, standIn as Element);
      taken.add(standIn);
      observer.observe(text, { characterData: true });
    }
    // React moved it: it would stand there twice.
    for (const text of record.addedNodes) {
      if (text.parentNode) standIns.get(text)?.remove();
      standIns.delete(text);
    }
  }
};

/** The child of `parent` that is the node, holds it, or stands in for it. */
const childOf = (parent: Node, node: Node): ChildNode | null => {
  let place: Node | null = standIns.get(node) ?? node;
  while (place && place.parentNode !== parent) place = place.parentNode;
  return place as ChildNode | null;
};

/**
 * From now on React can change a document that the browser translates: nothing is thrown where a node is
 * no longer where React put it, and what React changes is seen. Call it before React takes the page over.
 *
 * @returns what ends it
 */
export const letPagesBeTranslated = (): (() => void) => {
  const { removeChild, insertBefore } = Node.prototype;
  const observer = new MutationObserver(note);
  observer.observe(document, { childList: true, subtree: true });
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    if (child.parentNode === this) return removeChild.call(this, child) as T;
    standIns.get(child)?.remove();
    child.parentNode?.removeChild(child);
    return child;
  };
  Node.prototype.insertBefore = function <T extends Node>(
    this: Node,
    node: T,
    before: Node | null,
  ): T {
    const place = before && before.parentNode !== this ? childOf(this, before) : before;
    return insertBefore.call(this, node, place) as T;
  };
  return () => {
    observer.disconnect();
    Object.assign(Node.prototype, { removeChild, insertBefore });
  };
};
