import type { Props, Wired } from '../../../shared/contract/contract';
import { defineElement } from '../../../shared/element/define';
import type { Light } from '../../../shared/content/light';
import type { Page } from '../../../shared/content/page';
import { textsOf } from '../../../shared/foundation/texts';
import { AccountForm } from '../account-form';
import { noAnswerTexts } from '../account-texts';
import { CODE_FORM } from '../form-rules';
import { payloadOf } from '../payload';
import { useJsonForm } from '../use-json-form';
import { warnOfForms } from '../warn-of-forms';
import { codeErrors, type CodeTexts, isServerFault } from './code-errors';
import { protectedPage } from './protected-page.contract';
import styles from './protected-page.css';

interface Content {
  texts: CodeTexts & { empty: string };
}

function ProtectedPage({ host, emit, timeout, content }: Wired<typeof protectedPage, Content>) {
  const { texts } = content;
  const { empty } = texts;
  const form = useJsonForm({
    host,
    timeout,
    texts: { problems: { empty, match: '', length: '' }, field: empty },
    ruleOf: () => CODE_FORM,
    bodyOf: (_, fields) =>
      emit('wb-protected-page-send') ? payloadOf(fields, CODE_FORM.names) : undefined,
    errorsOf: (outcome) => codeErrors(outcome, texts),
    isFault: isServerFault,
    onSuccess() {
      emit('wb-protected-page-done');
      return { leave: { after: 0, go: () => location.reload() } };
    },
    onFailure: (_, failure) => emit('wb-protected-page-failed', failure),
  });
  return <AccountForm form={form} />;
}

function readContent(host: Light, page: Page, props: Props<typeof protectedPage>): Content {
  const text = textsOf(page);
  warnOfForms(protectedPage.tag, host, page, () => CODE_FORM);
  return {
    texts: {
      empty: props.empty || text('The field should not be empty!'),
      fail: props.fail || text('An error has occured!'),
      invalid: props.invalid || text('Please insert a valid code!'),
      ...noAnswerTexts(page, props),
    },
  };
}

defineElement(protectedPage, ProtectedPage, styles, { content: readContent, looks: ['fields'] });
