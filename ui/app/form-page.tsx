import type { ReactNode } from 'react';
import type { FormPageTexts } from '../../application/visitor/read-page/form-page-texts.ts';
import type { PageHead, SiteFacts } from '../../application/visitor/read-page/page-head.ts';
import { pageTitle } from '../../application/visitor/read-page/texts.ts';
import { useServices } from '../bindings/services.ts';
import { Icon } from '../components/icon/icon.tsx';
import styles from './form-page.module.css';

/** A page around one form: what it is for, the form, whom to call instead, and where others are served better. */
export const FormPage = ({
  heading,
  texts: { lead, callHeading, callLead, hours, elsewhere },
  children,
}: {
  heading: string;
  texts: FormPageTexts;
  children: ReactNode;
}) => {
  const { defaultPhone } = useServices().site;
  return (
    <div className={styles.page}>
      <div className={styles.words}>
        <h1>{heading}</h1>
        <p>{lead}</p>
      </div>
      <div className={styles.form}>{children}</div>
      <aside className={styles.beside} aria-labelledby="call">
        <div className={styles.call}>
          <h2 id="call">{callHeading}</h2>
          <p>
            {callLead}{' '}
            <a href={defaultPhone.address}>
              <Icon name="phone" size={20} />
              {defaultPhone.text}
            </a>
          </p>
          <p className={styles.hours}>{hours}</p>
        </div>
        {elsewhere !== undefined && (
          <div className={styles.elsewhere}>
            <h2>{elsewhere.heading}</h2>
            <p>{elsewhere.text}</p>
            <a href="/find-your-dealer/">
              {elsewhere.link}
              <Icon name="arrow-right" size={20} />
            </a>
          </div>
        )}
      </aside>
    </div>
  );
};

/** What the head of such a page says. */
export const formPageHead = (
  path: string,
  { title, description }: FormPageTexts,
  { brandName }: SiteFacts,
): PageHead => ({
  title: pageTitle(title, brandName),
  description: description(brandName),
  canonicalPath: path,
  isListed: true,
  structuredData: [],
});
