import type { ChooseDealerView } from '../../../application/visitor/ask-dealer/choose-dealer.ts';
import type { DealerTexts } from '../../../application/visitor/dealer-texts/english.ts';
import type { CompanyId } from '../../../domain/dealer/company-id.ts';
import { useServices } from '../../bindings/services.ts';
import { Select } from '../../components/select/select.tsx';

type Choice = Pick<ChooseDealerView, 'dealers' | 'selected'> &
  Partial<Pick<ChooseDealerView, 'missingFrom' | 'zipcode'>>;

/** The choice of the dealer that a form is for. Renders nothing without dealers. */
export const DealerChoice = ({
  choice,
  onChoose,
}: {
  choice: Choice;
  onChoose: (companyId: CompanyId) => void;
}) => {
  const services = useServices();
  const { dealers, selected } = choice;
  // `dealerTexts` is only available with dealers.
  return dealers.length === 0 ? null : (
    <Select
      label={services.dealerTexts.dealer}
      hint={hintFor(choice, services.dealerTexts)}
      name="companyId"
      options={dealers.map(({ companyId, name }) => ({ value: String(companyId), label: name }))}
      {...(selected === null && { prompt: services.dealerTexts.chooseDealer })}
      defaultValue={selected === null ? undefined : String(selected.companyId)}
      onChange={({ currentTarget: { value } }) => {
        const chosen = dealers.find(({ companyId }) => String(companyId) === value);
        if (chosen !== undefined) onChoose(chosen.companyId);
      }}
    />
  );
};

const hintFor = (
  { selected, missingFrom = null, zipcode = '' }: Choice,
  { outsideArea, notListed }: DealerTexts,
): string | undefined => {
  switch (missingFrom) {
    case null:
      return undefined;
    case 'area':
      return zipcode === '' ? undefined : outsideArea(selected?.name ?? '', zipcode);
    case 'everywhere':
      return notListed(zipcode);
  }
};
