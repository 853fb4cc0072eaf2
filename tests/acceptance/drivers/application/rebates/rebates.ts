import assert from 'node:assert/strict';
import * as O from 'fp-ts/Option';
import type { RebatesUnavailable } from '../../../../../application/ports/content/rebate-directory.ts';
import { AskAboutRebates } from '../../../../../application/visitor/ask-about-rebates/ask-about-rebates.ts';
import { askAboutRebatesTexts } from '../../../../../application/visitor/ask-about-rebates/texts.ts';
import { ChooseDealer } from '../../../../../application/visitor/ask-dealer/choose-dealer.ts';
import { EstimateSavings } from '../../../../../application/visitor/estimate-savings/estimate-savings.ts';
import type {
  EstimateSavingsView,
  ProgramCard,
} from '../../../../../application/visitor/estimate-savings/estimate-savings-view.ts';
import { estimateTexts } from '../../../../../application/visitor/estimate-savings/texts.ts';
import { searchOf } from '../../../../../domain/dealer/dealer-search.ts';
import { rebatesForm } from '../../../../../domain/lead/forms/rebates.ts';
import type { Draft } from '../../../../../domain/lead/lead.ts';
import { parsePostalCode } from '../../../../../domain/postal-code/postal-code.ts';
import { currentOf } from '../../../../../ui/bindings/use-observable.ts';
import { settle } from '../../../../fakes/fake-clock.ts';
import { FakeRebateDirectory } from '../../../../fakes/content/fake-rebate-directory.ts';
import { MemoryPageParameters } from '../../../../fakes/visitor/memory-page-parameters.ts';
import type { Trouble } from '../../../trouble.ts';
import { asValue } from '../../../form-words.ts';
import type { RebatesOnScreen, RebatesPart } from '../../../parts/rebate-parts.ts';
import { PostedForm } from '../leads/posted-form.ts';
import { NO_CHOICE } from '../leads/scripted-form.ts';
import { SITE_PHONE, type Visit } from '../visit.ts';

const PATH = '/resources/rebates/';

/** The real use cases of a page with rebates, on fakes. */
const pageOf = (visit: Visit, rebates: FakeRebateDirectory, parameters: MemoryPageParameters) => {
  const { memory, events, clock, log, profiles, useCases } = visit;
  const estimate = new EstimateSavings({ rebates, memory, events, clock, log });
  const request = useCases.begin(rebatesForm);
  const found$ = useCases.findDealers.view$;
  const choice = new ChooseDealer(found$, request, null);
  const parts = { request, choice, found$, parameters, profiles, siteUrl: 'https://www.runtru.example' };
  return { estimate, request, choice, contact: new AskAboutRebates({ ...parts, estimate$: estimate.view$ }) };
};

export const rebatesOf = (visit: Visit): RebatesPart & { readonly troublesLeft: () => number } => {
  const directory = new FakeRebateDirectory();
  let parameters = new MemoryPageParameters();
  let page: ReturnType<typeof pageOf> | null = null;
  let posted: PostedForm | null = null;

  const opened = (): NonNullable<typeof page> => {
    assert.ok(page, 'No page with rebates is open');
    return page;
  };

  const show = async (query: string): Promise<void> => {
    const { estimate } = opened();
    const address = new URLSearchParams(query);
    const before = currentOf(estimate.view$).box.moves;
    void visit.useCases.findDealers.show(searchOf(address), { path: PATH, shown: 'all' });
    void estimate.showAt(address, PATH);
    await settle();
    if (visit.scripts) estimate.recall();
    await goOn(before);
  };

  /** Goes wherever the zip box leads. */
  const goOn = async (before: number): Promise<void> => {
    const { goesTo, moves } = currentOf(opened().estimate.view$).box;
    if (moves > before && goesTo !== null) await show(new URL(goesTo, 'https://site').search);
  };

  const open = async (query: string): Promise<void> => {
    visit.contents.leave();
    visit.addresses.push({ page: 'home', search: searchOf(new URLSearchParams()) });
    await visit.load();
    [page, posted, parameters] = [null, null, new MemoryPageParameters()];
    page = pageOf(visit, directory, parameters);
    await show(query);
  };

  return {
    serve: async (zip, served) => directory.serve(zip, served),
    meet: async (...troubles) => directory.meet(...troubles.map(asFailure)),
    release: async () => {
      directory.release();
      await settle();
    },
    remember: async (zip) => {
      const code = parsePostalCode(zip);
      if (O.isSome(code)) visit.memory.rememberPostalCode(code.value);
    },
    open: (zip) => open(zip === undefined ? '' : `zip=${zip}`),
    ask: async (typed) => {
      if (!visit.scripts) return open(new URLSearchParams({ zip: typed }).toString());
      const { estimate } = opened();
      const before = currentOf(estimate.view$).box.moves;
      estimate.ask(typed);
      await settle();
      await goOn(before);
    },
    askOnHome: async (typed) => {
      await visit.load();
      const held = currentOf(visit.useCases.showArea.view$).zipcode ?? '';
      await open(new URLSearchParams({ zip: typed ?? held }).toString());
    },
    edit: async () => opened().estimate.edit(),
    send: async (answers, dealer) => {
      const { request, choice, contact } = opened();
      const draft: Draft = Object.fromEntries(
        answers.map(([field, text]) => [field.name, asValue(field, text)]),
      );
      const chosen = currentOf(choice.view$).dealers.find(({ name }) => name === dealer);
      if (dealer !== null) assert.ok(chosen, `${dealer} cannot be chosen`);
      if (chosen !== undefined) choice.choose(chosen.companyId);
      const { comments = '' } = currentOf(request.view$).values;
      if (!visit.scripts) {
        const selected = currentOf(choice.view$).selected?.companyId ?? null;
        posted = new PostedForm(
          rebatesForm,
          visit.leadModule,
          { phone: SITE_PHONE, values: {} },
          () => selected,
        );
        posted.type({ ...draft, comments });
        return posted.submit();
      }
      contact.open();
      await request.takeOver({});
      await request.submit({ ...draft, comments });
    },
    seenWhen: async () => {
      await settle();
      return screenOf(opened(), posted);
    },
    parametersWhen: async () => {
      await settle();
      return parameters.read();
    },
    troublesLeft: () => directory.troublesLeft,
  };
};

const asFailure = ({ kind }: Trouble): RebatesUnavailable | 'silence' =>
  kind === 'silence' ? kind : { _tag: 'RebatesUnavailable', reason: kind };

const screenOf = (
  { estimate, request, contact }: ReturnType<typeof pageOf>,
  posted: PostedForm | null,
): RebatesOnScreen => {
  const view = currentOf(estimate.view$);
  const { form, confirmation } = currentOf(contact.view$);
  const { success } = currentOf(request.view$);
  const thanks = posted === null ? null : posted.seen(NO_CHOICE);
  return {
    savings: view.kind === 'found' && view.rebates.amount !== null ? view.rebates.heading : null,
    zipError: view.box.zipError,
    texts: [
      ...textsOf(view),
      ...(thanks?.kind === 'thanks' ? thanks.texts : []),
      ...(success === null ? [] : [success.heading, success.text]),
    ],
    programs:
      view.kind === 'found'
        ? view.rebates.programs.map((program) => ({ name: program.name, says: linesOf(program) }))
        : [],
    contact:
      confirmation !== null
        ? 'confirmed'
        : form === 'sent'
          ? 'thanks'
          : form === 'open'
            ? form
            : view.box.asked === null
              ? 'none'
              : 'closed',
    confirmation:
      confirmation === null
        ? []
        : [
            askAboutRebatesTexts.congrats,
            askAboutRebatesTexts.received,
            askAboutRebatesTexts.expect,
            ...askAboutRebatesTexts.steps,
          ],
    others: confirmation?.others?.cards.map(({ name }) => name) ?? [],
  };
};

const textsOf = (view: EstimateSavingsView): ReadonlyArray<string> => {
  switch (view.kind) {
    case 'idle':
      return [estimateTexts.idle];
    case 'loading':
      return [estimateTexts.loading];
    case 'none':
    case 'failed':
      return [view.message];
    case 'found':
      return [view.rebates.heading, view.rebates.sample ?? '', view.rebates.total ?? ''];
  }
};

const linesOf = ({ amount, status, facts, isCounted, notCounted }: ProgramCard): ReadonlyArray<string> => [
  ...[amount, status.text, isCounted === true ? estimateTexts.counted : '', notCounted ?? ''],
  ...facts.map(({ text }) => text),
];
