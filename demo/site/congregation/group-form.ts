import type { FormPlan } from '../forms/form-plan';

/** With which visitors ask to be brought together with a group. */
export const groupForm: FormPlan = {
  title: 'Find a group',
  page: '/church/groups',
  sent: '/church/thanks',
  fields: [
    { kind: 'text', name: 'name', label: 'Your name', required: true },
    { kind: 'email', name: 'email', label: 'E-mail', required: true },
    {
      kind: 'choice',
      name: 'evening',
      label: 'When you have time',
      options: ['In the morning', 'In the evening', 'At the weekend'],
    },
    { kind: 'paragraph', name: 'message', label: 'What you are looking for', required: true },
  ],
};

/** A plan as wb-ministry-form reads it. */
export const formData = ({ title, fields }: FormPlan) => ({
  title,
  text: 'Tell us a little, and somebody of the group that fits will write to you.',
  fields: fields.map((field) => ({
    name: field.name,
    label: field.label,
    required: field.required ?? false,
    type: TYPES[field.kind] ?? 'text',
    ...(field.kind === 'choice' && { options: [...field.options] }),
  })),
});

const TYPES: Partial<Record<FormPlan['fields'][number]['kind'], string>> = {
  choice: 'select',
  date: 'date',
  email: 'email',
  number: 'number',
  paragraph: 'textarea',
  tel: 'tel',
};
