const isWrapper = (node: Node | null): node is HTMLElement =>
  node instanceof HTMLElement && node.localName === 'font';

/**
 * Shows what the application writes to a text after a translator has put its own element in the text's place. React keeps the text that is
 * gone, so the page would go on to show the old translation. The translator then translates the new text.
 */
export const followWrappedTexts = (root: Node): void => {
  const wrappers = new WeakMap<Node, HTMLElement>();
  const written = new MutationObserver((changes) => {
    for (const { target } of changes) {
      const wrapper = wrappers.get(target);
      if (wrapper?.isConnected === true) wrapper.replaceWith(target);
    }
  });
  new MutationObserver((changes) => {
    for (const { removedNodes, addedNodes, previousSibling, nextSibling } of changes) {
      const [text] = removedNodes;
      const wrapper = [addedNodes[0] ?? null, previousSibling, nextSibling].find(isWrapper);
      if (!(text instanceof Text) || wrapper === undefined) continue;
      wrappers.set(text, wrapper);
      written.observe(text, { characterData: true });
    }
  }).observe(root, { childList: true, subtree: true });
};
