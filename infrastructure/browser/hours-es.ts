/** Entry for Spanish pages with dealers' hours. */
import { spanishHours } from '../../application/visitor/show-hours/spanish-hours.ts';
import { followHours } from './follow-hours.ts';

followHours(spanishHours);
