// Runs in the page of the living specification: shows the scenarios that mention every word typed, with what always holds
// for them. A rule's or feature's own title counts for all of its scenarios.
(() => {
  const search = document.querySelector('#filter');
  const words = document.querySelector('#words');
  const shown = document.querySelector('#shown');
  const main = document.querySelector('main');
  const scenarios = [...document.querySelectorAll('.scenario')];
  const titleOf = (element, selector) => element.closest(selector).querySelector('h2, h3').textContent;
  const texts = new Map(
    scenarios.map((one) => [
      one,
      `${one.textContent} ${titleOf(one, '.rule')} ${titleOf(one, '.feature')}`.toLowerCase(),
    ]),
  );
  const isEmpty = (group) => group.querySelector('.scenario:not([hidden])') === null;
  const filter = () => {
    const wanted = words.value.toLowerCase().split(/\s+/).filter(Boolean);
    for (const [one, text] of texts) one.hidden = !wanted.every((word) => text.includes(word));
    for (const feature of document.querySelectorAll('.feature')) {
      feature.hidden = wanted.length > 0 && isEmpty(feature);
      document.querySelector(`nav a[href="#${feature.id}"]`).parentElement.hidden = feature.hidden;
    }
    // A rule without scenarios holds what goes before those of all others.
    for (const rule of document.querySelectorAll('.rule:has(.scenario)')) {
      rule.hidden = wanted.length > 0 && isEmpty(rule);
    }
    const left = scenarios.filter((one) => !one.hidden).length;
    shown.textContent = wanted.length === 0 ? '' : `${left} of ${scenarios.length} scenarios`;
    if (main.getBoundingClientRect().top < 0) main.scrollIntoView();
  };
  search.hidden = false;
  words.addEventListener('input', filter);
})();
