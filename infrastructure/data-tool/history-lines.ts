import type { RequestHistory } from '../wire/request-history.ts';

/** A request's history for the operator, one step a line. */
export const historyLines = ({
  reference,
  companyId,
  state,
  isUnanswered,
  isHeld,
  history,
}: RequestHistory): ReadonlyArray<string> => [
  [
    `${reference}: ${state}`,
    ...(isUnanswered ? ['not answered in the promised time'] : []),
    ...(isHeld ? ['held or discarded'] : []),
    companyId === null ? 'no dealer requested' : `dealer ${companyId}`,
  ].join(', '),
  ...history.map(({ event, at, changed, forwardedAs }) =>
    [at, event, ...(changed ?? []), ...(forwardedAs === undefined ? [] : [`as ${forwardedAs}`])].join(' '),
  ),
];
