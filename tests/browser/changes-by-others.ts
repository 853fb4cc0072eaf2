/** What a visitor's browser and its extensions do to a page. Each runs in the page. */
export const CHANGES_BY_OTHERS = {
  /** As a translator does: the text is another, in two elements. Fields, drawings and scripts stay. */
  'wrapped texts': () => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, ({ parentElement }) =>
      parentElement?.closest('script,style,noscript,svg,textarea,option,font')
        ? NodeFilter.FILTER_REJECT
        : NodeFilter.FILTER_ACCEPT,
    );
    const all: Text[] = [];
    while (texts.nextNode()) all.push(texts.currentNode as Text);
    for (const text of all.filter(({ data }) => data.trim() !== '')) {
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      outer.append(inner);
      inner.append(`‹${text.data}›`);
      text.replaceWith(outer);
    }
  },
  /** As tools for phone numbers and prices do. */
  'wrapped numbers': () => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const all: Text[] = [];
    while (texts.nextNode()) all.push(texts.currentNode as Text);
    for (const text of all) {
      if (text.parentElement?.closest('script,style,svg,textarea,option')) continue;
      const [number] = /\d[\d().,\s-]*\d/.exec(text.data) ?? [];
      if (number === undefined) continue;
      text.splitText(text.data.indexOf(number)).splitText(number.length);
      const wrapped = Object.assign(document.createElement('a'), { className: 'number-tool' });
      text.nextSibling?.replaceWith(wrapped);
      wrapped.append(number);
    }
  },
  /** As password managers do. */
  'nodes after fields': () => {
    for (const field of document.querySelectorAll('input,select,textarea'))
      field.after(Object.assign(document.createElement('div'), { role: 'button' }));
  },
  'nodes before fields': () => {
    for (const field of document.querySelectorAll('input,select,textarea'))
      field.before(document.createElement('span'));
  },
  'an attribute': () => {
    for (const one of document.querySelectorAll('#root *')) one.setAttribute('data-checked-by', 'a tool');
  },
  'a style': () => {
    for (const one of document.querySelectorAll<HTMLElement>('#root *')) one.style.outlineOffset = '1px';
  },
  'nodes between the parts': () => {
    const parts = '#root > *, [data-frame=""] > *, [data-block]';
    for (const one of document.querySelectorAll(parts)) {
      one.before(document.createElement('div'));
      one.after('a text', document.createElement('section'));
    }
  },
} satisfies Readonly<Record<string, () => void>>;

export type ChangeByOthers = keyof typeof CHANGES_BY_OTHERS;
