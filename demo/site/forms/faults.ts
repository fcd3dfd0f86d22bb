import type { FieldPlan, FormPlan } from './form-plan';
import { fileFaults } from './file-faults';
import type { PostedFile } from '../request/read-form';
import { valueFault } from './value-fault';

export interface Filled {
  values: ReadonlyMap<string, string>;
  files: readonly PostedFile[];
}

/**
 * What is wrong with a filled form, one sentence each, in the order of its fields; what browsers
 * have checked already counts for nothing.
 * @param largestFile the site's own limit, in bytes
 */
export function faultsOf(
  { fields }: FormPlan,
  { values, files }: Filled,
  largestFile: number,
): string[] {
  return fields.flatMap((field) => {
    const own = files.filter((file) => file.field === field.name);
    const value = values.get(field.name) ?? '';
    const faults =
      field.kind === 'file' ? fileFaults(field, own, largestFile) : valueFaults(field, value);
    const isEmpty = field.kind === 'file' ? own.length === 0 : value.trim() === '';
    if (field.required && isEmpty) return [`Please fill in: ${field.label}`];
    return faults.map((fault) => `${field.label}: ${fault}`);
  });
}

function valueFaults(field: FieldPlan, value: string): string[] {
  const fault = value.trim() === '' ? undefined : valueFault(field, value.trim());
  return fault === undefined ? [] : [fault];
}
