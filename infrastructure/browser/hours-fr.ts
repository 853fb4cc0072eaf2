/** Entry for French pages with dealers' hours. */
import { frenchHours } from '../../application/visitor/show-hours/french-hours.ts';
import { followHours } from './follow-hours.ts';

followHours(frenchHours);
