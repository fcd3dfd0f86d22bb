import type { Light } from '../../../shared/content/light';
import type { Page } from '../../../shared/content/page';
import type { Props, Wired } from '../../../shared/contract/contract';
import type { Shape } from '../../../shared/contract/shape';
import { defineElement } from '../../../shared/element/define';
import { textsOf } from '../../../shared/foundation/texts';
import { FeedStates, type FeedTexts, feedTexts } from '../../../shared/react/feed/feed-states';
import { type Given, givenFeed } from '../given-feed';
import { moduleNotice } from '../module-notice';
import { Notice } from '../notice';
import { useData } from '../use-data';
import { readWords } from '../words';
import { ministryForm } from './ministry-form.contract';
import styles from './ministry-form.css';
import { FormField } from './form-field';

const shape = ministryForm.attributes.src.feed;
type Form = typeof shape extends Shape<infer T> ? T : never;

interface Content {
  notice: string;
  texts: FeedTexts;
  send: string;
  given: Given<Form> | undefined;
}

export function MinistryForm({
  src,
  formId,
  action,
  headingLevel,
  content,
}: Wired<typeof ministryForm, Content>) {
  const Heading = `h${headingLevel}` as 'h3';
  const feed = useData(src, content.given, shape);
  return (
    <>
      <Notice text={content.notice} />
      {feed.state !== 'content' && <slot />}
      {src && (
        <FeedStates feed={feed} texts={content.texts}>
          {({ title, text, fields }) => (
            <form className="form" part="form" method="post" action={action || undefined}>
              {title && (
                <Heading className="title" part="title">
                  {title}
                </Heading>
              )}
              {text && <p className="text">{text}</p>}
              {formId && <input type="hidden" name="form_id" value={formId} />}
              {fields.map((field, index) => (
                <FormField key={`${field.name} ${index}`} field={field} />
              ))}
              <button className="send" part="send">
                {content.send}
              </button>
            </form>
          )}
        </FeedStates>
      )}
    </>
  );
}

function readContent(host: Light, page: Page, props: Props<typeof ministryForm>): Content {
  const { admin } = readWords(host, page);
  return {
    notice: moduleNotice(host.tag, admin, page),
    texts: feedTexts(page),
    send: props.submitText || textsOf(page)('Send'),
    given: givenFeed(page, props.src, shape),
  };
}

defineElement(ministryForm, MinistryForm, styles, { content: readContent, looks: ['fields'] });
