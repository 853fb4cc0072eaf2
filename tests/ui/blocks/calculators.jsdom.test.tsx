import { afterEach, expect, test } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { lookUpPlan } from '../../../application/visitor/plan-system/plan-in-area.ts';
import { planSystemTexts } from '../../../application/visitor/plan-system/texts.ts';
import { suggestSystemsTexts } from '../../../application/visitor/suggest-systems/texts.ts';
import { weighLeaseTexts } from '../../../application/visitor/weigh-lease/texts.ts';
import { ServicesProvider } from '../../../ui/bindings/services.ts';
import { Block as LeaseCalculator } from '../../../ui/blocks/lease-calculator/lease-calculator.tsx';
import { Block as SystemFinder } from '../../../ui/blocks/system-finder/system-finder.tsx';
import { Block as SystemEstimate } from '../../../ui/blocks/system-estimate/system-estimate.tsx';
import { constant } from '../../../infrastructure/composition/containers/binding.ts';
import { PageContainer } from '../../../infrastructure/composition/containers/page-container.ts';
import { TOKENS } from '../../../infrastructure/composition/containers/tokens.ts';
import { calculatorModule } from '../../../infrastructure/composition/visitor/calculator-module.ts';
import { leadModule } from '../../../infrastructure/composition/visitor/lead-module.ts';
import { systemFinderModule } from '../../../infrastructure/composition/visitor/system-finder-module.ts';
import { NO_DEALERS, pageModule } from '../../../infrastructure/composition/visitor/page-module.ts';
import { servicesOf } from '../../../infrastructure/composition/visitor/services.ts';
import { FakeRebateDirectory } from '../../fakes/content/fake-rebate-directory.ts';
import { CountingIdGenerator } from '../../fakes/counting-id-generator.ts';
import { FakeAddressSuggestions } from '../../fakes/dealers/fake-address-suggestions.ts';
import { FakePlaceOfCode } from '../../fakes/dealers/fake-place-of-code.ts';
import { FakeClock } from '../../fakes/fake-clock.ts';
import { FakeLeadDesk } from '../../fakes/leads/fake-lead-desk.ts';
import { FakeVisitorMemory } from '../../fakes/visitor/fake-visitor-memory.ts';
import { FakeVisitorProfiles } from '../../fakes/visitor/fake-visitor-profiles.ts';
import { KeptVisitorEvents } from '../../fakes/visitor/kept-visitor-events.ts';
import { MemoryLogger } from '../../fakes/memory-logger.ts';
import { MemoryFormDrafts } from '../../fakes/visitor/memory-form-drafts.ts';
import { MemoryPageAddress } from '../../fakes/visitor/memory-page-address.ts';
import { SITE } from './read-blocks.ts';

const servicesOnFakes = () => {
  const container = new PageContainer();
  container.load([
    constant(TOKENS.clock, new FakeClock()),
    constant(TOKENS.logger, new MemoryLogger()),
    constant(TOKENS.visitorMemory, new FakeVisitorMemory()),
    constant(TOKENS.visitorEvents, new KeptVisitorEvents()),
    constant(TOKENS.visitorProfiles, new FakeVisitorProfiles()),
    constant(TOKENS.leadDesk, new FakeLeadDesk()),
    constant(TOKENS.idGenerator, new CountingIdGenerator()),
    constant(TOKENS.addressSuggestions, new FakeAddressSuggestions()),
    constant(TOKENS.pageAddress, new MemoryPageAddress()),
    constant(TOKENS.placeOfCode, new FakePlaceOfCode()),
    constant(
      TOKENS.lookUpPlan,
      lookUpPlan({
        rebates: new FakeRebateDirectory(),
        places: new FakePlaceOfCode(),
        clock: new FakeClock(),
      }),
    ),
    constant(TOKENS.formDrafts, new MemoryFormDrafts()),
    ...pageModule(() => Promise.reject(new Error('Nothing opens here')), { zipcode: null }, NO_DEALERS),
    ...leadModule({ phone: '', today: SITE.bookableDays.today, resumed: null }),
    ...systemFinderModule(null),
    ...calculatorModule({ query: new URLSearchParams(), path: '/' }),
  ]);
  return servicesOf(container, SITE);
};

afterEach(cleanup);

/** Renders a block and takes over its forms. */
const show = (block: ReactNode): Promise<void> =>
  act(async () => void render(<ServicesProvider value={servicesOnFakes()}>{block}</ServicesProvider>));

const submit = (form: string, button: string): void => {
  fireEvent.click(within(screen.getByRole('form', { name: form })).getByRole('button', { name: button }));
};

test('The estimate appears in place and gets the focus; the form next to it includes it', async () => {
  await show(<SystemEstimate heading={planSystemTexts.heading} lead="" />);
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
  expect(screen.getByRole('status').textContent).toContain('The lease costs $8,000 more');
  expect(within(screen.getByRole('table')).getByText('$18,000')).toBeTruthy();
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
