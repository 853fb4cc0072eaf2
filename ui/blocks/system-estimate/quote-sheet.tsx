import { useServices } from '../../bindings/services.ts';
import styles from './system-estimate.module.css';

/** On paper only: the questions for each dealer, and room for three quotes. */
export const QuoteSheet = () => {
  const { texts } = useServices().planSystem;
  return (
    <section className={styles.sheet} aria-hidden="true">
      <h2>{texts.quotes}</h2>
      <table>
        <thead>
          <tr>
            <td />
            {texts.quoteColumns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {texts.quoteRows.map((row) => (
            <tr key={row}>
              <th scope="row">{row}</th>
              {texts.quoteColumns.map((column) => (
                <td key={column} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <h3>{texts.questions}</h3>
      <ol>
        {texts.questionList.map((question) => (
          <li key={question}>{question}</li>
        ))}
      </ol>
    </section>
  );
};
