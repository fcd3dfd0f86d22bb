import type { ReactNode } from 'react';
import { Alerts } from '../../shared/react/alerts/alerts';
import type { useJsonForm } from './use-json-form';

interface AccountFormProps {
  form: ReturnType<typeof useJsonForm>;
  /** The shown section, for the style sheet. */
  shown?: string;
  /** Content below the author's form. */
  children?: ReactNode;
}

/** The author's form, and below it the result of sending it. */
export function AccountForm({ form, shown, children }: AccountFormProps) {
  const { slot, below, said, isBusy } = form;
  return (
    <>
      <div className="box" data-shown={shown} aria-busy={isBusy}>
        <slot ref={slot} />
        {children}
      </div>
      <div ref={below}>
        <Alerts {...said} />
      </div>
    </>
  );
}
