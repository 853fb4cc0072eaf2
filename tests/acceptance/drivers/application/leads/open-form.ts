import assert from 'node:assert/strict';
import type {
  AskDealerView,
  AskFormId,
} from '../../../../../application/visitor/ask-dealer/ask-dealer-view.ts';
import { ChooseDealer } from '../../../../../application/visitor/ask-dealer/choose-dealer.ts';
import type { SendRequest } from '../../../../../application/visitor/send-request/send-request.ts';
import type { CompanyId } from '../../../../../domain/dealer/company-id.ts';
import type { LeadForm } from '../../../../../domain/lead/form.ts';
import type { Draft } from '../../../../../domain/lead/lead.ts';
import { askableDealers, knownOf } from '../../../../../application/visitor/ask-dealer/askable-dealers.ts';
import { currentOf } from '../../../../../ui/bindings/use-observable.ts';
import { settle } from '../../../../fakes/fake-clock.ts';
import type { FormOnScreen } from '../../../parts/form-parts.ts';
import { ScriptedForm, NO_CHOICE, type Choice, type UsableForm } from './scripted-form.ts';
import { PostedForm } from './posted-form.ts';
import { SITE_PHONE, type Visit } from '../visit.ts';

/** The form that a visitor uses, on a page or above one. */
export class OpenForm {
  private held: UsableForm | null = null;
  private request: SendRequest | null = null;
  private isAbove = false;
  private choice = NO_CHOICE;
  /** Follows the dealers on the page; null: it is for none of them, or no scripts run. */
  private choosing: ChooseDealer | null = null;

  constructor(private readonly visit: Visit) {}

  get form(): UsableForm {
    assert.ok(this.held, 'No form is open');
    return this.held;
  }

  /** A form on a page; `isForDealers`: it is for one of the dealers on the page. */
  async onPage(form: LeadForm, isForDealers: boolean, typed: Draft = {}): Promise<void> {
    const { visit } = this;
    this.beginAt({ isAbove: false });
    const dealers = isForDealers && visit.view !== null ? askableDealers(visit.view) : [];
    this.choice = { dealers, selected: dealers[0] ?? null };
    if (!visit.scripts) return this.hold(this.posted(form));
    const request = (this.request = visit.useCases.begin(form));
    if (isForDealers) this.choosing = new ChooseDealer(visit.useCases.findDealers.view$, request, null);
    else request.suggest({ zip: visit.address.search.zipcode });
    this.choosing?.begin();
    this.hold(await ScriptedForm.restored(request, typed));
  }

  /** A form that opens above the page; without scripts it has a page of its own. */
  async above(form: LeadForm & { readonly id: AskFormId }, companyId: CompanyId | null): Promise<void> {
    const { visit } = this;
    const dealers = companyId !== null && visit.view !== null ? askableDealers(visit.view) : [];
    const selected = dealers.find((dealer) => dealer.companyId === companyId) ?? null;
    this.choice = { dealers, selected };
    if (!visit.scripts) return this.hold(this.posted(form));
    this.beginAt({ isAbove: true });
    const { askDealer } = visit.useCases;
    assert.ok(await (companyId === null ? askDealer.open(form.id) : askDealer.openFor(form.id, companyId)));
    // Its dealers may be looked up.
    await settle();
    const { request } = askDealer;
    assert.ok(request !== null);
    this.request = request;
    this.hold(await ScriptedForm.restored(request));
  }

  chooseTopic(topic: string): void {
    assert.ok(this.request, 'No scripts run');
    this.request.chooseTopic(topic);
  }

  choose(name: string): void {
    const { dealers } = this.chosen;
    const selected = dealers.find((dealer) => dealer.name === name);
    assert.ok(selected, `${name} cannot be chosen`);
    this.choice = { dealers, selected };
    if (this.isAbove) this.visit.useCases.askDealer.choose(selected.companyId);
    else this.choosing?.choose(selected.companyId);
  }

  seen(): FormOnScreen {
    const isGone = this.held === null || (this.isAbove && this.asked.kind !== 'open');
    return isGone ? { kind: 'none' } : this.form.seen(this.chosen);
  }

  private get asked(): AskDealerView {
    return currentOf(this.visit.useCases.askDealer.view$);
  }

  private get chosen(): Choice {
    const { asked, choosing } = this;
    if (this.isAbove && asked.kind === 'open') return asked;
    return choosing === null ? this.choice : currentOf(choosing.view$);
  }

  private posted(form: LeadForm): PostedForm {
    const { visit, choice } = this;
    const request = visit.useCases.begin(form);
    if (choice.selected !== null && visit.view !== null) request.expect(knownOf(visit.view));
    const { values } = currentOf(request.view$);
    request.dispose();
    return new PostedForm(
      form,
      visit.leadModule,
      { phone: SITE_PHONE, values },
      () => this.choice.selected?.companyId ?? null,
    );
  }

  private beginAt({ isAbove }: { readonly isAbove: boolean }): void {
    this.isAbove = isAbove;
    this.choosing?.dispose();
    this.choosing = null;
  }

  private hold(form: UsableForm): void {
    this.held?.dispose();
    this.held = form;
  }
}
