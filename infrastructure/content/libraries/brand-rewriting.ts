import { escapeHtml } from '../../../domain/content/html/escape-html.ts';
import type { PageRewriting } from './rewritten-page-library.ts';

/** The placeholder of the brand's name in content. The name is a setting (contract, section 7: brand). */
const PLACEHOLDER = '{brand}';

/** Replaces the brand placeholder. */
export const brandRewriting =
  (brandName: string): PageRewriting =>
  () => ({
    text: (text) => text.replaceAll(PLACEHOLDER, () => brandName),
    html: (html) => html.replaceAll(PLACEHOLDER, () => escapeHtml(brandName)),
  });
