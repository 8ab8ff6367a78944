/* A browser that translates a page (Chrome, Edge and their extensions) replaces text nodes with its own
   elements. React still holds the nodes that it created. It would throw when it removes one or inserts
   before it, which would lose the page, and it would write changes, such as a price, into text that is no
   longer on the page. Therefore the page tracks the replacement of each text node. See
   docs/product/pages.md, "Translated pages". */

/** The translator's replacement for each of React's text nodes. */
const standIns = new WeakMap<Node, ChildNode>();
/** All replacements already assigned, because two adjacent text nodes have two adjacent replacements. */
const taken = new WeakSet<Node>();

/**
 * Returns the translator's replacement for a removed text node: either it replaced the text in one step, or
 * it was inserted next to the text before the text was removed.
 */
const findReplacement = ({
  addedNodes,
  previousSibling,
  nextSibling,
}: MutationRecord): Node | null => {
  if (addedNodes.length > 0) return addedNodes[0] ?? null;
  // Only translators create FONT elements. Any other node next to a removed text is just its neighbor.
  const fits = (node: Node | null) => node?.nodeName === 'FONT' && !taken.has(node);
  return [previousSibling, nextSibling].find(fits) ?? null;
};

/**
 * Puts a text node that React changed back in place of its translation. The translator then treats it as
 * new text.
 */
const restoreNode = (text: ChildNode): void => {
  const standIn = standIns.get(text);
  if (!standIn || text.parentNode) return;
  standIns.delete(text);
  standIn.replaceWith(text);
};

const trackReplacements = (
  records: readonly MutationRecord[],
  observer: MutationObserver,
): void => {
  for (const record of records) {
    if (record.type === 'characterData') {
      restoreNode(record.target as Text);
      continue;
    }
    for (const text of record.removedNodes) {
      if (text.nodeType !== Node.TEXT_NODE || text.parentNode) continue;
      const standIn = findReplacement(record);
      if (standIn?.nodeType !== Node.ELEMENT_NODE || !standIn.parentNode) continue;
      standIns.set(text, standIn as Element);
      taken.add(standIn);
      observer.observe(text, { characterData: true });
    }
    // React moved the text, so its translation would otherwise appear twice.
    for (const text of record.addedNodes) {
      if (text.parentNode) standIns.get(text)?.remove();
      standIns.delete(text);
    }
  }
};

/** Returns the child of `parent` that is the node, contains it, or replaces it. */
const getChild = (parent: Node, node: Node): ChildNode | null => {
  let place: Node | null = standIns.get(node) ?? node;
  while (place && place.parentNode !== parent) place = place.parentNode;
  return place as ChildNode | null;
};

/**
 * Lets React update a document that the browser translates: nothing throws if a node is no longer where
 * React put it, and changes stay visible. Call it before hydration. Returns a function that undoes it.
 */
export const supportPageTranslation = (): (() => void) => {
  const { removeChild, insertBefore } = Node.prototype;
  const observer = new MutationObserver(trackReplacements);
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
    const place = before && before.parentNode !== this ? getChild(this, before) : before;
    return insertBefore.call(this, node, place) as T;
  };
  return () => {
    observer.disconnect();
    Object.assign(Node.prototype, { removeChild, insertBefore });
  };
};
