/** The action of a key in a list of suggestions. `activate` and `choose` name an option by its index. */
export type KeyMeaning =
  | { readonly kind: 'activate'; readonly index: number }
  | { readonly kind: 'choose'; readonly index: number }
  /** The caret moves in the text: the key keeps its default action, and no option stays active. */
  | { readonly kind: 'back-to-text' }
  | { readonly kind: 'dismiss' };

type PressedKey = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** The keys of a combobox with a list (ARIA Authoring Practices); null for keys that the list ignores. `active` is -1 for none. */
export const meaningOf = (event: PressedKey, active: number, count: number): KeyMeaning | null => {
  const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (count === 0 || altKey || ctrlKey || metaKey) return null;
  switch (key) {
    case 'Escape':
      return { kind: 'dismiss' };
    case 'Enter':
      return active < 0 ? null : { kind: 'choose', index: active };
    case 'ArrowDown':
      return shiftKey ? null : { kind: 'activate', index: (active + 1) % count };
    case 'ArrowUp':
      return shiftKey ? null : { kind: 'activate', index: active <= 0 ? count - 1 : active - 1 };
    case 'ArrowLeft':
    case 'ArrowRight':
    case 'Home':
    case 'End':
      return { kind: 'back-to-text' };
    default:
      return null;
  }
};
