import { frameTextsIn } from '../../../application/visitor/read-page/frame-texts.ts';
import { siteNumberNote } from '../../../application/visitor/read-page/site-number-texts.ts';
import type { SiteFacts } from '../../../application/visitor/read-page/page-head.ts';
import type { SearchAnswers } from '../../../application/visitor/search-site/search-answers.ts';
import { searchSiteTexts as texts } from '../../../application/visitor/search-site/texts.ts';
import { ButtonLink } from '../../components/button/button.tsx';
import { ZipSearch } from '../../dealers/zip-search/zip-search.tsx';
import styles from './help-answer.module.css';

type HelpAnswerProps = NonNullable<SearchAnswers['help']> & {
  readonly headingTag: 'h2' | 'h3';
  readonly site: Pick<SiteFacts, 'defaultPhone' | 'isOfficeOpen'>;
};

/** A direct answer to a search: a sentence, links, and a zip box or our phone number. */
export const HelpAnswer = ({
  language,
  title,
  text,
  links,
  zipcode,
  listPath,
  boxTexts,
  offersPhone,
  headingTag: Heading,
  site,
}: HelpAnswerProps) => (
  <section className={styles.help} aria-label={title} lang={language === 'en' ? undefined : language}>
    <Heading className={styles.title}>{title}</Heading>
    <p>{text}</p>
    {links.length > 0 && (
      <ul className={styles.links}>
        {links.map(({ href, text: name, language: of = 'en' }) => (
          <li key={href}>
            <a href={href} lang={of === language ? undefined : of}>
              {name}
            </a>
            {of === 'en' && frameTextsIn(language).inEnglish}
          </li>
        ))}
      </ul>
    )}
    {zipcode !== null && <ZipSearch action={listPath} heading={title} zipcode={zipcode} texts={boxTexts} />}
    {offersPhone && (
      <div>
        <ButtonLink href={site.defaultPhone.address}>
          {texts.ourNumber[language]} {site.defaultPhone.text}
        </ButtonLink>
        {siteNumberNote(site, language)}
      </div>
    )}
  </section>
);
