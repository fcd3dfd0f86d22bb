import { useRef } from 'react';
import type { Props, Wired } from '../../../shared/element/contract';
import { defineElement } from '../../../shared/element/define';
import type { Light } from '../../../shared/element/light';
import type { Page } from '../../../shared/element/page';
import { textsOf } from '../../../shared/text/texts';
import { Alerts } from '../../../shared/ui/alerts';
import { waitingTexts } from '../account-texts';
import { CODE_FORM } from '../form-rules';
import { heedForms } from '../heed-forms';
import { payloadOf } from '../payload';
import { useJsonForm } from '../use-json-form';
import { codeOutcome } from './code-outcome';
import { protectedPage } from './protected-page.contract';
import styles from './protected-page.css';

interface Content {
  texts: { empty: string; fail: string; invalid: string } & ReturnType<typeof waitingTexts>;
}

function ProtectedPage({ host, emit, timeout, content }: Wired<typeof protectedPage, Content>) {
  const { texts } = content;
  const { empty } = texts;
  const slot = useRef<HTMLSlotElement>(null);

  const { said, below, isBusy } = useJsonForm(slot, {
    host,
    timeout,
    texts: { problems: { empty, match: '', length: '' }, field: empty },
    ruleOf: () => CODE_FORM,
    bodyOf: (_, fields) =>
      emit('wb-protected-page-send') ? payloadOf(fields, CODE_FORM.names) : undefined,
    read: (answer) => codeOutcome(answer, texts),
    succeeded() {
      emit('wb-protected-page-done');
      return { leave: { after: 0, go: () => location.reload() } };
    },
    failed: (_, { status, errors }) => emit('wb-protected-page-failed', { status, errors }),
  });

  return (
    <>
      <div className="box" aria-busy={isBusy}>
        <slot ref={slot} />
      </div>
      <div ref={below}>
        <Alerts {...said} />
      </div>
    </>
  );
}

function readContent(host: Light, page: Page, props: Props<typeof protectedPage>): Content {
  const text = textsOf(page);
  heedForms(protectedPage.tag, host, page, () => CODE_FORM);
  return {
    texts: {
      empty: props.empty || text('The field should not be empty!'),
      fail: props.fail || text('An error has occured!'),
      invalid: props.invalid || text('Please insert a valid code!'),
      ...waitingTexts(page, props),
    },
  };
}

defineElement(protectedPage, ProtectedPage, styles, { content: readContent });
