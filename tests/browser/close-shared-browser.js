/** After the last test file, where Jest itself has run them. */
export default async () => {
  const { sharedBrowser } = await import('./shared-browser.ts');
  await sharedBrowser.close();
};
