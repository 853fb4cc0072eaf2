import type * as O from 'fp-ts/Option';
import { SITE_LANGUAGES } from '../../../domain/content/site-language.ts';
import { displayName } from '../../../domain/dealer/display-name.ts';
import type { Dealer } from '../../../domain/dealer/dealer.ts';
import { dayText } from '../../../domain/lead/booking-wish.ts';
import type { FormLanguage } from '../../../domain/lead/form-definition.ts';
import { referenceOf } from '../../../domain/lead/reference.ts';
import { amendmentFields } from '../../../domain/lead/request/amendment.ts';
import type { RequestEventKind, RequestRole } from '../../../domain/lead/request/request-event.ts';
import { amendedFields, type FollowedRequest } from '../../../domain/lead/request/request-state.ts';
import { numberFor } from '../../../domain/phone/dealer-number.ts';
import { formatPhone } from '../../../domain/phone/phone-format.ts';
import { NO_SOURCE } from '../../../domain/visitor/traffic-source.ts';

/** A request as its reader may see it. */
export interface Opened {
  readonly role: RequestRole;
  readonly followed: FollowedRequest;
  readonly dealer: O.Option<Dealer>;
  readonly next: O.Option<Dealer>;
  readonly forwardedPages: Readonly<Record<string, string>>;
  readonly timeZone: string;
}

/** Something that has happened, `Nov 29, 2026, 2:14 PM CST`. */
export interface RequestStep {
  readonly text: string;
  readonly when: string;
  /** For machines: `2026-11-29T20:14:00.000Z`. */
  readonly at: string;
  /** The page of the request that this one was sent on as; null for other steps. */
  readonly page: { readonly text: string; readonly address: string } | null;
}

export const nameOf = ({ name = '', state }: Dealer): string => displayName(name, state);

/** The dealer's number, formatted; null without one. */
export const phoneOf = (dealer: Dealer | null): string | null => {
  const number = dealer === null ? null : numberFor(dealer, NO_SOURCE).number;
  return number === null ? null : formatPhone(number);
};

/** What has happened, oldest first. */
export const stepsOf = (
  { followed: { request, sentAt, events }, forwardedPages, timeZone }: Opened,
  language: FormLanguage,
  textOf: (kind: RequestEventKind | 'stored' | 'sent', otherDealer?: string) => string,
): ReadonlyArray<RequestStep> =>
  [
    { kind: 'stored' as const, at: request.acceptedAt },
    ...(sentAt === null ? [] : [{ kind: 'sent' as const, at: sentAt }]),
    ...events,
  ]
    .toSorted((one, other) => one.at - other.at)
    .map((step) => ({ ...step, to: 'to' in step ? step.to : null }))
    .map(({ kind, at, to }) => ({
      text: textOf(kind, to?.dealer),
      page:
        to === null ? null : { text: referenceOf(to.requestId), address: forwardedPages[to.requestId] ?? '' },
      when: new Date(at).toLocaleString(SITE_LANGUAGES[language].locale, {
        year: 'numeric',
        month: 'short',
        day: 'numeric',
        hour: 'numeric',
        minute: '2-digit',
        timeZone,
        timeZoneName: 'short',
      }),
      at: new Date(at).toISOString(),
    }));

/** What can be corrected, as it is now. */
export const rowsOf = (
  followed: FollowedRequest,
  formId: string,
  language: FormLanguage,
): ReadonlyArray<readonly [label: string, value: string]> => {
  const fields = amendedFields(followed);
  return amendmentFields(formId, () => '').flatMap(({ name, label, control }) => {
    const value = fields[name];
    if (!value) return [];
    if (name === 'phone') return [[label, formatPhone(value)] as const];
    if (name === 'preferredDate') return [[label, dayText(value, SITE_LANGUAGES[language].locale)] as const];
    const option = 'options' in control ? control.options.find((one) => one.value === value) : undefined;
    return [[name === 'comments' ? COMMENTS[language] : label, option?.label ?? value] as const];
  });
};

const COMMENTS: { readonly [language in FormLanguage]: string } = {
  en: 'Comments',
  es: 'Comentarios',
  fr: 'Commentaires',
};
