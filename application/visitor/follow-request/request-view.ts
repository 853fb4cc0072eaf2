import * as O from 'fp-ts/Option';
import { displayName } from '../../../domain/dealer/display-name.ts';
import { addressOf, searchNear } from '../../../domain/dealer/dealer-search.ts';
import { SITE_LANGUAGES } from '../../../domain/content/site-language.ts';
import type { Dealer } from '../../../domain/dealer/dealer.ts';
import type { FieldMessages } from '../../../domain/lead/check-lead.ts';
import { callTexts } from '../../../domain/lead/expected-call-texts.ts';
import type { FieldDefinition, FormLanguage } from '../../../domain/lead/form-definition.ts';
import { languageOf } from '../../../domain/lead/form-ids.ts';
import type { Draft } from '../../../domain/lead/lead.ts';
import { referenceOf } from '../../../domain/lead/reference.ts';
import { amendmentFields, type AmendedField } from '../../../domain/lead/request/amendment.ts';
import type { RequestEventKind, RequestRole } from '../../../domain/lead/request/request-event.ts';
import {
  amendedFields,
  isPossible,
  stateOf,
  type FollowedRequest,
} from '../../../domain/lead/request/request-state.ts';
import { numberFor } from '../../../domain/phone/dealer-number.ts';
import { formatPhone } from '../../../domain/phone/phone-format.ts';
import { normalCode } from '../../../domain/postal-code/normal-code.ts';
import { NO_SOURCE } from '../../../domain/visitor/traffic-source.ts';
import { BRAND_TIME_ZONE } from '../../ports/clock.ts';
import { LIST_PATHS } from '../find-dealers/list-paths.ts';
import { dealerHours } from '../show-hours/dealer-hours.ts';
import { dealerRequestTexts, requestTextsIn } from './request-texts.ts';

/** Something that has happened, `Nov 29, 2026, 2:14 PM CST`. */
export interface RequestStep {
  readonly text: string;
  readonly when: string;
  /** For machines: `2026-11-29T20:14:00.000Z`. */
  readonly at: string;
}

/** A form of the page: what it does, its button, and its fields with the typed values. */
export interface RequestForm {
  readonly kind: RequestEventKind;
  readonly heading: string | null;
  readonly note: string | null;
  readonly button: string;
  readonly fields: ReadonlyArray<
    FieldDefinition<AmendedField> & { readonly value: string; readonly message: string | null }
  >;
  readonly notice: string | null;
}

/** A request's page, as one reader sees it. Plain JSON. */
export interface OpenRequestView {
  readonly kind: 'open';
  readonly title: string;
  readonly heading: string;
  readonly next: string;
  /** Who answers now and when to expect a call, by the dealer's calendar. */
  readonly lines: ReadonlyArray<string>;
  readonly call: { readonly text: string; readonly phone: string } | null;
  readonly otherDealers: { readonly text: string; readonly address: string } | null;
  readonly happened: { readonly heading: string; readonly steps: ReadonlyArray<RequestStep> };
  readonly asked: {
    readonly heading: string;
    readonly rows: ReadonlyArray<readonly [label: string, value: string]>;
  };
  readonly forms: ReadonlyArray<RequestForm>;
  /** What the visitor's last change did. */
  readonly notice: string | null;
}

/** The page of a request, of a link that opens none, or of a request that can't be read now. */
export type RequestPageView =
  | OpenRequestView
  | {
      readonly kind: 'incomplete' | 'unavailable';
      readonly title: string;
      readonly heading: string;
      readonly text: string;
    };

/** The facts that the page adds to the request. */
export interface RequestPageFacts {
  readonly now: number;
  /** The site's number, formatted. */
  readonly ours: string;
  /** What was typed into the form that amends, with its errors. */
  readonly typed?: Draft;
  readonly messages?: FieldMessages;
  /** Whether a change was saved just now. */
  readonly isSaved?: boolean;
}

interface Opened {
  readonly role: RequestRole;
  readonly followed: FollowedRequest;
  readonly dealer: O.Option<Dealer>;
}

export const requestView = (opened: Opened, facts: RequestPageFacts): OpenRequestView =>
  opened.role === 'visitor' ? visitorView(opened, facts) : dealerView(opened);

/** The page of a link that opens nothing, or of a request that can't be read now. */
export const closedRequestView = (
  kind: 'incomplete' | 'unavailable',
  language: FormLanguage,
  ours: string,
): RequestPageView => {
  const texts = requestTextsIn(language);
  const { heading, text } = texts[kind];
  return { kind, title: texts.title, heading, text: text(ours) };
};

const visitorView = (
  { followed, dealer }: Opened,
  { now, ours, typed = {}, messages = [], isSaved = false }: RequestPageFacts,
): OpenRequestView => {
  const { request } = followed;
  const language = languageOf(request.lead.metadata.formId);
  const texts = requestTextsIn(language);
  const state = stateOf(followed);
  const known = O.toNullable(dealer);
  const shownName = known === null ? '' : displayName(known.name ?? '', known.state);
  const unnamed = request.lead.metadata.companyId === null ? texts.customerCare : texts.someDealer;
  const name = shownName || unnamed;
  const phone = phoneOf(known);
  const calls = callTexts(language, known === null ? null : { name, phone, hours: dealerHours(known, now) }, {
    now,
    ours,
  });
  const zip = normalCode(request.lead.fields.zip ?? '');
  const hasEnded = state === 'withdrawn' || state === 'declined';
  return {
    kind: 'open',
    title: texts.title,
    heading: texts.heading(referenceOf(request.id)),
    next: texts.next[state](name),
    lines: hasEnded
      ? []
      : [calls.now, state === 'called' ? null : calls.later].filter((line) => line !== null),
    call: hasEnded || phone === null ? null : { text: texts.call(name, phone), phone },
    otherDealers:
      zip === null || state !== 'declined'
        ? null
        : { text: texts.otherDealers, address: addressOf(LIST_PATHS[language], searchNear(zip)) },
    happened: {
      heading: texts.happened,
      steps: stepsOf(followed, language, (kind) => capital(texts.steps[kind](name))),
    },
    asked: { heading: texts.asked, rows: rowsOf(followed, language) },
    forms: [
      ...(isPossible('amended', state)
        ? [
            {
              kind: 'amended' as const,
              heading: texts.amend,
              note: null,
              button: texts.amendButton,
              fields: amendmentFields(language).map((field) => ({
                ...field,
                value: typed[field.name] ?? '',
                message: messages.find((one) => one.field === field.name)?.message ?? null,
              })),
              notice: messages.length > 0 ? texts.wrong : null,
            },
          ]
        : []),
      ...(isPossible('withdrawn', state)
        ? [
            {
              kind: 'withdrawn' as const,
              heading: texts.withdraw,
              note: texts.withdrawNote,
              button: texts.withdrawButton,
              fields: [],
              notice: null,
            },
          ]
        : []),
    ],
    notice: isSaved ? texts.saved : null,
  };
};

/** Mails to dealers are in English, too. */
const dealerView = ({ followed }: Opened): OpenRequestView => {
  const texts = dealerRequestTexts;
  const state = stateOf(followed);
  const { firstName, lastName, phone } = amendedFields(followed);
  const hasEnded = state === 'withdrawn';
  return {
    kind: 'open',
    title: texts.title,
    heading: texts.heading(referenceOf(followed.request.id)),
    next: texts.next[state],
    lines: [],
    call:
      phone === undefined || hasEnded
        ? null
        : { text: `Call ${firstName ?? 'the homeowner'}: ${formatPhone(phone)}`, phone: formatPhone(phone) },
    otherDealers: null,
    happened: { heading: 'What has happened', steps: stepsOf(followed, 'en', (kind) => texts.steps[kind]) },
    asked: {
      heading: texts.asked,
      rows: [
        ...(firstName === undefined ? [] : [['Name', `${firstName} ${lastName ?? ''}`.trim()] as const]),
        ...rowsOf(followed, 'en'),
      ],
    },
    forms: (['accepted', 'declined', 'called'] as const)
      .filter((kind) => isPossible(kind, state))
      .map((kind) => ({
        kind,
        heading: null,
        note: null,
        button: texts.answers[kind],
        fields: [],
        notice: null,
      })),
    notice: null,
  };
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const phoneOf = (dealer: Dealer | null): string | null => {
  const number = dealer === null ? null : numberFor(dealer, NO_SOURCE).number;
  return number === null ? null : formatPhone(number);
};

const stepsOf = (
  { request, sentAt, events }: FollowedRequest,
  language: FormLanguage,
  textOf: (kind: RequestEventKind | 'stored' | 'sent') => string,
): ReadonlyArray<RequestStep> =>
  [
    { kind: 'stored' as const, at: request.acceptedAt },
    ...(sentAt === null ? [] : [{ kind: 'sent' as const, at: sentAt }]),
    ...events,
  ]
    .toSorted((one, other) => one.at - other.at)
    .map(({ kind, at }) => ({
      text: textOf(kind),
      when: new Date(at).toLocaleString(SITE_LANGUAGES[language].locale, {
        year: 'numeric',
        month: 'short',
        day: 'numeric',
        hour: 'numeric',
        minute: '2-digit',
        timeZone: BRAND_TIME_ZONE,
        timeZoneName: 'short',
      }),
      at: new Date(at).toISOString(),
    }));

/** What can be corrected, as it is now. */
const rowsOf = (
  followed: FollowedRequest,
  language: FormLanguage,
): ReadonlyArray<readonly [label: string, value: string]> => {
  const fields = amendedFields(followed);
  return amendmentFields(language).flatMap(({ name, label, control }) => {
    const value = fields[name];
    if (!value) return [];
    if (name === 'phone') return [[label, formatPhone(value)] as const];
    const option = control.kind === 'select' ? control.options.find((one) => one.value === value) : undefined;
    return [[name === 'comments' ? COMMENTS[language] : label, option?.label ?? value] as const];
  });
};

const COMMENTS: { readonly [language in FormLanguage]: string } = {
  en: 'Comments',
  es: 'Comentarios',
  fr: 'Commentaires',
};
