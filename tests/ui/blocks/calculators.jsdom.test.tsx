import { afterEach, expect, test } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { planSystemTexts } from '../../../application/visitor/plan-system/texts.ts';
import { suggestSystemsTexts } from '../../../application/visitor/suggest-systems/texts.ts';
import { weighLeaseTexts } from '../../../application/visitor/weigh-lease/texts.ts';
import { ServicesProvider } from '../../../ui/bindings/services.ts';
import { Block as LeaseCalculator } from '../../../ui/blocks/lease-calculator/lease-calculator.tsx';
import { Block as SystemFinder } from '../../../ui/blocks/system-finder/system-finder.tsx';
import { Block as SystemEstimate } from '../../../ui/blocks/system-estimate/system-estimate.tsx';
import { servicesOnFakes } from './services-on-fakes.ts';

afterEach(cleanup);

/** Renders a block and takes over its forms. */
const show = (block: ReactNode): Promise<void> =>
  act(async () => void render(<ServicesProvider value={servicesOnFakes()}>{block}</ServicesProvider>));

const submit = (form: string, button: string): void => {
  fireEvent.click(within(screen.getByRole('form', { name: form })).getByRole('button', { name: button }));
};

test('The estimate appears in place and gets the focus; the form next to it includes it', async () => {
  await show(<SystemEstimate heading={null} lead={null} formId="estimate" />);
  const quote = screen.getByRole('form', { name: planSystemTexts.ask });
  fireEvent.input(within(quote).getByLabelText('First name'), { target: { value: 'Ann' } });

  submit(planSystemTexts.form, planSystemTexts.submit);
  expect(screen.getByRole('alert').textContent).toBe(planSystemTexts.missing);
  expect(document.activeElement?.getAttribute('name')).toBe('system');

  fireEvent.click(screen.getByLabelText('Air conditioner alone'));
  fireEvent.click(screen.getByLabelText('Keep the ducts I have'));
  submit(planSystemTexts.form, planSystemTexts.submit);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(document.activeElement?.textContent).toContain('Starting price, installed$5,400');
  expect(quote.querySelector<HTMLInputElement>('[name=comments]')?.value).toContain('Air conditioner alone');
  expect(within(quote).getByLabelText<HTMLInputElement>('First name').value).toBe('Ann');
});

test('The answer follows each choice in a bar that links to it, and leaves the focus where it is', async () => {
  await show(<SystemEstimate heading={null} lead={null} formId="estimate" />);
  const bar = () => screen.queryByRole('link', { name: new RegExp(planSystemTexts.toEstimate) });
  expect(bar()).toBeNull();
  const choice = screen.getByLabelText('Air conditioner alone');
  choice.focus();
  fireEvent.click(choice);
  fireEvent.click(screen.getByLabelText('Keep the ducts I have'));
  expect(bar()?.textContent).toContain('$5,400');
  expect(bar()?.getAttribute('href')).toBe('#estimate');
  expect(document.querySelector('#estimate')?.textContent).toContain('Starting price, installed$5,400');
  expect(document.activeElement).toBe(choice);
});

test('A lease offer is calculated in place; errors get the focus first', async () => {
  await show(<LeaseCalculator heading={weighLeaseTexts.heading} lead="" />);
  const type = (label: string, value: string) =>
    fireEvent.input(screen.getByLabelText(label), { target: { value } });
  type(weighLeaseTexts.cash, '10,000');
  submit(weighLeaseTexts.form, weighLeaseTexts.submit);
  expect(document.activeElement?.getAttribute('name')).toBe('monthly');
  expect(screen.queryByRole('table')).toBeNull();

  type(weighLeaseTexts.monthly, '150');
  type(weighLeaseTexts.months, '120');
  submit(weighLeaseTexts.form, weighLeaseTexts.submit);
  expect(screen.getByRole('status').textContent).toContain('The lease costs at least $8,000 more');
  const [offer, years] = screen.getAllByRole('table');
  expect(offer?.textContent).toContain('$18,000');
  expect(years?.textContent).toContain('Year 6$10,800$10,000');
});

test('The fitting systems appear in place and get the focus; the errors of questions get it first', async () => {
  const texts = suggestSystemsTexts;
  await show(<SystemFinder heading={texts.heading} lead="" />);
  submit(texts.heading, texts.submit);
  expect(screen.getByRole('alert').textContent).toBe(texts.missing);
  expect(document.activeElement?.getAttribute('name')).toBe('fuel');

  fireEvent.click(screen.getByLabelText('Gas'));
  fireEvent.input(screen.getByLabelText(texts.zip), { target: { value: '55401' } });
  submit(texts.heading, texts.submit);
  const answer = await screen.findByRole('group', { name: texts.result });
  expect(document.activeElement).toBe(answer);
  expect(answer.textContent).toContain('Winters near Minneapolis, MN are cold.');
  expect(screen.queryByRole('alert')).toBeNull();

  fireEvent.input(screen.getByLabelText(texts.zip), { target: { value: 'soon' } });
  submit(texts.heading, texts.submit);
  expect((await screen.findByRole('alert')).textContent).toBe(texts.malformed);
  expect(document.activeElement?.getAttribute('name')).toBe('zip');
  expect(screen.getByRole('group', { name: texts.result }).textContent).toContain(texts.withoutClimate);
});
