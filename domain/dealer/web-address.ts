/** A host with a dot in it, such as `www.acehvac.com`, and what may follow it. */
const WITHOUT_SCHEME = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}(?::\d+)?(?:[/?#]\S*)?$/i;

/** A dealer's website as a link (specification, section 3: `dealer_url`). Feeds often leave out the scheme; null for what is no web address. */
export const webAddress = (text: string | undefined): string | null => {
  const typed = text?.trim() ?? '';
  if (/^https?:\/\/\S+$/i.test(typed)) return typed;
  return WITHOUT_SCHEME.test(typed) ? `https://${typed}` : null;
};
