/** A phone number as the site writes it (specification, section 5), with its extension. */
const NUMBER = /(\b1-\d{3}-\d{3}-\d{4}(?: ext\. \d{1,6})?)/;

/** A text in which each phone number is a link that dials it. */
export const PhoneText = ({ text }: { text: string }) =>
  text.split(NUMBER).map((part, i) =>
    i % 2 === 0 ? (
      part
    ) : (
      <a key={i} href={`tel:+${part.replaceAll('-', '').replace(' ext. ', ';ext=')}`}>
        {part}
      </a>
    ),
  );
