/** Runs after the last test file, if Jest runs all files in its own process. */
export default async () => {
  const { sharedBrowser } = await import('./shared-browser.ts');
  await sharedBrowser.close();
};
