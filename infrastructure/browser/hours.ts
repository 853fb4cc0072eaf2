/** The script of pages with dealers' hours: whoever looks for an open dealer reads who is, without having touched the page. */
import { hoursWords } from '../../application/visitor/show-hours/texts.ts';
import { followHours } from './follow-hours.ts';

followHours(hoursWords);
