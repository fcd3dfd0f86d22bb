import type { Field, FieldRecord } from './field';

/** What the server is told of a form's fields (spec 3), in their order. */
export const recordsOf = (fields: readonly Field[]): FieldRecord[] => fields.map(recordOf);

function recordOf(field: Field): FieldRecord {
  const { name, type, required, label, placeholder, maxSize, accept } = field;
  const record = {
    name,
    value: valueOf(field),
    required,
    type,
    label: label || placeholder || name,
  };
  return type === 'file' ? { ...record, maxSize, extensions: accept } : record;
}

/** Chosen values joined with commas; a hidden field without a value takes its placeholder, else its label. */
function valueOf({ type, values, files, placeholder, label }: Field): string {
  if (type === 'file') return files.map(({ name }) => name).join(',');
  const value = values.join(',');
  return type === 'hidden' ? value || placeholder || label : value;
}
