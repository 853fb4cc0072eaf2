import { firstValueFrom } from 'rxjs';
import type { Either } from 'fp-ts/Either';
import { checkLead, type LeadProblems } from '../../../domain/lead/check-lead.ts';
import { doubtsAbout, isAsked, type Doubt } from '../../../domain/lead/doubts.ts';
import { LEAD_BRAND, type Draft, type LeadField, type ValidLead } from '../../../domain/lead/lead.ts';
import { withNormalContact } from '../../../domain/lead/normal-contact.ts';
import { normalCode } from '../../../domain/postal-code/normal-code.ts';
import type { MarketingIds } from '../../../domain/visitor/marketing-ids.ts';
import { detailsOf } from '../../../domain/visitor/visitor-profile.ts';
import { trimmed, valuesWhere, withNewPlace, withoutOtherPlace, withText } from './draft-values.ts';
import { wrongOnLeaving } from './form-notes.ts';
import type { SendRequestOptions, SendRequestPorts } from './send-request-ports.ts';
import { mayBeSent } from './send-request-view.ts';
import type { ShownRequest } from './shown-request.ts';

/** The values of a form: typed by the visitor, remembered from an earlier visit, or suggested by the site (specification, section 5). */
export class FormFilling {
  private current: Draft;
  /** The doubtful values that the visitor was asked about, each with its field. They are accepted from then on. */
  private readonly asked: Set<string>;
  /** The values that the site filled in, from suggestions or from the visitor's profile. */
  private filledIn: Draft = {};
  private suggested: Draft = {};
  /** Whether the stored draft has been loaded. Until then it must not be overwritten. */
  private isTakenOver = false;
  /** Whether the opening of the form is reported. */
  private isOpened = false;

  constructor(
    private readonly shown: ShownRequest,
    private readonly ports: Pick<SendRequestPorts, 'profiles' | 'drafts' | 'events'>,
    private readonly options: SendRequestOptions,
  ) {
    this.current = withText(shown.now.values);
    this.asked = new Set(
      Object.entries(withText(shown.now.confirmed)).map(([field, text]) => inField(field, text)),
    );
  }

  /** All non-empty values. */
  get draft(): Draft {
    return this.current;
  }

  /** Clears all values for the next request. */
  clear(): void {
    this.current = {};
    this.isOpened = false;
  }

  /** The lead to send, or the errors of the values. */
  lead({ mtaAid, mtaSid }: MarketingIds): Either<LeadProblems, ValidLead> {
    const companyId = this.shown.chosen.dealer?.companyId ?? null;
    const metadata = { brand: LEAD_BRAND, companyId, mtaAid, mtaSid };
    return checkLead(this.shown.form, trimmed(this.current), metadata, this.options);
  }

  /**
   * Adds values that will be suggested, so that the server's html already has them in empty fields. A form returned with errors keeps the
   * values that were sent.
   */
  expect(values: Draft): void {
    this.suggested = { ...this.suggested, ...withText(values) };
    const { fills, isReturned } = this.shown.now;
    if (fills > 0 || isReturned) return;
    const put = valuesWhere(withText(values), (field) => this.current[field] === undefined);
    this.current = { ...this.current, ...put };
    this.filledIn = { ...this.filledIn, ...put };
    this.shown.preset(this.current);
  }

  /**
   * Fills fields that the visitor hasn't typed in. A later suggestion replaces an earlier one; one with another zip replaces the whole
   * address.
   */
  suggest(values: Draft): void {
    this.expect(values);
    const before = withText(this.current);
    const put = valuesWhere(withNewPlace(values, before), (field) =>
      [undefined, this.filledIn[field]].includes(before[field]),
    );
    const replaced = valuesWhere(put, (field, text) => ![undefined, text].includes(before[field]));
    this.current = { ...before, ...put };
    this.filledIn = { ...this.filledIn, ...put };
    this.shown.put(this.current, Object.keys(replaced).length > 0);
  }

  /** Hydrates the form: keeps typed values and fills empty fields with the stored draft and the visitor's profile. */
  async takeOver(typed: Draft): Promise<void> {
    // Before the profile is read: meanwhile, a suggestion for another area may replace what the site filled in.
    const own = this.ownIn(typed);
    const profile = await firstValueFrom(this.ports.profiles.profile$);
    const details = withoutOtherPlace(withText(detailsOf(profile)), this.suggested);
    this.filledIn = { ...this.filledIn, ...details };
    this.current = withNormalContact({
      ...this.current,
      ...details,
      ...this.ports.drafts.draft(this.shown.form.id),
      ...own,
    });
    this.isTakenOver = true;
    this.shown.put(this.current, false);
  }

  /** Fills empty fields with an earlier request. */
  restore(draft: Draft): void {
    this.current = { ...draft, ...withText(this.current) };
    this.shown.put(this.current, false);
  }

  /** Reads typed values and normalizes contact data. An inline form counts as opened on its first use, and for each further request. */
  read(draft: Draft): void {
    this.current = this.shown.note(this.current, withNormalContact(draft));
    const { id, kind } = this.shown.form;
    if (this.isOpened || this.options.opensAbove === true || kind !== 'CONTACT_DEALER') return;
    this.isOpened = true;
    const zip = normalCode(this.current.zip ?? '') ?? '';
    this.ports.events.report({ event: 'dealer_form_open', formId: id, zip });
  }

  /** Fills in a suggested address (specification, section 5: address autocomplete). */
  fill(values: Draft): void {
    this.read(values);
    this.shown.put(this.current, true);
  }

  /**
   * On blur, shows the field's error or question. Returns whether the focus goes back: only to an odd street (specification, section 5).
   * A visitor who types on would otherwise type over the number in the phone's field.
   */
  leave(name: LeadField, text: string): boolean {
    this.read({ [name]: text });
    // Show the normalized contact data that will be sent.
    if (this.current[name] !== text) this.shown.put(this.current, true);
    const errors = wrongOnLeaving(this.shown.form, this.current, this.shown.now.messages, name);
    const isKnown = errors.some(({ field }) => field === name);
    const visit = isKnown
      ? []
      : this.shown.chosen.visitErrors(this.current).filter(({ field }) => field === name);
    const messages = [...errors, ...visit];
    const isWrong = messages.some(({ field }) => field === name);
    const doubts = isWrong ? [] : this.newDoubts().filter(({ field }) => field === name);
    this.count(doubts);
    const others = this.shown.now.doubts.filter(({ field }) => field !== name);
    this.shown.show({ messages, doubts: [...others, ...doubts] });
    return name === 'addressLine1' && doubts.some(isAsked);
  }

  /** The questions to ask before sending. From now on, they count as asked. */
  ask(): ReadonlyArray<Doubt> {
    const doubts = this.newDoubts();
    this.count(doubts);
    return doubts.some(isAsked) ? doubts : [];
  }

  /** The doubts that the visitor wasn't asked about, and all suggestions. */
  private newDoubts(): ReadonlyArray<Doubt> {
    return doubtsAbout(this.shown.form, this.current, this.options).filter(
      (doubt) => !isAsked(doubt) || !this.asked.has(inField(doubt.field, this.current[doubt.field])),
    );
  }

  private count(doubts: ReadonlyArray<Doubt>): void {
    for (const { field } of doubts.filter(isAsked)) this.asked.add(inField(field, this.current[field]));
  }

  /** Stores the typed values as a draft for this visit, unless they were sent. Values that the site filled in aren't stored. */
  setAside(): void {
    if (!mayBeSent(this.shown.now)) return;
    this.ports.drafts.keep(this.shown.form.id, this.ownIn(this.current));
  }

  /** The values that the site didn't fill in. */
  private ownIn(draft: Draft): Draft {
    return valuesWhere(withText(draft), (field, text) => text !== this.filledIn[field]);
  }

  /** On page leave, stores the draft, but only if the earlier draft was loaded. */
  keepOnLeaving(): void {
    if (this.isTakenOver) this.setAside();
  }
}

const inField = (field: string, text = ''): string => `${field}: ${text}`;
