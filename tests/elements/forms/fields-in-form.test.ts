import { expect } from '@open-wc/testing';
import '../../../elements/forms/file-upload/file-upload';
import '../../../elements/forms/form/form';
import '../../../elements/forms/select/select';
import { until } from '../../support/test-element';
import { type FormServer, openServer } from './form-server';
import { closeServer } from '../../support/fake-server';
import { choose, fileOf, putForm, settled, texts, the } from './put-form';

let server: FormServer;
beforeEach(() => void (server = openServer()));
afterEach(() => closeServer());

const UPLOAD =
  '<wb-file-upload><label for="file">Drawing</label><input type="file" id="file" name="file" accept=".png"></wb-file-upload>';
const SELECT =
  '<wb-select><label for="topic">Topic</label><select id="topic" name="topic" required><option value="">Choose</option><option>Sizes</option></select></wb-select>';

const errors = () =>
  [...document.querySelectorAll('[data-wb-field-error]')].map((it) => it.textContent);

const chooseFile = (host: Element, name: string) => choose(the(host, '#file'), fileOf(name));

describe('A file upload in a form', () => {
  it('has what is wrong with its file said once, beside it, until it is right', async () => {
    const { host, button } = putForm(UPLOAD);
    await settled();
    chooseFile(host, 'plan.exe');
    await settled();
    button.click();
    await settled();
    expect(errors()).to.deep.equal(['Only files with the following extensions are allowed: .png']);
    expect(server.sent).to.deep.equal([]);
    chooseFile(host, 'plan.png');
    await until(() => errors().length === 0);
  });

  it('is sent with its file, and then empty', async () => {
    const { host, button } = putForm(UPLOAD);
    await settled();
    chooseFile(host, 'plan.png');
    await settled();
    button.click();
    await until(() => texts(host).length > 0);
    expect(server.sent).to.have.length(1);
    const shadow = the(host, 'wb-file-upload').shadowRoot!;
    await until(() => !shadow.querySelector('[part=file]'));
    expect(the<HTMLInputElement>(host, '#file').files).to.have.length(0);
    expect(the(host, '#file').ariaDisabled).to.equal(null);
  });
});

describe('A select in a form', () => {
  it('that is missing is gone to and called wrong; chosen, it is right and sent', async () => {
    const { host, button } = putForm(SELECT);
    await settled();
    const list = the(host, 'wb-select').shadowRoot!;
    const combobox = list.querySelector<HTMLElement>('[role=combobox]')!;
    button.click();
    await until(() => combobox.ariaInvalid === 'true');
    expect(errors()).to.have.length(1);
    expect(list.activeElement).to.equal(combobox);
    const id = combobox.getAttribute('aria-describedby')!;
    expect(list.getElementById(id)!.textContent).to.equal(errors()[0]);
    list.querySelector<HTMLElement>('[role=option]')!.click();
    await until(() => errors().length === 0 && combobox.ariaInvalid === null);
    button.click();
    await until(() => texts(host).length > 0);
    expect(server.sent).to.have.length(1);
    await until(() => combobox.textContent === 'Choose');
  });
});
