import type { AskableDealer } from '../../../application/visitor/ask-dealer/ask-dealer-view.ts';
import { useServices } from '../../bindings/services.ts';
import type { CompanyId } from '../../../domain/dealer/company-id.ts';
import { Select } from '../../components/select/select.tsx';

/** The choice of the dealer that a form is for. Renders nothing without dealers. */
export const DealerChoice = ({
  dealers,
  selected,
  hint,
  onChoose,
}: {
  dealers: ReadonlyArray<AskableDealer>;
  selected: CompanyId | null;
  hint?: string | undefined;
  onChoose: (companyId: CompanyId) => void;
}) => {
  const services = useServices();
  // `dealerTexts` is only available with dealers.
  return dealers.length === 0 ? null : (
    <Select
      label={services.dealerTexts.dealer}
      hint={hint}
      name="companyId"
      options={dealers.map(({ companyId, name }) => ({ value: String(companyId), label: name }))}
      defaultValue={selected === null ? undefined : String(selected)}
      onChange={({ currentTarget: { value } }) => {
        const chosen = dealers.find(({ companyId }) => String(companyId) === value);
        if (chosen !== undefined) onChoose(chosen.companyId);
      }}
    />
  );
};
