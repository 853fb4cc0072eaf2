/** Entry for pages with dealers' hours. Shows who is open without an interaction. */
import { hoursWords } from '../../application/visitor/show-hours/texts.ts';
import { followHours } from './follow-hours.ts';

followHours(hoursWords);
