import type { SendRequestView } from '../../../application/visitor/send-request/send-request-view.ts';
import { formTexts } from '../../../application/visitor/send-request/texts.ts';
import type { FormField, LeadForm } from '../../../domain/lead/form.ts';
import { RadioGroup } from '../../components/radio-group/radio-group.tsx';
import { TextArea } from '../../components/text-area/text-area.tsx';
import { Select } from '../../components/select/select.tsx';
import { TextField } from '../../components/text-field/text-field.tsx';
import { Checkbox } from '../../components/checkbox/checkbox.tsx';
import { AddressField } from '../address-field/address-field.tsx';
import { ZipField } from '../zip-field/zip-field.tsx';
import { fieldId } from './problem-summary.tsx';
import { AUTOCOMPLETE_TOKENS } from './autocomplete-tokens.ts';

export interface FormControlProps {
  readonly form: LeadForm;
  readonly field: FormField;
  readonly view: SendRequestView;
  readonly days: { readonly first: string; readonly last: string };
  readonly onFill: (values: { readonly [field: string]: string }) => void;
}

/** One field of a form, rendered with the control that its definition names. */
export const FormControl = ({ form, field, view, days, onFill }: FormControlProps) => {
  const { name, label, control } = field;
  const { language } = form;
  const isHere = (each: { readonly field: string }) => each.field === name;
  const doubt = view.doubts.find(isHere);
  const question = doubt?.suggestion === null ? doubt : undefined;
  const texts = {
    id: fieldId(form, view, name),
    label,
    hint: question === undefined ? (view.hints[name] ?? field.hint) : formTexts[language].ifRight,
    error: (view.messages.find(isHere) ?? question)?.message,
    advice:
      doubt?.suggestion == null
        ? undefined
        : { text: doubt.message, onTake: () => onFill({ [name]: doubt.suggestion ?? '' }) },
    optional: view.optional.includes(name) ? formTexts[language].optional : undefined,
  };
  const defaultValue = view.values[name] ?? '';
  const autoComplete = AUTOCOMPLETE_TOKENS[name];
  switch (control.kind) {
    case 'line': {
      const line = { ...texts, name, type: control.type, autoComplete, defaultValue };
      return name === 'zip' ? (
        <ZipField {...line} onTake={(zip) => onFill({ zip })} />
      ) : (
        <TextField {...line} />
      );
    }
    case 'address':
      return (
        <AddressField
          texts={texts}
          name={name}
          language={language}
          autoComplete={autoComplete}
          defaultValue={defaultValue}
          onAddress={onFill}
        />
      );
    case 'select':
      return (
        <Select
          {...texts}
          name={name}
          options={control.options}
          prompt={control.prompt}
          autoComplete={autoComplete}
          defaultValue={defaultValue}
        />
      );
    case 'radio-group':
      return <RadioGroup {...texts} name={name} options={control.options} defaultValue={defaultValue} />;
    case 'text-area':
      return <TextArea {...texts} name={name} defaultValue={defaultValue} />;
    case 'checkbox':
      return (
        <Checkbox
          label={label}
          name={name}
          value={control.value}
          defaultChecked={defaultValue === control.value}
        />
      );
    case 'day':
      return (
        <TextField
          {...texts}
          name={name}
          type="date"
          min={view.firstVisit ?? days.first}
          max={days.last}
          defaultValue={defaultValue}
        />
      );
    case 'hidden':
      return <input type="hidden" name={name} defaultValue={defaultValue} />;
  }
};
