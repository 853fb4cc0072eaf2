import { firstValueFrom } from 'rxjs';
import type { LeadForm } from '../../../domain/lead/form.ts';
import type { Draft, LeadField } from '../../../domain/lead/lead.ts';
import { withNormalZip } from '../../../domain/lead/normal-zip.ts';
import { detailsOf } from '../../../domain/visitor/visitor-profile.ts';
import { withNewPlace, withoutOtherPlace, withText, wrongOnLeaving } from './filling.ts';
import type { Remembering } from './remembering.ts';
import type { SendRequestPorts } from './send-request-ports.ts';
import { mayBeSent } from './send-request-view.ts';
import type { ShownRequest } from './shown-request.ts';
import { StreetDoubts } from './street-doubts.ts';

/** What is in the fields of a form: typed by the visitor, entered on an earlier visit, or suggested by the site (specification, section 5). */
export class FormFilling {
  private readonly doubts = new StreetDoubts();
  private current: Draft;
  /** What the site has put into fields, of itself or from what the visitor has entered before. */
  private filledIn: Draft = {};
  private suggested: Draft = {};
  /** Whether the form holds what the visitor has typed before. Until then the kept draft stays as it is. */
  private isTakenOver = false;

  constructor(
    private readonly form: LeadForm,
    private readonly ports: Pick<SendRequestPorts, 'profiles' | 'drafts'>,
    private readonly shown: ShownRequest,
    private readonly remembering: Remembering,
  ) {
    this.current = withText(shown.now.values);
  }

  /** The text of each field that is not empty. */
  get draft(): Draft {
    return this.current;
  }

  /** Forgets what is in the fields: the next request begins with none of it. */
  clear(): void {
    this.current = {};
  }

  /**
   * What the site is going to suggest: it is in the empty fields from the page's html on. A form that came back says what the
   * visitor has sent.
   */
  expect(values: Draft): void {
    this.suggested = { ...this.suggested, ...withText(values) };
    const { fills, isReturned } = this.shown.now;
    if (fills > 0 || isReturned) return;
    const before: Readonly<Record<string, string | undefined>> = this.current;
    const put = Object.entries(withText(values)).filter(([field]) => before[field] === undefined);
    this.current = { ...before, ...Object.fromEntries(put) };
    this.filledIn = { ...this.filledIn, ...Object.fromEntries(put) };
    this.shown.preset(this.current);
  }

  /**
   * Fills fields in which the visitor has typed nothing. A later suggestion replaces an earlier one, and a suggestion for another zip
   * replaces the whole address.
   */
  suggest(values: Draft): void {
    this.expect(values);
    const before: Readonly<Record<string, string | undefined>> = withText(this.current);
    const filledIn: Readonly<Record<string, string | undefined>> = this.filledIn;
    const changes = Object.entries(withNewPlace(values, before)).filter(
      ([field]) => before[field] === undefined || before[field] === filledIn[field],
    );
    const put: Draft = Object.fromEntries(changes);
    this.current = { ...before, ...put };
    this.filledIn = { ...this.filledIn, ...put };
    this.shown.put(
      this.current,
      changes.some(([field, text]) => before[field] !== undefined && before[field] !== text),
    );
  }

  /** Takes the form over from the page: what was typed stays, what is empty is filled with what the visitor has typed or sent before. */
  async takeOver(typed: Draft): Promise<void> {
    const profile = await firstValueFrom(this.ports.profiles.profile$);
    const details = withoutOtherPlace(withText(detailsOf(profile)), this.suggested);
    const filledIn: Readonly<Record<string, string | undefined>> = this.filledIn;
    const own = Object.entries(withText(typed)).filter(([field, text]) => text !== filledIn[field]);
    this.filledIn = { ...filledIn, ...details };
    this.current = withNormalZip({
      ...this.current,
      ...details,
      ...this.ports.drafts.draft(this.form.id),
      ...Object.fromEntries(own),
    });
    this.isTakenOver = true;
    this.shown.put(this.current, false);
  }

  /** Reads the fields, with the postal code in normal form. */
  read(draft: Draft): void {
    this.current = this.shown.note(this.current, withNormalZip(draft));
    this.remembering.used(this.form, this.current.zip);
  }

  /** Puts an address into its fields (specification, section 5: address autocomplete). */
  fill(values: Draft): void {
    this.read(values);
    this.shown.put(this.current, true);
  }

  /** The visitor leaves a field: what is wrong with it is said. Answers whether they are to check it again (specification, section 5). */
  leave(name: LeadField, text: string): boolean {
    this.read({ [name]: text });
    // The field shows the code that is sent.
    if (name === 'zip' && this.current.zip !== text) this.shown.put(this.current, true);
    this.shown.show({ messages: wrongOnLeaving(this.form, this.current, this.shown.now.messages, name) });
    return this.doubts.isNew(name, text);
  }

  /** Keeps what the visitor has typed for the visit, unless it has been sent: the form is closed, or its page left. What the site has filled in is not kept. */
  setAside(): void {
    if (!mayBeSent(this.shown.now)) return;
    const filledIn: Readonly<Record<string, string | undefined>> = this.filledIn;
    const typed = Object.entries(withText(this.current)).filter(([field, text]) => text !== filledIn[field]);
    this.ports.drafts.keep(this.form.id, Object.fromEntries(typed));
  }

  /** The page is left: keeps what the visitor has typed, once the form holds it. */
  keepOnLeaving(): void {
    if (this.isTakenOver) this.setAside();
  }
}
