import { useId, useState } from 'react';
import { Select } from '../../components/select/select.tsx';
import styles from './product-hub.module.css';
import { productHubTexts } from './texts.ts';
import type { ProductHubProps } from './view.ts';

/** The categories in a grid; on phones one at a time, chosen in a dropdown. Without scripts, all of them are visible. */
export const HubCategories = ({
  title,
  categories,
}: Extract<ProductHubProps, { readonly kind: 'categories' }>) => {
  const id = useId();
  const [chosen, setChosen] = useState(0);
  return (
    <section className={styles.hub} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div className={styles.dropdown} data-scripted="">
        <Select
          label={productHubTexts.choose}
          options={categories.map(({ name }, i) => ({ value: String(i), label: name }))}
          defaultValue="0"
          onChange={({ currentTarget }) => setChosen(currentTarget.selectedIndex)}
        />
      </div>
      <ul className={styles.categories}>
        {categories.map(({ name, links }, i) => (
          <li key={name} className={styles.category} data-chosen={i === chosen}>
            <h3>{name}</h3>
            <ul>
              {links.map(({ text, href, isCurrent }) => (
                <li key={text}>
                  {href === null ? (
                    <span className={styles.missing}>{text}</span>
                  ) : (
                    <a className={styles.link} href={href} aria-current={isCurrent ? 'page' : undefined}>
                      {text}
                    </a>
                  )}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
};
