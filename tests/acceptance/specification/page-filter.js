// Runs in the page of the living specification: shows the scenarios that mention every word typed. A rule's
// or feature's own title counts for all of its scenarios.
(() => {
  const form = document.querySelector('#filter');
  const words = document.querySelector('#words');
  const shown = document.querySelector('#shown');
  const scenarios = [...document.querySelectorAll('.scenario')];
  const titleOf = (element, selector) => element.closest(selector).querySelector('h2, h3').textContent;
  const texts = new Map(
    scenarios.map((one) => [
      one,
      `${one.textContent} ${titleOf(one, '.rule')} ${titleOf(one, '.feature')}`.toLowerCase(),
    ]),
  );
  const filter = () => {
    const wanted = words.value.toLowerCase().split(/\s+/).filter(Boolean);
    for (const [one, text] of texts) one.hidden = !wanted.every((word) => text.includes(word));
    for (const group of document.querySelectorAll('.rule, .feature')) {
      group.hidden = wanted.length > 0 && !group.querySelector('.scenario:not([hidden])');
    }
    const left = scenarios.filter((one) => !one.hidden).length;
    shown.textContent = wanted.length === 0 ? '' : `${left} of ${scenarios.length} scenarios`;
  };
  form.hidden = false;
  form.addEventListener('submit', (event) => event.preventDefault());
  words.addEventListener('input', filter);
})();
