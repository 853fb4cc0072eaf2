import { expect, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { Breadcrumbs } from '../../../../ui/app/layout/breadcrumbs.tsx';

const TRAIL = [
  { path: '/resources/', title: 'Resources' },
  { path: '/resources/maintenance-tips/', title: 'Maintenance tips' },
];

test('Breadcrumbs link from the home page to the current page, which is not a link', () => {
  render(<Breadcrumbs trail={TRAIL} current="Clean coils" language="en" />);
  const navigation = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  const items = within(navigation.getByRole('list')).getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual([
    'Home',
    'Resources',
    'Maintenance tips',
    'Clean coils',
  ]);
  const links = navigation.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/',
    '/resources/',
    '/resources/maintenance-tips/',
  ]);
  expect(links.some((link) => link.hasAttribute('aria-current'))).toBe(false);
  expect(navigation.getByText('Clean coils').getAttribute('aria-current')).toBe('page');
});

test('French breadcrumbs start at the French home page', () => {
  render(<Breadcrumbs trail={[]} current="Trouver un concessionnaire" language="fr" />);
  const navigation = within(screen.getByRole('navigation', { name: 'Fil d’Ariane' }));
  const home = navigation.getByRole('link', { name: 'Accueil' });
  expect([home.getAttribute('href'), home.getAttribute('hreflang')]).toEqual(['/fr/', null]);
});
