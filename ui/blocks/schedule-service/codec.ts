import * as t from 'io-ts';

export const codec = () => t.strict({});

export type ScheduleServiceAttributes = t.TypeOf<ReturnType<typeof codec>>;
