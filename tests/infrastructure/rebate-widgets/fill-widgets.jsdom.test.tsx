import { afterEach, describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { RebateWidgetOptions } from '../../../domain/rebate/widget-options.ts';
import { fillWidgets } from '../../../infrastructure/rebate-widgets/fill-widgets.ts';
import { aProgram } from '../../builders/a-program.ts';
import { areaRebates } from '../../builders/area-rebates.ts';
import { FakeClock } from '../../fakes/fake-clock.ts';
import { FakeRebateDirectory } from '../../fakes/content/fake-rebate-directory.ts';

const OPTIONS: RebateWidgetOptions = {
  zip: '02110',
  pageSize: 6,
  headingText: 'Rebates and tax credits near you',
  headingTag: 'h2',
  subheadingText: 'Discover rebates and tax credits on select products.',
  category: null,
  products: [],
  showProductImages: true,
  noRebatesText: 'No rebates found.',
  offersText: 'Offer(s) available. Save up to {amount}',
  popupHeadingText: 'Available Offers',
};

const PROGRAMS = [
  aProgram('whole')
    .paying(8500)
    .combining('bonus')
    .with({ paysFor: ['Heat pump'] })
    .build(),
  aProgram('bonus')
    .paying(500)
    .with({ paysFor: ['Heat pump'] })
    .build(),
  aProgram('gas')
    .paying(400)
    .with({ paysFor: ['Gas furnace'] })
    .build(),
  aProgram('call')
    .with({ paysFor: ['Smart thermostat'] })
    .build(),
];

const HEAT_PUMP = { name: 'Heat Pump 16', type: 'Heat pump', imageUrl: '/heat-pump.svg' };

let observer: MutationObserver | null = null;
afterEach(() => {
  observer?.disconnect();
  document.body.replaceChildren();
});

const addBox = (widget: string, options: Partial<RebateWidgetOptions> | string): HTMLElement => {
  const box = document.createElement('div');
  box.dataset['rebateWidget'] = widget;
  box.dataset['options'] = typeof options === 'string' ? options : JSON.stringify({ ...OPTIONS, ...options });
  document.body.append(box);
  return box;
};

const start = (directory = new FakeRebateDirectory(), isSample = false): FakeRebateDirectory => {
  directory.serve('02110', { ...areaRebates('Boston, MA', ...PROGRAMS), isSample });
  observer = fillWidgets(document.body, { rebates: directory, clock: new FakeClock() });
  return directory;
};

const settled = () => new Promise((resolve) => setTimeout(resolve));

/** A box of a page, once its widget is filled. */
const filled = async (
  widget: string,
  options: Partial<RebateWidgetOptions> | string,
  ...directory: Parameters<typeof start>
): Promise<HTMLElement> => {
  const box = addBox(widget, options);
  start(...directory);
  await settled();
  return box;
};

describe('The category widget', () => {
  test("shows its heading and the area's programs, with their amounts and pages", async () => {
    const box = await filled('category', {});
    expect(within(box).getByRole('heading', { level: 2 }).textContent).toBe(OPTIONS.headingText);
    expect(box.textContent).toContain(OPTIONS.subheadingText);
    expect(within(box).getAllByRole('listitem')).toHaveLength(4);
    expect(
      within(box)
        .getByRole('link', { name: 'Program whole: see the official program page' })
        .getAttribute('href'),
    ).toBe('https://rebates.example/whole');
    expect(box.textContent).toContain('You must confirm eligibility');
  });

  test('shows an amount per ton as its rule, and names the size that a total counts', async () => {
    const directory = new FakeRebateDirectory();
    const perTon = aProgram('cool')
      .payingBy('$75 per ton')
      .with({ paysFor: ['Air conditioner'] });
    directory.serve('85001', areaRebates('Phoenix, AZ', perTon.build()));
    const products = [{ name: 'Cooler', type: 'Air conditioner', imageUrl: null }];
    const box = await filled('product', { zip: '85001', products }, directory);
    expect(box.textContent).toContain('Offer(s) available. Save up to $225');
    expect(box.textContent).toContain('$75 per ton');
    expect(box.textContent).toContain('Amounts per ton are counted for a 3-ton system.');
  });

  test('shows only programs of its category', async () => {
    const box = await filled('category', { category: 'Furnace' });
    expect(
      within(box)
        .getAllByRole('listitem')
        .map((item) => item.querySelector('strong')?.textContent),
    ).toEqual(['Program gas']);
  });

  test('shows as many offers as its page size, and the rest on request', async () => {
    const box = await filled('category', { pageSize: 3 });
    expect(within(box).getAllByRole('listitem')).toHaveLength(3);
    within(box).getByRole('button', { name: 'Show more offers' }).click();
    expect(within(box).getAllByRole('listitem')).toHaveLength(4);
    expect(document.activeElement).toBe(within(box).getAllByRole('listitem')[3]);
    expect(within(box).queryByRole('button')).toBeNull();
  });

  test('says so if there are none', async () => {
    const box = await filled('category', { zip: '99501' });
    expect(within(box).getByText('No rebates found.')).toBeTruthy();
  });

  test('says so if the programs are samples', async () => {
    const box = await filled('category', {}, new FakeRebateDirectory(), true);
    expect(box.textContent).toContain('Sample data.');
  });
});

describe('The widgets of products', () => {
  test("show the maximum amount of a product's offers, and its picture", async () => {
    const box = await filled('product', { products: [HEAT_PUMP] });
    expect(
      within(box)
        .getByRole('button', { name: 'Offer(s) available. Save up to $9,000' })
        .getAttribute('aria-haspopup'),
    ).toBe('dialog');
    expect(box.querySelector('img')?.getAttribute('src')).toBe('/heat-pump.svg');
  });

  test('list each product, even without an offer or an amount', async () => {
    const products = [
      HEAT_PUMP,
      { name: 'Air conditioner', type: 'Air conditioner', imageUrl: null },
      { name: 'Thermostat', type: 'Thermostat', imageUrl: null },
    ];
    const box = await filled('product-list', { products, showProductImages: false });
    expect(box.querySelector('img')).toBeNull();
    expect(within(box).getByText('No rebates found.')).toBeTruthy();
    expect(within(box).getByRole('button', { name: 'Available Offers' })).toBeTruthy();
  });
});

test('a box that is added later is filled too, and each only once', async () => {
  const directory = start();
  addBox('category', {});
  await settled();
  addBox('category', { zip: '99501' });
  await settled();
  expect(screen.getAllByRole('heading')).toHaveLength(2);
  expect(directory.asked).toEqual(['02110', '99501']);
});

test('a box shows an error if rebates cannot be read', async () => {
  const directory = new FakeRebateDirectory();
  directory.meet({ _tag: 'RebatesUnavailable', reason: 'TimeoutError' });
  const box = await filled('category', {}, directory);
  expect(box.textContent).toBe(
    'Unable to retrieve savings information. Please check your Zip Code and try again.',
  );
});

test.each([
  ['weather', '{}'],
  ['category', 'no json'],
  ['category', '{"zip":5}'],
])('an unknown widget stays empty: %s %s', async (widget, options) => {
  const box = await filled(widget, options);
  expect(box.childNodes).toHaveLength(0);
});
