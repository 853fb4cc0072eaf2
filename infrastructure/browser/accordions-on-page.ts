/**
 * Closes accordions that the styles collapse on this device (specification, section 3: default-open per device), so their state matches
 * what is visible. From then on the visitor controls them.
 */
export const settleAccordions = (page: ParentNode): void => {
  for (const details of page.querySelectorAll<HTMLDetailsElement>('details[data-open-on]')) {
    const content = details.lastElementChild;
    if (content && getComputedStyle(content).display === 'none') details.open = false;
    delete details.dataset['openOn'];
  }
};
