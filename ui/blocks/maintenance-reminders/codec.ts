import * as t from 'io-ts';
import type { Kinds } from '../kinds.ts';

export const codec = (_kinds: Kinds) => t.strict({ data: t.strict({}) });

export type MaintenanceRemindersAttributes = t.TypeOf<ReturnType<typeof codec>>;
