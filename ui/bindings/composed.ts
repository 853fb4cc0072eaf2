import { COMPOSING } from '../../application/visitor/read-page/composing.ts';

/** Resolves once no text is being composed. To replace its field would end the composition. */
export const composed = async (): Promise<void> => {
  while (document.documentElement.hasAttribute(COMPOSING))
    await new Promise((end) => addEventListener('compositionend', end, { once: true }));
};
