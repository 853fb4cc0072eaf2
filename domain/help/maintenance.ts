import type { Reminder } from './reminder.ts';

/** The parent page of all maintenance tips. */
export const MAINTENANCE_PATH = '/resources/maintenance-tips/';

const COOLING_SEASON = [5, 6, 7, 8, 9];
const HEATING_SEASON = [10, 11, 12, 1, 2, 3];
const WINTER = [12, 1, 2, 3];
const EACH_SEASON = 3;
const [MARCH, APRIL, SEPTEMBER, OCTOBER] = [3, 4, 9, 10];

interface MaintainedCategory {
  readonly name: string;
  /** The owner's tasks, most frequent first (facts, section 4). */
  readonly reminders: ReadonlyArray<Reminder>;
}

const monthly = (id: string, task: string, months?: ReadonlyArray<number>): Reminder => ({
  id,
  task,
  rhythm: { every: 'month', ...(months !== undefined && { months }) },
});
const everyMonths = (id: string, task: string, interval: number): Reminder => ({
  id,
  task,
  rhythm: { every: 'month', interval },
});
const weekly = (id: string, task: string, months?: ReadonlyArray<number>): Reminder => ({
  id,
  task,
  rhythm: { every: 'week', ...(months !== undefined && { months }) },
});
const yearly = (id: string, task: string, month: number): Reminder => ({
  id,
  task,
  rhythm: { every: 'year', month },
});

/** The categories of maintenance tips in order (specification, section 2: routes), with their calendar reminders. */
export const MAINTENANCE = {
  'air-conditioners': {
    name: 'Air conditioner maintenance',
    reminders: [
      monthly(
        'ac-filter',
        'Check the air conditioner filter. Change it at least every 2 months in season.',
        COOLING_SEASON,
      ),
      monthly(
        'ac-clear',
        'Clear leaves and grass from the outdoor unit. Trim plants back 2 feet.',
        COOLING_SEASON,
      ),
      yearly(
        'ac-tune-up',
        'Book the yearly air conditioner tune-up. Test cooling before the first hot spell.',
        MARCH,
      ),
    ],
  },
  'gas-furnaces': {
    name: 'Gas furnace maintenance',
    reminders: [
      monthly(
        'furnace-filter',
        'Check the furnace filter. Change it at least every 3 months in heating season.',
        HEATING_SEASON,
      ),
      monthly('furnace-co', 'Test the carbon monoxide alarms.'),
      yearly('furnace-inspection', 'Book the yearly furnace inspection. Test the heat early.', SEPTEMBER),
    ],
  },
  'heat-pumps': {
    name: 'Heat pump maintenance',
    reminders: [
      weekly('heat-pump-look', 'Check the heat pump’s outdoor unit for snow, ice and leaves.', WINTER),
      monthly(
        'heat-pump-filter',
        'Check the heat pump filter. Change or wash it about monthly in regular use.',
      ),
      yearly('heat-pump-spring', 'Book the spring heat pump service.', APRIL),
      yearly('heat-pump-fall', 'Ask your dealer about a fall heat pump service.', SEPTEMBER),
    ],
  },
  'air-handlers': {
    name: 'Air handler maintenance',
    reminders: [
      monthly('air-handler-pan', 'Check the air handler’s drain pan and line.', COOLING_SEASON),
      everyMonths('air-handler-filter', 'Change the air handler filter.', EACH_SEASON),
      yearly('air-handler-check', 'Book the yearly air handler check.', APRIL),
    ],
  },
  'oil-furnaces': {
    name: 'Oil furnace maintenance',
    reminders: [
      weekly('oil-gauge', 'Read the oil tank gauge. Order at about a quarter tank.', HEATING_SEASON),
      monthly('oil-drips', 'Look for drips at the oil tank and line. Test the carbon monoxide alarms.'),
      everyMonths('oil-filter', 'Change the furnace’s air filter.', EACH_SEASON),
      yearly('oil-service', 'Book the yearly oil furnace service and tank check.', SEPTEMBER),
    ],
  },
  'ductless-systems': {
    name: 'Ductless system maintenance',
    reminders: [
      monthly('ductless-filter', 'Wash the ductless filters. Wipe the louvers and cabinet.'),
      weekly('ductless-snow', 'Check the outdoor unit: clear snow and keep 2 feet clear around it.', WINTER),
      yearly('ductless-check', 'Book the yearly ductless check.', APRIL),
    ],
  },
  'air-quality': {
    name: 'Air quality maintenance',
    reminders: [
      weekly('air-humidity', 'Check the humidity. Aim for 30 to 50%.'),
      everyMonths(
        'air-ventilator',
        'Clean the ventilator’s filters and core. Check the hood from the ground.',
        EACH_SEASON,
      ),
      yearly(
        'air-humidifier',
        'Change the humidifier pad. Set the damper and water valve for winter.',
        OCTOBER,
      ),
    ],
  },
  'packaged-systems': {
    name: 'Packaged system maintenance',
    reminders: [
      monthly('packaged-clear', 'Clear 2 feet around the packaged unit if it’s on the ground.'),
      everyMonths('packaged-filter', 'Change the packaged system’s filter.', EACH_SEASON),
      yearly('packaged-spring', 'Book the spring cooling service.', MARCH),
      yearly('packaged-fall', 'Book the fall heating service.', SEPTEMBER),
    ],
  },
  'clean-or-change-filter': {
    name: 'Filter changes',
    reminders: [
      monthly('filter-check', 'Check the filter. Change it if you can’t easily see light through it.'),
      everyMonths('filter-change', 'Time to change a basic 1-inch filter.', EACH_SEASON),
    ],
  },
  coils: {
    name: 'Coil maintenance',
    reminders: [
      everyMonths('coil-look', 'Look for ice, oil stains or rust on the coils.', EACH_SEASON),
      yearly('coil-rinse', 'Rinse the outdoor fins gently. Book the yearly coil check.', APRIL),
    ],
  },
} as const satisfies Readonly<Record<string, MaintainedCategory>>;

export type MaintenanceCategory = keyof typeof MAINTENANCE;

export const MAINTENANCE_CATEGORIES = Object.keys(MAINTENANCE) as ReadonlyArray<MaintenanceCategory>;

export const maintenancePath = (category: MaintenanceCategory): string => `${MAINTENANCE_PATH}${category}/`;

/** The path of the calendar file with a category's reminders. */
export const remindersPath = (category: MaintenanceCategory): string =>
  `${maintenancePath(category)}reminders.ics`;

/** The category of a page; null for other paths. `path` must have slashes at both ends. */
export const maintenanceCategoryAt = (path: string): MaintenanceCategory | null =>
  MAINTENANCE_CATEGORIES.find((category) => maintenancePath(category) === path) ?? null;
