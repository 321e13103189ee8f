import { FileField } from '../../primitives/file-field/file-field.tsx';
import { Select } from '../../primitives/select/select.tsx';
import { TextArea } from '../../primitives/text-area/text-area.tsx';
import { TextField } from '../../primitives/text-field/text-field.tsx';
import type { FormField } from './form-fields.ts';

type FormControlProps = {
  field: FormField;
  defaultValue: string | undefined;
  error: string | undefined;
};

/** Renders the control for a field's kind. */
export function FormControl({ field, defaultValue, error }: FormControlProps) {
  const { name, label, hint, required } = field;
  const shared = { name, label, hint, required, error };
  switch (field.kind) {
    case 'select':
      return (
        <Select
          {...shared}
          defaultValue={defaultValue}
          options={field.options}
          placeholder={field.placeholder}
          autoComplete={field.autoComplete}
        />
      );
    case 'textarea':
      return (
        <TextArea
          {...shared}
          defaultValue={defaultValue}
          rows={field.rows}
          autoComplete={field.autoComplete}
        />
      );
    case 'files':
      return <FileField {...shared} max={field.max} prompt={field.prompt} />;
    default:
      return (
        <TextField
          {...shared}
          defaultValue={defaultValue}
          type={field.kind}
          hintOnError={field.hintOnError}
          autoComplete={field.autoComplete}
        />
      );
  }
}
