import type { FileFacts } from '../file-limits';

/** One field of a form: a control, or the radio buttons or checkboxes of one name. */
export interface Field {
  name: string;
  /** The input's type; 'select' and 'textarea' for the others. */
  type: string;
  /** Its label; empty when it has none. */
  label: string;
  placeholder: string;
  required: boolean;
  /** The one value; for a group or a multiple select, the chosen values. */
  values: readonly string[];
  /** Whether a visitor may choose several values, or none. */
  isChoice: boolean;
  /** Limits of a number; null where none is written. */
  min: number | null;
  max: number | null;
  /** The native attribute; empty allows all. */
  pattern: string;
  files: readonly FileFacts[];
  /** Of a file, in MB. */
  maxSize: number;
  /** Of a file: the native attribute; empty allows all. */
  accept: string;
  browser: Verdict;
}

/** The validity that only the browser knows. */
export interface Verdict {
  /** Whether it is never checked, because it is hidden or read-only. */
  isExempt: boolean;
  /** Whether the typed text is not a value, such as letters in a number field. */
  isUnreadable: boolean;
  /** Whether the value is not an address of the field's type, such as email. */
  isMistyped: boolean;
  /** Any other error; empty for none. */
  message: string;
}

/** A field as it is sent to the server (spec 3). */
export type FieldRecord = {
  name: string;
  value: string;
  required: boolean;
  type: string;
  label: string;
  /** Of a file, in MB. */
  maxSize?: number;
  /** Of a file: the accept list as it is written. */
  extensions?: string;
};
