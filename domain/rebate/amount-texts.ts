import * as O from 'fp-ts/Option';
import { inLanguage, type Translated } from '../content/site-language.ts';
import { exactly, type DollarRange } from '../product/dollar-range.ts';
import type { RebateRule } from './rebate-rule.ts';
import type { RebateLanguage } from './rebate-wishes.ts';

const DOLLARS = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  // Rates may be below a cent: `$0.055 per kWh`.
  minimumFractionDigits: 2,
  maximumFractionDigits: 4,
  trailingZeroDisplay: 'stripIfInteger',
});
const PERCENT = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 2 });

/** US dollars, with cents only when needed: `$1,250`, `$999.90`, `$0.055`. */
export const dollarsText = (dollars: number): string => DOLLARS.format(dollars);

/** A share of a cost, where 1 is all of it: `30%`, `12.5%`. */
export const shareText = (share: number): string => PERCENT.format(share);

/** The words around amounts. `units`: the names of units that differ from the English ones. */
const WORDS: Translated<{
  readonly per: string;
  readonly to: string;
  readonly ofCost: string;
  readonly upTo: string;
  readonly joint: string;
  readonly units: Readonly<Record<string, string>>;
}> = {
  en: { per: 'per', to: 'to', ofCost: 'of the cost', upTo: 'Up to', joint: ', up to', units: {} },
  es: {
    per: 'por',
    to: 'a',
    ofCost: 'del costo',
    upTo: 'Hasta',
    joint: ', hasta',
    units: {
      watt: 'vatio',
      ton: 'tonelada',
      'square foot': 'pie cuadrado',
      unit: 'unidad',
      system: 'sistema',
      '12,000 BTU at 17 °F': 'cada 12,000 BTU a 17 °F',
    },
  },
};

/** A range of dollars: `$400`, `$150 to $200`, `Up to $600`. */
const dollarRangeText = ({ from, to }: DollarRange, language: RebateLanguage = 'en'): string => {
  const words = inLanguage(WORDS, language);
  if (from === to) return dollarsText(to);
  return from <= 0
    ? `${words.upTo} ${dollarsText(to)}`
    : `${dollarsText(from)} ${words.to} ${dollarsText(to)}`;
};

/** A rule in words: `$400`, `$2,650 per ton, up to $8,500`, `50% of the cost, up to $4,000`. */
export const ruleText = (rule: RebateRule, language: RebateLanguage): string => {
  const words = inLanguage(WORDS, language);
  if (rule.kind === 'dollars') return dollarRangeText(rule.pays, language);
  const paid =
    rule.kind === 'share'
      ? `${shareText(rule.share)} ${words.ofCost}`
      : `${dollarRangeText(rule.pays, language)} ${words.per} ${words.units[rule.unit] ?? rule.unit}`;
  return rule.cap === null ? paid : `${paid}${words.joint} ${dollarsText(rule.cap)}`;
};

/** What a program pays, in words: its rule in a language, or its label when it has none. */
export const amountText = (
  { rule, amountLabel }: { readonly rule: O.Option<RebateRule>; readonly amountLabel: string },
  language: RebateLanguage,
): string => (O.isSome(rule) ? ruleText(rule.value, language) : amountLabel);

const AMOUNT = String.raw`\$(\d[\d,]*(?:\.\d+)?)`;
const CAP = String.raw`(?:,? up to ${AMOUNT})?`;
const DOLLARS_LABEL = new RegExp(`^(up to )?${AMOUNT}(?: to ${AMOUNT})?(?: per ([^$]+?))?${CAP}$`, 'i');
const SHARE_LABEL = new RegExp(String.raw`^(\d+(?:\.\d+)?)% of (?:the )?(?:cost|price)${CAP}$`, 'i');

const numberIn = (text: string | undefined): number | null =>
  text === undefined ? null : Number(text.replaceAll(',', ''));

/** Parses a label that `ruleText` could have written in English; none for other texts, such as `Call for details`. */
export const ruleIn = (label: string): O.Option<RebateRule> => {
  const text = label.trim();
  const [, percent, shareCap] = SHARE_LABEL.exec(text) ?? [];
  if (percent !== undefined)
    return O.some({
      kind: 'share',
      share: Math.round(Number(percent) * 100) / 10_000,
      cap: numberIn(shareCap),
    });
  const [whole, upTo, first, second, unit, limit] = DOLLARS_LABEL.exec(text) ?? [];
  if (whole === undefined) return O.none;
  const [from, cap] = [numberIn(first) ?? 0, numberIn(limit)];
  const to = numberIn(second) ?? from;
  const pays = upTo === undefined ? { from: Math.min(from, to), to } : { from: 0, to };
  if (unit !== undefined) return O.some({ kind: 'per-unit', pays, unit, cap });
  // `$200, up to $1,200`
  const most = Math.max(to, cap ?? 0);
  return most === 0
    ? O.none
    : O.some({ kind: 'dollars', pays: cap === null ? pays : { from: pays.from, to: most } });
};

/** The rule of a program, from its label, else from the figure that its record states. */
export const statedRule = (label: string, most: number | undefined): O.Option<RebateRule> => {
  const rule = ruleIn(label);
  return O.isSome(rule) || most === undefined || most <= 0
    ? rule
    : O.some({ kind: 'dollars', pays: { ...exactly(most), from: 0 } });
};
