import { addLink } from './head-link.ts';

/** How long the application waits for them, in milliseconds: then what is below is shown as it is. */
const MAX_WAIT_MS = 6_000;

/** Resolves once the styles are there that the page fetches late, or cannot be had: what comes to be shown may need them. */
export const lateStylesSettled = async (): Promise<void> => {
  const link = document.head.querySelector('link[rel=stylesheet]');
  const { dataset } = document.documentElement;
  if (link === null || dataset['complete'] !== undefined) return;
  await new Promise((resolve) => {
    for (const event of ['load', 'error']) link.addEventListener(event, resolve);
    setTimeout(resolve, MAX_WAIT_MS);
  });
  dataset['complete'] = '';
};

/**
 * Fetches the styles of what stands below the first window, and of what may come to stand in it, and shows it when they are there;
 * without them all is shown plainly.
 */
export const fetchLateStyles = (address: string, onShown: () => void): void => {
  const link = addLink('stylesheet', address);
  link.onload = link.onerror = () => {
    document.documentElement.dataset['complete'] = '';
    onShown();
  };
};
