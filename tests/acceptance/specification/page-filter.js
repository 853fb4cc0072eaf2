// Runs in the page of the living specification: shows the scenarios that mention every search word, with their backgrounds.
// The words of a rule's or feature's own title count for all of its scenarios. Links unfold their targets.
(() => {
  const search = document.querySelector('#filter');
  const words = document.querySelector('#words');
  const shown = document.querySelector('#shown');
  const main = document.querySelector('main');
  const scenarios = [...document.querySelectorAll('.scenario')];
  const features = [...document.querySelectorAll('.feature')];
  const titleOf = (element, selector) => element.closest(selector).querySelector('h2, h3').textContent;
  const texts = new Map(
    scenarios.map((one) => [
      one,
      `${one.textContent} ${titleOf(one, '.rule')} ${titleOf(one, '.feature')}`.toLowerCase(),
    ]),
  );
  const isEmpty = (group) => group.querySelector('.scenario:not([hidden])') === null;
  /** The features that were unfolded before the search. */
  let unfolded = null;
  const filter = () => {
    const wanted = words.value.toLowerCase().split(/\s+/).filter(Boolean);
    const isSearching = wanted.length > 0;
    if (isSearching) unfolded ??= new Set(features.filter(({ open }) => open));
    for (const [one, text] of texts) one.hidden = !wanted.every((word) => text.includes(word));
    for (const feature of features) {
      feature.hidden = isSearching && isEmpty(feature);
      feature.open = isSearching ? !feature.hidden : (unfolded?.has(feature) ?? feature.open);
    }
    if (!isSearching) unfolded = null;
    // A rule without scenarios holds the background of the other rules.
    for (const rule of document.querySelectorAll('.rule:has(.scenario)')) {
      rule.hidden = isSearching && isEmpty(rule);
    }
    for (const link of document.querySelectorAll('nav a')) {
      link.parentElement.hidden = document.querySelector(link.hash).closest('[hidden]') !== null;
    }
    for (const item of document.querySelectorAll('nav ol > li')) {
      item.hidden = item.querySelector('ul > li:not([hidden])') === null;
    }
    const left = scenarios.filter((one) => !one.hidden).length;
    shown.textContent = isSearching ? `${left} of ${scenarios.length} scenarios` : '';
    if (main.getBoundingClientRect().top < 0) main.scrollIntoView();
  };
  const reveal = () => {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    for (let one = target; one !== null; one = one.parentElement) if ('open' in one) one.open = true;
    target?.scrollIntoView();
  };
  search.hidden = false;
  document.querySelector('.folding').hidden = false;
  // Wide windows have room for the contents next to the features.
  document.querySelector('nav > details').open = matchMedia('(width >= 1024px)').matches;
  words.addEventListener('input', filter);
  for (const button of document.querySelectorAll('[data-fold]')) {
    button.addEventListener('click', () => {
      for (const one of [...features, ...scenarios]) one.open = button.dataset.fold === 'false';
    });
  }
  window.addEventListener('hashchange', reveal);
  // Clicking a link to the current fragment does not change the address.
  document.addEventListener('click', ({ target }) => {
    if (target.closest('a[href^="#"]')?.hash === location.hash) reveal();
  });
  reveal();
})();
