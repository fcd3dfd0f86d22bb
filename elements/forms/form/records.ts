import type { Field, FieldRecord } from './field';

/** The records that are sent to the server (spec 3), in the order of the fields. */
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

/** Joins chosen values with commas. An empty hidden field gets its placeholder, else its label. */
function valueOf({ type, values, files, placeholder, label }: Field): string {
  if (type === 'file') return files.map(({ name }) => name).join(',');
  const value = values.join(',');
  return type === 'hidden' ? value || placeholder || label : value;
}
