import * as E from 'fp-ts/Either';
import * as J from 'fp-ts/Json';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import { filter, fromEvent, merge, type Observable } from 'rxjs';
import type { FormDrafts } from '../../../application/ports/visitor/form-drafts.ts';
import type { Logger } from '../../../application/ports/logger.ts';
import type { Draft } from '../../../domain/lead/lead.ts';
import { FORM_DRAFTS_KEY } from './storage-keys.ts';
import { StoredText } from './stored-text.ts';

const StoredDrafts = t.record(t.string, t.record(t.string, t.string));

/** Events that report that the visitor leaves the page. */
interface LeftPage {
  readonly window: EventTarget;
  readonly document: EventTarget & Pick<Document, 'visibilityState'>;
}

/** Unsent form values in session storage. Invalid entries are dropped and logged without their values. */
export class SessionFormDrafts implements FormDrafts {
  private readonly stored: StoredText;
  /** The drafts that storage refused. */
  private readonly unstored = new Map<string, Draft>();

  /** Also emits when the tab is hidden, because a background tab may be discarded without another event. */
  readonly leaving$: Observable<unknown>;

  constructor(
    session: () => Storage,
    { window, document }: LeftPage,
    private readonly log: Logger,
  ) {
    this.leaving$ = merge(
      fromEvent(window, 'pagehide'),
      fromEvent(document, 'visibilitychange').pipe(filter(() => document.visibilityState === 'hidden')),
    );
    this.stored = new StoredText(session, FORM_DRAFTS_KEY);
  }

  readonly draft = (formId: string): Draft => this.unstored.get(formId) ?? this.drafts().get(formId) ?? {};

  readonly keep = (formId: string, draft: Draft): void => {
    const drafts = this.drafts();
    drafts.delete(formId);
    if (Object.keys(draft).length > 0) drafts.set(formId, draft);
    const isStored = this.stored.write(drafts.size === 0 ? null : JSON.stringify(Object.fromEntries(drafts)));
    if (isStored) this.unstored.delete(formId);
    else this.unstored.set(formId, draft);
  };

  private drafts(): Map<string, Draft> {
    const text = this.stored.read();
    if (text === null) return new Map();
    const drafts = pipe(J.parse(text), E.chainW(StoredDrafts.decode));
    if (E.isRight(drafts)) return new Map(Object.entries(drafts.right));
    this.log.warning('Invalid stored drafts of forms');
    this.stored.write(null);
    return new Map();
  }
}
