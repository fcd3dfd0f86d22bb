import type { FileFacts } from '../../../shared/validation/file-limits';

/** One field of a form: a control, or the radio buttons or checkboxes of one name. */
export interface Field {
  name: string;
  /** The input's type; 'select' and 'textarea' for the others. */
  type: string;
  /** What its author calls it; empty when nothing does. */
  label: string;
  placeholder: string;
  required: boolean;
  /** What it holds: one text, or of a group and of a list with several choices the chosen ones. */
  values: readonly string[];
  /** Whether a visitor may choose several, or none. */
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

/** What the browser alone can tell of a control. */
export interface Verdict {
  /** Set for a field that is never checked: hidden or read-only. */
  isExempt: boolean;
  /** Something was typed that is no value, such as letters in a number field. */
  isUnreadable: boolean;
  /** It is no address of the kind the field asks for. */
  isMistyped: boolean;
  /** What else it says against the value; empty for nothing. */
  message: string;
}

/** A field as the server is told of it (spec 3). */
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
