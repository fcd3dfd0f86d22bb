import type { ReactNode } from 'react';
import { Alerts } from '../../shared/ui/alerts';
import type { useJsonForm } from './use-json-form';

interface AccountFormProps {
  form: ReturnType<typeof useJsonForm>;
  /** The section in view, for the style sheet. */
  shown?: string;
  /** What stands below the author's form. */
  children?: ReactNode;
}

/** The author's form, and below it what came of sending it. */
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
