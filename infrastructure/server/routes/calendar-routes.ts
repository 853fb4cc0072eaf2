import type { FastifyInstance } from 'fastify';
import { dayOf, type Clock } from '../../../application/ports/clock.ts';
import {
  MAINTENANCE,
  MAINTENANCE_CATEGORIES,
  maintenancePath,
  remindersPath,
} from '../../../domain/help/maintenance.ts';
import { reminderCalendar } from '../../../domain/help/reminder-calendar.ts';

const AN_HOUR = 'public, max-age=3600';

/** Serves the calendar files of the maintenance tips (RFC 5545). */
export const calendarRoutes = (
  server: FastifyInstance,
  { siteUrl, clock }: { readonly siteUrl: string; readonly clock: Clock },
): void => {
  const { host } = new URL(siteUrl);
  for (const category of MAINTENANCE_CATEGORIES) {
    server.get(remindersPath(category), async (_request, reply) => {
      const url = `${siteUrl}${maintenancePath(category)}`;
      const made = { now: clock.now(), today: dayOf(clock) };
      return reply
        .type('text/calendar; charset=utf-8')
        .header('content-disposition', `attachment; filename="${category}-reminders.ics"`)
        .header('cache-control', AN_HOUR)
        .send(reminderCalendar({ ...MAINTENANCE[category], url, host }, made));
    });
  }
};
