import * as O from 'fp-ts/Option';
import { centralTimeAt } from '../../../domain/brand/central-time.ts';
import { isOfficeOpen } from '../../../domain/brand/open-hours.ts';
import { ourNumber } from '../../../domain/brand/our-number-texts.ts';
import { addressOf, searchNear } from '../../../domain/dealer/dealer-search.ts';
import type { Dealer } from '../../../domain/dealer/dealer.ts';
import type { FieldMessages } from '../../../domain/lead/check-lead.ts';
import { callTexts } from '../../../domain/lead/expected-call-texts.ts';
import type { FieldDefinition, FormLanguage } from '../../../domain/lead/form-definition.ts';
import { englishOf, languageOf } from '../../../domain/lead/form-ids.ts';
import type { Draft } from '../../../domain/lead/lead.ts';
import { referenceOf } from '../../../domain/lead/reference.ts';
import { amendmentFields, type AmendedField } from '../../../domain/lead/request/amendment.ts';
import type { RequestEventKind } from '../../../domain/lead/request/request-event.ts';
import {
  amendedFields,
  isPossible,
  isUnanswered,
  stateOf,
} from '../../../domain/lead/request/request-state.ts';
import { formatPhone } from '../../../domain/phone/phone-format.ts';
import type { EmergencyAnswer } from '../../../domain/search/emergency-answer.ts';
import { normalCode } from '../../../domain/postal-code/normal-code.ts';
import { answersTo } from '../search-site/search-answers.ts';
import { LIST_PATHS } from '../find-dealers/list-paths.ts';
import { dealerHours } from '../show-hours/dealer-hours.ts';
import { nameOf, phoneOf, rowsOf, stepsOf, type Opened, type RequestStep } from './request-parts.ts';
import { capital, dealerRequestTexts, requestTextsIn } from './request-texts.ts';

/** A form of the page: what it does, its button, and its fields with the typed values. */
export interface RequestForm {
  readonly kind: RequestEventKind;
  /** The company id of the dealer to send it on to; null in other forms. */
  readonly dealer: string | null;
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
  /** Follows the heading: `R-7K2M9Q4X`. */
  readonly reference: string;
  readonly next: string;
  /** What to do in the dangers that the visitor described, most urgent first; none for the dealer, or once the request has ended. */
  readonly emergencies: ReadonlyArray<EmergencyAnswer>;
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

export const requestView = (opened: Opened, facts: RequestPageFacts): OpenRequestView =>
  opened.role === 'visitor' ? visitorView(opened, facts) : dealerView(opened);

/** The page of a link that opens nothing, or of a request that can't be read now. */
export const closedRequestView = (
  kind: 'incomplete' | 'unavailable',
  language: FormLanguage,
  { now, ours }: Pick<RequestPageFacts, 'now' | 'ours'>,
): RequestPageView => {
  const texts = requestTextsIn(language);
  const { heading, text } = texts[kind];
  return {
    kind,
    title: texts.title,
    heading,
    text: text(ourNumber(ours, isOfficeOpen(centralTimeAt(now)), language)),
  };
};

const visitorView = (
  opened: Opened,
  { now, ours, typed = {}, messages = [], isSaved = false }: RequestPageFacts,
): OpenRequestView => {
  const { followed, dealer, next } = opened;
  const { request } = followed;
  const { formId } = request.lead.metadata;
  const language = languageOf(formId);
  const texts = requestTextsIn(language);
  const state = stateOf(followed);
  const known = O.toNullable(dealer);
  const shownName = known === null ? '' : nameOf(known);
  const unnamed = request.lead.metadata.companyId === null ? texts.customerCare : texts.someDealer;
  const name = shownName || unnamed;
  const phone = phoneOf(known);
  const calls = callTexts(language, known === null ? null : { name, phone, hours: dealerHours(known, now) }, {
    now,
    ours,
  });
  const zip = normalCode(request.lead.fields.zip ?? '');
  const hasEnded = state === 'withdrawn' || state === 'declined';
  const isNextDue = state === 'declined' || isUnanswered(followed);
  const forward = forwardForm(next, texts, isNextDue);
  const lines = [calls.now, state === 'called' || isUnanswered(followed) ? null : calls.later].filter(
    (line) => line !== null,
  );
  const isNumberSaid = phone === null || lines.some((line) => line.includes(phone));
  return {
    kind: 'open',
    title: texts.title,
    heading: texts.heading,
    reference: referenceOf(request.id),
    emergencies: hasEnded ? [] : answersTo(amendedFields(followed).comments ?? '', null).emergencies,
    next: nextText(followed, texts)(name),
    lines: hasEnded ? [] : lines,
    call: hasEnded || isNumberSaid ? null : { text: texts.call(name, phone), phone },
    otherDealers:
      zip === null || !isNextDue
        ? null
        : { text: texts.otherDealers, address: addressOf(LIST_PATHS[language], searchNear(zip)) },
    happened: {
      heading: texts.happened,
      steps: stepsOf(opened, language, (kind, other) => capital(texts.steps[kind](other ?? name))),
    },
    asked: { heading: texts.asked, rows: rowsOf(followed, formId, language) },
    forms: [
      ...(isNextDue ? forward : []),
      ...(isPossible('amended', state)
        ? [
            {
              kind: 'amended' as const,
              dealer: null,
              heading: texts.amend,
              note: null,
              button: texts.amendButton,
              fields: amendmentFields(formId, () => '').map((field) => ({
                ...field,
                value: typed[field.name] ?? '',
                message: messages.find((one) => one.field === field.name)?.message ?? null,
              })),
              notice: messages.length > 0 ? texts.wrong : null,
            },
          ]
        : []),
      ...(isNextDue ? [] : forward),
      ...(isPossible('withdrawn', state)
        ? [
            {
              kind: 'withdrawn' as const,
              dealer: null,
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

const nextText = (
  followed: Opened['followed'],
  texts: ReturnType<typeof requestTextsIn>,
): ((dealer: string) => string) => {
  if (isUnanswered(followed)) return texts.unanswered;
  const state = stateOf(followed);
  const isElsewhere = followed.events.some(({ kind }) => kind === 'forwarded');
  return state === 'withdrawn' && isElsewhere ? texts.withdrawnHere : texts.next[state];
};

/** Above everything else when the visitor needs another dealer, else one of the page's parts. None without another dealer. */
const forwardForm = (
  next: O.Option<Dealer>,
  texts: ReturnType<typeof requestTextsIn>,
  isNextDue: boolean,
): ReadonlyArray<RequestForm> =>
  O.isNone(next)
    ? []
    : [
        {
          kind: 'forwarded',
          dealer: String(next.value.companyId),
          heading: isNextDue ? null : texts.forward(nameOf(next.value)),
          note: texts.forwardNote,
          button: texts.forward(nameOf(next.value)),
          fields: [],
          notice: null,
        },
      ];

/** Mails to dealers are in English, too. */
const dealerView = (opened: Opened): OpenRequestView => {
  const { followed } = opened;
  const texts = dealerRequestTexts;
  const state = stateOf(followed);
  const { firstName, lastName, phone } = amendedFields(followed);
  const hasEnded = state === 'withdrawn';
  return {
    kind: 'open',
    title: texts.title,
    heading: texts.heading,
    reference: referenceOf(followed.request.id),
    next: texts.next[state],
    emergencies: [],
    lines: [],
    call:
      phone === undefined || hasEnded
        ? null
        : { text: `Call ${firstName ?? 'the homeowner'}: ${formatPhone(phone)}`, phone: formatPhone(phone) },
    otherDealers: null,
    happened: { heading: 'What has happened', steps: stepsOf(opened, 'en', (kind) => texts.steps[kind]) },
    asked: {
      heading: texts.asked,
      rows: [
        ...(firstName === undefined ? [] : [['Name', `${firstName} ${lastName ?? ''}`.trim()] as const]),
        ...rowsOf(followed, englishOf(followed.request.lead.metadata.formId), 'en'),
      ],
    },
    forms: (['accepted', 'declined', 'called'] as const)
      .filter((kind) => isPossible(kind, state))
      .map((kind) => ({
        kind,
        dealer: null,
        heading: null,
        note: null,
        button: texts.answers[kind],
        fields: [],
        notice: null,
      })),
    notice: null,
  };
};
