import Form from '@rjsf/core';
import type { IChangeEvent } from '@rjsf/core';
import type {
  MultiSchemaFieldTemplateProps,
  RJSFSchema,
  RJSFValidationError,
  UiSchema,
  ValidatorType,
} from '@rjsf/utils';
import { createPrecompiledValidator } from '@rjsf/validator-ajv8';
import type { ValidatorFunctions } from '@rjsf/validator-ajv8';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { readAttributes, writeAttributes } from './attributes';
import type { ElementSchema, Values } from './attributes';

interface InspectorProps {
  element: Element;
  schema: ElementSchema;
  validator: ValidatorType<Values>;
  /** Hears of every change that the element has taken. */
  onWritten: () => void;
}

/** A form drawn from the element's schema. What fits goes into its attributes; what does not is said. */
function Inspector({ element, schema, validator, onWritten }: InspectorProps) {
  const [values, setValues] = useState(() => readAttributes(element, schema));

  function change({ formData = {}, errors }: IChangeEvent<Values>) {
    setValues(formData);
    if (errors.length > 0) return;
    writeAttributes(element, schema, formData);
    onWritten();
  }

  return (
    <Form
      schema={schema as RJSFSchema}
      uiSchema={appearanceOf(schema)}
      templates={{ MultiSchemaFieldTemplate: Kinds }}
      validator={validator}
      formData={values}
      onChange={change}
      transformErrors={worded}
      liveValidate="onChange"
      showErrorList={false}
      noHtml5Validate
    />
  );
}

/** What may be of several kinds has a control for the kind, with a name, before the one for its value. */
const Kinds = ({ selector, optionSchemaField }: MultiSchemaFieldTemplateProps) => (
  <>
    <label>Kind {selector}</label>
    {optionSchemaField}
  </>
);

/** The page names itself, nothing is sent, and an amount has its unit beside it. */
const appearanceOf = (schema: ElementSchema): UiSchema<Values> => ({
  'ui:title': '',
  'ui:description': '',
  'ui:submitButtonOptions': { norender: true },
  ...Object.fromEntries(
    Object.entries(schema.properties).map(([name, { title, 'x-unit': unit }]) => [
      name,
      unit ? { 'ui:title': `${title}, in ${unit}` } : {},
    ]),
  ),
});

/** What is wrong, in words a site owner would use. */
function worded(errors: RJSFValidationError[]): RJSFValidationError[] {
  return errors.map((error) => {
    const { limit } = (error.params ?? {}) as { limit?: number };
    const sentences: Record<string, string> = {
      minimum: `Take ${limit} or more.`,
      maximum: `Take ${limit} or less.`,
      pattern: 'Take an address of http, https, mailto, tel or of this site.',
      format:
        'This is no whole address; spaces and letters of other scripts are written as %20 is.',
    };
    return { ...error, message: sentences[error.name ?? ''] ?? error.message };
  });
}

/** Draws the form of the element that the page is about, beside the HTML to copy. */
export function showForm(schema: ElementSchema, functions: ValidatorFunctions): void {
  const element = document.querySelector(`[data-stage] ${schema.title}`)!;
  const validator = createPrecompiledValidator<Values>(functions, schema as RJSFSchema);
  const showMarkup = () => {
    document.querySelector('[data-markup]')!.textContent = markupOf(element, schema);
  };
  showMarkup();
  createRoot(document.querySelector('[data-form]')!).render(
    <Inspector element={element} schema={schema} validator={validator} onWritten={showMarkup} />,
  );
}

/** The opening tag as an author would write it now. */
function markupOf(element: Element, schema: ElementSchema): string {
  const copy = element.cloneNode() as Element;
  for (const { name } of [...copy.attributes]) {
    if (!(name in schema.properties)) copy.removeAttribute(name);
  }
  return new XMLSerializer()
    .serializeToString(copy)
    .replace(/ xmlns="[^"]*"/, '')
    .replace(/(\/>|><\/[\w-]+>)$/, '>')
    .replace(/ ([\w-]+)=""/g, ' $1')
    .trim();
}
