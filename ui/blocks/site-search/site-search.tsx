import { searchSiteTexts as texts } from '../../../application/visitor/search-site/texts.ts';
import { useServices } from '../../bindings/services.ts';
import { useObservable } from '../../bindings/use-observable.ts';
import { ButtonLink, SubmitButton } from '../../components/button/button.tsx';
import { EmergencyAnswer } from '../../components/emergency-answer/emergency-answer.tsx';
import { TextField } from '../../components/text-field/text-field.tsx';
import { HelpAnswer } from './help-answer.tsx';
import pill from '../../components/pill/pill.module.css';
import styles from './site-search.module.css';
import type { SiteSearchProps } from './view.ts';

/** Searches the site with a plain GET form and no script: the address holds the search words. */
export const Block = ({ resultTag: Heading }: SiteSearchProps) => {
  const { searchSite, site } = useServices();
  const { typed, kind, status, advice, dealers, kinds, hits, more, emergencies, help } = useObservable(
    searchSite.view$,
  );
  return (
    <div className={styles.search}>
      <form className={styles.form} method="get" role="search" aria-label={texts.form} data-addressed="">
        <TextField
          name="q"
          type="search"
          label={texts.label}
          hint={kind === 'block' ? undefined : texts.hint}
          defaultValue={typed}
          enterKeyHint="search"
          maxLength={100}
        />
        {kind !== '' && <input type="hidden" name="kind" value={kind} />}
        <div>
          <SubmitButton>{texts.submit}</SubmitButton>
        </div>
      </form>
      {emergencies.map((emergency) => (
        <EmergencyAnswer key={emergency.title} {...emergency} headingTag={Heading} />
      ))}
      {status !== null && (
        <div role="status">
          <p className={styles.status}>{status}</p>
          {advice !== null && <p>{advice}</p>}
        </div>
      )}
      {help !== null && <HelpAnswer {...help} headingTag={Heading} site={site} />}
      {dealers !== null && (
        <div>
          <ButtonLink href={dealers.href}>{dealers.text}</ButtonLink>
        </div>
      )}
      {kinds.length > 0 && (
        <nav aria-label={texts.kinds}>
          <ul className={pill.pills}>
            {kinds.map(({ name, count, href, isCurrent }) => (
              <li key={name}>
                <a
                  className={`${pill.pill} ${styles.kindLink}`}
                  href={href}
                  aria-current={isCurrent ? 'page' : undefined}
                >
                  {name} ({count})
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {hits.length > 0 && (
        <ol className={styles.hits} aria-label={texts.results}>
          {hits.map(({ path, title, kind: hitKind, excerpt, language }) => (
            <li key={path} lang={language}>
              <Heading className={styles.title}>
                <a href={path}>{title}</a>
                {hitKind === 'document' && <span className={styles.kind}> ({texts.document})</span>}
              </Heading>
              <p>
                {excerpt.map(({ text, isMatch }, i) =>
                  isMatch ? <mark key={i}>{text}</mark> : <span key={i}>{text}</span>,
                )}
              </p>
            </li>
          ))}
        </ol>
      )}
      {more !== null && <p>{more}</p>}
    </div>
  );
};
